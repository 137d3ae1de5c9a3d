import type { Roster } from './live/roster.ts'
import type { Watcher } from './live/watcher.ts'
import type { Timing } from './timing.ts'

/** What is served now. `named`: the build itself carries this id, so that a wall's own id can be held against it. */
export interface ServedBuild {
  readonly id: string
  readonly named: boolean
}

/** Tells walls of another build to reload: those that connect, and one after the other when a new build is served. */
export const createReloads = (roster: Roster, timing: Timing, current: () => ServedBuild | null) => {
  const timers = new Set<NodeJS.Timeout>()
  const tell = (watcher: Watcher): void => {
    const served = current()
    if (!served || !watcher.socket.connected || watcher.admission.build === served.id) return
    watcher.socket.emit('command', { kind: 'reload', build: served.id })
  }
  const later = (watcher: Watcher, delay: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      tell(watcher)
    }, delay)
    timers.add(timer)
  }
  return {
    connected(watcher: Watcher): void {
      if (watcher.admission.build !== undefined && current()?.named) tell(watcher)
    },
    served(): void {
      for (const [place, watcher] of roster.all().entries()) later(watcher, place * timing.reloadSpread)
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
export type Reloads = ReturnType<typeof createReloads>
