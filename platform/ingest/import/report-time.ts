import { zonedSeconds } from '../../../shared/time/zone.ts'

/** When what a file says was true, and who says so: its reader, a column, its name, or its newest moment. */
export interface ReportMoment {
  /** Unix seconds. */
  readonly t: number
  readonly source: 'said' | 'column' | 'name' | 'newest'
}

const DAY = 86_400
const EARLIEST = Date.UTC(2016, 0, 1) / 1000

/** Ids that the network gives out begin with the second in which they were made. */
const secondOfId = (digits: string): number => Number(BigInt(digits) >> 32n)

const two = (text: string | undefined, none: string): string => text ?? none

const timeOf = (text: string, zone: string): number => {
  if (/^\d{18,19}$/.test(text)) return secondOfId(text)
  if (/^\d{13}$/.test(text)) return Math.floor(Number(text) / 1000)
  if (/^\d{10}$/.test(text)) return Number(text)
  const found = /^(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?:[-_.T ]?(\d\d)[-_.:]?(\d\d)(?:[-_.:]?(\d\d))?)?$/.exec(text)
  if (!found) return Number.NaN
  const [, year, month, day, hour, minute, second] = found
  // A date alone is the whole of that day.
  const clock = hour ? `${hour}:${two(minute, '00')}:${two(second, '00')}` : '23:59:59'
  return zonedSeconds(zone, `${year}-${month}-${day} ${clock}`)
}

const candidates = /\d{18,19}|20\d\d[-_.]?\d\d[-_.]?\d\d(?:[-_.T ]?\d\d[-_.:]?\d\d(?:[-_.:]?\d\d)?)?|\d{13}|\d{10}/g

/** The time that the name of a file tells, its last one; undefined for none between 2016 and tomorrow. */
export const timeInName = (name: string, zone: string, now: number): number | undefined => {
  const times = [...name.matchAll(candidates)].map(([text]) => timeOf(text, zone))
  return times.filter((t) => t >= EARLIEST && t <= now + DAY).at(-1)
}

/**
 * When what a file says was true: as its reader says, else as its name tells unless something in it is newer, else its
 * newest moment. A column that tells it for each line counts before the last two.
 */
export const reportMoment = (
  said: number | null | undefined,
  file: { readonly name: string; readonly zone: string; readonly newest: number; readonly hasColumn: boolean },
  now: number,
): ReportMoment => {
  if (said) return { t: said, source: 'said' }
  const newest = Math.min(now, file.newest)
  if (file.hasColumn) return { t: newest, source: 'column' }
  const named = timeInName(file.name, file.zone, now)
  return named !== undefined && named >= newest
    ? { t: Math.min(now, named), source: 'name' }
    : { t: newest, source: 'newest' }
}
