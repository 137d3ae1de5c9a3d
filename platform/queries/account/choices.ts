import { sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import type { membersApi } from '../../../shared/api/members.ts'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'
import { isCalled, membersOf } from './in-scope.ts'

/** Members of one reading at most. */
export const MOST_CHOICES = 50
/** Who can be given work: an account that works, no wall and no one who waits for approval. */
const works = sql`m.status = 1`

/** Members of the scope that can be chosen, by part of an account or a name, or the one of an id; those behind the id `after`. */
export const readMemberChoices = async (
  tx: Tx,
  scope: Scope,
  { keyword, id, cutters }: Omit<HandlerInput<typeof membersApi.choices>, 'opens'>,
  after = 0,
): Promise<CallData<typeof membersApi.choices>['list']> => {
  const { rows } = await sql<CallData<typeof membersApi.choices>['list'][number]>`
    select m.id::text as id, ${calledBy('m')} as name, m.username, ${calledBy('up')} as team
    from member m
    left join member_closure t on t.descendant_id = m.id and t.depth = 1
    left join member up on up.id = t.ancestor_id
    where ${membersOf(scope)} and m.company_id = ${scope.company_id} and ${works} and m.id > ${after}
      ${cutters === undefined ? sql`` : sql`and m.is_film_cutter`}
      and ${id === undefined ? isCalled(keyword) : sql`m.id::text = ${id}`}
    order by m.id limit ${MOST_CHOICES}`.execute(tx)
  return rows
}

/** Whether a member of this number can be chosen. */
export const isMemberChoice = async (tx: Tx, scope: Scope, id: string): Promise<boolean> =>
  (await readMemberChoices(tx, scope, { keyword: '', id })).length > 0
