import { sql } from 'kysely'
import { ADJUSTMENT, settlementStatuses } from '../../../shared/areas/orders/enums.ts'
import { orderList } from '../../../shared/areas/orders/list.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import type { Tx } from '../../db/tables.ts'
import { oursOfLine } from '../../queries/orders/ours.ts'
import { isSale } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { rowsOf } from '../build.ts'
import { tabsApart } from '../conditions.ts'
import type { Conditions, RowsSource, Sql, Summary } from '../source.ts'
import { earned } from './columns.ts'

/** Sums over the lines of the filter, by the list's fields. */
const totalsOf = (ours: Sql): Readonly<Record<string, Sql>> => ({
  quantity: sql`l.quantity`,
  pay_amount: sql`l.pay_amt`,
  est_commission: earned.est,
  act_commission: earned.act,
  est_standard: sql`l.est_standard_amt`,
  est_shop_ads: sql`l.est_shop_ads_amt`,
  est_bonus: sql`l.est_bonus_amt`,
  est_partner: sql`l.est_partner_amt`,
  act_standard: sql`l.act_standard_amt`,
  act_shop_ads: sql`l.act_shop_ads_amt`,
  act_bonus: sql`l.act_bonus_amt`,
  act_partner: sql`l.act_partner_amt`,
  refund_amount: sql`l.refund_amt`,
  our_commission: sql`case when l.paid_t is not null then ${ours} end`,
})

/** What the list says above itself that is no metric of the catalogue, whatever its days are. */
type OwnFigure = 'actual' | 'ineligible'

/** Sums over paid lines. */
const kpiOf = (ours: Sql) =>
  ({
    M05: sql`l.quantity`,
    M01: sql`l.pay_amt`,
    M02: sql`case when l.settlement_status <> 3 then l.pay_amt - l.refund_amt end`,
    M08: earned.est,
    M11_OURS: ours,
    M10: sql`case when l.settlement_status = 1 then ${earned.est} end`,
    actual: sql`case when l.settlement_status = 2 then ${earned.act} end`,
    ineligible: sql`case when l.settlement_status = 3 then ${earned.est} end`,
  }) satisfies Partial<Record<MetricId | OwnFigure, Sql>>

/** Rows by their state: the tabs, and the adjustments, which stand in none but among all (OR11). */
const counted = [...settlementStatuses, ADJUSTMENT]
const tabName = (status: number): string => `tab_${status}`

interface Asked {
  readonly view: View
  readonly where: Sql
  /** The chosen tabs; they are no condition of `where`, for the counts of all stand beside each other. */
  readonly inTab: Sql
}

