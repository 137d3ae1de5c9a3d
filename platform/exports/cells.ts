import { currencyDecimals } from '../../shared/format/number.ts'
import { dateTimeText } from '../../shared/format/time.ts'
import { countryName } from '../../shared/geo/countries.ts'
import { nameIn } from '../../shared/lists/both-names.ts'
import type { Row } from '../lists/source.ts'
import type { FileColumn } from './columns.ts'
import type { Words } from './words.ts'

/**
 * A cell of a file: a text, a plain decimal number as text, a rate in basis points, a time `YYYY-MM-DD HH:mm:ss` of the
 * company's zone, or nothing (not reported).
 */
export type Cell =
  | { readonly text: string }
  | { readonly number: string }
  | { readonly rate: number }
  | { readonly time: string }
  | null

/** Exact: `-1234` with two digits is `-12.34`. */
export const decimalText = (value: number, digits: number): string => {
  const size = String(Math.abs(value)).padStart(digits + 1, '0')
  const whole = size.slice(0, size.length - digits)
  return `${value < 0 ? '-' : ''}${whole}${digits > 0 ? `.${size.slice(-digits)}` : ''}`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
/** Also behind spaces that nobody sees, and in the full-width forms that some programs read alike. */
const formula = /^(?:[\t\r\n]|[\s\u00ad\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** A text that no spreadsheet runs as a formula, without characters that files cannot hold. */
export const harmless = (text: string): string => {
  const clean = text.replace(controls, '').replace(lone, '')
  return formula.test(clean) ? `'${clean}` : clean
}

export interface CellWorld {
  readonly words: Words
  /** IANA zone of the times. */
  readonly zone: string
  /** Of rows that name none. */
  readonly currency: string
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const numberCell = (value: unknown, digits: number): Cell =>
  isWhole(value) ? { number: decimalText(value, digits) } : null

const textCell = (value: unknown): Cell => {
  const text = value === null || value === undefined ? '' : harmless(String(value))
  return text === '' ? null : { text }
}

const currencyOf = (row: Row, world: CellWorld): string =>
  typeof row.currency === 'string' && row.currency !== '' ? row.currency : world.currency

/** What a column shows of a row: money exact in its currency's digits, times by the zone, words of the language. */
export const cellOf = (column: FileColumn, row: Row, world: CellWorld): Cell => {
  const value = row[column.field]
  switch (column.kind) {
    case 'money':
      return numberCell(value, currencyDecimals(currencyOf(row, world)))
    case 'rate':
      return isWhole(value) ? { rate: value } : null
    case 'ratio':
      return numberCell(value, 2)
    case 'count':
    case 'duration':
      return numberCell(value, 0)
    case 'time':
      return typeof value === 'number' ? { time: dateTimeText(value, world.zone) } : null
    case 'enum':
      return textCell(world.words.find(`${column.labels ?? ''}.${value}`) ?? value)
    case 'flag':
      return typeof value === 'boolean' ? textCell(world.words(value ? 'flag.1' : 'flag.0')) : null
    case 'country':
      return textCell(typeof value === 'string' && value !== '' ? countryName(value, world.words.language) : null)
    case 'names':
      return textCell(typeof value === 'string' ? nameIn(value, world.words.language) : null)
    case 'id':
    case 'text':
      return textCell(column.field === 'currency' ? currencyOf(row, world) : value)
    default:
      return column.kind satisfies never
  }
}
