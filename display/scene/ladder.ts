/** What to do about a lost WebGL context: wait for its return, start anew on a fresh canvas, or show the flat map. */
export type Rescue = 'wait' | 'remount' | 'flat'

const windowMs = 60_000
/** More losses than this inside a minute is a restore loop (a driver that dies on every frame). */
const mostLosses = 12
const mostRemounts = 2
const firstRetryMs = 5 * 60_000
const longestRetryMs = 60 * 60_000

export interface Ladder {
  /** The context went. `now` in milliseconds of any steady clock. */
  lost(now: number): Rescue
  /** It did not come back in time, or a fresh canvas could not be had. */
  stuck(): Rescue
  /** A frame was drawn: the next stuck context may be started anew again. */
  drawn(): void
  /** Milliseconds until 3D is tried again after the ladder ended on the flat map; longer each time. */
  retryIn(): number
  /** Losses since the page began. */
  losses(): number
}

export function createLadder(): Ladder {
  let recent: number[] = []
  let remounts = 0
  let all = 0
  let retry = firstRetryMs
  return {
    losses: () => all,
    lost(now) {
      all++
      recent = [...recent.filter((at) => now - at < windowMs), now]
      return recent.length > mostLosses ? 'flat' : 'wait'
    },
    stuck() {
      remounts++
      return remounts > mostRemounts ? 'flat' : 'remount'
    },
    drawn() {
      remounts = 0
    },
    retryIn() {
      const wait = retry
      retry = Math.min(longestRetryMs, retry * 2)
      recent = []
      remounts = 0
      return wait
    },
  }
}
