import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import { demoClock } from './plan.ts'

const OPENS = 9.5 * 3600
const CLOSES = 20 * 3600

/** Whether the clip team is at work. */
export const isAtWork = (t: number): boolean => {
  const second = t - dayStart(demoClock, dayNumber(demoClock, t))
  return second >= OPENS && second < CLOSES
}

/** The moment that lies `seconds` (more than 0) of working time before `t`. */
export const workBefore = (t: number, seconds: number): number => {
  let left = seconds
  for (let at = t; ; ) {
    const start = dayStart(demoClock, dayNumber(demoClock, at))
    const until = Math.min(at, start + CLOSES)
    const span = until - start - OPENS
    if (span >= left) return until - left
    left -= Math.max(0, span)
    at = start - 1
  }
}
