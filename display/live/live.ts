import { useSyncExternalStore } from 'react'
import { zoneClass } from '../../shared/live/freshness.ts'
import type { WallAge, WallState } from '../../shared/live/reduce.ts'
import type { WallZones, ZoneName } from '../../shared/live/screens.ts'
import type { WallHead } from '../../shared/live/wall-head.ts'
import { createBehindPace } from './behind-pace.ts'
import { createServerClock } from './clock.ts'
import { createConnection, type Phase } from './connection.ts'
import { createPulse } from './pulse.ts'
import { createWallStore } from './store.ts'
import { later, mono } from './timers.ts'

/** The page's one wall: made when the module loads, fed by `startLink`. */
export const server = createServerClock(mono, () => Date.now())
export const store = createWallStore({ mono, frame: (draw) => void requestAnimationFrame(draw) })
export const connection = createConnection()
export const pulse = createPulse(store, server, { mono, later })

/** The server's second, Unix. */
export const serverSecond = (): number => Math.floor(server.now() / 1000)

/**
 * Ranks and shares are read, not watched: they are drawn after the frame that shows the numbers, in a rush twice a second, at
 * any calmer pace at once.
 */
const slowEveryMs = 500
let slowPicture = store.picture()
const slowListeners = new Set<() => void>()
const slow = createBehindPace(slowEveryMs, () => {
  slowPicture = store.picture()
  for (const listener of slowListeners) listener()
})
store.onDraw(slow.request)
const onSlowDraw = (listener: () => void): (() => void) => {
  slowListeners.add(listener)
  return () => slowListeners.delete(listener)
}

export const useZone = <Name extends ZoneName>(name: Name): WallZones[Name] | undefined => {
  const calm = zoneClass[name] === 'slow'
  return useSyncExternalStore(
    calm ? onSlowDraw : store.onDraw,
    () => (calm ? slowPicture : store.picture()).state.wall?.zones[name],
  )
}

export const useHead = (): WallHead | undefined =>
  useSyncExternalStore(store.onDraw, () => store.picture().state.wall?.head)

export const useCurrency = (): string =>
  useSyncExternalStore(store.onDraw, () => store.picture().state.wall?.head.currency ?? 'USD')

export const usePhase = (): Phase => useSyncExternalStore(connection.onChange, connection.phase)
export const useAge = (): WallAge | undefined => useSyncExternalStore(pulse.onBeat, pulse.age)

/** True once there is a picture. */
export const useHasWall = (): boolean => useSyncExternalStore(store.onDraw, () => store.picture().state.wall !== null)

/** A value that is read again at each beat; only a changed text or number draws anew. */
export const useBeat = <T extends string | number | boolean | undefined>(read: (state: WallState) => T): T =>
  useSyncExternalStore(pulse.onBeat, () => read(store.state()))
