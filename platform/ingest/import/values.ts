import { createHash } from 'node:crypto'
import { dayOfText, dayText, zonedSeconds } from '../../../shared/time/zone.ts'
import { dividedHalfUp } from '../half-up.ts'

/** A decimal as its digits (a whole number of at most 15) and how many of them stand behind the point. */
export interface Decimal {
  readonly digits: number
  readonly scale: number
}

const shape = /^([+-]?)(\d{1,15})(?:\.(\d{1,30}))?$/
const MOST_DIGITS = 15
/** Longer texts are no numbers and no times: patterns need not look at them, nor memories keep them. */
const MOST_LENGTH = 100

/** Signs, currency marks and separators of thousands off; undefined when no plain decimal remains. */
export const readDecimal = (text: string, comma = false): Decimal | undefined => {
  let plain = text.trim()
  if (plain.length > MOST_LENGTH) return undefined
  const isInBrackets = /^\(.*\)$/.test(plain)
  if (isInBrackets) plain = `-${plain.slice(1, -1)}`
  plain = plain
    .replace(/^([+-]?)\s*(?:[A-Z]{1,3}|Rp|RM)?[$£€¥฿₫₱]?\s*([+-]?)/, '$1$2')
    .replace(/\s*(?:[A-Z]{3}|[$£€¥฿₫₱])$/, '')
  if (comma)
    plain = plain
      .replace(/[.\s\u00a0']/g, (mark, at: number, all: string) => (/^.\d{3}(?:\D|$)/.test(all.slice(at)) ? '' : mark))
      .replace(',', '.')
  else plain = plain.replace(/,(?=\d{3}(?:\D|$))/g, '')
  const [, sign, whole = '', fraction = ''] = shape.exec(plain) ?? []
  if (sign === undefined) return undefined
  // Zeros at the ends say nothing: 1.650000000000000000 is exact in three digits.
  const kept = fraction.replace(/0+$/, '')
  const significant = (whole + kept).replace(/^0+(?=\d)/, '')
  if (significant.length > MOST_DIGITS) return undefined
  const digits = Number(significant)
  return { digits: sign === '-' && digits !== 0 ? -digits : digits, scale: kept.length }
}

const powers = Array.from({ length: 16 }, (_, n) => 10 ** n)
const tenTo = (n: number): number => powers[n] ?? 10 ** n

/** `times` x the decimal in minor units of the currency, rounded half-up on the magnitude. */
export const minorUnits = (decimal: Decimal, decimals: number, times = 1): number => {
  const product = decimal.digits * times
  const scale = decimal.scale - decimals
  if (scale <= 0) return product * tenTo(-scale)
  const unit = tenTo(scale)
  if (Math.abs(product) > Number.MAX_SAFE_INTEGER / 4 || scale > 15)
    return dividedHalfUp(BigInt(decimal.digits) * BigInt(times), 10n ** BigInt(scale))
  const size = Math.abs(product)
  const rest = size % unit
  const rounded = (size - rest) / unit + (2 * rest >= unit ? 1 : 0)
  return product < 0 ? -rounded : rounded
}

/** A whole number; NaN when the text is none (`12.0` is one). */
export const readCount = (text: string, comma = false): number => {
  const decimal = readDecimal(text, comma)
  if (!decimal) return Number.NaN
  const value = decimal.digits / tenTo(decimal.scale)
  return Number.isSafeInteger(value) ? value : Number.NaN
}

/** Basis points of `15%`, `15.00 %`, `15` (percent from 1 on) or `0.15` (a fraction below 1); NaN when it is none. */
export const readRate = (text: string, comma = false): number => {
  const isPercent = /%\s*$/.test(text)
  const decimal = readDecimal(text.replace(/%\s*$/, ''), comma)
  if (!decimal || decimal.digits < 0) return Number.NaN
  const isFraction = !isPercent && decimal.digits < tenTo(decimal.scale)
  return minorUnits(decimal, isFraction ? 4 : 2)
}

export const dateFormats = ['auto', 'YMD', 'DMY', 'MDY', 'unix', 'unix_ms'] as const
export type DateFormat = (typeof dateFormats)[number]

const dated =
  /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AaPp][Mm])?)?$/
const absolute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** `YYYY-MM-DD HH:MM:SS` of a date in one of the formats; `auto` reads day first where the year stands last. */
export const isoText = (text: string, format: DateFormat): string | undefined => {
  const [, a = '', b = '', c = '', hour = '0', minute = '00', second = '00', half] = dated.exec(text) ?? []
  const yearFirst = a.length === 4
  if ((!yearFirst && c.length !== 4) || (format === 'YMD' && !yearFirst)) return undefined
  const [year, month, day] = yearFirst ? [a, b, c] : format === 'MDY' ? [c, a, b] : [c, b, a]
  const hours = half ? (+hour % 12) + (/p/i.test(half) ? 12 : 0) : +hour
  const two = (part: string | number): string => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(hours)}:${minute}:${second}`
}

/** Reads times of one file: a wall clock in `zone`, moved by whole weeks so that weekday and hour stay. NaN: no time. */
export const timeReader = (zone: string, format: DateFormat, shiftWeeks: number): ((text: string) => number) => {
  const days = shiftWeeks * 7
  const kept = new Map<string, number>()
  const read = (text: string): number => {
    if (format === 'unix' || format === 'unix_ms') {
      const value = readCount(text)
      return Math.floor(format === 'unix' ? value : value / 1000) + days * 86_400
    }
    if (absolute.test(text)) return Math.floor(Date.parse(text) / 1000) + days * 86_400
    const iso = isoText(text, format)
    if (!iso) return Number.NaN
    const day = dayOfText(iso.slice(0, 10))
    return Number.isNaN(day) ? Number.NaN : zonedSeconds(zone, `${dayText(day + days)}${iso.slice(10)}`)
  }
  return (text) => {
    const trimmed = text.trim()
    if (trimmed.length > MOST_LENGTH) return Number.NaN
    const known = kept.get(trimmed)
    if (known !== undefined) return known
    if (kept.size > 5000) kept.clear()
    const t = read(trimmed)
    kept.set(trimmed, t)
    return t
  }
}

/** A buyer's key: the same for the same buyer of a company, and no way back to the name. */
export const buyerHasher = (salt: string): ((id: string) => string) => {
  const kept = new Map<string, string>()
  return (id) => {
    const known = kept.get(id)
    if (known) return known
    if (kept.size > 20_000) kept.clear()
    const key = createHash('sha256').update(`${salt}\n${id}`).digest('base64url').slice(0, 16)
    if (id.length <= MOST_LENGTH) kept.set(id, key)
    return key
  }
}

/** Text as a person typed it, on one line: our own export puts `'` before what a spreadsheet would take for a formula. */
export const readText = (text: string): string => {
  const trimmed = /\s\s|[\r\n\t]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim()
  return /^'[=+\-@\t\r]/.test(trimmed) ? trimmed.slice(1) : trimmed
}
