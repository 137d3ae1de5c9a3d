import { type RawBuilder, sql } from 'kysely'
import { type AdMoneyName, type AdRatio, type AdSumName, adSumNames } from '../../../shared/areas/ads/measures.ts'
import { roundHalfUp } from '../../../shared/commission/line.ts'
import { recordOf } from '../../../shared/keys.ts'

/** Amounts that were exchanged are not rounded yet, and null where a rate was missing. */
export type AdSums = Readonly<Record<Exclude<AdSumName, AdMoneyName>, number>> &
  Readonly<Record<AdMoneyName, number | null>>

export const noAdSums = recordOf(adSumNames, () => 0)

/** What is not known of one is not known of all. */
export const sumOf = (amts: readonly (number | null)[]): number | null =>
  amts.reduce<number | null>((sum, amt) => (sum === null || amt === null ? null : sum + amt), 0)

/** Rows added up, name by name, as `sumOf` does. */
export const adSumsOf = (rows: readonly AdSums[]): AdSums =>
  Object.fromEntries(adSumNames.map((name) => [name, sumOf(rows.map((row) => row[name]))])) as AdSums

/** To the minor unit. */
export const amountOf = (amt: number | null): number | null => (amt === null ? null : roundHalfUp(amt))

interface Ratio {
  readonly of: AdSumName
  readonly by: AdSumName
  /** Into the unit of the wire: minor units, basis points or hundredths. */
  readonly times: 1 | 100 | 1000 | 10_000
}

/** Every figure of ads that is a quotient, once: a quotient of sums, never a sum or mean of quotients. */
const ratios = {
  M26_CPM: { of: 'spend_amt', by: 'impressions', times: 1000 },
  M26_CPC: { of: 'spend_amt', by: 'clicks', times: 1 },
  M26_CTR: { of: 'clicks', by: 'impressions', times: 10_000 },
  M26_CVR: { of: 'conversions', by: 'impressions', times: 10_000 },
  M26_CPA: { of: 'spend_amt', by: 'conversions', times: 1 },
  M27: { of: 'revenue_amt', by: 'spend_amt', times: 100 },
  cost_per_order: { of: 'spend_amt', by: 'orders', times: 1 },
  average_play: { of: 'video_seconds', by: 'video_plays', times: 1 },
} as const satisfies Readonly<Record<AdRatio, Ratio>>

export type AdMetric = AdRatio | 'M25'

/** A metric of some sums, half-up to its unit; null when there is nothing to divide by, or no rate. M25 is the spend itself. */
export const adMetric = (id: AdMetric, sums: Partial<AdSums>): number | null => {
  if (id === 'M25') return amountOf(sums.spend_amt ?? (sums.spend_amt === null ? null : 0))
  const { of, by, times } = ratios[id]
  const [part = 0, divisor = 0] = [sums[of], sums[by]]
  return part === null || divisor === null || divisor === 0 ? null : roundHalfUp((part * times) / divisor)
}

/** The same metric over columns that are named like the sums; `at` is the table that has them. */
export const adMetricSql = (id: AdRatio, at: string): RawBuilder<unknown> => {
  const { of, by, times } = ratios[id]
  const [part, whole] = [sql.ref(`${at}.${of}`), sql.ref(`${at}.${by}`)]
  return sql`((2 * ${part} * ${sql.lit(times)} + ${whole}) / nullif(2 * ${whole}, 0))`
}

/** How often each one of them saw it, hundredths; null where the number of people is not reported. */
export const frequencyOf = (impressions: number, reach: number | null): number | null =>
  reach === null || reach === 0 ? null : roundHalfUp((impressions * 100) / reach)
