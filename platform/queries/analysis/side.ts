import { type BusinessClock, dayStart, dayText, monthStart } from '../../../shared/time/zone.ts'
import { type Range, weekdayOf } from '../board/range.ts'
import { daysOf } from '../periods.ts'
import type { View } from '../view.ts'

type Calendar = Readonly<Record<'day' | 'week' | 'month', readonly string[]>>

/** The days of a question, or those that they are compared with. */
export interface Side extends Range {
  /** First and last second that counts: of a range that is cut, as much of its last day as has gone by today. */
  readonly start: number
  readonly last: number
  /** When each day begins, and the second behind the last one. */
  readonly starts: readonly number[]
  readonly end: number
  /** By the place of a day: the keys of the asked days, also for those compared with, so that equal places meet. */
  readonly keys: Calendar
}

const mondayOf = (day: number): number => day - weekdayOf(day)

const calendarOf = (days: readonly number[]): Calendar => ({
  day: days.map(dayText),
  week: days.map((day) => dayText(mondayOf(day))),
  month: days.map((day) => dayText(monthStart(day)).slice(0, 7)),
})

const of = (clock: BusinessClock, range: Range, keys: Calendar): Side => {
  const end = dayStart(clock, range.to + 1)
  const starts = daysOf(range.from, range.to).map((day) => dayStart(clock, day))
  return { ...range, start: dayStart(clock, range.from), last: range.cut?.now ?? end - 1, starts, end, keys }
}

/** @param other as many days as `range` */
export const sidesOf = (view: View, range: Range, other: Range | null): { now: Side; before: Side | null } => {
  const keys = calendarOf(daysOf(range.from, range.to))
  return { now: of(view.clock, range, keys), before: other && of(view.clock, other, keys) }
}
