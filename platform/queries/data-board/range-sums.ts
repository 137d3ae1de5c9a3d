import type { Db } from '../../db/tables.ts'
import { readKeptSums } from './kept-sums.ts'
import { readLineSums } from './line-sums.ts'
import type { Narrow } from './narrow.ts'
import type { Group, Range } from './range.ts'
import type { BoardSums } from './sums.ts'

export interface RangeSums {
  /** One for each group, in their order. */
  readonly groups: readonly BoardSums[]
  readonly total: BoardSums
}

/** The totals of a range by group of its days and as a whole. */
export const readRange = (db: Db, narrow: Narrow, range: Range, groups: readonly Group[]): Promise<RangeSums> =>
  narrow.only === null ? readKeptSums(db, narrow.view, range, groups) : readLineSums(db, narrow, range, groups)
