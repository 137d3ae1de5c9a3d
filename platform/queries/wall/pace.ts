import type { Zones } from '../../../shared/live/zones.ts'
import { sameHours } from '../../../shared/time/same-clock.ts'
import { dayStart, monthStart } from '../../../shared/time/zone.ts'
import type { Periods } from '../../sums/periods.ts'
import { rateBp } from '../arithmetic.ts'
import type { View } from '../view.ts'

const HOUR = 3600
const WEEK = 7
/** Share of a day, basis points, below which its forecast would be a guess. */
const LEAST_BP = 1000

/** How the month stands beside its target at the view's moment; the same rule as the team list's (TM14). */
export const monthPace = ({ clock, day, now }: View, month_amt: number, target_amt: number): Zones['hero']['pace'] => {
  const first = monthStart(day)
  const next = monthStart(first + 31)
  const [start, end] = [dayStart(clock, first), dayStart(clock, next)]
  const gone = Math.max(0, now - start) / (end - start)
  return {
    gone_bp: Math.min(10_000, Math.round(gone * 10_000)),
    behind_amt: Math.round(target_amt * gone) - month_amt,
    need_amt: Math.ceil(Math.max(0, target_amt - month_amt) / (next - day)),
  }
}

/**
 * Today's turnover over the share of their turnover that the last seven days had by the same clock time: whole hours, and of
 * the running one the part that has gone by. Null while that share is below a tenth, or nothing was sold in those days.
 */
export const forecastOf = (view: View, periods: Periods, gmv_amt: number): number | null => {
  const { clock, day, now, start, hour } = view
  const part = (now - start - hour * HOUR) / HOUR
  let [whole, early] = [0, 0]
  for (let back = 1; back <= WEEK; back++) {
    const hours = sameHours(clock, day, day - back)
    hours.forEach((same, at) => {
      const amt = same.reduce((sum, one) => sum + periods.hour(day - back, one).gmv_amt, 0)
      whole += amt
      early += at < hour ? amt : at === hour ? amt * part : 0
    })
  }
  if (whole === 0 || rateBp(Math.round(early), whole) < LEAST_BP) return null
  return Math.round((gmv_amt * whole) / early)
}
