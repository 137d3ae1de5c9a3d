import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { ORDER_LOCK } from '../ingest/transaction.ts'
import { dueSums, openSplits, sameSplit, untilMonth } from './open-splits.ts'

interface Counted {
  readonly id: number
  readonly company_id: number
  readonly member_id: number
  readonly bill_type: number
  /** `YYYY-MM`. */
  readonly period: string
}

/**
 * Takes all lines out of a bill: what was in it is open again and goes into whichever bill counts next. Orders of the company
 * wait until the transaction ends.
 */
export const releaseLines = async (tx: Tx, { id, company_id }: Pick<Counted, 'id' | 'company_id'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(ORDER_LOCK)}, ${company_id}::int)`.execute(tx)
  await sql`
    with gone as (delete from bill_line where bill_id = ${id} returning *)
    update commission_split s set state = 1 from gone where gone.kind = 1 and s.state = 2 and ${sameSplit('gone')}`.execute(
    tx,
  )
}

/**
 * Counts the lines of a bill anew from the shares as they stand.
 * @param adjust_amt what it was adjusted by in all, and what the one before carried over
 * @returns what it comes to, minor units; it may be below zero
 */
export const recountBill = async (
  tx: Tx,
  bill: Counted,
  { adjust_amt, tax_amt }: { readonly adjust_amt: number; readonly tax_amt: number },
  now: number,
): Promise<number> => {
  const { id, company_id, member_id, bill_type, period } = bill
  await releaseLines(tx, bill)
  const { rows } = await sql<{ income_amt: number }>`
    with due as materialized (
      select * from (${openSplits(company_id, member_id)}) open
      where amt <> 0 and bill_type = ${bill_type} and ${untilMonth(period)}
    ), lines as (
      insert into bill_line (bill_id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt)
      select ${id}::bigint, company_id, order_id, sku_id, content_id, n, role, level, kind, amt from due
    ), marked as (
      update commission_split s set state = 2 from due d where d.kind = 1 and ${sameSplit('d')}
    )
    update bill b set orders = k.orders, commission_amt = k.commission_amt, deduction_amt = k.deduction_amt,
      adjust_amt = ${adjust_amt}::bigint, tax_amt = ${tax_amt}::bigint,
      income_amt = k.commission_amt - k.deduction_amt + ${adjust_amt}::bigint - ${tax_amt}::bigint,
      update_time = ${now}::bigint
    from (select ${dueSums} from due) k where b.id = ${id} returning b.income_amt`.execute(tx)
  return rows[0]?.income_amt ?? 0
}
