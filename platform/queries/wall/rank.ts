import { rateBp } from '../arithmetic.ts'
import type { Places } from './places.ts'

export const RANK_ROWS = 10

interface Ranked {
  readonly id: string
  readonly amt: number
}

/** Rows in their order with rank, places gained since an hour ago, and the bar's share of the first. */
export const rankedRows = <Row extends Ranked>(
  rows: readonly Row[],
  before: Places,
): (Row & { rank: number; move: number | null; share_bp: number })[] =>
  rows.map((row, index) => {
    const place = before.get(row.id)
    const rank = index + 1
    return {
      ...row,
      rank,
      move: place === undefined ? null : place - rank,
      share_bp: rateBp(row.amt, rows[0]?.amt ?? 0),
    }
  })
