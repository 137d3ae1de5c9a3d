import { currencyDecimals } from '../../../shared/format/number.ts'
import type { CommissionAmounts, IncomingLine } from '../types.ts'
import { type Refused, refuse } from '../validate.ts'
import type { Field } from './fields.ts'
import { regionOf } from './regions.ts'
import type { ReaderOptions, Row, RowReader } from './row.ts'
import {
  buyerHasher,
  type DateFormat,
  type Decimal,
  minorUnits,
  readCount,
  readDecimal,
  readRate,
  readText,
  timeReader,
} from './values.ts'
import { readYes, words } from './words.ts'

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
class Unreadable extends Error {
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

/** Reads lines of order exports, whatever their columns are called. */
export class LineReader implements RowReader {
  readonly repeated: 'count' | 'replace'
  readonly #rules: LineRules
  readonly #options: ReaderOptions
  readonly #time: (text: string) => number
  readonly #buyer: (id: string) => string
  #fields: readonly string[] = []

  constructor(rules: LineRules, options: ReaderOptions) {
    this.#rules = rules
    this.#options = options
    this.repeated = rules.repeated
    this.#time = timeReader(options.zone, rules.dateFormat, options.shiftWeeks)
    this.#buyer = buyerHasher(options.salt)
  }

  read(fields: readonly string[]): Row {
    this.#fields = fields
    try {
      return this.#row()
    } catch (error) {
      if (error instanceof Unreadable) return { kind: 'reject', ...error.refused }
      throw error
    }
  }

  #text(field: Field): string {
    const text = readText(this.#rules.get(this.#fields, field))
    return isBlank(text) ? '' : text
  }

  #amount(field: Field, fallback: number): number
  #amount(field: Field): number | undefined
  #amount(field: Field, fallback?: number): number | undefined {
    const text = this.#text(field)
    if (text === '') return fallback
    const decimal = readDecimal(text, this.#rules.decimalComma)
    if (!decimal) throw new Unreadable(field, text)
    const { digits, scale } = this.#rules.amountTimes
    const whole = { digits: decimal.digits * digits, scale: decimal.scale + scale }
    const amount = minorUnits(whole, currencyDecimals(this.#options.currency))
    if (amount < 0) throw new Unreadable(field, text)
    return amount
  }

  #count(field: Field, fallback: number): number {
    const text = this.#text(field)
    if (text === '') return fallback
    const count = readCount(text, this.#rules.decimalComma)
    if (Number.isNaN(count) || count < 0) throw new Unreadable(field, text)
    return count
  }

  #rate(field: Field): number | null {
    const text = this.#text(field)
    if (text === '') return null
    const rate = readRate(text, this.#rules.decimalComma)
    if (Number.isNaN(rate) || rate > 10_000) throw new Unreadable(field, text)
    return rate
  }

  #at(field: Field): number | null {
    const text = this.#text(field)
    if (text === '') return null
    const t = this.#time(text)
    if (Number.isNaN(t)) throw new Unreadable(field, text)
    return t
  }

  #word<F extends keyof typeof words>(field: F): WordOf<F> | undefined {
    const text = this.#text(field)
    if (text === '') return undefined
    const more: ReadonlyMap<string, number> | undefined = { ...noWords, ...this.#rules.moreWords }[field]
    const word = text.toLowerCase()
    const value = more?.get(word) ?? words[field].get(word)
    if (value === undefined) throw new Unreadable(field, text)
    return value as WordOf<F>
  }

  #amounts(prefix: 'est' | 'act', base: number): CommissionAmounts | undefined {
    const read = (name: 'base' | 'standard' | 'shop_ads' | 'bonus' | 'partner') => this.#amount(`${prefix}_${name}`)
    const [base_amt, standard, shopAds, bonus, partner] = [
      read('base'),
      read('standard'),
      read('shop_ads'),
      read('bonus'),
      read('partner'),
    ]
    if ([standard, shopAds, bonus, partner].every((amount) => amount === undefined)) return undefined
    return {
      base_amt: base_amt ?? base,
      standard_amt: standard ?? 0,
      shop_ads_amt: shopAds ?? 0,
      bonus_amt: bonus ?? 0,
      partner_amt: partner ?? 0,
    }
  }

  #required(field: Field): string {
    const text = this.#text(field)
    if (text === '') throw new Unreadable(field, '')
    return text
  }

