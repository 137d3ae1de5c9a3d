import { useSyncExternalStore } from 'react'
import { type Arrivals, arrivalsOf } from './arrivals.ts'
import { rest } from './live.ts'

let feed = rest.picture().state.wall?.zones.feed
let latest: Arrivals = { rows: [], count: 0 }
const listeners = new Set<(arrivals: Arrivals) => void>()

// Follows before any zone does, so that a zone drawn in the same frame reads the same news.
rest.onDraw(() => {
  const { state, continuous } = rest.picture()
  const next = state.wall?.zones.feed
  latest = arrivalsOf(feed, next, continuous)
  feed = next
  if (latest.count > 0) for (const listener of listeners) listener(latest)
})

/** Called in the draw that shows new order lines. */
export const onNews = (listener: (arrivals: Arrivals) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNews = (): Arrivals => useSyncExternalStore(rest.onDraw, () => latest)
