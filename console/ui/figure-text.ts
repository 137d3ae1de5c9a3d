import {
  compactMoney,
  compactText,
  countText,
  currencyDecimals,
  moneyText,
  rateText,
} from '../../shared/format/number.ts'
import { type MetricId, metrics } from '../../shared/metrics/catalogue.ts'

export const isMetric = (id: string): id is MetricId => id in metrics

/** The exact text of a metric's value: money to its last decimal, counts with separators, rates with two decimals; null `—`. */
export const exactText = (metric: MetricId, value: number | null, currency: string): string => {
  if (value === null) return '—'
  const { unit } = metrics[metric]
  if (unit === 'money') return moneyText(value, currency)
  return unit === 'rate' ? rateText(value) : countText(value)
}

/** The text for tight places: K and M from a thousand on (spec section 9), exact below. */
export const shortText = (metric: MetricId, value: number | null, currency: string): string => {
  if (value === null) return '—'
  const { unit } = metrics[metric]
  if (unit === 'count') return compactText(value)
  if (unit === 'money' && Math.abs(value) >= 1000 * 10 ** currencyDecimals(currency))
    return compactMoney(value, currency)
  return exactText(metric, value, currency)
}
