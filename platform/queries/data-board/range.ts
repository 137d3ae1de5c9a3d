import type { Comparison, Grain } from '../../../shared/areas/data-board/api.ts'
import { sameClock } from '../../../shared/time/same-clock.ts'
import { type BusinessClock, dayStart, dayText, monthStart } from '../../../shared/time/zone.ts'
import { hourBucket } from '../../sums/shape.ts'
import { type View, viewAt } from '../view.ts'

/** Business days, first and last included. */
export interface Range {
  readonly from: number
  readonly to: number
  /** The last day as a view of the past, where not all of it counts. */
  readonly cut: View | null
}

const dayMs = 86_400_000

/** The same date of the year before; of 29 February, 1 March. */
export const yearBefore = (day: number): number => {
  const [year = 0, month = 1, date = 1] = dayText(day).split('-').map(Number)
  return Date.UTC(year - 1, month - 1, date) / dayMs
}

/**
 * As many days from `first` on; of a range that goes on today, the last of them up to the same clock time (rule 0.3 of the
 * comparisons, Q40).
 */
export const rangeFrom = (view: View, { from, to }: Range, first: number): Range => {
  const last = first + to - from
  const cut = to === view.day ? viewAt(view.scope, view.company, sameClock(view.clock, view.now, last), true) : null
  return { from: first, to: last, cut }
}

/** What a range is compared with. */
export const rangeBefore = (view: View, range: Range, compare: Exclude<Comparison, 'custom'>): Range =>
  rangeFrom(view, range, compare === 'year' ? yearBefore(range.from) : range.from - (range.to - range.from + 1))

/**
 * As many days right before; of days that go on, or begin later than today, as much of those as has gone by of them, null when
 * nothing has.
 */
export const elapsedBefore = (view: View, { from, to }: Group): Range | null => {
  if (from > view.day) return null
  return rangeFrom(view, { from, to: Math.min(to, view.day), cut: null }, from - (to - from + 1))
}

/** The whole hours of a day that is cut, as buckets (first, behind the last), and the seconds of the hour that is cut. */
export const partsOfCut = ({ day, hour, start, now }: View) =>
  ({ hours: [hourBucket(day, 0), hourBucket(day, hour)], rest: [start + hour * 3600, now] }) as const

/** First and last second of a range that count. */
export const secondsOf = (clock: BusinessClock, { from, to, cut }: Range): readonly [number, number] => [
  dayStart(clock, from),
  cut ? cut.now : dayStart(clock, to + 1) - 1,
]

/** Days on end, first and last included. */
export interface Group {
  readonly from: number
  readonly to: number
}

/** 1970-01-01 was a Thursday; 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

const groupStart = (day: number, grain: Grain): number => {
  if (grain === 'week') return day - weekdayOf(day)
  return grain === 'month' ? monthStart(day) : day
}

/** The days, weeks or months of a range; the first and last of them as far as they lie in it. */
export const groupsOf = ({ from, to }: Group, grain: Grain): readonly Group[] => {
  const groups: { from: number; to: number }[] = []
  for (let day = from; day <= to; day++) {
    const last = groups.at(-1)
    if (last && groupStart(last.from, grain) === groupStart(day, grain)) last.to = day
    else groups.push({ from: day, to: day })
  }
  return groups
}

/** The same groups, `days` later. */
export const shifted = (groups: readonly Group[], days: number): readonly Group[] =>
  groups.map(({ from, to }) => ({ from: from + days, to: to + days }))

/** What an answer says of a group. */
export const groupData = (clock: BusinessClock, { from, to }: Group) => ({
  day: dayText(from),
  to: dayText(to),
  start_time: dayStart(clock, from),
  end_time: dayStart(clock, to + 1),
})
