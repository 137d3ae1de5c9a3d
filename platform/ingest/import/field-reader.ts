import { currencyDecimals } from '../../../shared/format/number.ts'
import { type Refused, refuse } from '../validate.ts'
import type { Field } from './fields.ts'
import type { ReaderOptions } from './row.ts'
import {
  type DateFormat,
  type Decimal,
  minorUnits,
  readCount,
  readDecimal,
  readRate,
  readText,
  timeReader,
} from './values.ts'
import { words } from './words.ts'

export interface LineRules {
  /** Text of a field in a record; empty where the file has no such column. */
  readonly get: (fields: readonly string[], field: Field) => string
  readonly dateFormat: DateFormat
  readonly decimalComma: boolean
  /** Amounts of the file times this are in the currency's main unit: 1, or 0.01 when the file counts in cents. */
  readonly amountTimes: Decimal
  readonly repeated: 'count' | 'replace'
  readonly fallbackShop: string
  /** Words of the file for order and settlement states, in lower case, on top of the known ones. */
  readonly moreWords: Readonly<Partial<Record<'order_status' | 'settlement_status', ReadonlyMap<string, number>>>>
}

/** A field that cannot be read; caught where the line is rejected. */
export class Unreadable extends Error {
  readonly refused: Refused

  constructor(field: Field, text: string) {
    super(field)
    this.refused = text
      ? refuse(`${field} 的值“${text}”无法识别`, `${field} "${text}" cannot be read`)
      : refuse(`缺少 ${field}`, `${field} is missing`)
  }
}

/** What stands in an export where there is nothing. */
const isBlank = (text: string): boolean => ['', '-', '--', '/', '—', 'N/A', 'null'].includes(text)

/** The fields of one record after the other, as values. @throws {Unreadable} for one that is none */
export class FieldReader {
  readonly #rules: LineRules
  readonly #options: ReaderOptions
  readonly #time: (text: string) => number
  #fields: readonly string[] = []

  constructor(rules: LineRules, options: ReaderOptions) {
    this.#rules = rules
    this.#options = options
    this.#time = timeReader(options.zone, rules.dateFormat, options.shiftWeeks)
  }

  open(fields: readonly string[]): void {
    this.#fields = fields
  }

  text(field: Field): string {
    const text = readText(this.#rules.get(this.#fields, field))
    return isBlank(text) ? '' : text
  }

  amount(field: Field, fallback: number): number
  amount(field: Field): number | undefined
  amount(field: Field, fallback?: number): number | undefined {
    const text = this.text(field)
    if (text === '') return fallback
    const decimal = readDecimal(text, this.#rules.decimalComma)
    if (!decimal) throw new Unreadable(field, text)
    const { digits, scale } = this.#rules.amountTimes
    const whole = { digits: decimal.digits * digits, scale: decimal.scale + scale }
    const amount = minorUnits(whole, currencyDecimals(this.#options.currency))
    if (amount < 0) throw new Unreadable(field, text)
    return amount
  }

  count(field: Field, fallback: number): number {
    const text = this.text(field)
    if (text === '') return fallback
    const count = readCount(text, this.#rules.decimalComma)
    if (Number.isNaN(count) || count < 0) throw new Unreadable(field, text)
    return count
  }

  rate(field: Field): number | null {
    const text = this.text(field)
    if (text === '') return null
    const rate = readRate(text, this.#rules.decimalComma)
    if (Number.isNaN(rate) || rate > 10_000) throw new Unreadable(field, text)
    return rate
  }

  at(field: Field): number | null {
    const text = this.text(field)
    if (text === '') return null
    const t = this.#time(text)
    if (Number.isNaN(t)) throw new Unreadable(field, text)
    return t
  }

  word<F extends keyof typeof words>(field: F): WordOf<F> | undefined {
    const text = this.text(field)
    if (text === '') return undefined
    const more: ReadonlyMap<string, number> | undefined = { ...noWords, ...this.#rules.moreWords }[field]
    const word = text.toLowerCase()
    const value = more?.get(word) ?? words[field].get(word)
    if (value === undefined) throw new Unreadable(field, text)
    return value as WordOf<F>
  }

  required(field: Field): string {
    const text = this.text(field)
    if (text === '') throw new Unreadable(field, '')
    return text
  }
}

const noWords: Readonly<Partial<Record<keyof typeof words, ReadonlyMap<string, number>>>> = {}

type WordOf<F extends keyof typeof words> = (typeof words)[F] extends ReadonlyMap<string, infer T> ? T : never
