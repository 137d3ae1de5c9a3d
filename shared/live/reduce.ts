import type { HeartbeatMessage, PatchMessage, SnapshotMessage, SourceHealth, Wall } from './wall.ts'
import { patchWall } from './wall-patch.ts'

export type WallEvent =
  | { type: 'snapshot'; message: SnapshotMessage }
  | { type: 'patch'; message: PatchMessage }
  | { type: 'heartbeat'; message: HeartbeatMessage }
  | { type: 'health'; message: SourceHealth }

/** `waiting`: nothing shown yet. `live`: in step. `gap`: a message was missed; a snapshot has to be asked for. */
export interface WallState {
  readonly link: 'waiting' | 'live' | 'gap'
  readonly epoch: string
  readonly seq: number
  /** The relay's picture, which the next patch starts from. */
  readonly base: Wall | null
  /** The picture that is shown; newer than `base` while a restarted relay has only an old one. */
  readonly wall: Wall | null
  readonly health: SourceHealth
  /** Counts accepted messages: the age of a wall is the time since this number last rose. */
  readonly accepted: number
}

export const emptyWall: WallState = {
  link: 'waiting',
  epoch: '',
  seq: -1,
  base: null,
  wall: null,
  health: { source: 'slow', ok_t: 0, since: 0, cause: 'starting' },
  accepted: 0,
}

const confirmed = (health: SourceHealth, ok_t: number): SourceHealth =>
  ok_t > health.ok_t ? { ...health, ok_t } : health

/**
 * A relay that was restarted begins with the picture it had kept, which may be older than what stands on the wall: it is
 * shown only once the source has confirmed it.
 */
const isBehind = (shown: Wall | null, kept: Wall, health: SourceHealth): boolean =>
  health.source !== 'ok' && shown !== null && shown.head.scope === kept.head.scope && shown.head.ts > kept.head.ts

/**
 * The wall after one message. A patch counts only when it is the next of this epoch; an older one is dropped, a later one
 * or a heartbeat ahead of us is a gap that a snapshot heals. The picture stays whatever happens.
 */
export const reduceWall = (state: WallState, event: WallEvent): WallState => {
  const accepted = state.accepted + 1
  switch (event.type) {
    case 'snapshot': {
      const { epoch, seq, wall, health } = event.message
      if (epoch === state.epoch && seq < state.seq) return state
      return {
        link: 'live',
        epoch,
        seq,
        base: wall,
        wall: isBehind(state.wall, wall, health) ? state.wall : wall,
        health,
        accepted,
      }
    }
    case 'patch': {
      const { epoch, seq, patch, ok_t } = event.message
      if (state.link !== 'live' || !state.base || epoch !== state.epoch)
        return { ...state, link: state.base ? 'gap' : 'waiting' }
      if (seq <= state.seq) return state
      if (seq > state.seq + 1) return { ...state, link: 'gap' }
      const base = patchWall(state.base, patch)
      return { ...state, seq, base, wall: base, accepted, health: confirmed(state.health, ok_t) }
    }
    case 'heartbeat': {
      const { epoch, seq, ok_t } = event.message
      if (!state.wall) return state
      if (epoch !== state.epoch || seq > state.seq) return { ...state, link: 'gap' }
      if (state.link !== 'live') return state
      return { ...state, accepted, health: confirmed(state.health, ok_t) }
    }
    case 'health':
      return {
        ...state,
        health: event.message,
        wall: event.message.source === 'ok' ? (state.base ?? state.wall) : state.wall,
      }
    default:
      return event satisfies never
  }
}

export type WallAge = 'live' | 'late' | 'stale' | 'offline'
/** Age class by the seconds since the newest accepted message: live up to 3, late past 3, stale past 15, offline past 60. */
export const ageOf = (seconds: number): WallAge => {
  if (seconds <= 3) return 'live'
  if (seconds <= 15) return 'late'
  return seconds <= 60 ? 'stale' : 'offline'
}
