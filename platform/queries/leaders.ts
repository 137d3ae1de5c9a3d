import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { Scope } from './scope.ts'

/**
 * Condition on `member m` as text: the head of a company, who is in no owner path: sums and target of that scope are the
 * company's. A leader who sees the company but stands below someone leads a team like any other.
 */
export const companyHead = 'm.company_id > 0 and m.manager_id is null and m.privilege_id > 0'

export interface Leader {
  readonly id: number
  readonly name: string
  /** Everyone below, the leader and who awaits approval not counted. */
  readonly members: number
}

/** Condition on the link `c` of a member to the one right above: that one is the scope's member, or a top of the company's tree. */
const underTop = (scope: Scope): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`not exists (select from member_closure t where t.descendant_id = c.ancestor_id and t.depth > 0)`
    : sql`c.ancestor_id = ${scope.member_id}`

/** Condition on a member's id: it heads one of the scope's teams, and the team has members. */
export const isTeamHead = (scope: Scope, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`${id} in (
  select m.id from member_closure c join member m on m.id = c.descendant_id
  where c.depth = 1 and m.company_id = ${scope.company_id} and m.deleted_t is null and ${underTop(scope)}
    and exists (select from member_closure b where b.ancestor_id = m.id and b.depth > 0))`

/**
 * The heads of a scope's teams: directly under the member of a member scope, or under a top of the company's tree
 * (a member with nobody above).
 */
export const readLeaders = async (db: Db, scope: Scope): Promise<readonly Leader[]> => {
  const { rows } = await sql<Leader>`
    select m.id, coalesce(nullif(m.membername, ''), m.username) as name,
      (select count(*) from member_closure b join member d on d.id = b.descendant_id
       where b.ancestor_id = m.id and b.depth > 0 and d.status <> 2) as members
    from member_closure c join member m on m.id = c.descendant_id
    where c.depth = 1 and m.company_id = ${scope.company_id} and m.deleted_t is null and ${underTop(scope)}
    order by m.id`.execute(db)
  return rows
}
