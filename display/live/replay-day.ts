import { useSyncExternalStore } from 'react'
import type { WallHead } from '../../shared/live/wall-head.ts'
import { dayNumber, dayText } from '../../shared/time/zone.ts'
import { options } from '../settings/settings.ts'
import { store, useHead } from './live.ts'

/** The epoch of pictures that a replay shows: none of a relay's. */
export const replayEpoch = 'replay'

let asked = options.replay
const listeners = new Set<() => void>()

/** What is replayed: a business day, `YYYY-MM-DD`, or an hour of it, `YYYY-MM-DDTHH`. */
export const replayed = (): string | undefined => asked

/** How often the second of an hour that is replayed fits into one; undefined while a whole day or nothing is. */
export const replaySpeed = (): number | undefined => (asked?.includes('T') ? options.speed : undefined)

/** Begins the replay of a business day (`YYYY-MM-DD`) or, without one, goes back to the present; the address says which. */
export const setReplay = (next: string | undefined): void => {
  if (asked === next) return
  asked = next
  const address = new URL(location.href)
  address.searchParams.delete('speed')
  if (next === undefined) address.searchParams.delete('replay')
  else address.searchParams.set('replay', next)
  history.replaceState(null, '', address)
  for (const listener of listeners) listener()
}

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReplay = (): string | undefined => useSyncExternalStore(onChange, replayed)

/** The moment of a replay's picture, Unix seconds; undefined while the wall shows the present. Bound to what is shown. */
export const useReplayed = (): number | undefined =>
  useSyncExternalStore(store.onDraw, () => {
    const { epoch, wall } = store.picture().state
    return epoch === replayEpoch ? wall?.head.ts : undefined
  })

/** The business day of the newest order while today has none; undefined on every other wall. */
const quietDay = (head: WallHead | undefined): string | undefined =>
  head?.newest_t ? dayText(dayNumber({ zone: head.tz, cut_hour: head.cut_hour }, head.newest_t)) : undefined

export const useQuietDay = (): string | undefined => {
  const head = useHead()
  return useReplayed() === undefined ? quietDay(head) : undefined
}

/** The key of a replay: ends one, or begins that of the newest day where today is quiet. */
export const toggleReplay = (): void => setReplay(asked === undefined ? quietDay(store.state().wall?.head) : undefined)
