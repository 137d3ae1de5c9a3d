import type { SourceHealth, SourceState } from '../../shared/live/wall.ts'
import type { Timing } from '../timing.ts'

const seconds = (): number => Math.floor(Date.now() / 1000)

/**
 * The health of one source as its walls see it. A change shows at once, unless the source flaps: after a few changes
 * in a row only the newest state of each period shows, so that no wall blinks.
 */
export const createHealth = (timing: Timing, okT: number, changed: (health: SourceHealth) => void) => {
  let shown: SourceHealth = { source: 'slow', ok_t: okT, since: seconds(), cause: 'starting' }
  let wanted: { source: SourceState; cause: string } = shown
  let tokens = timing.healthBurst
  let refilledAt = performance.now()
  let timer: NodeJS.Timeout | undefined

  const refill = (): void => {
    const earned = Math.floor((performance.now() - refilledAt) / timing.healthEvery)
    if (earned <= 0) return
    tokens = Math.min(timing.healthBurst, tokens + earned)
    refilledAt += earned * timing.healthEvery
  }
  const show = (): void => {
    timer = undefined
    if (wanted.source === shown.source && wanted.cause === shown.cause) return
    refill()
    if (tokens > 0) {
      tokens -= 1
      const since = wanted.source === shown.source ? shown.since : seconds()
      shown = { ...wanted, ok_t: shown.ok_t, since }
      changed(shown)
    } else timer = setTimeout(show, timing.healthEvery - (performance.now() - refilledAt))
  }
  const set = (source: SourceState, cause: string): void => {
    wanted = { source, cause }
    if (!timer) show()
  }
  return {
    get: (): SourceHealth => shown,
    /** The source answered: its content is right as of now. */
    confirm(): void {
      shown = { ...shown, ok_t: seconds() }
      set('ok', '')
    },
    /** Still right as of now, by a sign of life beside an open wait; changes no state. */
    touch(): void {
      if (shown.source === 'ok') shown = { ...shown, ok_t: seconds() }
    },
    fail: set,
    stop: (): void => clearTimeout(timer),
  }
}
export type Health = ReturnType<typeof createHealth>
