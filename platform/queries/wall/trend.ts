import { roundHalfUp } from '../../../shared/commission/line.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { hoursOf } from '../../../shared/time/zone.ts'
import type { Periods } from '../periods.ts'
import type { View } from '../view.ts'

const DAYS = 7

/** The day by elapsed hour; an hour that not all of the seven days before have is the mean of those that have it. */
export const trendOf = (view: View, periods: Periods): Zones['trend'] => {
  const hours = Array.from({ length: hoursOf(view.clock, view.day) }, (_, hour) => hour)
  const before = Array.from({ length: DAYS }, (_, n) => view.day - 1 - n)
  const lengths = new Map(before.map((day) => [day, hoursOf(view.clock, day)]))
  return {
    start_t: view.start,
    now: view.now,
    today: hours.map((hour) => periods.hour(view.day, hour).gmv_amt),
    yesterday: hours.map((hour) => periods.hour(view.day - 1, hour).gmv_amt),
    mean7: hours.map((hour) => {
      const days = before.filter((day) => (lengths.get(day) ?? 0) > hour)
      const sum = days.reduce((total, day) => total + periods.hour(day, hour).gmv_amt, 0)
      return days.length === 0 ? 0 : roundHalfUp(sum / days.length)
    }),
    commission: hours.map((hour) => periods.hour(view.day, hour).est_commission_amt),
  }
}
