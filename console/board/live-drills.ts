import { sameHours } from '../../shared/time/same-clock.ts'
import { type BusinessClock, dayOfText, dayStart, monthStart } from '../../shared/time/zone.ts'
import type { LiveFilter } from './live-filter.ts'
import type { Query } from './use-orders-link.ts'

/** What an answer of the real-time dashboard is about. */
export interface LiveMoment {
  readonly clock: BusinessClock
  /** Its business day, `YYYY-MM-DD`. */
  readonly day: string
  /** Unix second of its data. */
  readonly time: number
  readonly filter: LiveFilter
}

const HOUR_S = 3600
const PACE_S = 300

/** The order list's parameters of the lines behind the figures of a moment, each with more that narrows them. */
export const liveDrills = ({ clock, day, time, filter }: LiveMoment) => {
  const today = dayOfText(day)
  const days = (from: number, to: number): Query => ({
    ...filter,
    start_time: dayStart(clock, from),
    end_time: dayStart(clock, to + 1),
  })
  /** Elapsed hours of today, `from` to `to`, in a day by its clock; null where that did not show them. */
  const hours = (back: number, from: number, to: number): Query | null => {
    const [start, end] = [dayStart(clock, today - back), dayStart(clock, today - back + 1)]
    const shown = sameHours(clock, today, today - back)
      .slice(from, to + 1)
      .flat()
    const [first, last] = [shown[0], shown.at(-1)]
    if (first === undefined || last === undefined) return null
    return { ...filter, start_time: start + first * HOUR_S, end_time: Math.min(start + (last + 1) * HOUR_S, end) }
  }
  return {
    today: days(today, today),
    yesterday: days(today - 1, today - 1),
    /** Of a business day `YYYY-MM-DD`. */
    on: (one: string): Query => days(dayOfText(one), dayOfText(one)),
    month: days(monthStart(today), today),
    settledInMonth: { ...days(monthStart(today), today), date_type: 'settled', settlement_status: '2' },
    /** Whenever they were paid. */
    pending: { ...filter, settlement_status: '1' },
    pace: { ...filter, start_time: time - PACE_S + 1, end_time: time + 1 },
    hours,
  }
}
