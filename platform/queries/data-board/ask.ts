import type { Comparison } from '../../../shared/areas/data-board/api.ts'
import type { Narrow } from './narrow.ts'
import { type Range, rangeBefore, rangeFrom } from './range.ts'

/** What a call of the data dashboard asks for. */
export interface BoardAsk {
  readonly narrow: Narrow
  readonly range: Range
  readonly compare: Comparison
  /** First day of what is compared with, for `custom`. */
  readonly compare_day: number | null
}

export const otherRange = ({ narrow, range, compare, compare_day }: BoardAsk): Range =>
  compare === 'custom'
    ? rangeFrom(narrow.view, range, compare_day ?? range.from)
    : rangeBefore(narrow.view, range, compare)
