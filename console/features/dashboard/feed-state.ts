import type { FeedLine } from '../../../shared/live/zones.ts'
import { mergeFeed } from './merge-feed.ts'

export interface FeedState {
  /** Newest first. */
  readonly rows: readonly FeedLine[]
  /** Came while paused, newest first. */
  readonly waiting: readonly FeedLine[]
  readonly state: 'loading' | 'ok' | 'failed'
  /** Why the newest try failed, if it did. */
  readonly error: Error | null
  /** Unix seconds of the newest answer's data. */
  readonly time: number
}

export const emptyFeed: FeedState = { rows: [], waiting: [], state: 'loading', error: null, time: 0 }

/** The feed after an answer: while paused the shown rows stay as they are and the new ones wait. */
export const takeLines = (feed: FeedState, items: readonly FeedLine[], time: number, paused: boolean): FeedState => {
  if (!paused || feed.rows.length === 0)
    return { ...feed, rows: mergeFeed(feed.rows, items), state: 'ok', error: null, time }
  const shown = new Set(feed.rows.map((row) => row.id))
  const fresh = items.filter((line) => !shown.has(line.id))
  return { ...feed, waiting: mergeFeed(feed.waiting, fresh), state: 'ok', error: null, time }
}

export const releaseLines = (feed: FeedState): FeedState =>
  feed.waiting.length === 0 ? feed : { ...feed, rows: mergeFeed(feed.rows, feed.waiting), waiting: [] }
