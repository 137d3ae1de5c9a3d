import { type BusinessClock, dayNumber, dayStart } from '../../shared/time/zone.ts'

const dayOfClock = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, number>()

/** What a clock on the wall shows at `t`, as seconds. */
const digits = (zone: string, t: number): number => {
  const format = formats.get(zone) ?? dayOfClock(zone)
  formats.set(zone, format)
  return Date.parse(`${format.format(t * 1000).replace(' ', 'T')}Z`) / 1000
}

/** The latest that a clock on the wall has shown since the business day of `t` began, as seconds of that day. */
export const shownBy = (clock: BusinessClock, t: number): number => {
  const key = `${clock.zone} ${clock.cut_hour} ${t}`
  const day = dayNumber(clock, t)
  let best = known.get(key) ?? Number.NEGATIVE_INFINITY
  if (!known.has(key))
    for (let from = dayStart(clock, day); from <= t; from += 900)
      best = Math.max(best, digits(clock.zone, Math.min(from + 899, t)) - day * 86_400)
  known.set(key, best)
  return best
}

/** Whether `t` counts for its day when another one has come as far as `now`. */
export const isBySameClock = (clock: BusinessClock, t: number, now: number): boolean =>
  shownBy(clock, t) <= shownBy(clock, now)
