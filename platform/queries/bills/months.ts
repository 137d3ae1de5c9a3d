import { sql } from 'kysely'
import { billState, PAY_CURRENCY } from '../../../shared/areas/bills/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { billsOf } from './scope.ts'

const MONTHS = 12

interface Month {
  readonly period: string
  readonly bill_type: number
  readonly amt: number | null
}

/**
 * Income of the viewer's bills by month and kind, oldest first, of the last months that have any; void ones and those that were
 * carried over left out, for their lines stand in another one. Of several currencies in yuan at the bills' own rates, null
 * where one has none.
 */
export const readBillMonths = async (tx: Tx, scope: Scope) => {
  const { rows } = await sql<Month & { one: string; several: boolean }>`
    with ranked as (
      select b.*, dense_rank() over (order by b.period desc) as month from bill b
      where ${billsOf(scope)} and b.status not in (${sql.lit(billState.void)}, ${sql.lit(billState.carried)})
    ), b as (select * from ranked where month <= ${sql.lit(MONTHS)}
    ), of as (select min(currency) as one, min(currency) <> max(currency) as several from b)
    select b.period, b.bill_type, of.one, of.several, (case when not of.several then sum(b.income_amt)
      when bool_and(b.fx_minor is not null) then sum(round(b.income_amt * b.fx_minor)) end)::bigint as amt
    from b cross join of group by b.period, b.bill_type, of.one, of.several order by b.period, b.bill_type`.execute(tx)
  const [first] = rows
  const currency = first && !first.several ? first.one : PAY_CURRENCY
  return { currency, months: rows.map(({ period, bill_type, amt }) => ({ period, bill_type, amt })) }
}
