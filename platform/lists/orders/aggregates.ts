import { sql } from 'kysely'
import { ADJUSTMENT, settlementStatuses } from '../../../shared/areas/orders/enums.ts'
import { recordOf } from '../../../shared/keys.ts'
import type { ListQuery } from '../../../shared/lists/list.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../../queries/view.ts'
import { boundOfDays, eachDaySums, sumsOf } from '../../sums/read.ts'
import type { Dim } from '../../sums/shape.ts'
import type { Conditions, Summary } from '../source.ts'
import { type Days, wholeDays } from '../whole-days.ts'

const filterDims: Readonly<Record<string, Dim>> = {
  region: 'region',
  shop: 'shop',
  creator: 'creator',
  content_type: 'content',
}

const names = [
  'gmv_amt',
  'net_amt',
  'orders',
  'sku_orders',
  'lines',
  'items',
  'est_commission_amt',
  'est_partner_amt',
  'pending_amt',
  'ineligible_lines',
  'ineligible_amt',
  'refund_amt',
  'est_standard_amt',
  'est_shop_ads_amt',
  'act_standard_amt',
  'act_shop_ads_amt',
  'act_bonus_amt',
  'act_partner_amt',
  'pending_lines',
  'settled_lines',
  'adjustment_lines',
  'ours_amt',
] as const
type Aggregate = Readonly<Record<(typeof names)[number], number>>
const nothing = recordOf(names, () => 0)
const both = (a: Aggregate, b: Aggregate, sign: 1 | -1 = 1): Aggregate =>
  recordOf(names, (name) => a[name] + sign * b[name])

interface DimValue {
  readonly dim: Dim
  readonly id: string
}
const total: DimValue = { dim: 'total', id: '' }
const ofStatus = (status: string | number): DimValue => ({ dim: 'status', id: String(status) })

const SALES = 'sales'
const everyStatus = settlementStatuses.join(',')

/** The kept sums of one value of a dimension, of some days or (null) of all time. */
const readAggregate = async (tx: Tx, view: View, { dim, id }: DimValue, days: Days | null): Promise<Aggregate> => {
  const scope = view.scope.text
  const isKeptWhole = days === null && (dim === 'total' || dim === 'status')
  const from = isKeptWhole
    ? sql`rollup r where ${sumsOf({ scope, grain: 'all', bucket: 0, dim, id })}`
    : eachDaySums({
        scope,
        from: sql`greatest(${days?.from ?? null}::int, ${boundOfDays('min', scope)})`,
        to: sql`least(${days?.to ?? null}::int, ${boundOfDays('max', scope)})`,
        dim,
        id,
      })
  const { rows } = await sql<Aggregate>`
    select ${sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(`r.${name}`)}), 0) as ${sql.ref(name)}`))}
    from ${from}`.execute(tx)
  return rows[0] ?? nothing
}

/** The kept sums of one value of a dimension, of the lines that have no payment. */
const readUnpaid = async (tx: Tx, view: View, { dim, id }: DimValue): Promise<Aggregate> => {
  const { rows } = await sql<Aggregate>`
    select ${sql.join(names.map((name) => sql.ref(name)))} from rollup r
    where ${sumsOf({ scope: view.scope.text, grain: 'unpaid', bucket: 0, dim, id })}`.execute(tx)
  return rows[0] ?? nothing
}

/** What the kept sums can answer of a filter: the values of `dim`, on `days` (null: at any time, also without payment). */
export interface AggregateQuestion {
  readonly dim: DimValue
  /** One, or `sales`: all of them, which leaves adjustments out; null: not asked. */
  readonly status: string | null
  readonly days: Days | null
}

/** Null when the filter asks for more than one dimension or for something that is not kept. */
export const aggregateQuestion = (view: View, query: ListQuery, conditions: Conditions): AggregateQuestion | null => {
  let dim = total
  let status: string | null = null
  let days: Days | null | undefined = null
  for (const [name, { only }] of conditions) {
    const asked = filterDims[name]
    if (name === 'period') days = query.filters.date_type === 'paid' ? wholeDays(view, query.filters) : undefined
    else if (name === 'settlement_status' && only !== undefined) status = only
    else if (name === 'settlement_status' && query.filters[name] === everyStatus) status = SALES
    else if (asked !== undefined && only !== undefined && dim === total) dim = { dim: asked, id: only }
    else return null
  }
  return days === undefined || (status !== null && dim !== total) ? null : { dim, status, days }
}

/** The summary of the lines that a question is about. Metrics count paid lines only; totals and tabs count every line. */
export const readAggregateSummary = async (
  tx: Tx,
  view: View,
  { dim, status, days }: AggregateQuestion,
): Promise<Summary> => {
  const read = async (
    of: DimValue,
  ): Promise<{ readonly paid: Aggregate; readonly all: Aggregate; readonly unpaid: Aggregate }> => {
    const paid = await readAggregate(tx, view, of, days)
    // A line without a payment lies in no period of payment.
    const unpaid = days === null ? await readUnpaid(tx, view, of) : nothing
    return { paid, unpaid, all: both(paid, unpaid) }
  }
  const whole = await read(dim)
  const chosen = async () => {
    if (status === null) return whole
    if (status !== SALES) return read(ofStatus(status))
    const { paid, all } = await read(ofStatus(ADJUSTMENT))
    return { paid: both(whole.paid, paid, -1), all: both(whole.all, all, -1) }
  }
  const { paid, all } = await chosen()
  return {
    total: all.lines + all.adjustment_lines,
    kpi: {
      M03: paid.orders,
      M04: paid.sku_orders,
      M05: paid.items,
      M01: paid.gmv_amt,
      M02: paid.net_amt,
      M08: paid.est_commission_amt,
      actual: paid.act_standard_amt + paid.act_shop_ads_amt + paid.act_bonus_amt,
      M10: paid.pending_amt,
      M11_OURS: paid.ours_amt,
      ineligible: paid.ineligible_amt,
    },
    totals: {
      quantity: all.items,
      pay_amount: all.gmv_amt,
      est_commission: paid.est_commission_amt,
      act_commission: all.act_standard_amt + all.act_shop_ads_amt + all.act_bonus_amt,
      est_standard: all.est_standard_amt,
      est_shop_ads: all.est_shop_ads_amt,
      est_bonus: all.est_commission_amt - all.est_standard_amt - all.est_shop_ads_amt,
      est_partner: all.est_partner_amt,
      act_standard: all.act_standard_amt,
      act_shop_ads: all.act_shop_ads_amt,
      act_bonus: all.act_bonus_amt,
      act_partner: all.act_partner_amt,
      refund_amount: all.refund_amt,
      our_commission: paid.ours_amt,
    },
    tabs: {
      // Of those without a payment, what is not ineligible waits for it; of the others, it is frozen.
      0: whole.unpaid.lines - whole.unpaid.ineligible_lines,
      1: whole.paid.pending_lines,
      2: whole.paid.settled_lines,
      3: whole.all.ineligible_lines,
      4: whole.paid.lines - whole.paid.pending_lines - whole.paid.settled_lines - whole.paid.ineligible_lines,
      [ADJUSTMENT]: whole.all.adjustment_lines,
    },
  }
}
