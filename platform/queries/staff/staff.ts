import { type RawBuilder, sql } from 'kysely'
import { staffState } from '../../../shared/areas/staff/states.ts'
import type { Tx } from '../../db/tables.ts'
import { membersOf } from '../account/in-scope.ts'
import type { Scope } from '../scope.ts'

const { active, screen, disabled } = staffState

/** Condition on `member m`: it takes one of its company's seats. */
export const takesSeat = sql<boolean>`m.status in (${sql.lit(active)}, ${sql.lit(screen)})`

/** Of `member m`: 1 a person's account, 2 a wall's, also while it is disabled. */
export const accountKind: RawBuilder<number> = sql`
  case when ${sql.lit(screen)} in (m.status, case when m.status = ${sql.lit(disabled)} then m.disabled_status end)
    then 2 else 1 end`

/** Seats and tree of a company are one writer's at a time: it is held before its accounts. */
export const holdCompany = (tx: Tx, company_id: number): Promise<{ readonly seats: number }> =>
  tx.selectFrom('company').select('seats').where('id', '=', company_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** An account of a viewer's scope, held with its company until the transaction ends. */
export interface HeldStaff {
  readonly id: number
  readonly company_id: number
  readonly username: string
  readonly membername: string
  readonly status: number
  readonly account_kind: number
}

export const holdStaff = async (tx: Tx, scope: Scope, id: string): Promise<HeldStaff | undefined> => {
  await holdCompany(tx, scope.company_id)
  const { rows } = await sql<HeldStaff>`
    select m.id, m.company_id, m.username, m.membername, m.status, ${accountKind} as account_kind
    from member m where ${membersOf(scope)} and m.id::text = ${id} for update`.execute(tx)
  return rows[0]
}

/** Whether another account of the company, which is held, may become active; without a company everyone may. */
export const hasSeat = async (tx: Tx, company_id: number): Promise<boolean> => {
  if (company_id === 0) return true
  const { seats } = await holdCompany(tx, company_id)
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from member m
    where m.company_id = ${company_id} and m.deleted_t is null and ${takesSeat}`.execute(tx)
  return (rows[0]?.taken ?? 0) < seats
}

/** A disabled account remembers what it was. */
export const setStaffState = async (
  tx: Tx,
  { id, status }: Pick<HeldStaff, 'id' | 'status'>,
  to: number,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('member')
    .set({ status: to, update_time: now, ...(to === disabled ? { disabled_status: status } : {}) })
    .where('id', '=', id)
    .execute()
}

export const readAccountKind = async (tx: Tx, id: number): Promise<number | undefined> => {
  const { rows } = await sql<{ kind: number }>`select ${accountKind} as kind from member m where m.id = ${id}`.execute(
    tx,
  )
  return rows[0]?.kind
}
