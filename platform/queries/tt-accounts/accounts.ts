import { sql } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import { ttAccountState } from '../../../shared/areas/tt-accounts/states.ts'
import type { Tx } from '../../db/tables.ts'
import { readAndHold } from '../one-row.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `tt_account t`: of the viewer, of somebody below, or of anyone of the company that it sees. */
export const ttAccountsOf = (scope: Scope) =>
  sql<boolean>`(t.company_id = ${scope.company_id} and ${ownMember(scope, sql`t.member_id`)})`

export interface HeldAccount {
  readonly id: number
  readonly company_id: number
  readonly member_id: number
  readonly creator_id: string
  readonly name: string
  readonly note: string
  readonly state: number
}

/** A followed account of the viewer's scope. */
export const { read: readAccount, hold: holdAccount } = readAndHold(
  't',
  async (lock, tx: Tx, scope: Scope, id: string) => {
    if (!isRowId(id)) return undefined
    const { rows } = await sql<HeldAccount>`
    select t.id, t.company_id, t.member_id, t.creator_id, c.username as name, t.note, t.state
    from tt_account t join spy_creator c using (creator_id)
    where ${ttAccountsOf(scope)} and t.id = ${id}::bigint ${lock}`.execute(tx)
    return rows[0]
  },
)

export const setAccount = async (
  tx: Tx,
  id: number,
  values: { readonly state?: number; readonly note?: string },
  now: number,
): Promise<void> => {
  await tx
    .updateTable('tt_account')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** The account of the market with that handle; undefined: nobody knows it. */
export const findMarketAccount = async (tx: Tx, handle: string): Promise<string | undefined> => {
  const { rows } = await sql<{ creator_id: string }>`
    select c.creator_id from spy_creator c where lower(c.username) = ${handle} order by c.followers desc limit 1`.execute(
    tx,
  )
  return rows[0]?.creator_id
}

/** How many others a member follows; the member is held, so that two at once cannot pass the limit together. */
export const countOthers = async (tx: Tx, member_id: number, creator_id: string): Promise<number> => {
  await sql`select from member m where m.id = ${member_id} for no key update`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from tt_account t where t.member_id = ${member_id} and t.state = ${sql.lit(ttAccountState.followed)}
      and t.creator_id <> ${creator_id}`.execute(tx)
  return rows[0]?.n ?? 0
}

interface NewAccount {
  readonly company_id: number
  readonly member_id: number
  readonly creator_id: string
}

/** Follows an account, again if it was put away. @returns its id */
export const followAccount = async (
  tx: Tx,
  { company_id, member_id, creator_id }: NewAccount,
  now: number,
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into tt_account (company_id, member_id, creator_id, add_time, update_time)
    values (${company_id}, ${member_id}, ${creator_id}, ${now}, ${now})
    on conflict (member_id, creator_id) do update
      set state = ${sql.lit(ttAccountState.followed)}, update_time = ${now}
    returning id::text as id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('an account without a row')
  return made.id
}
