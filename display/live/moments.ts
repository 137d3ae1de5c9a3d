import type { WallZones } from '../../shared/live/screens.ts'

export type Moment = WallZones['hits']['moments'][number]

/** A moment that happened longer ago, seconds, is news no more. */
const LATE_S = 90
const MOST_WAITING = 5

/** Moments that wait for their turn after a picture has followed another; in a first picture and after a gap none is new. */
export const waitingAfter = (
  waiting: readonly Moment[],
  before: readonly Moment[] | undefined,
  after: readonly Moment[],
  continuous: boolean,
): readonly Moment[] => {
  if (!before || !continuous) return waiting
  const known = new Set([...before, ...waiting].map(({ id }) => id))
  const fresh = after
    .filter(({ id }) => !known.has(id))
    .reverse()
    .sort((a, b) => a.t - b.t)
  return [...waiting, ...fresh].slice(-MOST_WAITING)
}

/** Those that are not late by now, Unix seconds. */
export const inTime = (waiting: readonly Moment[], now: number): readonly Moment[] =>
  waiting.filter(({ t }) => now - t <= LATE_S)
