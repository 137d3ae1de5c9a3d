import { sql } from 'kysely'
import type { HandlerInput } from '../../../shared/api/endpoint.ts'
import type { Bill, financeApi } from '../../../shared/api/finance.ts'
import { currencyDecimals } from '../../../shared/format/number.ts'
import type { Tx } from '../../db/tables.ts'

type Question = HandlerInput<typeof financeApi.list>

interface Row extends Omit<Bill, 'commission_total' | 'deduction' | 'incomeTotal'> {
  readonly commission_amt: number
  readonly deduction_amt: number
  readonly income_amt: number
}

const billOf = ({ commission_amt, deduction_amt, income_amt, ...row }: Row): Bill => {
  const decimal = (amt: number): number => amt / 10 ** currencyDecimals(row.currency)
  return {
    ...row,
    commission_total: decimal(commission_amt),
    deduction: decimal(deduction_amt),
    incomeTotal: decimal(income_amt),
  }
}

/** A page of a member's own bills, newest first, and how many there are; `keyword` is part of a bill's number. */
export const readBills = async (
  tx: Tx,
  member_id: number,
  { page, limit, keyword, id, status }: Question,
): Promise<{ list: Bill[]; total: number }> => {
  const fits = sql`member_id = ${member_id} and strpos(bill_no, upper(${keyword})) > 0
    ${id === undefined ? sql`` : sql`and id::text = ${id}`} ${status === undefined ? sql`` : sql`and status = ${status}`}`
  const { rows } = await sql<Row>`
    select id::text as id, bill_no, period, bill_type, orders, currency, status, reject_reason, add_time,
      confirm_deadline_t as confirm_deadline, commission_amt, deduction_amt, income_amt
    from bill where ${fits}
    order by period desc, add_time desc, bill.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  const count = await sql<{ total: number }>`select count(*) as total from bill where ${fits}`.execute(tx)
  return { list: rows.map(billOf), total: count.rows[0]?.total ?? 0 }
}
