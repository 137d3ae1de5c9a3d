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

/** The same of a member by its alias; without a company whoever has nobody above. */
const isHead = (alias: string): RawBuilder<unknown> =>
  sql`(${sql.raw(companyHead.replaceAll('m.', `${alias}.`))} or ${sql.ref(`${alias}.company_id`)} = 0
    and ${sql.ref(`${alias}.manager_id`)} is null)`

/**
 * Condition on `member m`: it stands directly under the member of a member scope; of a company under a head of it, or under
 * nobody without being one, whatever it may do itself.
 */
export const isLeading = ({ company_id, member_id }: Scope): RawBuilder<unknown> => sql`m.company_id = ${company_id}
  and m.deleted_t is null and ${
    member_id === null
      ? sql`not ${isHead('m')} and not exists (
          select from member_closure c join member a on a.id = c.ancestor_id
          where c.descendant_id = m.id and c.depth = 1 and not ${isHead('a')})`
      : sql`exists (select from member_closure c
          where c.descendant_id = m.id and c.depth = 1 and c.ancestor_id = ${member_id})`
  }`

/** Condition on a member's id: it heads one of the scope's teams, and the team has members. */
export const isTeamHead = (scope: Scope, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`${id} in (
  select m.id from member m where ${isLeading(scope)}
    and exists (select from member_closure b where b.ancestor_id = m.id and b.depth > 0))`

/** The heads of a scope's teams, those without members too. */
export const readLeaders = async (db: Db, scope: Scope): Promise<readonly Leader[]> => {
  const { rows } = await sql<Leader>`
    select m.id, coalesce(nullif(m.membername, ''), m.username) as name,
      (select count(*) from member_closure b join member d on d.id = b.descendant_id
       where b.ancestor_id = m.id and b.depth > 0 and d.status <> 2) as members
    from member m where ${isLeading(scope)} order by m.id`.execute(db)
  return rows
}
