import { currencyDecimals } from '../../../shared/format/number.ts'
import { isAmount, type Refused, refuse } from '../validate.ts'
import type { Field } from './fields.ts'
import { type DateForm, refuseTime, type TimeTrouble, timeBounds, timeReader } from './forms/dates.ts'
import { type Decimal, type NumberForm, readAmount } from './forms/numbers.ts'
import { normal } from './header.ts'
import type { CollabStandIn } from './kinds.ts'
import { currencyCode, currencyOfRegion, regionOf } from './regions.ts'
import type { ReaderOptions } from './row.ts'
import { minorUnits, readCount, readRate, readText } from './values.ts'
import { readYes, type WordField, type WordTypes, words } from './words.ts'

export interface LineRules {
  /** Text of a field in a record; empty where the file has no such column. */
  readonly get: (fields: readonly string[], field: Field) => string
  /** What the file calls the column of a field; undefined where it has none. */
  readonly nameOf: (field: Field) => string | undefined
  /** Places of amounts that come on top of the field's own. */
  readonly added: ReadonlyMap<Field, readonly number[]>
  /** Rates whose bare numbers are in percent, below 1 too. */
  readonly inPercent: ReadonlySet<Field>
  readonly dates: DateForm
  readonly numbers: NumberForm
  /** Amounts of the file times this are in the currency's main unit: 1, or 0.01 when the file counts in cents. */
  readonly amountTimes: Decimal
  /** The region of a line without a currency tells it. */
  readonly isOfRegion: boolean
  /** What was paid is the price times the quantity where the file does not say it. */
  readonly isPriced: boolean
  readonly collab: CollabStandIn
  readonly repeated: 'count' | 'replace'
  readonly fallbackShop: string
  /** Words of the file for order and settlement states, as `normal` has them, on top of the known ones. */
  readonly moreWords: { readonly [F in WordField]?: ReadonlyMap<string, WordTypes[F]> }
}

type KnownWords = { readonly [F in WordField]: Map<string, WordTypes[F]> }
/** Words of a file that are remembered as they are written. */
const MOST_WORDS = 200

/** A field that cannot be read; caught where the line is rejected. */
export class Unreadable extends Error {
  readonly field: Field
  /** Why, the field called by a name. */
  readonly of: (name: string) => Refused

  constructor(field: Field, of: (name: string) => Refused) {
    super(field)
    this.field = field
    this.of = of
  }
}

export const missing = (field: Field): Unreadable =>
  new Unreadable(field, (name) => refuse(`缺少 ${name}`, `${name} is missing`))
export const unreadable = (field: Field, text: string): Unreadable =>
  new Unreadable(field, (name) => refuse(`${name} 的值“${text}”无法识别`, `${name} "${text}" cannot be read`))
const notIn = (field: Field, text: string, currency: string): Unreadable =>
  new Unreadable(field, (name) =>
    refuse(`${name} 的值“${text}”不是 ${currency} 金额`, `${name} "${text}" is no amount in ${currency}`),
  )
export const tooLarge = (field: Field, text: string): Unreadable =>
  new Unreadable(field, (name) => refuse(`${name} 的值“${text}”过大`, `${name} "${text}" is too large for one amount`))
const nothing = new Set(['', '-', '--', '/', '—', '–', '－', 'n/a', '#n/a', 'null'])
/** What stands in an export where there is nothing. */
const isBlank = (text: string): boolean => text.length < 5 && nothing.has(text.toLowerCase())

