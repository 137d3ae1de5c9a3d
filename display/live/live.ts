import { useSyncExternalStore } from 'react'
import { zoneClass } from '../../shared/live/freshness.ts'
import type { WallAge, WallState } from '../../shared/live/reduce.ts'
import type { WallZones, ZoneName } from '../../shared/live/screens.ts'
import type { WallHead } from '../../shared/live/wall-head.ts'
import { createBehindPace } from './behind-pace.ts'
import { createServerClock } from './clock.ts'
import { createConnection, type Phase } from './connection.ts'
import { createPulse } from './pulse.ts'
import { createWallStore, type Picture, type WallStore } from './store.ts'
import { later, mono } from './timers.ts'

/** The page's one wall: made when the module loads, fed by `startLink`. */
export const server = createServerClock(mono, () => Date.now())
export const store = createWallStore({ mono, frame: (draw) => void requestAnimationFrame(draw) })
export const connection = createConnection()
export const pulse = createPulse(store, server, { mono, later })

/** The server's second, Unix. */
export const serverSecond = (): number => Math.floor(server.now() / 1000)

/**
 * The leading number is drawn in the task of its message and has the next frame to itself: a frame of all zones takes three
 * times as long. The others follow in the frame behind it, in a rush four times a second, and ranks and shares, which are
 * read and not watched, twice. What does not carry on from the picture before it, as a snapshot, another day or other money,
 * is drawn whole.
 */
const restEveryMs = 250
const slowEveryMs = 500

/** Of one day and in one money: parts of both may stand beside each other for a moment. */
const agree = (one: Picture, other: Picture): boolean => {
  const [was, is] = [one.state.wall?.head, other.state.wall?.head]
  return was?.day === is?.day && was?.currency === is?.currency
}

const createFollower = (everyMs: number) => {
  let picture = store.picture()
  /** Of all pictures since the one that was drawn last. */
  let continuous = true
  const listeners = new Set<() => void>()
  const draw = (): void => {
    picture = { state: store.picture().state, continuous }
    continuous = true
    for (const listener of listeners) listener()
  }
  const pace = createBehindPace(everyMs, draw)
  store.onDraw(() => {
    continuous &&= store.picture().continuous
    if (continuous && agree(picture, store.picture())) pace.request()
    else draw()
  })
  return {
    picture: (): Picture => picture,
    onDraw(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What all zones but the leading number show. */
export const rest = createFollower(restEveryMs)
const slow = createFollower(slowEveryMs)

const followed = (name: ZoneName): Pick<WallStore, 'picture' | 'onDraw'> => {
  if (name === 'hero') return store
  return zoneClass[name] === 'slow' ? slow : rest
}

export const useZone = <Name extends ZoneName>(name: Name): WallZones[Name] | undefined => {
  const { onDraw, picture } = followed(name)
  return useSyncExternalStore(onDraw, () => picture().state.wall?.zones[name])
}

export const useHead = (): WallHead | undefined =>
  useSyncExternalStore(rest.onDraw, () => rest.picture().state.wall?.head)

export const useCurrency = (): string =>
  useSyncExternalStore(store.onDraw, () => store.picture().state.wall?.head.currency ?? 'USD')

export const usePhase = (): Phase => useSyncExternalStore(connection.onChange, connection.phase)
export const useAge = (): WallAge | undefined => useSyncExternalStore(pulse.onBeat, pulse.age)

/** True once there is a picture. */
export const useHasWall = (): boolean => useSyncExternalStore(store.onDraw, () => store.picture().state.wall !== null)

/** A value that is read again at each beat; only a changed text or number draws anew. */
export const useBeat = <T extends string | number | boolean | undefined>(read: (state: WallState) => T): T =>
  useSyncExternalStore(pulse.onBeat, () => read(store.state()))
