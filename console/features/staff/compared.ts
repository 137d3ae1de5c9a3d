import type { Row } from '../../lists/any-list.ts'

/** Names of more bars than these find no room in a chart; the list below it has all. */
const MOST = 10

/** Who of a page brought most, the most first. */
export const rankedOf = (rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((row) => Number(row.gmv) > 0)
    .toSorted((a, b) => Number(b.gmv) - Number(a.gmv))
    .slice(0, MOST)

/** Who of a page has a target, in its order. */
export const aimedOf = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => row.target !== null).slice(0, MOST)
