import { type RawBuilder, sql } from 'kysely'
import { type AdRatio, type AdSumName, adSumNames } from '../../../shared/ads/measures.ts'
import { roundHalfUp } from '../../../shared/commission/line.ts'

export type AdSums = Readonly<Record<AdSumName, number>>

export const noAdSums = Object.fromEntries(adSumNames.map((name) => [name, 0])) as AdSums

/** Rows added up, name by name. */
export const adSumsOf = (rows: readonly AdSums[]): AdSums =>
  Object.fromEntries(adSumNames.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as AdSums

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

/** A metric of some sums, half-up to its unit; null when there is nothing to divide by. M25 is the spend itself. */
export const adMetric = (id: AdMetric, sums: Readonly<Partial<Record<AdSumName, number>>>): number | null => {
  if (id === 'M25') return sums.spend_amt ?? 0
  const { of, by, times } = ratios[id]
  const divisor = sums[by] ?? 0
  return divisor === 0 ? null : roundHalfUp(((sums[of] ?? 0) * times) / divisor)
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
