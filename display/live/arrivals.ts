import type { FeedLine, Zones } from '../../shared/live/zones.ts'

type Feed = Zones['feed']

/** Order lines that came between two pictures: the visible ones, newest first, and how many there were in all. */
export interface Arrivals {
  readonly rows: readonly FeedLine[]
  readonly count: number
}

const none: Arrivals = { rows: [], count: 0 }

/** Nothing is new in a first picture, after a gap or on a new day (`lines` went down). */
export const arrivalsOf = (before: Feed | undefined, after: Feed | undefined, continuous: boolean): Arrivals => {
  if (!before || !after || !continuous || after.lines < before.lines || after.rows === before.rows) return none
  const known = new Set(before.rows.map((row) => row.id))
  const oldest = before.rows.at(-1)?.t ?? 0
  const rows = after.rows.filter((row) => !known.has(row.id) && row.t >= oldest)
  return { rows, count: Math.max(rows.length, after.lines - before.lines) }
}
