import { dayOfText, dayText, zonedSeconds } from '../../../../shared/time/zone.ts'
import { type Refused, refuse } from '../../validate.ts'
import { ImportError } from '../error.ts'
import { noShift, type Shift } from '../shift.ts'
import type { Example } from './example.ts'

/** How a file writes its dates: year first, day or month first with the year last, or Unix seconds or milliseconds. */
export const dateForms = ['YMD', 'DMY', 'MDY', 'unix', 'unix_ms'] as const
export type DateForm = (typeof dateForms)[number]

/** Longer texts are no times: patterns need not look at them, nor memories keep them. */
const MOST_LENGTH = 100

/** A date as it stands in a text: two of its parts may be day and month in either order, unless the year is the first. */
export interface DateParts {
  readonly isYearFirst: boolean
  readonly parts: readonly [string, string, string]
  /** Seconds of the day. */
  readonly second: number
  /** Seconds that the clock is ahead of UTC, where the text says so. */
  readonly offset: number | undefined
}

const dated =
  /^(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,4})日?(?:(?:[T ]|, ?) *(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? *([AaPp][Mm])? *(Z|(?:UTC|GMT)?(?:[+-]\d{1,2}(?::?\d{2})?)?)?)?$/
const counted = /^(\d{9,14})(?:\.\d+)?$/
const isAscii = /^[\0-\x7f]*$/

const offsetOf = (text: string): number => {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? []
  return (sign === '-' ? -60 : 60) * (+hours * 60 + +minutes)
}

/** Seconds of the day; undefined where no clock shows that. */
const secondOf = (hour: number, minute: number, second: number, half: string | undefined): number | undefined => {
  if (half && (hour < 1 || hour > 12)) return undefined
  const hours = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour
  return hours > 23 || minute > 59 || second > 59 ? undefined : hours * 3600 + minute * 60 + second
}

/** The parts of a date with a year of four digits; undefined for every other text. */
export const datePartsOf = (text: string): DateParts | undefined => {
  if (text.length > MOST_LENGTH) return undefined
  const plain = isAscii.test(text) ? text.trim() : text.normalize('NFKC').trim()
  const [all, a = '', b = '', c = '', hour = '0', minute = '0', second = '0', half, zone] = dated.exec(plain) ?? []
  const isYearFirst = a.length === 4
  if (all === undefined || isYearFirst === (c.length === 4) || (isYearFirst ? c : a).length > 2) return undefined
  const of = secondOf(+hour, +minute, +second, half)
  if (of === undefined) return undefined
  return { isYearFirst, parts: [a, b, c], second: of, offset: zone ? offsetOf(zone) : undefined }
}

/** `YYYY-MM-DD` of a date in a form; undefined when it does not fit it. Where the year stands first nothing is open. */
export const dayIn = ({ isYearFirst, parts: [a, b, c] }: DateParts, form: DateForm): string | undefined => {
  if (!isYearFirst && form !== 'DMY' && form !== 'MDY') return undefined
  const [year, month, day] = isYearFirst ? [a, b, c] : form === 'MDY' ? [c, a, b] : [c, b, a]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const two = (part: number): string => String(part).padStart(2, '0')
const clockOf = (second: number): string =>
  `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`

const DAY = 86_400

const counts = (text: string, form: 'unix' | 'unix_ms'): number => {
  const [, digits = ''] = counted.exec(text) ?? []
  if (digits === '' || digits.length > 11 !== (form === 'unix_ms')) return Number.NaN
  return form === 'unix' ? Number(digits) : Math.floor(Number(digits) / 1000)
}

/** Reads times of one file: a wall clock in `zone`, moved. NaN: no time. */
export const timeReader = (zone: string, form: DateForm, shift = noShift): ((text: string) => number) => {
  const kept = new Map<string, number>()
  const read = (text: string): number => {
    if (form === 'unix' || form === 'unix_ms') return counts(text.trim(), form) + shift.days * DAY + shift.seconds
    const parts = datePartsOf(text)
    const date = parts && dayIn(parts, form)
    const day = date === undefined ? Number.NaN : dayOfText(date)
    if (!parts || Number.isNaN(day)) return Number.NaN
    if (parts.offset !== undefined) return (day + shift.days) * DAY + parts.second - parts.offset + shift.seconds
    return zonedSeconds(zone, `${dayText(day + shift.days)} ${clockOf(parts.second)}`) + shift.seconds
  }
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size > 5000) kept.clear()
    const t = read(text)
    if (text.length <= MOST_LENGTH) kept.set(text, t)
    return t
  }
}

/** No export of orders is older. */
const EARLIEST = Date.UTC(2005, 0, 1) / 1000

