import { ageOf, type WallAge } from '../../shared/live/reduce.ts'
import type { ServerClock } from './clock.ts'
import type { WallStore } from './store.ts'

/** The one clock tick of a wall: each second of the server, and at once when the wall comes back to life. */
export interface Pulse {
  /** Seconds since the newest accepted message; undefined before the first. */
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

export const createPulse = (store: WallStore, server: ServerClock, { mono, later }: PulseClock): Pulse => {
  const listeners = new Set<() => void>()
  const seconds = (): number | undefined => {
    const at = store.acceptedAt()
    return at === undefined ? undefined : Math.max(0, (mono() - at) / 1000)
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
