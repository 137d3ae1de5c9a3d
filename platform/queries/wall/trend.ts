import { roundHalfUp } from '../../../shared/commission/line.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { sameHours } from '../../../shared/time/same-clock.ts'
import { hoursOf } from '../../../shared/time/zone.ts'
import type { Periods } from '../../sums/periods.ts'
import type { View } from '../view.ts'

const DAYS = 7

/** Turnover of `day` by the hours of today's clock; null for an hour that only today's clock shows. */
const turnoverOf = (view: View, periods: Periods, day: number): readonly (number | null)[] =>
  sameHours(view.clock, view.day, day).map((hours) =>
    hours.length === 0 ? null : hours.reduce((sum, hour) => sum + periods.hour(day, hour).gmv_amt, 0),
  )

/** The day by elapsed hour beside the same clock hours of the days before; the mean is that of the days that have the hour. */
export const trendOf = (view: View, periods: Periods): Zones['trend'] => {
  const hours = Array.from({ length: hoursOf(view.clock, view.day) }, (_, hour) => hour)
  const before = Array.from({ length: DAYS }, (_, n) => turnoverOf(view, periods, view.day - 1 - n))
  return {
    start_t: view.start,
    now: view.now,
    today: hours.map((hour) => periods.hour(view.day, hour).gmv_amt),
    yesterday: [...(before[0] ?? [])],
    mean7: hours.map((hour) => {
      const known = before.flatMap((day) => day[hour] ?? [])
      return known.length === 0 ? null : roundHalfUp(known.reduce((sum, amt) => sum + amt, 0) / known.length)
    }),
    commission: hours.map((hour) => periods.hour(view.day, hour).est_commission_amt),
  }
}
