import { mostBars } from '../../charts/options/bar.ts'
import type { Row } from '../../lists/any-list.ts'

/** Who of a page brought most, the most first. */
export const rankedOf = (rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => Number(row.gmv) > 0)
    .toSorted((a, b) => Number(b.gmv) - Number(a.gmv))
    .slice(0, mostBars)

/** Who of a page has a target, in its order. */
export const aimedOf = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => row.target !== null).slice(0, mostBars)