/** The fields of one record after the other, as values. @throws {Unreadable} for one that is none */
export class FieldReader {
  readonly #rules: LineRules
  readonly #options: ReaderOptions
  readonly #time: (text: string) => number
  readonly #bounds: (t: number) => TimeTrouble | undefined
  readonly #isPlain: boolean
  readonly #words: KnownWords = {
    order_status: new Map(),
    settlement_status: new Map(),
    content_type: new Map(),
    collab_type: new Map(),
    commission_model: new Map(),
  }
  #fields: readonly string[] = []
  #currency = ''
  #decimals = 0

  constructor(rules: LineRules, options: ReaderOptions) {
    this.#rules = rules
    this.#options = options
    this.#time = timeReader(options.zone, rules.dates, options.shift)
    this.#bounds = timeBounds(options.shift, options.now)
    this.#isPlain = rules.amountTimes.digits === 1 && rules.amountTimes.scale === 0
  }

  /** Looks at a record. */
  open(fields: readonly string[]): void {
    this.#fields = fields
  }

  /** The record's own currency, or else the file's; amounts that are read after it are in it. */
  currency(): string {
    const text = this.text('currency')
    const code = text === '' ? undefined : currencyCode(text)
    if (text !== '' && !code) throw unreadable('currency', text)
    const ofRegion = this.#rules.isOfRegion && !code ? currencyOfRegion(regionOf(this.text('region'))) : undefined
    this.#currency = code ?? ofRegion ?? this.#options.currency
    this.#decimals = currencyDecimals(this.#currency)
    return this.#currency
  }

  text(field: Field): string {
    const text = readText(this.#rules.get(this.#fields, field))
    return isBlank(text) ? '' : text
  }

  has(field: Field): boolean {
    return this.text(field) !== ''
  }

  amount(field: Field): number | undefined {
    const amount = this.#amountOf(field, this.text(field))
    const more = this.#rules.added.get(field)
    if (!more) return amount
    const all = [amount, ...more.map((place) => this.#amountOf(field, readText(this.#fields[place] ?? '')))]
    return all.reduce((sum, one) => (one === undefined ? sum : (sum ?? 0) + one), undefined)
  }

  #amountOf(field: Field, text: string): number | undefined {
    if (text === '' || isBlank(text)) return undefined
    // In parts of a unit, or thousands of them, a currency without decimals may have a fraction too.
    const decimals = this.#isPlain ? this.#decimals : Math.max(2, this.#decimals)
    const amount = readAmount(text, this.#rules.numbers, decimals)
    if (!amount) throw unreadable(field, text)
    if (amount.currencies.length > 0 && !amount.currencies.includes(this.#currency))
      throw notIn(field, text, this.#currency)
    const minor = this.#isPlain ? minorUnits(amount, this.#decimals) : minorUnits(this.#times(amount), this.#decimals)
    if (minor < 0) throw unreadable(field, text)
    if (!isAmount(minor)) throw tooLarge(field, text)
    return minor
  }

  #times({ digits, scale }: Decimal): Decimal {
    const { amountTimes } = this.#rules
    return { digits: digits * amountTimes.digits, scale: scale + amountTimes.scale }
  }

  count(field: Field): number | undefined {
    const text = this.text(field)
    if (text === '') return undefined
    const count = readCount(text, this.#rules.numbers)
    if (Number.isNaN(count) || count < 0) throw unreadable(field, text)
    return count
  }

  rate(field: Field): number | null {
    const text = this.text(field)
    if (text === '') return null
    const rate = readRate(text, this.#rules.inPercent.has(field))
    if (Number.isNaN(rate) || rate > 10_000) throw unreadable(field, text)
    return rate
  }

  at(field: Field): number | null {
    const text = this.text(field)
    if (text === '') return null
    const t = this.#time(text)
    if (Number.isNaN(t)) throw unreadable(field, text)
    const trouble = this.#bounds(t)
    if (trouble) throw new Unreadable(field, (name) => refuseTime(name, text, trouble))
    return t
  }

  word<F extends WordField>(field: F): WordTypes[F] | undefined {
    const text = this.text(field)
    if (text === '') return undefined
    const known: Map<string, WordTypes[F]> = this.#words[field]
    const found = known.get(text) ?? this.#look(field, text)
    if (known.size < MOST_WORDS) known.set(text, found)
    return found
  }

  #look<F extends WordField>(field: F, text: string): WordTypes[F] {
    const word = normal(text)
    const found = this.#rules.moreWords[field]?.get(word) ?? words[field].get(word)
    if (found === undefined) throw unreadable(field, text)
    return found
  }

  /** Undefined where the file does not say it. */
  yes(field: Field): boolean | undefined {
    const text = this.text(field)
    if (text === '') return undefined
    const isYes = readYes(text)
    if (isYes === undefined) throw unreadable(field, text)
    return isYes
  }

  required(field: Field): string {
    const text = this.text(field)
    if (text === '') throw missing(field)
    return text
  }
}
