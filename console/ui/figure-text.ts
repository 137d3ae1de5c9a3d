import {
  compactMoney,
  compactText,
  countText,
  currencyDecimals,
  moneyText,
  rateText,
} from '../../shared/format/number.ts'
import { durationText } from '../../shared/format/time.ts'
import { type MetricId, type MetricUnit, metrics } from '../../shared/metrics/catalogue.ts'
import { nothing } from './nothing.ts'

export const isMetric = (id: string): id is MetricId => id in metrics

/** The exact text of a value: money to its last decimal, counts with separators, rates with two decimals; null `—`. */
export const exactUnit = (unit: MetricUnit, value: number | null, currency: string): string => {
  if (value === null) return nothing
  switch (unit) {
    case 'money':
      return moneyText(value, currency)
    case 'rate':
      return rateText(value)
    case 'ratio':
      return (value / 100).toFixed(2)
    case 'seconds':
      return durationText(value)
    default:
      return countText(value)
  }
}

/** The text for tight places: K and M from a thousand on (spec section 9), exact below. */
export const shortUnit = (unit: MetricUnit, value: number | null, currency: string): string => {
  if (value === null) return nothing
  if (unit === 'count') return compactText(value)
  if (unit === 'money' && Math.abs(value) >= 1000 * 10 ** currencyDecimals(currency))
    return compactMoney(value, currency)
  return exactUnit(unit, value, currency)
}

export const exactText = (metric: MetricId, value: number | null, currency: string): string =>
  exactUnit(metrics[metric].unit, value, currency)

export const shortText = (metric: MetricId, value: number | null, currency: string): string =>
  shortUnit(metrics[metric].unit, value, currency)
