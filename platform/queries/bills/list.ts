import { sql } from 'kysely'
import type { HandlerInput } from '../../../shared/api/endpoint.ts'
import type { Bill, financeApi } from '../../../shared/areas/bills/api.ts'
import { currencyDecimals } from '../../../shared/format/number.ts'
import type { Tx } from '../../db/tables.ts'
import { readPage } from '../page.ts'

type Question = HandlerInput<typeof financeApi.list>

interface Row extends Omit<Bill, 'commission_total' | 'deduction' | 'incomeTotal'> {
  readonly commission_amt: number
  readonly deduction_amt: number
}

const billOf = ({ commission_amt, deduction_amt, ...row }: Row): Bill => {
  const decimal = (amt: number): number => amt / 10 ** currencyDecimals(row.currency)
  return {
    ...row,
    commission_total: decimal(commission_amt),
    deduction: decimal(deduction_amt),
    incomeTotal: decimal(row.income_amt),
  }
}

/** A page of a member's own bills, newest first, and how many there are; `keyword` is part of a bill's number. */
export const readBills = async (
  tx: Tx,
  member_id: number,
  question: Question,
): Promise<{ list: Bill[]; total: number }> => {
  const { keyword, id, status } = question
  const fits = sql`member_id = ${member_id} and strpos(bill_no, upper(${keyword})) > 0
    ${id === undefined ? sql`` : sql`and id::text = ${id}`} ${status === undefined ? sql`` : sql`and status = ${status}`}`
  const { list, total } = await readPage<Row>(
    tx,
    {
      columns: sql`id::text as id, bill_no, period, bill_type, orders, currency, status, reject_reason, add_time,
        confirm_deadline_t as confirm_deadline, commission_amt, deduction_amt, income_amt`,
      from: sql`from bill where ${fits}`,
      order: sql`period desc, add_time desc, bill.id desc`,
    },
    question,
  )
  return { list: list.map(billOf), total }
}
