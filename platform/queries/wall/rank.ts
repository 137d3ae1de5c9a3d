import { rateBp } from '../arithmetic.ts'
import { movedFrom, type Places } from './places.ts'

export const RANK_ROWS = 10

/** What was sold today under one id: M01 in minor units, and orders. */
export interface Ranked {
  readonly id: string
  readonly amt: number
  readonly orders: number
}

/** Rows in their order with rank, places gained since an hour ago, and the bar's share of the first. */
export const rankedRows = <Row extends Ranked>(
  rows: readonly Row[],
  before: Places,
): (Row & { rank: number; move: number | null; share_bp: number })[] =>
  rows.map((row, index) => ({
    ...row,
    rank: index + 1,
    move: movedFrom(before, row.id, index + 1),
    share_bp: rateBp(row.amt, rows[0]?.amt ?? 0),
  }))
