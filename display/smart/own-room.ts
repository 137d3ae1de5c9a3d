import type { Wall } from '../../shared/live/wall.ts'
import { pollEveryMs, pollOnce } from '../live/poll.ts'
import { later } from '../live/timers.ts'

/**
 * Asks what the smart wall's own room says while another one is heard: a wall hears one at a time, but its red alerts and what
 * it plays are told by its own. Without an answer, what it said last stands.
 * @returns the end of it
 */
export const askOwnRoom = (take: (wall: Wall) => void): (() => void) => {
  let isWanted = true
  let cancel: (() => void) | undefined
  const ask = async (): Promise<void> => {
    const message = await pollOnce('smart', 0).catch(() => undefined)
    if (!isWanted) return
    if (message) take(message.wall)
    cancel = later(pollEveryMs, () => void ask())
  }
  cancel = later(pollEveryMs, () => void ask())
  return () => {
    isWanted = false
    cancel?.()
  }
}
