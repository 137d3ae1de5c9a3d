import { sql } from 'kysely'
import { ADJUSTMENT, settlementStatuses } from '../../../shared/areas/orders/enums.ts'
import { recordOf } from '../../../shared/keys.ts'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { isSale, linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { boundOfDays, eachDaySums, sumsOf } from '../../sums/read.ts'
import type { Dim } from '../../sums/shape.ts'
import type { Conditions, Sql, Summary } from '../source.ts'
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

/** A query of the ids of creators. */
export type Creators = Sql

const total: DimValue = { dim: 'total', id: '' }
const ofStatus = (status: string | number): DimValue => ({ dim: 'status', id: String(status) })

const SALES = 'sales'
const everyStatus = settlementStatuses.join(',')

/** For the sums of each day: some days, or (null) all of which the scope has sums. */
const daysIn = ({ scope: { text } }: View, days: Days | null) => ({
  scope: text,
  from: sql`greatest(${days?.from ?? null}::int, ${boundOfDays('min', text)})`,
  to: sql`least(${days?.to ?? null}::int, ${boundOfDays('max', text)})`,
})

/** The kept sums of one value of a dimension, of some days or (null) of all time. */
const readAggregate = async (tx: Tx, view: View, { dim, id }: DimValue, days: Days | null): Promise<Aggregate> => {
  const scope = view.scope.text
  const isKeptWhole = days === null && (dim === 'total' || dim === 'status')
  const from = isKeptWhole
    ? sql`rollup r where ${sumsOf({ scope, grain: 'all', bucket: 0, dim, id })}`
    : eachDaySums({ ...daysIn(view, days), dim, id })
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

const summed = sql.join(
  names.map((name) => sql`coalesce(sum(${sql.ref(`r.${name}`)}) filter (where r.is_asked), 0) as ${sql.ref(name)}`),
)

/**
 * The kept sums of some creators together, of some days or (null) of all time; null where an order has lines of several
 * creators, or of one and of none: it would count for each of them.
 */
const readOfCreators = async (tx: Tx, view: View, creators: Creators, days: Days | null): Promise<Aggregate | null> => {
  const { scope, clock } = view
  const inDays = days
    ? sql`and l.paid_t >= ${dayStart(clock, days.from)} and l.paid_t < ${dayStart(clock, days.to + 1)}`
    : sql``
  const { rows } = await sql<Aggregate & { every: number; every_sku: number; none: number; none_sku: number }>`
    select ${summed}, coalesce(sum(r.orders), 0) as every, coalesce(sum(r.sku_orders), 0) as every_sku, none.*
    from (select count(distinct l.order_id) as none, count(distinct (l.order_id, l.sku_id)) as none_sku
      from affiliate_order_line l
      where ${linesOf(scope)} and l.creator_id = '' and l.paid_t is not null and ${isSale} ${inDays}) none
    left join (
      select r.*, r.dim_id in (${creators}) as is_asked from ${eachDaySums({ ...daysIn(view, days), dim: 'creator' })}) r on true
    group by none.none, none.none_sku`.execute(tx)
  const [found] = rows
  const whole = await readAggregate(tx, view, total, days)
  if (!found) return nothing
  const { every, every_sku, none, none_sku, ...sums } = found
  return every + none === whole.orders && every_sku + none_sku === whole.sku_orders ? sums : null
}

/** Of those of their lines that have no payment. */
const readUnpaidOfCreators = async (tx: Tx, { scope }: View, creators: Creators): Promise<Aggregate> => {
  const { rows } = await sql<Aggregate>`
    select ${summed} from (
      select r.*, r.dim_id in (${creators}) as is_asked from rollup r
      where ${sumsOf({ scope: scope.text, grain: 'unpaid', bucket: 0, dim: 'creator' })}) r`.execute(tx)
  return rows[0] ?? nothing
}

/** The summary of the lines of some creators that a question is about; null where what is kept does not say it. */
export const readCreatorsSummary = async (
  tx: Tx,
  view: View,
  { dim, status, days }: AggregateQuestion,
  creators: Creators,
): Promise<Summary | null> => {
  if (dim !== total || status !== null) return null
  const paid = await readOfCreators(tx, view, creators, days)
  if (!paid) return null
  const unpaid = days === null ? await readUnpaidOfCreators(tx, view, creators) : nothing
  const whole = partsOf(paid, unpaid)
  return summaryOf(whole, whole)
}

interface Parts {
  readonly paid: Aggregate
  readonly unpaid: Aggregate
  readonly all: Aggregate
}
const partsOf = (paid: Aggregate, unpaid: Aggregate): Parts => ({ paid, unpaid, all: both(paid, unpaid) })

/** The summary of the lines that a question is about. Metrics count paid lines only; totals and tabs count every line. */
export const readAggregateSummary = async (
  tx: Tx,
  view: View,
  { dim, status, days }: AggregateQuestion,
): Promise<Summary> => {
  const read = async (of: DimValue): Promise<Parts> => {
    const paid = await readAggregate(tx, view, of, days)
    // A line without a payment lies in no period of payment.
    return partsOf(paid, days === null ? await readUnpaid(tx, view, of) : nothing)
  }
  const whole = await read(dim)
  const chosen = async () => {
    if (status === null) return whole
    if (status !== SALES) return read(ofStatus(status))
    const { paid, all } = await read(ofStatus(ADJUSTMENT))
    return { paid: both(whole.paid, paid, -1), all: both(whole.all, all, -1) }
  }
  return summaryOf(await chosen(), whole)
}

/** @param whole the same whatever the tab */
const summaryOf = ({ paid, all }: Pick<Parts, 'paid' | 'all'>, whole: Parts): Summary => {
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
