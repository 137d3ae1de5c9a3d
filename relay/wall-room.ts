import { randomBytes } from 'node:crypto'
import type { SourceHealth, Wall } from '../shared/live/wall.ts'
import { diffWalls } from '../shared/live/wall-patch.ts'
import { castVolatile, cutBlocked } from './live/cast.ts'
import { eventText } from './live/frame.ts'
import type { Watcher } from './live/watcher.ts'
import type { Metrics } from './metrics.ts'
import type { Timing } from './timing.ts'

/**
 * The walls of one scope and what they show: a state named by `epoch` and `seq`, a patch for each change, a heartbeat
 * that tells the sequence even when nothing changes.
 */
export const createWallRoom = (health: () => SourceHealth, first: Wall | null, timing: Timing, metrics: Metrics) => {
  const epoch = `${Date.now().toString(36)}-${randomBytes(6).toString('base64url')}`
  const watchers = new Set<Watcher>()
  let wall = first
  let seq = 0
  /** The wall as JSON, made once per sequence number: a thousand walls that reconnect cost one encoding. */
  let encoded: { seq: number; json: string } | undefined

  const snapshotText = (): string | undefined => {
    if (!wall) return undefined
    if (encoded?.seq !== seq) encoded = { seq, json: JSON.stringify(wall) }
    const head = `{"epoch":"${epoch}","seq":${seq},"now":${Date.now()}`
    return eventText('snapshot', `${head},"health":${JSON.stringify(health())},"wall":${encoded.json}}`)
  }
  const sendSnapshot = (watcher: Watcher): void => {
    const text = snapshotText()
    if (text === undefined) return
    watcher.wire.queue(text)
    metrics.delivered('snapshot')
  }
  const sendHealth = (targets: Iterable<Watcher>): void => {
    const text = eventText('health', JSON.stringify(health()))
    let count = 0
    for (const watcher of targets) {
      watcher.wire.queue(text)
      count += 1
    }
    metrics.delivered('health', count)
  }

  return {
    epoch,
    watchers,
    wall: (): Wall | null => wall,
    enter(watcher: Watcher): void {
      watchers.add(watcher)
      if (wall) sendSnapshot(watcher)
      else sendHealth([watcher])
    },
    leave(watcher: Watcher): void {
      watchers.delete(watcher)
    },
    resync(watcher: Watcher): void {
      metrics.resynced()
      sendSnapshot(watcher)
    },
    /** Shows `next`; walls hear of it only when something in it differs. */
    show(next: Wall): void {
      const before = wall
      if (!before) {
        wall = next
        for (const watcher of watchers) sendSnapshot(watcher)
        return
      }
      const patch = diffWalls(before, next)
      if (patch === undefined) return
      wall = next
      seq += 1
      const message = { epoch, seq, now: Date.now(), ok_t: health().ok_t, patch }
      castVolatile(watchers, 'patch', eventText('patch', JSON.stringify(message)), metrics)
    },
    heartbeat(): void {
      if (watchers.size === 0) return
      cutBlocked(watchers, timing, metrics)
      const message = { epoch, seq, now: Date.now(), ok_t: health().ok_t }
      castVolatile(watchers, 'heartbeat', eventText('heartbeat', JSON.stringify(message)), metrics)
    },
    healthChanged: (): void => sendHealth(watchers),
  }
}
