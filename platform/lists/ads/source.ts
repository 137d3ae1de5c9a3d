import { sql } from 'kysely'
import { type AdMeasure, adSumNames, isRatio, measuresOf } from '../../../shared/areas/ads/measures.ts'
import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { accountsOf, adConditions, filtersOf, sumsIn } from '../../queries/ads/facts.ts'
import { adMetricSql } from '../../queries/ads/metrics.ts'
import { reachJoin } from '../../queries/ads/reach.ts'
import { adZoneIn } from '../../queries/ads/sight.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { type Conditions, type ListSource, type Part, part } from '../source.ts'
import { adSummary } from './summary.ts'
import { type AdSpan, daysOf } from './today.ts'

/** The sums of each campaign. */
const deliveredIn = (view: View, span: AdSpan): Part => {
  const { period } = daysOf(view, span)
  return part(sql`left join (
    select g.campaign_id, ${sumsIn(period)} from ad_hourly h
    join ad_creative k on k.company_id = h.company_id and k.ad_id = h.ad_id
    join ad_group g on g.company_id = k.company_id and g.group_id = k.group_id
    where h.company_id = ${view.scope.company_id} and h.hour_t >= ${period.from} and h.hour_t < ${period.to}
    group by g.campaign_id
  ) f on f.campaign_id = c.campaign_id`)
}

const reachedIn = (view: View, span: AdSpan): Part => {
  const { zone, day } = daysOf(view, span)
  return part(reachJoin(1, sql`c.campaign_id`, day, zone), 'account')
}

const measureCell = (measure: AdMeasure): Part => {
  if (isRatio(measure)) return part(adMetricSql(measure, 'f'), 'delivered')
  if (measure === 'reach') return part(sql`r.reach`, 'reached')
  if (measure === 'frequency')
    return part(sql`(200 * f.impressions + r.reach) / nullif(2 * r.reach, 0)`, 'delivered', 'reached')
  return part(sql`coalesce(${sql.ref(`f.${measure}`)}, 0)`, 'delivered')
}

const of = (name: string, ...needs: string[]): Part => part(sql.ref(name), ...needs)

/** People are counted by the day: of several nobody knows how many were the same. */
const measuresIn = ({ network, days }: AdSpan): readonly (readonly [string, AdMeasure])[] =>
  Object.entries(measuresOf[network]).filter(
    ([, measure]) => days === 1 || !(measure === 'reach' || measure === 'frequency'),
  )

const cellsOf = (span: AdSpan): Readonly<Record<string, Part>> => {
  const { network } = span
  const measures = measuresIn(span).map(([field, measure]) => [field, measureCell(measure)])
  return {
    [network === 'meta' ? 'fb_campaign_name' : 'tt_campaign_name']: of('c.name'),
    campaign_id: of('c.campaign_id'),
    account_name: of('a.name', 'account'),
    region: of('c.region'),
    ad_status: of('c.status'),
    raw_status: of('c.raw_status'),
    objective: of('c.objective'),
    budget: of('c.budget_amt'),
    budget_type: of('c.budget_type'),
    bid_strategy: of('c.bid_strategy'),
    currency: of('a.currency', 'account'),
    simulated_time: of('c.simulated_t'),
    ...Object.fromEntries(measures),
  }
}

/** What delivered today, and what is on: in review, outside its hours and over budget are not "off". */
const listed: Part = part(sql`f.impressions > 0 or c.status in (1, 2, 4, 5)`, 'delivered')

/** Campaigns of a network: those that deliver today, or over several days all of them. */
export const adSource = (network: AdNetwork, days: number): ListSource => {
  const span: AdSpan = { network, days }
  const isSum = (measure: AdMeasure): boolean => adSumNames.some((name) => name === measure)
  return {
    table: sql`ad_campaign c`,
    alias: 'c',
    zoned: true,
    common: true,
    key: ['company_id', 'campaign_id'],
    joins: {
      account: part(sql`join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id`),
      delivered: (view) => deliveredIn(view, span),
      reached: (view) => reachedIn(view, span),
    },
    scope: ({ scope }) =>
      adZoneIn(scope, network) === undefined
        ? sql`false`
        : sql`c.company_id = ${scope.company_id} and exists (select from ad_account a
            where a.account_id = c.account_id and ${accountsOf(scope, network)})`,
    columns: cellsOf(span),
    filled: ['budget', ...measuresIn(span).flatMap(([field, measure]) => (isSum(measure) ? [field] : []))],
    finish: (_, row) => row,
    where: async (_, __, { filters, keyword }): Promise<Conditions> => {
      const found = new Map<string, Part>(days === 1 ? [['listed', listed]] : [])
      for (const [name, condition] of adConditions(filtersOf(filters))) found.set(name, part(condition, 'account'))
      if (keyword !== '')
        found.set('keyword', part(sql`${holds(sql`c.name`, keyword)} or starts_with(c.campaign_id, ${keyword})`))
      return found
    },
    summary: (tx, view, _, query, conditions) => adSummary(tx, view, adSource(network, days), span, query, conditions),
  }
}