const readSums = async (tx: Tx, { view, where, inTab }: Asked): Promise<Readonly<Record<string, number>>> => {
  const ours = sql`(${oursOfLine(view.scope)})`
  const sums = [
    ...Object.entries(totalsOf(ours)).map(([name, of]) => ({ name, of: sql`sum(${of}) filter (where ${inTab})` })),
    ...Object.entries(kpiOf(ours)).map(([name, of]) => ({
      name,
      of: sql`sum(${of}) filter (where ${inTab} and l.paid_t is not null)`,
    })),
    ...counted.map((status) => ({
      name: tabName(status),
      of: sql`count(*) filter (where l.settlement_status = ${status})`,
    })),
    { name: 'total', of: sql`count(*) filter (where ${inTab})` },
  ]
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(sums.map(({ name, of }) => sql`coalesce(${of}, 0) as ${sql.ref(name)}`))} ${where}`.execute(tx)
  return rows[0] ?? {}
}

/** Paid orders and their SKUs: a group for each SKU of an order costs less than counting distinct pairs. */
const readCounts = async (tx: Tx, { where, inTab }: Asked): Promise<Readonly<Record<'M03' | 'M04', number>>> => {
  const { rows } = await sql<{ M03: number; M04: number }>`
    select count(*) as "M03", coalesce(sum(skus), 0) as "M04" from (
      select count(*) as skus from (
        select l.order_id, l.sku_id ${where} and ${inTab} and l.paid_t is not null and ${isSale} group by l.order_id, l.sku_id) s
      group by order_id) o`.execute(tx)
  return rows[0] ?? { M03: 0, M04: 0 }
}

/**
 * The same of the orders and SKUs that would be gone without the lines of `rest`: all of theirs are such.
 * @param asked rows of all lines, those of `rest` and the others
 */
const readGone = async (
  tx: Tx,
  { where, inTab }: Asked,
  rest: Sql,
  orders: Sql,
): Promise<Record<'M03' | 'M04', number>> => {
  const { rows } = await sql<{ M03: number; M04: number }>`
    select count(*) filter (where gone) as "M03", coalesce(sum(skus), 0) as "M04" from (
      select bool_and(gone) as gone, count(*) filter (where gone) as skus from (
        select l.order_id, l.sku_id, bool_and(${rest}) as gone ${where} and ${inTab} and l.paid_t is not null and ${isSale}
          and l.order_id in (${orders}) group by l.order_id, l.sku_id) s
      group by order_id) o`.execute(tx)
  return rows[0] ?? { M03: 0, M04: 0 }
}

const figures = ['M03', 'M04', 'M05', 'M01', 'M02', 'M08', 'M10', 'M11_OURS', 'actual', 'ineligible'] as const

const summaryOf = (found: Readonly<Record<string, number>>): Summary => {
  const at = (name: string): number => found[name] ?? 0
  return {
    total: at('total'),
    kpi: Object.fromEntries(figures.map((id) => [id, at(id)])),
    totals: Object.fromEntries(orderList.totals.map((name) => [name, at(name)])),
    tabs: Object.fromEntries(counted.map((status) => [String(status), at(tabName(status))])),
  }
}

const askedOf = (view: View, source: RowsSource, conditions: Conditions): Asked => {
  const tab = conditions.get('settlement_status')
  const { others, inTab } = tabsApart(conditions, 'settlement_status')
  return { view, where: rowsOf(source, view, others, tab ? [tab] : []), inTab }
}

/**
 * The summary of all lines that meet `conditions`, added up line by line. Metrics count paid lines only, as everywhere, of
 * adjustments what came back; totals and tabs count every line.
 */
export const sumLines = async (tx: Tx, view: View, source: RowsSource, conditions: Conditions): Promise<Summary> => {
  const asked = askedOf(view, source, conditions)
  return summaryOf({ ...(await readSums(tx, asked)), ...(await readCounts(tx, asked)) })
}

const less = <Of extends Readonly<Record<string, number | null>>>(whole: Of, part: Of): Of => ({
  ...whole,
  ...Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, (value ?? 0) - (part[name] ?? 0)])),
})

/**
 * `whole`, the summary of the lines of `source` that meet `conditions`, without those that `rest` names: few, so that they are
 * added up in place of all others. An order or SKU that has other lines too stays.
 */
export const withoutLines = async (
  tx: Tx,
  view: View,
  source: RowsSource,
  conditions: Conditions,
  { whole, rest }: { readonly whole: Summary; readonly rest: Sql },
): Promise<Summary> => {
  const scope = (of: View): Sql => sql`${source.scope(of)} and ${rest}`
  // An order or SKU that is gone had such a line that counts: most of those that nobody owns were never paid.
  const orders = sql`select l.order_id from affiliate_order_line l
    where ${scope(view)} and l.paid_t is not null and ${isSale}`
  const gone = summaryOf({
    ...(await readSums(tx, askedOf(view, { ...source, scope }, conditions))),
    ...(await readGone(tx, askedOf(view, source, conditions), rest, orders)),
  })
  return {
    total: whole.total - gone.total,
    kpi: less(whole.kpi, gone.kpi),
    totals: less(whole.totals, gone.totals),
    tabs: less(whole.tabs, gone.tabs),
  }
}