export type TimeTrouble = 'early' | 'late'

/** What is wrong with a time that was read: before 2005 as the file has it, or later than tomorrow once it is moved. */
export const timeBounds = (shift: Shift, now = Math.floor(Date.now() / 1000)) => {
  const [least, most] = [EARLIEST + shift.days * DAY + shift.seconds, now + DAY]
  return (t: number): TimeTrouble | undefined => (t < least ? 'early' : t > most ? 'late' : undefined)
}

/** The same as a sentence that names the field. */
export const refuseTime = (field: string, text: string, trouble: TimeTrouble): Refused =>
  trouble === 'early'
    ? refuse(
        `${field} 的时间“${text}”早于 2005 年，请检查日期格式`,
        `${field} "${text}" is before 2005: check the form of the dates`,
      )
    : refuse(
        `${field} 的时间“${text}”晚于现在，请检查日期格式和时区`,
        `${field} "${text}" lies in the future: check the form of the dates and the zone`,
      )

export interface DateDecision {
  readonly form: DateForm
  /** True when the file fits several forms and people must say which: then `form` is the first of `candidates`. */
  readonly asks: boolean
  readonly candidates: readonly DateForm[]
  /** What settled it; of what is asked, a date that all candidates read, each as another day. */
  readonly example: Example | undefined
}

type Shown = DateForm | 'open'

/** Which form a text shows: `open` where day and month may be either, undefined for no date and the same day in both. */
const shownBy = (text: string, parts: DateParts | undefined): Shown | undefined => {
  if (!parts) {
    const [, digits] = counted.exec(text.trim()) ?? []
    return digits === undefined ? undefined : digits.length > 11 ? 'unix_ms' : 'unix'
  }
  if (parts.isYearFirst) return 'YMD'
  const [a, b] = [Number(parts.parts[0]), Number(parts.parts[1])]
  if (a === b || Math.max(a, b) > 31 || Math.min(a, b) > 12 || Math.min(a, b) < 1) return undefined
  if (a > 12) return 'DMY'
  return b > 12 ? 'MDY' : 'open'
}

const contradiction = (one: Example, other: Example): ImportError =>
  new ImportError(
    `日期的写法互相矛盾：第 ${one.line} 行“${one.text}”与第 ${other.line} 行“${other.text}”不是同一种格式。请在文件里统一，或先选定日期格式`,
    `The dates contradict each other: "${one.text}" on line ${one.line} and "${other.text}" on line ${other.line} are not of one form. Make them alike in the file, or choose the form of its dates first`,
  )

const settled = (form: DateForm, example: Example | undefined): DateDecision => ({
  form,
  asks: false,
  candidates: [form],
  example,
})

interface DateOptions {
  readonly chosen?: DateForm | undefined
  readonly isDayFirst?: boolean
  readonly open?: DateForm | undefined
}

/** Decides once for a file how its dates are written, from all of them. */
export class DateForms {
  readonly #chosen: DateForm | undefined
  readonly #open: DateForm | undefined
  readonly #shown: { [K in Shown]?: Example } = {}

  /**
   * @param chosen what people say about the file; then nothing is decided, and what does not fit is rejected by line
   * @param isDayFirst of an export that is known to write the day first: nobody is asked
   * @param open the form where nothing in the file settles which of the two is first: nobody is asked
   */
  constructor({ chosen, isDayFirst = false, open }: DateOptions = {}) {
    this.#chosen = chosen
    this.#open = open === 'DMY' || open === 'MDY' ? open : isDayFirst ? 'DMY' : undefined
  }

  /** @param parts of the text, as `datePartsOf` finds them */
  see(text: string, line: number, parts: DateParts | undefined): void {
    const form = shownBy(text, parts)
    if (form) this.#shown[form] ??= { line, text: text.trim() }
  }

  /** @throws {ImportError} when two lines contradict each other */
  decide(): DateDecision {
    if (this.#chosen) return settled(this.#chosen, undefined)
    const { YMD, DMY, MDY, open, unix, unix_ms } = this.#shown
    if (DMY && MDY) throw DMY.line < MDY.line ? contradiction(DMY, MDY) : contradiction(MDY, DMY)
    if (DMY) return settled('DMY', DMY)
    if (MDY) return settled('MDY', MDY)
    if (open)
      return this.#open
        ? settled(this.#open, open)
        : { form: 'DMY', asks: true, candidates: ['DMY', 'MDY'], example: open }
    if (YMD) return settled('YMD', YMD)
    if (unix && unix_ms) throw contradiction(unix, unix_ms)
    if (unix) return settled('unix', unix)
    return unix_ms ? settled('unix_ms', unix_ms) : settled('DMY', undefined)
  }
}
