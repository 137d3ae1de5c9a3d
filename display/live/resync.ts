import type { WallStore } from './store.ts'

const againMs = 2000
const tries = 3

/**
 * Asks for a snapshot once when a message was missed, again when no answer comes within two seconds, and gives the
 * connection up after three. `ask` sends, `giveUp` renews the connection.
 */
export const followGaps = (
  store: WallStore,
  later: (ms: number, run: () => void) => () => void,
  ask: () => void,
  giveUp: () => void,
): { connected(): void; lost(): void; stop(): void } => {
  let cancel: (() => void) | undefined
  let up = false
  const calm = (): void => {
    cancel?.()
    cancel = undefined
  }
  const wait = (asked: number): void => {
    cancel = later(againMs, () => {
      if (!up || store.state().link === 'live') return calm()
      if (asked >= tries) {
        calm()
        giveUp()
        return
      }
      ask()
      wait(asked + 1)
    })
  }
  const check = (): void => {
    const { link } = store.state()
    if (link === 'live') calm()
    else if (up && link === 'gap' && !cancel) {
      ask()
      wait(1)
    }
  }
  const unfollow = store.onMessage(check)
  return {
    /** A snapshot follows each connect by itself; ask only when it does not come. */
    connected() {
      up = true
      calm()
      if (store.state().link !== 'live') wait(0)
    },
    lost() {
      up = false
      calm()
    },
    stop() {
      calm()
      unfollow()
    },
  }
}
