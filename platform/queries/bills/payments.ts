import { sql } from 'kysely'
import { billState } from '../../../shared/areas/bills/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { billsOf, viewerOf } from './scope.ts'

export interface Payment {
  readonly id: number
  readonly bill_no: string
  readonly member_id: number
  readonly payee_name: string
  readonly bankname: string
  readonly bank_sealed: string
  readonly currency: string
  readonly income_amt: number
  /** In fen; null: nobody told a rate. */
  readonly pay_amt: number | null
  readonly period: string
}

/** Bills of others that wait for the money, as the viewer sees them. */
export const readPayments = async (tx: Tx, scope: Scope): Promise<readonly Payment[]> => {
  const { rows } = await sql<Payment>`
    select b.id, b.bill_no, b.member_id, b.payee_name, b.bankname, b.bank_sealed, b.currency, b.income_amt,
      round(b.income_amt * b.fx_minor)::bigint as pay_amt, b.period
    from bill b where b.status = ${sql.lit(billState.toPay)} and b.bank_sealed is not null
      and b.member_id <> ${viewerOf(scope)}::bigint and ${billsOf(scope)}
    order by b.id`.execute(tx)
  return rows
}
