import { BoundedMap } from '../memory/bounded-map.ts'
import { type BusinessClock, dayNumber, dayStart, hoursOf, zoneOffset } from './zone.ts'

/**
 * A day is compared with another one by the clock, not by the seconds that have gone by. The clock of a day never goes back:
 * where it is set back it stands still until it has caught up, and over an hour that it skips it jumps.
 */

const DAY = 86_400
const HOUR = 3600

/** Seconds from the cut of business day `day` to what the clock shows at `t`. */
const shownAt = ({ zone, cut_hour }: BusinessClock, day: number, t: number): number =>
  t + zoneOffset(zone, t) - (day * DAY + cut_hour * HOUR)

/** The first second from `low` to `high` at which `holds`, which goes on holding; `high` when it does not before. */
const firstSecond = (low: number, high: number, holds: (t: number) => boolean): number => {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** What is so of a clock's days for ever, worked out once: a wall asks for its last days with each order. */
const oncePerDays = <Days extends readonly number[], T>(
  find: (clock: BusinessClock, ...days: Days) => T,
): ((clock: BusinessClock, ...days: Days) => T) => {
  const found = new BoundedMap<string, { readonly is: T }>(5000)
  return (clock, ...days) => {
    const key = `${clock.zone} ${clock.cut_hour} ${days}`
    const known = found.get(key)
    if (known) return known.is
    const is = find(clock, ...days)
    found.set(key, { is })
    return is
  }
}

/** The second of business day `day` at which its clock is set back; undefined of a day without one. */
const setBackOf = oncePerDays((clock, day: number): number | undefined => {
  const [start, last] = [dayStart(clock, day), dayStart(clock, day + 1) - 1]
  const before = zoneOffset(clock.zone, start)
  return zoneOffset(clock.zone, last) < before
    ? firstSecond(start, last, (t) => zoneOffset(clock.zone, t) !== before)
    : undefined
})

/** The latest that the clock of business day `day` has shown from its begin up to `t`, in seconds from the day's cut. */
const latestShown = (clock: BusinessClock, day: number, t: number): number => {
  const shown = shownAt(clock, day, t)
  const change = setBackOf(clock, day)
  return change === undefined || t < change ? shown : Math.max(shown, shownAt(clock, day, change - 1))
}

const lastSecond = (clock: BusinessClock, day: number, reading: number): number => {
  const [start, end] = [dayStart(clock, day), dayStart(clock, day + 1)]
  return Math.max(start, firstSecond(start, end, (at) => at === end || latestShown(clock, day, at) > reading) - 1)
}

/**
 * The last second of business day `day` by which its clock had shown no more than that of the day of `t` by then. What
 * was skipped counts from where the clock went on; of an hour that came twice both passes count once the clock is past it.
 */
export const sameClock = (clock: BusinessClock, t: number, day: number): number =>
  lastSecond(clock, day, latestShown(clock, dayNumber(clock, t), t))

/** The first second of business day `day` at which its clock shows the full hour `hour` (0 to 23) or more. */
export const clockSecond = (clock: BusinessClock, day: number, hour: number): number => {
  const reading = ((hour - clock.cut_hour + 24) % 24) * HOUR
  return reading === 0 ? dayStart(clock, day) : lastSecond(clock, day, reading - 1) + 1
}

const startsOf = (clock: BusinessClock, day: number): readonly number[] => {
  const start = dayStart(clock, day)
  return Array.from({ length: hoursOf(clock, day) }, (_, hour) => start + hour * HOUR)
}

/** For each elapsed hour of business day `day` the hours from the cut that its clock shows when it begins. */
export const clockHours = (clock: BusinessClock, day: number): readonly number[] =>
  startsOf(clock, day).map((t) => Math.floor(latestShown(clock, day, t) / HOUR))

/**
 * For each elapsed hour of business day `day` the elapsed hours of `other` that begin while its clock shows the same: mostly
 * one; two for an hour that came twice or that `day` skips behind it, none for one that `other` skips or `day` has again.
 */
export const sameHours = oncePerDays((clock, day: number, other: number): readonly (readonly number[])[] => {
  const shown = startsOf(clock, day).map((t) => latestShown(clock, day, t))
  const hours: number[][] = shown.map(() => [])
  for (const [hour, t] of startsOf(clock, other).entries()) {
    const reading = latestShown(clock, other, t)
    const at = shown.findLastIndex((one) => one <= reading)
    hours[Math.max(0, at)]?.push(hour)
  }
  return hours
})
