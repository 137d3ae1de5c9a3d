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

const offsetAt = (zone: string, t: number): number => {
  const whole = Math.floor(t)
  const part = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(new Date(whole * 1000))
      .map((p) => [p.type, Number(p.value)]),
  )
  const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) / 1000
  return wall - whole
}

const SLOT = 6 * 3600
const MOST = 50_000
/** Per zone: the offset of a whole slot, NaN for a slot in which the offset changes. */
const slots = new Map<string, Map<number, number>>()

/** Seconds that the zone's wall clock is ahead of UTC at `t`. */
export const zoneOffset = (zone: string, t: number): number => {
  let known = slots.get(zone)
  if (!known) {
    known = new Map()
    slots.set(zone, known)
  }
  const slot = Math.floor(t / SLOT)
  let offset = known.get(slot)
  if (offset === undefined) {
    if (known.size > MOST) known.clear()
    const first = offsetAt(zone, slot * SLOT)
    offset = first === offsetAt(zone, (slot + 1) * SLOT - 1) ? first : Number.NaN
    known.set(slot, offset)
  }
  return Number.isNaN(offset) ? offsetAt(zone, t) : offset
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

/** The offsets in force shortly before and after a wall-clock time (seconds as if it were UTC). */
const offsetsAround = (zone: string, wall: number): [number, number] => [
  zoneOffset(zone, wall - DAY),
  zoneOffset(zone, wall + DAY),
]

/** The first instant at which the clock shows `wall`; undefined when it is skipped over. */
const firstInstant = (zone: string, wall: number): number | undefined => {
  const [before, after] = offsetsAround(zone, wall)
  const found = [wall - before, wall - after].filter((t) => t + zoneOffset(zone, t) === wall)
  return found.length > 0 ? Math.min(...found) : undefined
}

/** The instant at which the clock jumps over `wall`. */
const jumpOver = (zone: string, wall: number): number => {
  const [before, after] = offsetsAround(zone, wall)
  let low = wall - Math.max(before, after)
  let high = wall - Math.min(before, after)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (middle + zoneOffset(zone, middle) >= wall) high = middle
    else low = middle + 1
  }
  return high
}

const starts = new Map<string, number>()

/** Unix second at which business day `day` begins; where that wall time does not exist, the first second after the gap. */
export const dayStart = (clock: BusinessClock, day: number): number => {
  const key = `${clock.zone} ${clock.cut_hour} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const wall = day * DAY + clock.cut_hour * 3600
  const start = firstInstant(clock.zone, wall) ?? jumpOver(clock.zone, wall)
  if (starts.size > MOST) starts.clear()
  starts.set(key, start)
  return start
}

/** The business day of `t` as days since 1970-01-01. */
export const dayNumber = (clock: BusinessClock, t: number): number => {
  const day = Math.floor((t + zoneOffset(clock.zone, t) - clock.cut_hour * 3600) / DAY)
  // A clock that is set back over the cut shows the old day again: the day that has begun goes on.
  if (t >= dayStart(clock, day + 1)) return day + 1
  return t < dayStart(clock, day) ? day - 1 : day
}

/** Hours (started ones) of business day `day`: 23, 24 or 25. */
export const hoursOf = (clock: BusinessClock, day: number): number =>
  Math.ceil((dayStart(clock, day + 1) - dayStart(clock, day)) / 3600)

/** Elapsed hour of the business day in which `t` lies, counted from 0. */
export const hourIndex = (clock: BusinessClock, t: number): number =>
  Math.floor((t - dayStart(clock, dayNumber(clock, t))) / 3600)

/** `YYYY-MM-DD` of a day number. */
export const dayText = (day: number): string => new Date(day * DAY * 1000).toISOString().slice(0, 10)

const dateShape = /^\d{4}-\d{2}-\d{2}$/

/** Day number of `YYYY-MM-DD`; NaN when it is no date. */
export const dayOfText = (text: string): number => {
  const day = dateShape.test(text) ? Date.parse(`${text}T00:00:00Z`) / 1000 / DAY : Number.NaN
  // Date.parse takes 30 February for 2 March.
  return Number.isFinite(day) && dayText(day) === text ? day : Number.NaN
}

/** First business day of the month in which `day` lies. */
export const monthStart = (day: number): number => dayOfText(`${dayText(day).slice(0, 7)}-01`)

const wallShape = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

/**
 * Unix second of a wall-clock text `YYYY-MM-DD[ HH:MM[:SS]]` in `zone`; NaN when it is no such text. A time that comes
 * twice is the first one; a time that is skipped over counts on from the hour before.
 */
export const zonedSeconds = (zone: string, text: string): number => {
  const [, date = '', hour = '0', minute = '0', second = '0'] = wallShape.exec(text.trim()) ?? []
  const day = dayOfText(date)
  if (Number.isNaN(day) || +hour > 23 || +minute > 59 || +second > 59) return Number.NaN
  const wall = day * DAY + +hour * 3600 + +minute * 60 + +second
  return firstInstant(zone, wall) ?? wall - offsetsAround(zone, wall)[0]
}

/** The business day of a second, `YYYY-MM-DD`. */
export const todayOf = (clock: BusinessClock, second: number): string => dayText(dayNumber(clock, second))
