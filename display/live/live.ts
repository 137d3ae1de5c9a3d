import { useSyncExternalStore } from 'react'
import type { WallAge, WallState } from '../../shared/live/reduce.ts'
import type { WallHead } from '../../shared/live/wall.ts'
import type { ZoneName, Zones } from '../../shared/live/zones.ts'
import { createServerClock } from './clock.ts'
import { createConnection, type Phase } from './connection.ts'
import { createPulse } from './pulse.ts'
import { createWallStore } from './store.ts'

const mono = (): number => performance.now()

/** The page's one wall: made when the module loads, fed by `startLink`. */
export const server = createServerClock(mono, () => Date.now())
export const store = createWallStore({ mono, frame: (draw) => void requestAnimationFrame(draw) })
export const connection = createConnection()
export const pulse = createPulse(store, server, {
  mono,
  later(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

/** The server's second, Unix. */
export const serverSecond = (): number => Math.floor(server.now() / 1000)

export const useZone = <Name extends ZoneName>(name: Name): Zones[Name] | undefined =>
  useSyncExternalStore(store.onDraw, () => store.picture().state.wall?.zones[name])

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
