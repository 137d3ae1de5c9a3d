import { type RawBuilder, sql } from 'kysely'
import { clockHours } from '../../../shared/time/same-clock.ts'
import { type BusinessClock, dayStart, dayText, monthStart } from '../../../shared/time/zone.ts'
import { daysOf } from '../../sums/periods.ts'
import { type Range, weekdayOf } from '../data-board/range.ts'
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
  readonly clock: BusinessClock
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
  return { ...range, clock, start: dayStart(clock, range.from), last: range.cut?.now ?? end - 1, starts, end, keys }
}

/** @param other as many days as `range` */
export const sidesOf = (view: View, range: Range, other: Range | null): { now: Side; before: Side | null } => {
  const keys = calendarOf(daysOf(range.from, range.to))
  return { now: of(view.clock, range, keys), before: other && of(view.clock, other, keys) }
}

/** By the place of a day the hours of the clock, from the cut on, that its elapsed hours are. */
export const hoursOf = ({ clock, from, to }: Side): readonly (readonly number[])[] =>
  daysOf(from, to).map((day) => clockHours(clock, day))

/** The hour of the clock, from the cut on, of an elapsed hour of the day in a place (from 1). */
export const clockHour = (
  side: Side,
  place: RawBuilder<unknown>,
  elapsed: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const changed = hoursOf(side).flatMap((day, n) =>
    day.every((hour, at) => hour === at) ? [] : [sql`when ${n + 1} then (${day}::int[])[${elapsed} + 1]`],
  )
  return changed.length === 0 ? elapsed : sql`(case ${place} ${sql.join(changed, sql` `)} else ${elapsed} end)`
}
