import { dayText } from '../../../../../shared/time/zone.ts'
import type { NumberKind } from './formats.ts'

/** Digits that spreadsheets show; what a binary number has beyond them is noise. */
const SHOWN = 15
/** Zeros that an exponent may add: binary numbers end at 308. */
const MOST_EXPONENT = 400
const shape = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/

/** `digits` without zeros at either end, the decimal point standing behind `point` of them. */
interface Digits {
  readonly sign: string
  readonly digits: string
  readonly point: number
}

const tidy = (sign: string, digits: string, point: number): Digits => {
  const kept = digits.replace(/^0+/, '')
  return { sign, digits: kept.replace(/0+$/, ''), point: point - (digits.length - kept.length) }
}

const digitsOf = (text: string): Digits | undefined => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = shape.exec(text) ?? []
  if (whole + fraction === '' || Math.abs(Number(exponent)) > MOST_EXPONENT) return undefined
  return tidy(sign === '-' ? '-' : '', whole + fraction, whole.length + Number(exponent))
}

const isLong = ({ digits, point }: Digits): boolean => digits.length > SHOWN && digits.length > point

/** Half up, where a fraction is longer than spreadsheets show. Whole numbers are left alone: long ones are ids. */
const rounded = (number: Digits): Digits => {
  const { sign, digits, point } = number
  if (!isLong(number)) return number
  const kept = String(BigInt(digits.slice(0, SHOWN)) + (digits.charAt(SHOWN) >= '5' ? 1n : 0n))
  return tidy(sign, kept, point + kept.length - SHOWN)
}

const written = ({ sign, digits, point }: Digits): string => {
  if (digits === '') return '0'
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits.padEnd(point, '0')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Three digits behind the point get a fourth: no reader takes the point for a separator of thousands then. */
const unmistakable = (text: string): string => (/\.\d{3}$/.test(text) ? `${text}0` : text)

const plain = (text: string): string => {
  if (/^-?\d+$/.test(text)) return text
  const number = digitsOf(text)
  if (!number) return text
  return unmistakable(/^-?\d+\.\d+$/.test(text) && !isLong(number) ? text : written(rounded(number)))
}

const percent = (text: string): string => {
  const number = digitsOf(text)
  if (!number) return text
  const { sign, digits, point } = rounded(number)
  return `${unmistakable(written({ sign, digits, point: point + 2 }))}%`
}

const DAY = 86_400
/** Days from 1970-01-01 back to day 0 of the two calendars; the first one has a 29 February 1900 as its day 60. */
const [EPOCH_1900, EPOCH_1904] = [25_569, 24_107]
const NO_DAY = 60
/** 9999-12-31. */
const LAST = 2_932_896

const dateText = (day: number, is1904: boolean): string => {
  if (is1904) return dayText(day - EPOCH_1904)
  if (day === NO_DAY) return '1900-02-29'
  return dayText(day - EPOCH_1900 + (day < NO_DAY ? 1 : 0))
}

const time = (text: string, is1904: boolean): string => {
  const seconds = Math.round(Number(text) * DAY)
  const day = Math.floor(seconds / DAY)
  if (!(seconds >= 0 && day - (is1904 ? EPOCH_1904 : EPOCH_1900) <= LAST)) return plain(text)
  const clock = new Date((seconds % DAY) * 1000).toISOString().slice(11, 19)
  return `${dateText(day, is1904)} ${clock}`
}

/**
 * The text of a cell that holds a number: plain decimals without exponent, a rate with its `%`, or
 * `YYYY-MM-DD HH:MM:SS`, as its format has it.
 */
export const numberText = (text: string, kind: NumberKind, is1904: boolean): string => {
  if (kind === 'number' || text === '') return plain(text)
  return kind === 'percent' ? percent(text) : time(text, is1904)
}
