import { rateText } from '../../../shared/format/number.ts'
import { clockText } from '../../../shared/format/time.ts'
import type { AlertLimits } from '../../../shared/live/alert-limits.ts'
import { clockSecond, sameHours } from '../../../shared/time/same-clock.ts'
import { hoursOf } from '../../../shared/time/zone.ts'
import { type Periods, runningHourOf } from '../../sums/periods.ts'
import { noSums, type Sums } from '../../sums/totals.ts'
import { rateBp } from '../arithmetic.ts'
import type { View } from '../view.ts'
import { alert, type Level, type Notice } from './notice.ts'
import type { Before } from './yesterday.ts'

export interface AlertFacts {
  readonly view: View
  readonly periods: Periods
  readonly yesterday: Before
  /** Second of the newest line of today and yesterday; null when there is none. */
  readonly newest_t: number | null
  readonly orders_per_minute: number
  readonly limits: AlertLimits
}

const HOUR = 3600
const of = (code: string, level: Level, t: number, params: Notice['params']): Notice =>
  alert(code, code, level, t, params)

/** Orders in this hour of the week by the clock, mean of those of the four weeks before that sold at all; 0 without history. */
const usualOrders = ({ view, periods }: AlertFacts): number => {
  const weeks = [1, 2, 3, 4]
    .map((week) => view.day - 7 * week)
    .map((day) => runningHourOf(view, day).reduce((sum, hour) => sum + periods.hour(day, hour).orders, 0))
    .filter((n) => n > 0)
  return weeks.length === 0 ? 0 : weeks.reduce((sum, n) => sum + n, 0) / weeks.length
}

/** A1: no paid order for so many mean gaps of this hour of the week, for so many minutes at least; red at twice that. */
const noOrders = (facts: AlertFacts): Notice[] => {
  const usual = usualOrders(facts)
  if (usual === 0 || facts.newest_t === null) return []
  const { a1_minutes, a1_gaps } = facts.limits
  const limit = Math.max(a1_minutes * 60, (a1_gaps * HOUR) / usual)
  const silent = facts.view.now - facts.newest_t
  if (silent <= limit) return []
  const minutes = Math.floor(silent / 60)
  const params = { minutes, since: clockText(facts.newest_t, facts.view.clock.zone) }
  return [of('A1', silent > 2 * limit ? 'red' : 'amber', facts.newest_t, params)]
}

/** Since when a condition on hours has held: the start of the trailing run of elapsed hours that meet it. */
const runStart = (view: View, holds: (hour: number) => boolean): number => {
  let hour = view.hour
  while (hour > 0 && holds(hour - 1)) hour -= 1
  return view.start + hour * HOUR
}

/** Of business day `day` up to the end of today's elapsed hour `hour` by the clock. */
const soFar = (
  { view, periods }: Pick<AlertFacts, 'view' | 'periods'>,
  day: number,
  hour: number,
  measure: keyof Sums,
) =>
  sameHours(view.clock, view.day, day)
    .slice(0, hour + 1)
    .flat()
    .reduce((sum, n) => sum + periods.hour(day, n)[measure], 0)

const TEN = 10
/** A2: turnover behind yesterday's at the same clock time, after 10:00. */
const behind = (facts: AlertFacts): Notice[] => {
  const { view, periods, yesterday, limits } = facts
  const since = clockSecond(view.clock, view.day, TEN)
  if (view.now < since || yesterday.gmv_amt === 0) return []
  const ratio = rateBp(periods.day(view.day).gmv_amt, yesterday.gmv_amt)
  if (ratio >= limits.a2_amber) return []
  const start = runStart(view, (hour) => {
    const before = soFar(facts, view.day - 1, hour, 'gmv_amt')
    return before > 0 && rateBp(soFar(facts, view.day, hour, 'gmv_amt'), before) < limits.a2_amber
  })
  return [of('A2', ratio < limits.a2_red ? 'red' : 'amber', Math.max(since, start), { rate: rateText(ratio, 0) })]
}

/** Totals of the 24 full hours before elapsed hour `hour` of today, and of that hour. */
const lastDay = (view: View, periods: Periods, hour: number): Pick<Sums, 'refund_amt' | 'gmv_amt'> => {
  const total = { refund_amt: 0, gmv_amt: 0 }
  const add = (sums: Sums): void => {
    total.refund_amt += sums.refund_amt
    total.gmv_amt += sums.gmv_amt
  }
  for (let n = 0; n <= hour; n++) add(periods.hour(view.day, n))
  const length = hoursOf(view.clock, view.day - 1)
  for (let n = Math.max(0, length - (24 - hour)); n < length; n++) add(periods.hour(view.day - 1, n))
  return total
}

/** A3: refunded share of the turnover of the last 24 hours (M13). */
const refunds = ({ view, periods, limits }: AlertFacts): Notice[] => {
  const rateAt = (hour: number): number => {
    const total = lastDay(view, periods, hour)
    return rateBp(total.refund_amt, total.gmv_amt)
  }
  const rate = rateAt(view.hour)
  if (rate <= limits.a3_amber) return []
  const start = runStart(view, (hour) => rateAt(hour) > limits.a3_amber)
  return [of('A3', rate > limits.a3_red ? 'red' : 'amber', start, { rate: rateText(rate, 1) })]
}

/** A4: commission lost to ineligible lines of the day, of the day's estimated commission. */
const lostCommission = (facts: AlertFacts): Notice[] => {
  const { view, periods, limits } = facts
  const rateOf = (sums: Pick<Sums, 'ineligible_amt' | 'est_commission_amt'>): number =>
    rateBp(sums.ineligible_amt, sums.est_commission_amt)
  const rate = rateOf(periods.day(view.day) ?? noSums)
  if (rate <= limits.a4_amber) return []
  const start = runStart(
    view,
    (hour) =>
      rateOf({
        ineligible_amt: soFar(facts, view.day, hour, 'ineligible_amt'),
        est_commission_amt: soFar(facts, view.day, hour, 'est_commission_amt'),
      }) > limits.a4_amber,
  )
  return [of('A4', 'amber', start, { rate: rateText(rate, 1) })]
}

const PACE_WINDOW_S = 300
/** A9: orders per minute above three times the mean of this hour of the week; good news, so a milestone. */
const rush = (facts: AlertFacts): Notice[] => {
  const usual = usualOrders(facts) / 60
  if (usual === 0 || facts.orders_per_minute <= 3 * usual) return []
  const t = Math.floor(facts.view.now / PACE_WINDOW_S) * PACE_WINDOW_S
  const params = { orders: String(facts.orders_per_minute), times: (facts.orders_per_minute / usual).toFixed(1) }
  return [{ id: `A9.${t}`, kind: 'milestone', level: 'gold', code: 'A9', t, params }]
}

/** What the rules say of this moment alone. */
export const alertsOf = (facts: AlertFacts): Notice[] => [
  ...noOrders(facts),
  ...behind(facts),
  ...refunds(facts),
  ...lostCommission(facts),
  ...rush(facts),
]
