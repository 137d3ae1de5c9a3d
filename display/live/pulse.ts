import { ageOf, type WallAge } from '../../shared/live/reduce.ts'
import type { ServerClock } from './clock.ts'
import type { WallStore } from './store.ts'

/** The one clock tick of a wall: each second of the server, and at once when the wall comes back to life. */
export interface Pulse {
  /** Seconds since the newest accepted message, or since what is shown of earlier was confirmed; undefined without either. */
  seconds(): number | undefined
  /** Undefined before the first picture. */
  age(): WallAge | undefined
  onBeat(listener: () => void): () => void
  stop(): void
}

export interface PulseClock {
  mono(): number
  later(ms: number, run: () => void): () => void
}

/** A picture that was kept is never called live. */
const leastOldS = 4

export const createPulse = (store: WallStore, server: ServerClock, { mono, later }: PulseClock): Pulse => {
  const listeners = new Set<() => void>()
  // A box that lost its clock with its power cannot tell how old it is.
  const restoredFor = (): number | undefined => {
    const t = store.restoredAt()
    if (t === undefined) return undefined
    const old = server.now() / 1000 - t
    return old < 0 ? Number.POSITIVE_INFINITY : Math.max(leastOldS, old)
  }
  const seconds = (): number | undefined => {
    const at = store.acceptedAt()
    return at === undefined ? restoredFor() : Math.max(0, (mono() - at) / 1000)
  }
  const age = (): WallAge | undefined => {
    const past = seconds()
    return past === undefined ? undefined : ageOf(past)
  }
  let told = age()
  const beat = (): void => {
    told = age()
    for (const listener of listeners) listener()
  }
  let cancel = (): void => {}
  const arm = (): void => {
    cancel = later(1000 - (server.now() % 1000), () => {
      beat()
      arm()
    })
  }
  arm()
  const unfollow = store.onMessage(() => {
    if (told !== 'live' && age() === 'live') beat()
  })
  return {
    seconds,
    age,
    onBeat(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      cancel()
      unfollow()
    },
  }
}
