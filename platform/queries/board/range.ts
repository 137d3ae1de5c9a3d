import type { Comparison } from '../../../shared/api/dashboard.ts'
import { dayStart, dayText } from '../../../shared/time/zone.ts'
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
const yearBefore = (day: number): number => {
  const [year = 0, month = 1, date = 1] = dayText(day).split('-').map(Number)
  return Date.UTC(year - 1, month - 1, date) / dayMs
}

/** The second of `day` up to which as much of it has gone by as of the day of `view`. */
const sameElapsed = (view: View, day: number): number =>
  Math.min(dayStart(view.clock, day) + view.now - view.start, dayStart(view.clock, day + 1) - 1)

/** What a range is compared with; a range that goes on today, with the same elapsed part (rule 0.3 of the comparisons). */
export const rangeBefore = (view: View, { from, to }: Range, compare: Comparison): Range => {
  const first = compare === 'year' ? yearBefore(from) : from - (to - from + 1)
  const last = first + to - from
  const cut = to === view.day ? viewAt(view.scope, view.company, sameElapsed(view, last), true) : null
  return { from: first, to: last, cut }
}
