import { fieldsIn } from '../../shared/record/fields.ts'
import { pageAnswers } from './reload.ts'

const nightHour = 4
const spreadMinutes = 10
const heapLimit = 600 * 1024 * 1024
const minute = 60_000

/** True in the minute of the night at which this wall starts afresh; `offset` (0 to 9) spreads walls over ten minutes. */
export const isNightlyMinute = (now: Date, offset: number): boolean =>
  now.getHours() === nightHour && now.getMinutes() === offset

/** Bytes; 0 where the browser does not tell. */
const heapUsed = (): number => {
  const { usedJSHeapSize: used } = fieldsIn(Reflect.get(performance, 'memory'))
  return typeof used === 'number' ? used : 0
}

/** Each minute: the nightly fresh start, and one when memory has grown too far. Never into a page that does not answer. */
export const keepFit = (): (() => void) => {
  const offset = Math.floor(Math.random() * spreadMinutes)
  const timer = setInterval(async () => {
    const young = performance.now() < 30 * minute
    if (young || !(isNightlyMinute(new Date(), offset) || heapUsed() > heapLimit)) return
    if (await pageAnswers()) location.reload()
  }, minute)
  return () => clearInterval(timer)
}
