import { sql, type Updateable } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import { companyState, ENDING_S } from '../../../shared/areas/operations/states.ts'
import type { CompanyTable, Tx } from '../../db/tables.ts'
import { isOperating } from '../account/operator.ts'
import type { Scope } from '../scope.ts'
import { takesSeat } from '../staff/staff.ts'

type Moment = ReturnType<typeof sql>

/** State of `company c` at a moment. */
export const stateOfCompany = (now: Moment) => sql<number>`(case when c.expire_t <= ${now}
  then ${sql.lit(companyState.ended)} else ${sql.lit(companyState.standing)} end)`

/** Whether the term of `company c` stands and ends soon. */
export const isEnding = (now: Moment) =>
  sql<boolean>`(c.expire_t is not null and c.expire_t > ${now} and c.expire_t <= ${now} + ${sql.lit(ENDING_S)})`

/** Accounts of `company c` that take a seat. */
export const seatsTaken = sql<number>`
  (select count(*)::int from member m where m.company_id = c.id and m.deleted_t is null and ${takesSeat})`

export interface HeldCompany {
  readonly id: number
  readonly name: string
  readonly zone: string
  readonly seats: number
  readonly taken: number
  readonly expire_t: number | null
  readonly mask_names: boolean
  readonly state: number
}

/** A company, for an operator, held until the transaction ends. */
export const holdTenant = async (tx: Tx, scope: Scope, id: string, now: number): Promise<HeldCompany | undefined> => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<HeldCompany>`
    select c.id, c.name, c.time_zone as zone, c.seats, ${seatsTaken} as taken, c.expire_t, c.mask_names,
      ${stateOfCompany(sql`${now}::bigint`)} as state
    from company c where ${isOperating(scope)} and c.id = ${id}::bigint for no key update of c`.execute(tx)
  return rows[0]
}

export const setTenant = async (
  tx: Tx,
  id: number,
  values: Pick<Updateable<CompanyTable>, 'seats' | 'expire_t' | 'mask_names'>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('company')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}
