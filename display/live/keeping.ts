import type { LiveScreen } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { readItem, writeItem } from '../settings/stored-items.ts'
import { roomIn } from './room-in.ts'
import { keepShell } from './shell.ts'
import type { WallStore } from './store.ts'

const everyMs = 20_000

/** The last picture of a screen on this box; it is of one session and goes with it. */
interface Kept {
  readonly screen: LiveScreen
  readonly token: string
  readonly build: string
  /** When it was confirmed last, Unix seconds. */
  readonly t: number
  readonly wall: Wall
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' && found !== null && 'wall' in found && 'build' in found

const readKept = (): Kept | undefined => {
  try {
    const found: unknown = JSON.parse(readItem('picture') ?? 'null')
    return isKept(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Shows the last picture of `screen` until the relay gives one; it is as old as it says. */
export const restorePicture = (screen: LiveScreen, store: WallStore): void => {
  const kept = readKept()
  if (!kept || kept.screen !== screen || kept.token !== readItem('token')) return
  const { build, wall, t } = kept
  if (build === __BUILD_ID__) store.restore(wall, t)
  // Another build wrote it: what this one cannot read of it is left out.
  else
    import('./check.ts').then(
      ({ readWall }) => {
        const readable = readWall(screen, wall)
        if (readable) store.restore(readable, t)
      },
      () => {},
    )
}

/** Keeps the picture of `screen` on this box while it is live, and what the wall's page is made of. */
export const startKeeping = (screen: LiveScreen, store: WallStore, isLive: () => boolean): (() => void) => {
  const keep = (): void => {
    const { wall, health } = store.state()
    const token = readItem('token')
    if (!wall || !token || !isLive() || (screen === 'smart' && roomIn(wall) !== screen)) return
    const kept: Kept = { screen, token, build: __BUILD_ID__, t: Math.max(health.ok_t, wall.head.ts), wall }
    writeItem('picture', JSON.stringify(kept))
  }
  keep()
  void keepShell()
  const timer = setInterval(keep, everyMs)
  return () => clearInterval(timer)
}
