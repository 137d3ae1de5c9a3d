import { sameClock } from '../../../shared/time/same-clock.ts'
import { type BusinessClock, dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { AdPeriod } from './facts.ts'

/** Days of ad reports begin at midnight of the named zone, whatever hour the company's own day begins at. */
export const adClock = (zone: string): BusinessClock => ({ zone, cut_hour: 0 })

export interface AdDays {
  readonly clock: BusinessClock
  /** First and last day. */
  readonly from: number
  readonly to: number
}

export const periodOfDays = ({ clock, from, to }: AdDays): AdPeriod => ({
  from: dayStart(clock, from),
  to: dayStart(clock, to + 1),
})

/**
 * The period that days are compared with, from day `first` on: as many days, the last of them up to the same clock time of a
 * day that goes on.
 */
export const periodBefore = ({ clock, from, to }: AdDays, first: number, now: number): AdPeriod => {
  const last = first + to - from
  const start = dayStart(clock, first)
  if (dayNumber(clock, now) !== to) return { from: start, to: dayStart(clock, last + 1) }
  return { from: start, to: sameClock(clock, now, last), cut: true }
}
