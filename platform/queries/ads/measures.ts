import { type AdMeasure, isAdMoney, isRatio, measuresOf } from '../../../shared/areas/ads/measures.ts'
import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { type AdSums, adMetric, amountOf, frequencyOf } from './metrics.ts'

const measure = (of: AdMeasure, sums: AdSums, reach: number | null): number | null => {
  if (isRatio(of)) return adMetric(of, sums)
  if (isAdMoney(of)) return amountOf(sums[of])
  if (of === 'reach') return reach
  return of === 'frequency' ? frequencyOf(sums.impressions, reach) : sums[of]
}

/** Every measure of a network's column set, by its field. */
export const measuresFrom = (network: AdNetwork, sums: AdSums, reach: number | null): Record<string, number | null> =>
  Object.fromEntries(Object.entries(measuresOf[network]).map(([field, of]) => [field, measure(of, sums, reach)]))
