import { sql, type Updateable } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import type { Tx } from '../../db/tables.ts'
import type { BillTable } from '../../db/tables-messages.ts'
import { companyHead } from '../leaders.ts'
import type { Scope } from '../scope.ts'
import { billsOf, confirmsItself } from './scope.ts'

export interface HeldBill {
  readonly id: number
  readonly bill_no: string
  readonly company_id: number
  readonly member_id: number
  readonly bill_type: number
  readonly period: string
  readonly currency: string
  readonly state: number
  readonly income_amt: number
  readonly tax_amt: number
  readonly adjust_amt: number
  readonly fx_rate: number | null
  readonly payee_name: string
  readonly bankname: string
  readonly bank_sealed: string | null
  readonly bank_last4: string
  readonly invoice_no: string
  readonly auto_confirm: boolean
}

const columns = sql`b.id, b.bill_no, b.company_id, b.member_id, b.bill_type, b.period, b.currency, b.status as state,
  b.income_amt, b.tax_amt, b.adjust_amt, b.fx_rate::float8 as fx_rate, b.payee_name, b.bankname, b.bank_sealed,
  b.bank_last4, b.invoice_no, ${confirmsItself} as auto_confirm`

/** A bill that the viewer sees, held until the transaction ends. */
export const holdBill = async (tx: Tx, scope: Scope, id: string): Promise<HeldBill | undefined> => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<HeldBill>`
    select ${columns} from bill b where b.id = ${id}::bigint and ${billsOf(scope)} for no key update of b`.execute(tx)
  return rows[0]
}

export interface CalledBill {
  readonly id: string
  readonly bill_no: string
  readonly member_id: number
  readonly status: number
  readonly pay_serial: string
}

/** The bills of some numbers that the viewer sees, held until the transaction ends. */
export const holdBillsCalled = async (
  tx: Tx,
  scope: Scope,
  numbers: readonly string[],
): Promise<readonly CalledBill[]> => {
  const { rows } = await sql<CalledBill>`
    select b.id::text as id, b.bill_no, b.member_id, b.status, b.pay_serial from bill b
    where b.bill_no = any(${[...numbers]}::text[]) and ${billsOf(scope)} order by b.id for no key update of b`.execute(
    tx,
  )
  return rows
}

type Values = Omit<Updateable<BillTable>, 'id' | 'bill_no' | 'company_id' | 'member_id' | 'update_time'>

export const setBill = async (tx: Tx, id: number, values: Values, now: number): Promise<void> => {
  await tx
    .updateTable('bill')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

type People = Readonly<Record<'holder' | 'reviewer', number | null>>

/**
 * Whose some bills are, and who is told that they wait for review: the head of the company, or an operator of the platform
 * where there is none or the bill is its own.
 */
export const readBillPeople = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, People>> => {
  const { rows } = await sql<People & { id: string }>`
    select b.id::text as id, b.member_id as holder, coalesce(
      (select min(m.id) from member m where m.company_id = b.company_id and ${sql.raw(companyHead)} and m.status = 1
        and m.deleted_t is null and m.id <> b.member_id),
      (select min(o.id) from member o where o.operator and o.deleted_t is null and o.id <> b.member_id)) as reviewer
    from bill b where b.id = any(${ids.filter(isRowId)}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...people }) => [id, people]))
}

/** Of some order ids those that no line of a bill has. */
export const readUnbilled = async (tx: Tx, bill_id: number, orders: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select o.order_id from unnest(${[...orders]}::text[]) as o(order_id)
    where not exists (select from bill_line k where k.bill_id = ${bill_id} and k.order_id = o.order_id)`.execute(tx)
  return rows.map(({ order_id }) => order_id)
}
