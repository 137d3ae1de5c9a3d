import { currencyDecimals, moneyText } from '../../../shared/format/number.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { View } from '../view.ts'
import type { Highlights } from './day-orders.ts'
import type { Notice } from './notice.ts'

const LEAST_STEP = 1000
const COUNTRIES = 3
/** What is older is no news any more. */
const NEWS_S = 2 * 3600

/**
 * The last round sum that a day's turnover has passed, in minor units: a digit followed by zeros (1 000, 2 000 ...
 * 10 000, 20 000 ... of the currency); null below 1 000.
 */
export const lastStep = (gmv_amt: number, currency: string): number | null => {
  const unit = 10 ** currencyDecimals(currency)
  const whole = Math.floor(gmv_amt / unit)
  if (whole < LEAST_STEP) return null
  const power = 10 ** (String(whole).length - 1)
  return Math.floor(whole / power) * power * unit
}

/** Whether a sum is a power of ten that a whole wall stops for: 10 000, 100 000 ... of the currency. */
export const isPower = (amt: number, currency: string): boolean =>
  /^10{4,}$/.test(String(amt / 10 ** currencyDecimals(currency)))

const milestone = (id: string, code: string, t: number, params: Notice['params']): Notice => ({
  id,
  kind: 'milestone',
  level: 'gold',
  code,
  t,
  params,
})

/** A sum that the day has passed, minor units, and when. */
export interface Step {
  readonly amt: number
  readonly t: number
  /** Of a power of ten: how many seconds before yesterday by the clock, below zero after it; null: yesterday never passed it. */
  readonly earlier_s?: number | null
}

const powerOf = (amt: number, earlier_s: number | null): Notice['params'] => ({
  ...{ power: 1, amt },
  ...(earlier_s === null ? { first: 1 } : { earlier_s }),
})

/** What the day has reached in the last two hours: turnover step, biggest order, newest countries; the latest first. */
export const milestonesOf = (view: View, step: Step | null, highlights: Highlights): Notice[] => {
  const { currency } = view.company
  const day = dayText(view.day)
  const found: Notice[] = []
  if (step)
    found.push(
      milestone(`turnover.${day}.${step.amt}`, 'turnover', step.t, {
        amount: moneyText(step.amt, currency),
        ...(step.earlier_s === undefined ? {} : powerOf(step.amt, step.earlier_s)),
      }),
    )
  if (highlights.biggest) {
    const { order_id, t, amt } = highlights.biggest
    found.push(milestone(`biggest.${order_id}`, 'biggest', t, { amount: moneyText(amt, currency) }))
  }
  const countries = [...highlights.countries]
    .filter(([code]) => code !== 'ZZ')
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  for (const [country, t] of countries.slice(0, COUNTRIES)) {
    found.push(milestone(`country.${day}.${country}`, 'country', t, { country }))
  }
  return found.filter(({ t }) => t > view.now - NEWS_S).sort((a, b) => b.t - a.t || (a.id < b.id ? -1 : 1))
}
