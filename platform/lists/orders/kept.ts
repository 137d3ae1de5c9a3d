import { sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { dims } from '../../queries/facts.ts'
import type { View } from '../../queries/view.ts'
import type { Conditions, Sql, Summary } from '../source.ts'

const STATUS_DIM = 6
const filterDims: Readonly<Record<string, number>> = {
  region: dims.region,
  shop: dims.shop,
  creator: dims.creator,
  content_type: dims.content,
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
  'refund_amt',
  'est_standard_amt',
  'est_shop_ads_amt',
  'act_standard_amt',
  'act_shop_ads_amt',
  'act_bonus_amt',
  'act_partner_amt',
  'pending_lines',
  'settled_lines',
] as const
type Kept = Readonly<Record<(typeof names)[number], number>>

interface Dim {
  readonly dim: number
  readonly id: string
}
const total: Dim = { dim: 0, id: '' }

/** Business days, both included. */
interface Days {
  readonly from: number
  readonly to: number
}

/** The kept sums of one value of a dimension, of some days or (null) of all time. */
const readKept = async (tx: Tx, view: View, { dim, id }: Dim, days: Days | null): Promise<Kept> => {
  const of = sql`r.scope = ${view.scope.text} and r.dim = ${dim} and r.dim_id = ${id}`
  const isKeptWhole = days === null && (dim === 0 || dim === STATUS_DIM)
  const end = (which: 'min' | 'max'): Sql =>
    sql`(select ${sql.raw(which)}(bucket) from rollup where scope = ${view.scope.text} and grain = 1)`
  // Day by day: each is one look-up by key, where a range of days would go through all of their products and creators.
  const from = isKeptWhole
    ? sql`rollup r where ${of} and r.grain = 0 and r.bucket = 0`
    : sql`generate_series(greatest(${days?.from ?? null}::int, ${end('min')}), least(${days?.to ?? null}::int, ${end('max')})) as d(day)
        cross join lateral (select * from rollup r where ${of} and r.grain = 1 and r.bucket = d.day offset 0) r`
  const { rows } = await sql<Kept>`
    select ${sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(`r.${name}`)}), 0) as ${sql.ref(name)}`))}
    from ${from}`.execute(tx)
  return rows[0] ?? (Object.fromEntries(names.map((name) => [name, 0])) as Kept)
}

/** The whole business days of a period of payment; undefined when it is not made of such. */
const wholeDays = (
  { clock, now }: View,
  { date_type, start_time, end_time }: ListQuery['filters'],
): Days | undefined => {
  if (date_type !== 'paid') return undefined
  const from = dayNumber(clock, Number(start_time ?? 0))
  const to = dayNumber(clock, Number(end_time ?? now + 400 * 86_400))
  const starts = start_time === undefined || dayStart(clock, from) === start_time
  const ends = end_time === undefined || dayStart(clock, to) === end_time
  return starts && ends ? { from, to: to - 1 } : undefined
}

/** What the kept sums can answer of a filter: the values of `dim`, on `days` (null: at any time, also without payment). */
export interface KeptQuestion {
  readonly dim: Dim
  readonly status: string | null
  readonly days: Days | null
}

/** Null when the filter asks for more than one dimension or for something that is not kept. */
export const keptQuestion = (view: View, query: ListQuery, conditions: Conditions): KeptQuestion | null => {
  let dim = total
  let status: string | null = null
  let days: Days | null | undefined = null
  for (const [name, { only }] of conditions) {
    const asked = filterDims[name]
    if (name === 'period') days = wholeDays(view, query.filters)
    else if (name === 'settlement_status' && only !== undefined) status = only
    else if (asked !== undefined && only !== undefined && dim === total) dim = { dim: asked, id: only }
    else return null
  }
  return days === undefined || (status !== null && dim !== total) ? null : { dim, status, days }
}

/** The summary of the paid lines that a question is about. */
export const readKeptSummary = async (tx: Tx, view: View, { dim, status, days }: KeptQuestion): Promise<Summary> => {
  const all = await readKept(tx, view, dim, days)
  const r = status === null ? all : await readKept(tx, view, { dim: STATUS_DIM, id: status }, days)
  return {
    total: r.lines,
    kpi: {
      M03: r.orders,
      M04: r.sku_orders,
      M05: r.items,
      M01: r.gmv_amt,
      M02: r.net_amt,
      M08: r.est_commission_amt,
      M09: r.act_standard_amt + r.act_shop_ads_amt + r.act_bonus_amt,
      M10: r.pending_amt,
    },
    totals: {
      quantity: r.items,
      pay_amount: r.gmv_amt,
      est_standard: r.est_standard_amt,
      est_shop_ads: r.est_shop_ads_amt,
      est_bonus: r.est_commission_amt - r.est_standard_amt - r.est_shop_ads_amt,
      est_partner: r.est_partner_amt,
      act_standard: r.act_standard_amt,
      act_shop_ads: r.act_shop_ads_amt,
      act_bonus: r.act_bonus_amt,
      act_partner: r.act_partner_amt,
      refund_amount: r.refund_amt,
    },
    tabs: {
      0: 0,
      1: all.pending_lines,
      2: all.settled_lines,
      3: all.ineligible_lines,
      4: all.lines - all.pending_lines - all.settled_lines - all.ineligible_lines,
    },
  }
}
