import { sql } from 'kysely'
import { adSumNames, isAdMoney } from '../../../shared/areas/ads/measures.ts'
import type { ListQuery } from '../../../shared/lists/list.ts'
import type { Tx } from '../../db/tables.ts'
import { adClock } from '../../queries/ads/days.ts'
import { exchangedSum, moneyOf, rateIn, readExchange } from '../../queries/ads/exchange.ts'
import { filtersOf } from '../../queries/ads/facts.ts'
import { readAccounts } from '../../queries/ads/figures.ts'
import { measuresFrom } from '../../queries/ads/measures.ts'
import { type AdSums, noAdSums } from '../../queries/ads/metrics.ts'
import { readWholeReach } from '../../queries/ads/reach.ts'
import type { View } from '../../queries/view.ts'
import { rowsOf } from '../build.ts'
import { tabsApart } from '../conditions.ts'
import { type Conditions, type ListSource, part, type Summary } from '../source.ts'
import { type AdSpan, daysOf } from './today.ts'

const delivered = part(sql``, 'delivered', 'account')

/** Sums over the whole filter at today's rates, what is worked out from them, and campaigns by state; reach is that of one day. */
export const adSummary = async (
  tx: Tx,
  view: View,
  source: ListSource,
  span: AdSpan,
  { filters, keyword }: ListQuery,
  conditions: Conditions,
): Promise<Summary> => {
  const { network, days } = span
  const { zone, day } = daysOf(view, span)
  const question = { scope: view.scope, network, filters: filtersOf(filters) }
  const money = moneyOf(await readAccounts(tx, question), view.company.currency)
  const exchange = await readExchange(tx, money, { clock: adClock(zone), from: day, to: day })
  const sums = adSumNames.map((name) => {
    const amount = sql.ref(`f.${name}`)
    const sum = exchange && isAdMoney(name) ? exchangedSum(amount, rateIn(exchange, sql`1`)) : null
    return sql`${sum ?? sql`coalesce(sum(${amount}), 0)::bigint`} as ${sql.ref(name)}`
  })
  const all = await sql<AdSums & { total: number }>`
    select count(*) as total, ${sql.join(sums)} ${rowsOf(source, view, [...conditions.values()], [delivered])}`.execute(
    tx,
  )
  const { others } = tabsApart(conditions, 'status')
  const tabs = await sql<{ status: number; n: number }>`
    select c.status, count(*) as n ${rowsOf(source, view, others)} group by c.status`.execute(tx)
  const found = all.rows[0] ?? { ...noAdSums, total: 0 }
  const reach = keyword === '' && days === 1 ? await readWholeReach(tx, question, day, zone) : null
  return {
    total: found.total,
    kpi: {},
    totals: measuresFrom(network, found, reach),
    currency: money.currency,
    tabs: Object.fromEntries(tabs.rows.map(({ status, n }) => [String(status), n])),
  }
}
