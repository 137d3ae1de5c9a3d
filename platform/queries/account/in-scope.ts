import { type RawBuilder, sql } from 'kysely'
import type { PreviewAccount } from '../../../shared/areas/permissions/api.ts'
import type { Tx } from '../../db/tables.ts'
import { type PageQuestion, readPage } from '../page.ts'
import type { Scope } from '../scope.ts'
import { holds } from '../words.ts'

/** Condition on `member m`: everyone of the company, or the own subtree. Accounts that were deleted are in no scope. */
export const membersOf = (scope: Scope): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`m.deleted_t is null and m.company_id = ${scope.company_id}`
    : sql`m.deleted_t is null and m.id in (
        select descendant_id from member_closure where ancestor_id = ${scope.member_id})`

/** Condition on `member m`: the word is part of the account or the name. */
export const isCalled = (word: string): RawBuilder<unknown> => holds(sql`m.username || ' ' || m.membername`, word)

/** A page of the accounts of a scope, `viewer` first, and how many there are; `keyword` is part of an account or a name. */
export const readMembersIn = (tx: Tx, scope: Scope, viewer: number, question: PageQuestion) =>
  readPage<PreviewAccount>(
    tx,
    {
      columns: sql`m.id::text as id, m.username, m.membername, m.status`,
      from: sql`from member m where ${membersOf(scope)} and ${isCalled(question.keyword)}`,
      order: sql`m.id <> ${viewer}, m.id`,
    },
    question,
  )

/** The number of the account with this id when it is in the scope, else null. */
export const memberIn = async (tx: Tx, scope: Scope, id: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m where ${membersOf(scope)} and m.id::text = ${id}`.execute(tx)
  return rows[0]?.id ?? null
}
