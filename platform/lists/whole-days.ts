import type { ListQuery } from '../../shared/lists/list.ts'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { View } from '../queries/view.ts'

/** Business days, both included. */
export interface Days {
  readonly from: number
  readonly to: number
}

/** The whole business days of a period; undefined when it is not made of such. */
export const wholeDays = ({ clock, now }: View, { start_time, end_time }: ListQuery['filters']): Days | undefined => {
  const from = dayNumber(clock, Number(start_time ?? 0))
  const to = dayNumber(clock, Number(end_time ?? now + 400 * 86_400))
  const starts = start_time === undefined || dayStart(clock, from) === start_time
  const ends = end_time === undefined || dayStart(clock, to) === end_time
  return starts && ends ? { from, to: to - 1 } : undefined
}
