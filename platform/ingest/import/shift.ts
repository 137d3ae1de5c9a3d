import { type BusinessClock, dayNumber, zonedSeconds, zoneOffset } from '../../../shared/time/zone.ts'
import { ImportError } from './error.ts'

const WEEK = 7
const DAY = 86_400

/** By how much the times of a file are moved: their wall clock by whole days, then all alike by seconds. */
export interface Shift {
  readonly days: number
  readonly seconds: number
}

export const noShift: Shift = { days: 0, seconds: 0 }

/** As it stands in the identity of a job; empty without any. */
export const movedBy = ({ days, seconds }: Shift): string =>
  (days === 0 ? '' : ` +${days}d`) + (seconds === 0 ? '' : ` ${seconds}s`)

/** The time of a line by whole days later on the wall clock of `zone`, on which an hour may come or go between. */
const daysLater = (zone: string, t: number, days: number): number => {
  const wall = new Date((t + zoneOffset(zone, t) + days * DAY) * 1000)
  return zonedSeconds(zone, wall.toISOString().slice(0, 19).replace('T', ' '))
}

/** Where a time of a file is once the file is moved; of times that carry their offset it may be an hour earlier. */
export const movedTime = (zone: string, t: number, { days, seconds }: Shift): number =>
  Math.max(t + days * DAY, daysLater(zone, t, days)) + seconds

/**
 * Where a file is moved to: by the weeks that are wanted, so that weekday and hour stay; `auto`: so that the newest day of
 * the file is today, whatever weekday it was, and today is never empty; were its newest line later than now, all of the file
 * goes back to where that line is now, so that nothing lies in the future.
 * @param newest time of a line; undefined when none has one
 * @param zone of the file's wall clock
 */
export const resolveShift = (
  wanted: number | 'auto',
  newest: number | undefined,
  clock: BusinessClock,
  now: number,
  zone: string,
): Shift => {
  if (wanted !== 'auto') return { days: wanted * WEEK, seconds: 0 }
  if (newest === undefined) throw new ImportError('文件里没有可读的时间', 'The file has no time that can be read')
  const days = dayNumber(clock, now) - dayNumber(clock, newest)
  return { days, seconds: Math.min(0, now - movedTime(zone, newest, { days, seconds: 0 })) }
}
