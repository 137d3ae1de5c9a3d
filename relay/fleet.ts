import { MOST_BEATS, type WallCommand, wallApi } from '../shared/areas/walls/api.ts'
import { type WallReport, wallReport } from '../shared/live/report.ts'
import { isWallToken } from '../shared/record/wall-token.ts'
import { roomKeyOf } from './handshake.ts'
import type { Roster } from './live/roster.ts'
import type { Watcher } from './live/watcher.ts'
import type { Log } from './log.ts'
import type { Rooms } from './rooms.ts'
import type { Timing } from './timing.ts'
import type { Upstream } from './upstream/fetch.ts'
import { readEnvelope } from './upstream/read-envelope.ts'
import type { Sessions } from './upstream/sessions.ts'

export interface FleetDeps {
  readonly upstream: Upstream
  readonly sessions: Sessions
  readonly roster: Roster
  readonly rooms: () => Rooms
  readonly timing: Timing
  readonly log: Log
  /** The platform knows a credential no more: whether it is gone is asked, and its walls go. */
  readonly doubt: (token: string) => Promise<unknown>
}

/** What is known of a connected wall that was paired. */
interface Told {
  readonly since: number
  /** Kept until it was passed on. */
  report: WallReport | null
  toldAt: number
}

const beats = wallApi.beat

/** Walls that were paired: their reports go to the platform in batches, and what it has to tell them comes back with these. */
export const createFleet = ({ upstream, sessions, roster, rooms, timing, log, doubt }: FleetDeps) => {
  const known = new Map<Watcher, Told>()
  let busy = false

  /** Open at two places: both answer since longer than a wall needs to find out that a line is dead. */
  const isTwice = (watcher: Watcher): boolean => {
    const { id } = watcher.admission.record
    const old = performance.now() - timing.twiceAfter
    let open = 0
    for (const [one, { since }] of known) if (one.admission.record.id === id && since < old) open += 1
    return open > 1
  }
  const beatOf = (token: string, walls: readonly Watcher[]) => {
    const told = walls.find((wall) => known.get(wall)?.report)
    const report = (told && known.get(told)?.report) ?? null
    const [first] = walls
    return {
      token,
      twice: first !== undefined && isTwice(first),
      build: (told ?? first)?.admission.build ?? '',
      report,
    }
  }
  const passed = (walls: readonly Watcher[], report: WallReport | null): void => {
    for (const wall of walls) {
      const told = known.get(wall)
      if (told && told.report === report) told.report = null
    }
  }
  const tell = (walls: readonly Watcher[], commands: readonly WallCommand[]): void => {
    for (const wall of walls) for (const command of commands) wall.socket.emit('command', command)
  }
  const beat = async (tokens: readonly string[]): Promise<void> => {
    const sent = tokens.map((token) => {
      const walls = roster.of(token)
      return { walls, beat: beatOf(token, walls) }
    })
    const answer = await upstream.post({
      path: beats.path,
      deadline: timing.sessionDeadline,
      body: JSON.stringify({ walls: sent.map((one) => one.beat) }),
    })
    const reading = readEnvelope(answer, Date.now())
    if (reading.kind !== 'data') return
    const { walls: answers } = beats.data.parse(reading.data)
    for (const [n, one] of sent.entries()) {
      const about = answers[n]
      if (!about) continue
      passed(one.walls, one.beat.report)
      tell(one.walls, about.commands)
      if (!about.known) void doubt(one.beat.token)
    }
  }
  const tick = async (): Promise<void> => {
    if (busy || known.size === 0) return
    busy = true
    try {
      const tokens = [...new Set([...known.keys()].map(({ admission }) => admission.token))]
      for (let at = 0; at < tokens.length; at += MOST_BEATS) await beat(tokens.slice(at, at + MOST_BEATS))
    } catch (error) {
      log.debug({ error: String(error) }, 'walls were not told of')
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void tick(), timing.fleetEvery)

  return {
    entered(watcher: Watcher): void {
      if (!isWallToken(watcher.admission.token)) return
      known.set(watcher, { since: performance.now(), report: null, toldAt: Number.NEGATIVE_INFINITY })
    },
    left(watcher: Watcher): void {
      known.delete(watcher)
    },
    /** What a wall says of itself, believed in its form only; sooner than it should it is not heard. */
    report(watcher: Watcher, given: unknown): void {
      const told = known.get(watcher)
      const now = performance.now()
      if (!told || now - told.toldAt < timing.reportEvery) return
      const read = wallReport.safeParse(given)
      if (!read.success) return
      told.report = read.data
      told.toldAt = now
    },
    /** A wall has a new credential: asked for once, it goes on under that one, and nothing is seen of it. */
    async renewed(watcher: Watcher, token: unknown): Promise<void> {
      const { admission } = watcher
      if (!known.has(watcher) || typeof token !== 'string' || !isWallToken(token) || token === admission.token) return
      const verdict = await sessions.fresh(token)
      if (verdict.kind !== 'valid' || !watcher.socket.connected) return
      const { record } = verdict
      const same = record.id === admission.record.id && roomKeyOf(admission.screen, record) === admission.roomKey
      if (!same) return
      roster.remove(watcher)
      rooms().renew(watcher, { token, record })
      watcher.admission = { ...admission, token, record }
      roster.add(watcher)
    },
    stop: (): void => clearInterval(timer),
  }
}
export type Fleet = ReturnType<typeof createFleet>
