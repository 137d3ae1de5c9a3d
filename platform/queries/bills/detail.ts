import { sql } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import type { BillDetail } from '../../../shared/areas/bills/api.ts'
import { billLineKind, billState, PAY_CURRENCY } from '../../../shared/areas/bills/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { billsOf, viewerOf } from './scope.ts'

/** Deductions that a page shows. */
const MOST = 20

type Sums = Omit<BillDetail, 'carried' | 'adjustments' | 'deductions' | 'pay_currency' | 'bill_amt'>

const readSums = async (tx: Tx, scope: Scope, id: string): Promise<Sums | undefined> => {
  const { rows } = await sql<Sums>`
    select b.id::text as id, b.bill_no, b.period, b.currency, b.status, b.commission_amt, b.deduction_amt, b.adjust_amt,
      b.tax_amt, b.income_amt, b.fx_rate::float8 as fx_rate, round(b.income_amt * b.fx_minor)::bigint as pay_amt, b.disputed,
      (b.status = ${billState.toConfirm} and b.member_id = ${viewerOf(scope)}::bigint) is true as may_dispute,
      (coalesce((select sum(k.amt) from bill_line k where k.bill_id = b.id), 0) + b.adjust_amt)::bigint as lines_amt
    from bill b where b.id = ${id}::bigint and ${billsOf(scope)}`.execute(tx)
  return rows[0]
}

const readAdjustments = async (tx: Tx, id: string): Promise<BillDetail['adjustments']> => {
  const { rows } = await sql<BillDetail['adjustments'][number]>`
    select amt, note, add_time as time from bill_adjust where bill_id = ${id}::bigint order by id`.execute(tx)
  return rows
}

const readDeductions = async (tx: Tx, id: string): Promise<BillDetail['deductions']> => {
  const { rows } = await sql<BillDetail['deductions'][number]>`
    select k.order_id, coalesce(p.title, '') as product, k.amt
    from bill_line k
    left join affiliate_order_line l using (company_id, order_id, sku_id, content_id, n)
    left join product p on p.company_id = l.company_id and p.product_id = l.product_id
    where k.bill_id = ${id}::bigint and k.kind = ${sql.lit(billLineKind.clawback)}
    order by k.amt, k.order_id limit ${MOST}`.execute(tx)
  return rows
}

/** The bill before, when it was carried over: the last one of the kind that is not void. */
const readCarried = async (tx: Tx, id: string): Promise<BillDetail['carried']> => {
  const { rows } = await sql<{ bill_no: string; amt: number; status: number }>`
    select k.bill_no, k.income_amt as amt, k.status from bill b join bill k on k.member_id = b.member_id
      and k.bill_type = b.bill_type and k.period < b.period and k.status <> 6
    where b.id = ${id}::bigint order by k.period desc limit 1`.execute(tx)
  const [before] = rows
  return before?.status === 7 ? { bill_no: before.bill_no, amt: before.amt } : null
}

/** A bill of the viewer's scope with what its sums are made of; undefined when there is none. */
export const readBillDetail = async (tx: Tx, scope: Scope, id: string): Promise<BillDetail | undefined> => {
  const sums = isRowId(id) ? await readSums(tx, scope, id) : undefined
  if (!sums) return undefined
  return {
    ...sums,
    bill_amt: sums.income_amt + sums.tax_amt,
    pay_currency: PAY_CURRENCY,
    carried: await readCarried(tx, id),
    adjustments: await readAdjustments(tx, id),
    deductions: await readDeductions(tx, id),
  }
}