  #line(): IncomingLine {
    const pay_amt = this.#amount('pay_amount')
    if (pay_amt === undefined) throw new Unreadable('pay_amount', '')
    const quantity = this.#count('quantity', 1)
    if (quantity === 0) throw new Unreadable('quantity', '0')
    const product_id = this.#text('product_id') || this.#required('sku_id')
    const sku_id = this.#text('sku_id') || product_id
    const creator_name = this.#text('creator_username').replace(/^@/, '')
    const fully = readYes(this.#text('fully_return'))
    if (fully === undefined) throw new Unreadable('fully_return', this.#text('fully_return'))
    const refunded_qty = this.#count('refunded_qty', 0)
    const returned_qty = this.#count('returned_qty', 0)
    const isWhole = fully && refunded_qty + returned_qty < quantity
    const settlement_status = this.#word('settlement_status')
    const settled_t = this.#at('settled_time')
    const subtotal_amt = this.#amount('subtotal', pay_amt)
    const tax_amt = this.#amount('tax', 0)
    const estimated = this.#amounts('est', pay_amt)
    const actual = settlement_status === 2 || settled_t !== null ? this.#amounts('act', pay_amt) : undefined
    // An export that tells when the commission was paid tells that it was.
    const status = settlement_status ?? (settled_t !== null ? 2 : undefined)
    return {
      sku_id,
      content_id: this.#text('content_id'),
      n: 1,
      product_id,
      product_name: this.#text('product_name'),
      image: this.#text('image'),
      sku_name: this.#text('sku_name'),
      seller_sku: this.#text('seller_sku'),
      creator_id: this.#text('creator_id') || creator_name,
      creator_name,
      content_type: this.#word('content_type') ?? 3,
      collab_type: this.#word('collab_type') ?? (creator_name ? 1 : 9),
      campaign_id: this.#text('campaign_id'),
      commission_model: this.#word('commission_model') ?? 1,
      price_amt: this.#amount('price', Math.round(pay_amt / quantity)),
      quantity,
      subtotal_amt,
      seller_discount_amt: this.#amount('seller_discount', 0),
      platform_discount_amt: this.#amount('platform_discount', 0),
      tax_amt,
      pay_amt,
      standard_rate_bp: this.#rate('standard_rate') ?? 0,
      shop_ads_rate_bp: this.#rate('shop_ads_rate'),
      partner_rate_bp: this.#rate('partner_rate') ?? 0,
      bonus_rate_bp: this.#rate('bonus_rate') ?? 0,
      ads_attributed: (estimated?.shop_ads_amt ?? 0) > 0 || (actual?.shop_ads_amt ?? 0) > 0,
      refunded_qty,
      returned_qty: isWhole ? quantity - refunded_qty : returned_qty,
      refund_amt: this.#amount('refund_amount', fully ? pay_amt : 0),
      ...(estimated ? { estimated } : {}),
      ...(actual ? { actual } : {}),
      ...(status === undefined ? {} : { settlement_status: status }),
      ...(settled_t === null ? {} : { settled_t }),
    }
  }

  #row(): Row {
    const order_id = this.#required('order_id')
    const line = this.#line()
    const status = this.#word('order_status')
    const created = this.#at('create_time')
    const paid = this.#at('paid_time')
    const delivery_t = this.#at('delivery_time')
    const t = created ?? paid
    if (t === null) throw new Unreadable('create_time', '')
    const is_sample = readYes(this.#text('is_sample'))
    if (is_sample === undefined) throw new Unreadable('is_sample', this.#text('is_sample'))
    // An order that is neither unpaid nor cancelled was paid, at the latest when it was made known.
    const isUnpaid = status === 100 || line.settlement_status === 0 || (status === 140 && paid === null)
    const shop_name = this.#text('shop_name') || this.#text('shop_id') || this.#rules.fallbackShop
    const region = regionOf(this.#text('region'))
    const buyer = this.#text('buyer')
    const { settlement_status } = line
    return {
      kind: 'line',
      group: order_id,
      head: {
        order_id,
        shop_id: this.#text('shop_id') || shop_name,
        shop_name,
        shop_region: region,
        region,
        buyer_key: this.#buyer(buyer || `order ${order_id}`),
        order_status: status ?? (settlement_status === 2 ? 130 : delivery_t === null ? 111 : 122),
        create_t: t,
        paid_t: isUnpaid ? null : (paid ?? t),
        delivery_t,
        currency: this.#text('currency').toUpperCase() || this.#options.currency,
        is_sample,
        source: 'import',
      },
      line,
    }
  }
}

const noWords: Readonly<Partial<Record<keyof typeof words, ReadonlyMap<string, number>>>> = {}

type WordOf<F extends keyof typeof words> = (typeof words)[F] extends ReadonlyMap<string, infer T> ? T : never
