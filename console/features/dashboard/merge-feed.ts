import type { FeedLine } from '../../../shared/live/zones.ts'

export const feedLength = 50

/** `rows` (newest first) with `incoming` (any order), each line once, newest first, at most `length`. */
export const mergeFeed = (
  rows: readonly FeedLine[],
  incoming: readonly FeedLine[],
  length: number = feedLength,
): readonly FeedLine[] => {
  const known = new Set(rows.map((row) => row.id))
  const fresh = incoming.filter((row) => !known.has(row.id) && known.add(row.id))
  if (fresh.length === 0) return rows
  return [...fresh, ...rows].sort((a, b) => b.t - a.t).slice(0, length)
}
