import type { LiveScreen } from '../shared/live/screens.ts'
import type { Wall } from '../shared/live/wall.ts'
import { createKeeper } from './keep.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createPoller } from './poll.ts'
import type { Judge } from './recheck.ts'
import { screenSources } from './screen-sources.ts'
import type { Timing } from './timing.ts'
import { UpstreamError } from './upstream/errors.ts'
import type { Upstream } from './upstream/fetch.ts'
import { createHealth } from './upstream/health.ts'
import type { Liveness } from './upstream/liveness.ts'
import { type ReadWall, readWall } from './upstream/read-wall.ts'
import { createTokenRing } from './upstream/token-ring.ts'
import { createWallRoom } from './wall-room.ts'

export interface SourceDeps {
  readonly upstream: Upstream
  readonly liveness: Liveness
  readonly timing: Timing
  readonly metrics: Metrics
  readonly log: Log
  readonly dataDir: string
  readonly judge: Judge
}

/** One (screen, scope): its poller, its last good wall, its room. */
export const createSource = (deps: SourceDeps, screen: LiveScreen, roomKey: string) => {
  const { timing, metrics, log } = deps
  const keeper = createKeeper(deps.dataDir, { screen, roomKey }, timing, log)
  const kept = keeper.load()
  const ring = createTokenRing()
  let good: ReadWall | null = kept?.read ?? null
  /** The newest time by which an answer is measured: that of the shown wall, unless its clock was ahead of ours. */
  let measure = good?.wall.head.ts ?? 0
  let heldSince = 0
  let complaint = ''

  const health = createHealth(timing, kept?.okT ?? 0, (next) => {
    log.info({ room: roomKey, source: next.source, cause: next.cause }, 'source health')
    room.healthChanged()
  })
  const room = createWallRoom(health.get, good?.wall ?? null, timing, metrics)

  const complain = (what: string, fields: object): void => {
    if (what !== complaint && what !== '') log.warn({ room: roomKey, ...fields }, what)
    complaint = what
  }
  /** An answer from before the shown one is held back, unless the source insists or a new business day began. */
  const wentBack = (next: Wall): boolean => {
    const { head } = next
    const shown = good?.wall.head
    const earlier = shown !== undefined && head.day <= shown.day && head.ts < measure && head.version !== shown.version
    heldSince = earlier ? heldSince || performance.now() : 0
    return earlier && performance.now() - heldSince < timing.heldBack
  }

  const poller = createPoller({
    ...deps,
    path: screenSources[screen].path,
    ring,
    health,
    judge: async (credential, status, again) => {
      const gone = await deps.judge({ token: credential.token, roomKey }, status, again)
      if (gone) ring.drop(credential.token)
      return gone
    },
    take(data) {
      const now = Math.floor(Date.now() / 1000)
      const read = readWall(screen, data, good, now)
      if (wentBack(read.wall)) throw new UpstreamError('went-back', String(read.wall.head.ts))
      for (const zone of read.bad) metrics.badZone(zone)
      complain(read.bad.length > 0 ? `unreadable zones: ${read.bad.join(', ')}` : '', { zones: read.bad })
      good = read
      if (read.ahead * 1000 <= timing.aheadMost) measure = read.wall.head.ts
      room.show(read.wall)
      keeper.save(read.wall, now)
      return read.bad.length === 0
    },
    ended(outcome, error) {
      metrics.polled(outcome)
      if (error) complain(`poll failed: ${error.reason}`, { detail: error.message.slice(0, 200) })
      else if (outcome === 'unchanged') {
        complain('', {})
        if (good) keeper.save(good.wall, Math.floor(Date.now() / 1000))
      }
    },
  })

  return {
    room,
    ring,
    joined: poller.joined,
    /** Resolves when its last wall is on disk. */
    stop(): Promise<void> {
      poller.stop()
      health.stop()
      return keeper.flush()
    },
  }
}
export type Source = ReturnType<typeof createSource>
