import { type RawBuilder, sql } from 'kysely'
import type { PreviewAccount } from '../../../shared/api/privilege.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'

/** Condition on `member m`: everyone of the company, or the own subtree. Accounts that were deleted are in no scope. */
export const membersOf = (scope: Scope): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`m.deleted_t is null and m.company_id = ${scope.company_id}`
    : sql`m.deleted_t is null and m.id in (
        select descendant_id from member_closure where ancestor_id = ${scope.member_id})`

export interface MemberQuestion {
  readonly page: number
  readonly limit: number
  /** Part of an account or a name; empty: every one. */
  readonly keyword: string
}

/** A page of the accounts of a scope, `viewer` first, and how many there are. */
export const readMembersIn = async (
  tx: Tx,
  scope: Scope,
  viewer: number,
  { page, limit, keyword }: MemberQuestion,
): Promise<{ list: PreviewAccount[]; total: number }> => {
  const fits = sql`${membersOf(scope)} and strpos(lower(m.username || ' ' || m.membername), lower(${keyword})) > 0`
  const { rows } = await sql<PreviewAccount>`
    select m.id::text as id, m.username, m.membername, m.status from member m where ${fits}
    order by m.id <> ${viewer}, m.id limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  const count = await sql<{ total: number }>`select count(*) as total from member m where ${fits}`.execute(tx)
  return { list: rows, total: count.rows[0]?.total ?? 0 }
}

/** The number of the account with this id when it is in the scope, else null. */
export const memberIn = async (tx: Tx, scope: Scope, id: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m where ${membersOf(scope)} and m.id::text = ${id}`.execute(tx)
  return rows[0]?.id ?? null
}
