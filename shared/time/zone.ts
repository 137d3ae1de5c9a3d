/**
 * Business days by a named IANA zone and the company's cut hour, correct over summer time: a day may have 23, 24 or 25
 * hours. All times are Unix seconds.
 */
export interface BusinessClock {
  /** IANA zone, e.g. `Asia/Shanghai`. */
  readonly zone: string
  /** First hour of the business day, 0 to 23. */
  readonly cut_hour: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(zone, made)
  return made
}

const SLOT = 900
const offsets = new Map<string, Map<number, number>>()

/** Seconds that the zone's wall clock is ahead of UTC at `t`. Offsets change only on quarter hours, so one look-up serves a slot. */
export const zoneOffset = (zone: string, t: number): number => {
  const slot = Math.floor(t / SLOT)
  let known = offsets.get(zone)
  if (!known) {
    known = new Map()
    offsets.set(zone, known)
  }
  const cached = known.get(slot)
  if (cached !== undefined) return cached
  if (known.size > 50_000) known.clear()
  const at = slot * SLOT
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(new Date(at * 1000))
      .map((p) => [p.type, Number(p.value)]),
  )
  const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) / 1000
  known.set(slot, wall - at)
  return wall - at
}

/** True for a zone name that this runtime knows. */
export const isZone = (zone: string): boolean => {
  try {
    formatterOf(zone)
    return true
  } catch {
    return false
  }
}

const DAY = 86_400

/** The business day of `t` as days since 1970-01-01. */
export const dayNumber = (clock: BusinessClock, t: number): number =>
  Math.floor((t + zoneOffset(clock.zone, t) - clock.cut_hour * 3600) / DAY)

/** Unix second at which business day `day` begins; where that wall time does not exist, the first second after the gap. */
export const dayStart = (clock: BusinessClock, day: number): number => {
  const wall = day * DAY + clock.cut_hour * 3600
  const guess = wall - zoneOffset(clock.zone, wall)
  const exact = wall - zoneOffset(clock.zone, guess)
  return exact + zoneOffset(clock.zone, exact) === wall ? exact : Math.max(guess, exact)
}

/** Hours (started ones) of business day `day`: 23, 24 or 25. */
export const hoursOf = (clock: BusinessClock, day: number): number =>
  Math.round((dayStart(clock, day + 1) - dayStart(clock, day)) / 3600)

/** Elapsed hour of the business day in which `t` lies, counted from 0. */
export const hourIndex = (clock: BusinessClock, t: number): number =>
  Math.floor((t - dayStart(clock, dayNumber(clock, t))) / 3600)

/** `YYYY-MM-DD` of a day number. */
export const dayText = (day: number): string => new Date(day * DAY * 1000).toISOString().slice(0, 10)

/** Day number of `YYYY-MM-DD`; NaN when it is no date. */
export const dayOfText = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 1000 / DAY

/** First business day of the month in which `day` lies. */
export const monthStart = (day: number): number => dayOfText(`${dayText(day).slice(0, 7)}-01`)

/** Unix second of a wall-clock text `YYYY-MM-DD HH:MM[:SS]` in `zone`; NaN when it is no such text. */
export const zonedSeconds = (zone: string, text: string): number => {
  const wall = Date.parse(`${text.trim().replace(' ', 'T')}Z`) / 1000
  if (!Number.isFinite(wall)) return Number.NaN
  const guess = wall - zoneOffset(zone, wall)
  return wall - zoneOffset(zone, guess)
}
