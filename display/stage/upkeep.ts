import { clockText } from '../../shared/format/time.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { quietSecond } from './follow-build.ts'
import { pageAnswers } from './reload.ts'

const nightHour = 4
const spreadMinutes = 10
const heapLimit = 600 * 1024 * 1024
const minute = 60_000

/**
 * True from the minute of the night at which this wall starts afresh, for ten minutes, so that one that looked late does it
 * still: by the wall's own zone and the server's time (Unix seconds), whatever the clock of the box says; `offset` (0 to 9)
 * spreads walls over ten minutes.
 */
export const isNightlyMinute = (now: number, zone: string, offset: number): boolean => {
  const [hour, part = 0] = clockText(now, zone).split(':').map(Number)
  return hour === nightHour && part >= offset && part < offset + spreadMinutes
}

/** Bytes; 0 where the browser does not tell. */
const heapUsed = (): number => {
  const { usedJSHeapSize: used } = fieldsIn(Reflect.get(performance, 'memory'))
  return typeof used === 'number' ? used : 0
}

/** What the keeper of a wall asks it. */
interface Keeping {
  /** Unix seconds of the server, and the wall's zone; undefined while nothing was heard. */
  readonly now: () => { readonly t: number; readonly zone: string } | undefined
  /** Milliseconds since something changed on it. */
  readonly quietFor: () => number
}

/** Each minute: the nightly fresh start in a quiet second, and one when memory has grown too far. Never into a page that does not answer. */
export const keepFit = ({ now, quietFor }: Keeping): (() => void) => {
  const offset = Math.floor(Math.random() * spreadMinutes)
  const timer = setInterval(async () => {
    const heard = now()
    const young = performance.now() < 30 * minute
    const nightly = heard !== undefined && isNightlyMinute(heard.t, heard.zone, offset)
    if (young || !(nightly || heapUsed() > heapLimit)) return
    await quietSecond(quietFor)
    if (await pageAnswers()) location.reload()
  }, minute)
  return () => clearInterval(timer)
}
