import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { isCalled, membersOf } from '../account/in-scope.ts'
import type { Scope } from '../scope.ts'
import { calledBy } from './line.ts'

export interface OwnerChoice {
  readonly id: string
  readonly name: string
  readonly username: string
  /** Who stands directly above; empty without one. */
  readonly team: string
}

const MOST = 50
/** Who can own a line: an account that works, no wall and no one who waits for approval. */
const works = sql`m.status = 1`

/** Members of the scope that lines may be handed to, by part of an account or a name. */
export const readOwnerChoices = async (tx: Tx, scope: Scope, keyword: string): Promise<OwnerChoice[]> => {
  const { rows } = await sql<OwnerChoice>`
    select m.id::text as id, ${calledBy('m')} as name, m.username, ${calledBy('up')} as team
    from member m
    left join member_closure t on t.descendant_id = m.id and t.depth = 1
    left join member up on up.id = t.ancestor_id
    where ${membersOf(scope)} and m.company_id = ${scope.company_id} and ${works}
      and ${isCalled(keyword)}
    order by m.id limit ${MOST}`.execute(tx)
  return rows
}

/** Whether a member of this number may get lines of the scope. */
export const isOwnerChoice = async (tx: Tx, scope: Scope, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from member m where ${membersOf(scope)} and m.company_id = ${scope.company_id} and ${works}
      and m.id::text = ${id}`.execute(tx)
  return rows.length > 0
}
