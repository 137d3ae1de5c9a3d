import { useSyncExternalStore } from 'react'
import type { LiveScreen } from '../../shared/live/screens.ts'

/** What steers the smart wall from the keyboard. */
export type Steer = 'next' | 'before' | 'hold'

let screen: LiveScreen = 'smart'
let shut: ReadonlySet<LiveScreen> = new Set()
const listeners = new Set<() => void>()
const steered = new Set<(steer: Steer) => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}
const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chooses the room that the smart wall hears: its own, or for a scene that is another wall's that one's. */
export const hear = (next: LiveScreen): void => {
  if (next === screen) return
  screen = next
  tell()
}

/** The room of another wall is refused: it is not asked for again. */
export const shutHeard = (): void => {
  shut = new Set([...shut, screen])
  screen = 'smart'
  tell()
}

export const useHeard = (): LiveScreen => useSyncExternalStore(onChange, () => screen)
export const useShut = (): ReadonlySet<LiveScreen> => useSyncExternalStore(onChange, () => shut)

export const steer = (what: Steer): void => {
  for (const listener of steered) listener(what)
}
export const onSteer = (listener: (what: Steer) => void): (() => void) => {
  steered.add(listener)
  return () => steered.delete(listener)
}
