import { dayNumber } from '../../shared/time/zone.ts'
import type { Range } from '../queries/data-board/range.ts'
import type { View } from '../queries/view.ts'
import { wrongField } from './refused.ts'

const longestDays = 366

/**
 * The business days that a period (Unix seconds, without its end) touches.
 * @throws {Refused} when it is none, too long, or reaches beyond today
 */
export const businessDays = (
  { clock, day }: View,
  { start_time, end_time }: { readonly start_time: number; readonly end_time: number },
): Range => {
  if (end_time <= start_time) throw wrongField('end_time', 'field.range')
  const [from, to] = [dayNumber(clock, start_time), dayNumber(clock, end_time - 1)]
  if (to > day) throw wrongField('end_time', 'field.future')
  if (to - from >= longestDays) throw wrongField('end_time', 'field.range')
  return { from, to, cut: null }
}
