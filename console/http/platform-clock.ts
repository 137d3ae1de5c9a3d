import { accountApi } from '../../shared/areas/account/api.ts'
import { call } from './client.ts'

const hourMs = 3_600_000
const againMs = 60_000
/** A slower answer tells the time too loosely for a clock with seconds. */
const longestTripMs = 2000
/** This machine's clock moved against its own monotonic one: it was set, or the machine slept. */
const jumpMs = 1000

let offsetMs = 0
let nextSyncAt = 0
let lead = 0
let asking = false

/** Unix milliseconds by the platform's clock; by this machine's until the platform has told, or where it does not. */
export const platformNowMs = (): number => Date.now() + offsetMs

const leadNow = (): number => Date.now() - performance.now()

/** What the platform said in the middle of the trip, against this machine's clock then. */
const measure = async (): Promise<void> => {
  const from = performance.now()
  const { now_ms } = await call(accountApi.time, {}, { tell: 'never' })
  const trip = performance.now() - from
  if (trip > longestTripMs) throw new Error('too slow to tell the time')
  offsetMs = now_ms + trip / 2 - Date.now()
}

/**
 * Keeps `platformNowMs` right: to be called as often as a clock is drawn. Asks at first, every hour, after a sleep or a
 * change of this machine's clock, and a minute after a try that failed.
 */
export const keepPlatformTime = (): void => {
  const now = performance.now()
  const jumped = Math.abs(leadNow() - lead) > jumpMs
  if (asking || (now < nextSyncAt && !jumped)) return
  asking = true
  lead = leadNow()
  measure()
    .then(
      () => hourMs,
      () => againMs,
    )
    .then((wait) => {
      asking = false
      nextSyncAt = performance.now() + wait
    })
}
