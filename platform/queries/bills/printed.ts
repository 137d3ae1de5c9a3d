import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'
import { billsOf } from './scope.ts'

/** What a printed bill says beside its sums; times Unix seconds, null: not yet. */
export interface PrintedBill {
  readonly company: string
  readonly holder: string
  readonly bill_type: number
  readonly payee_name: string
  readonly bankname: string
  readonly bank_last4: string
  readonly invoice_no: string
  readonly pay_serial: string
  readonly add_time: number
  readonly confirmed_t: number | null
  readonly paid_t: number | null
}

export const readPrintedBill = async (tx: Tx, scope: Scope, id: string): Promise<PrintedBill | undefined> => {
  const { rows } = await sql<PrintedBill>`
    select c.name as company, ${calledBy('m')} as holder, b.bill_type, b.payee_name, b.bankname, b.bank_last4,
      b.invoice_no, b.pay_serial, b.add_time, b.confirmed_t, b.paid_t
    from bill b join member m on m.id = b.member_id join company c on c.id = b.company_id
    where b.id = ${id}::bigint and ${billsOf(scope)}`.execute(tx)
  return rows[0]
}
