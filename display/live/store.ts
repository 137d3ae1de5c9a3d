import { emptyWall, reduceWall, type WallEvent, type WallState } from '../../shared/live/reduce.ts'
import type { Wall } from '../../shared/live/wall.ts'

/** What a wall shows at one draw. */
export interface Picture {
  readonly state: WallState
  /** Since the picture before it only patches came, in one go: what is new in it may be shown as news. */
  readonly continuous: boolean
}

export interface WallStore {
  receive(event: WallEvent): void
  /** Shows a picture that was kept, confirmed last at `t` (Unix seconds), while there is none. */
  restore(wall: Wall, t: number): void
  /** Of a picture that was kept, while nothing newer was heard. */
  restoredAt(): number | undefined
  /** The newest state, drawn or not. */
  state(): WallState
  /** The state of the last draw. */
  picture(): Picture
  /** Monotonic milliseconds of the newest accepted message; undefined before the first. */
  acceptedAt(): number | undefined
  /** Called at once for each message. */
  onMessage(listener: (state: WallState, event: WallEvent) => void): () => void
  /** Called once per draw: at once for a message, for those that come before its frame once more at that frame. */
  onDraw(listener: () => void): () => void
}

export interface StoreClock {
  mono(): number
  /** Runs `draw` at the next animation frame; a hidden page has none, so its draws wait until it is seen. */
  frame(draw: () => void): void
}

const replayMs = 5000
const add = <T>(set: Set<T>, item: T): (() => void) => {
  set.add(item)
  return () => set.delete(item)
}

/** The wall outside React: every message is reduced and drawn at once; those that come before its frame are drawn together at that frame. */
export const createWallStore = ({ mono, frame }: StoreClock): WallStore => {
  let state = emptyWall
  let picture: Picture = { state, continuous: false }
  let acceptedAt: number | undefined
  /** What was drawn is not on the screen yet; what comes until then waits for that frame. */
  let isFramed = false
  let isWaiting = false
  let healed = false
  let waitingSince = 0
  let restoredAt: number | undefined
  const messageListeners = new Set<(state: WallState, event: WallEvent) => void>()
  const drawListeners = new Set<() => void>()

  const draw = (): void => {
    const before = picture.state.wall
    picture = { state, continuous: before !== null && !healed && mono() - waitingSince < replayMs }
    healed = false
    for (const listener of drawListeners) listener()
  }
  /** Draws in the very task of a message, so that the frame that is waited for anyway only has to paint it. */
  const show = (): void => {
    isFramed = true
    isWaiting = false
    draw()
    frame(() => {
      isFramed = false
      if (isWaiting) show()
    })
  }
  return {
    receive(event) {
      const before = state
      state = reduceWall(before, event)
      if (state.accepted !== before.accepted) acceptedAt = mono()
      if (event.type === 'snapshot' && state !== before) healed = true
      for (const listener of messageListeners) listener(state, event)
      if (isWaiting || (state.wall === before.wall && state.health.source === before.health.source)) return
      waitingSince = mono()
      if (isFramed) isWaiting = true
      else show()
    },
    restore(wall, t) {
      if (state.wall) return
      state = { ...state, wall }
      restoredAt = t
      show()
    },
    restoredAt: () => (acceptedAt === undefined ? restoredAt : undefined),
    state: () => state,
    picture: () => picture,
    acceptedAt: () => acceptedAt,
    onMessage: (listener) => add(messageListeners, listener),
    onDraw: (listener) => add(drawListeners, listener),
  }
}
