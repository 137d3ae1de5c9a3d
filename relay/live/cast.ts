import type { Metrics } from '../metrics.ts'
import type { Timing } from '../timing.ts'
import { textFrame } from './frame.ts'
import type { Watcher } from './watcher.ts'

const backlogLimit = 1024 * 1024

/** One encoding for all walls of a room; a wall that has not taken the last message yet is passed over. */
export const castVolatile = (
  watchers: Iterable<Watcher>,
  event: 'patch' | 'heartbeat',
  text: string,
  metrics: Metrics,
): void => {
  const frame = textFrame(text)
  let sent = 0
  let dropped = 0
  for (const watcher of watchers) {
    if (watcher.wire.tryFrame(frame)) sent += 1
    else dropped += 1
  }
  metrics.delivered(event, sent)
  if (dropped > 0) metrics.dropped(event, dropped)
}

/** Cuts off walls that take nothing for too long or have too much waiting. Called once per heartbeat, before it. */
export const cutBlocked = (watchers: Iterable<Watcher>, timing: Timing, metrics: Metrics): void => {
  const now = performance.now()
  for (const watcher of watchers) {
    const backlog = watcher.wire.backlog()
    if (backlog === 0) {
      watcher.blockedSince = 0
      continue
    }
    watcher.blockedSince ||= now
    if (backlog > backlogLimit || now - watcher.blockedSince > timing.blocked) {
      metrics.cut('slow')
      watcher.wire.cut()
    }
  }
}
