import { ADJUSTMENT } from '../../../shared/areas/orders/enums.ts'
import { lineBit, orderBit } from '../said.ts'
import { lineKey } from '../state.ts'
import type { CommissionAmounts, IncomingLine } from '../types.ts'
import { isAmount } from '../validate.ts'
import type { Counted } from './control.ts'
import { FieldReader, type LineRules, missing, tooLarge, Unreadable, unreadable } from './field-reader.ts'
import type { Field } from './fields.ts'
import { describesFields, isTotals } from './odd-rows.ts'
import { ownWords } from './own.ts'
import { regionOf } from './regions.ts'
import type { OrderHead, ReaderOptions, Row, RowReader } from './row.ts'
import { buyerHasher } from './values.ts'
import type { EndWord, OrderWord } from './words.ts'

type Own<T> = { -readonly [K in keyof T]: T[K] }
type Line = Own<IncomingLine>
type Head = Own<OrderHead>

/** What a record says of the end of its line. */
interface End {
  readonly order: OrderWord | undefined
  readonly end: EndWord | undefined
}

const adjustmentWords = new Set(ownWords('settlement', ADJUSTMENT))

const skip: Row = { kind: 'skip' }
/** `order/sku/content/n`, each as a segment of a path: how our own export names a line. */
const lineName = /^[^/]+\/[^/]*\/[^/]*\/([1-9]\d{0,4})$/

/** Reads lines of order exports, whatever their columns are called. */
export class LineReader implements RowReader {
  readonly repeated: 'count' | 'replace'
  readonly #in: FieldReader
  readonly #rules: LineRules
  readonly #buyer: (id: string) => string
  #isFirst = true

  constructor(rules: LineRules, options: ReaderOptions) {
    this.#in = new FieldReader(rules, options)
    this.#rules = rules
    this.repeated = rules.repeated
    this.#buyer = buyerHasher(options.salt)
  }

  read(fields: readonly string[]): Row {
    const get = (field: Field): string => this.#rules.get(fields, field)
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (isFirst && describesFields(get)) return skip
    this.#in.open(fields)
    try {
      return this.#row()
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      if (isTotals(fields, get)) return skip
      return { kind: 'reject', ...error.of(this.#rules.nameOf(error.field) ?? error.field) }
    }
  }

  groupOf(fields: readonly string[]): string {
    this.#in.open(fields)
    return this.#in.text('order_id')
  }

  keysOf(fields: readonly string[]): readonly string[] {
    this.#in.open(fields)
    const sku_id = this.#in.text('sku_id') || this.#in.text('product_id')
    return sku_id === '' ? [] : [lineKey({ sku_id, content_id: this.#in.text('content_id'), n: 1 })]
  }

  countedOf(fields: readonly string[]): Counted {
    this.#in.open(fields)
    const or = <T>(read: () => T, otherwise: T): T => {
      try {
        return read()
      } catch (error) {
        if (error instanceof Unreadable) return otherwise
        throw error
      }
    }
    return {
      currency: or(() => this.#in.currency(), ''),
      t: or(() => this.#in.at('paid_time') ?? this.#in.at('create_time') ?? null, null),
      pay_amt: or(() => this.#in.amount('pay_amount') ?? 0, 0),
      refund_amt: or(() => this.#in.amount('refund_amount') ?? 0, 0),
    }
  }

  #amounts(prefix: 'est' | 'act', base: number): CommissionAmounts | undefined {
    const standard = this.#in.amount(`${prefix}_standard`)
    const shopAds = this.#in.amount(`${prefix}_shop_ads`)
    const bonus = this.#in.amount(`${prefix}_bonus`)
    const partner = this.#in.amount(`${prefix}_partner`)
    const base_amt = this.#in.amount(`${prefix}_base`)
    if (standard === undefined && shopAds === undefined && bonus === undefined && partner === undefined)
      return undefined
    return {
      base_amt: base_amt ?? base,
      standard_amt: standard ?? 0,
      shop_ads_amt: shopAds ?? 0,
      bonus_amt: bonus ?? 0,
      partner_amt: partner ?? 0,
    }
  }

  #payment(price: number | undefined, quantity: number): number {
    const paid = this.#in.amount('pay_amount')
    if (paid !== undefined) return paid
    if (!this.#rules.isPriced || price === undefined) throw missing('pay_amount')
    const pay_amt = price * quantity
    if (!isAmount(pay_amt)) throw tooLarge('price', this.#in.text('price'))
    return pay_amt
  }

  #end(): End {
    const order = this.#in.word('order_status')
    return { order, end: this.#in.word('settlement_status') ?? order?.end }
  }

  /** The line's number among those of the same SKU and content. */
  #number(): number {
    const [, n = '1'] = lineName.exec(this.#in.text('line_id')) ?? []
    return Number(n)
  }

  #line({ end }: End): IncomingLine {
    const from = this.#in
    const said = (field: Field, bit: number): number => (from.has(field) ? bit : 0)
    const count = from.count('quantity')
    if (count === 0) throw unreadable('quantity', '0')
    const quantity = count ?? 1
    const price = from.amount('price')
    const pay_amt = this.#payment(price, quantity)
    const product_id = from.text('product_id') || from.required('sku_id')
    const sku_id = from.text('sku_id') || product_id
    const creator_name = from.text('creator_username').replace(/^@/, '')
    const creator_id = from.text('creator_id') || creator_name
    const content = from.word('content_type')
    const collab = from.word('collab_type')
    const model = from.word('commission_model')
    const isReturned = from.yes('fully_return') === true || end?.isReturned === true
    const refunded = from.count('refunded_qty')
    const returned = from.count('returned_qty')
    const refunded_qty = refunded ?? 0
    const gone = refunded_qty + (returned ?? 0)
    // All came back: what the file does not count is the rest. That none came back with the money is a count too.
    const isCounted = gone === 0 && (refunded !== undefined || returned !== undefined)
    const isRest = isReturned && gone < quantity && !isCounted
    const refund = from.amount('refund_amount')
    const settled_t = from.at('settled_time')
    const subtotal = from.amount('subtotal')
    const sellerDiscount = from.amount('seller_discount')
    const platformDiscount = from.amount('platform_discount')
    const tax = from.amount('tax')
    const partnerRate = from.rate('partner_rate')
    const bonusRate = from.rate('bonus_rate')
    const estimated = this.#amounts('est', pay_amt)
    const actual = end?.settlement === 2 || settled_t !== null ? this.#amounts('act', pay_amt) : undefined
    // An export that tells when the commission was paid tells that it was.
    const status = end?.settlement ?? (settled_t === null ? undefined : 2)
    // Written out: an object that begins with a spread costs the engine a hundred times as much.
    const line: Line = {
      said:
        (content === undefined ? 0 : lineBit.content_type) |
        (collab === undefined ? 0 : lineBit.collab_type) |
        (model === undefined ? 0 : lineBit.commission_model) |
        (price === undefined ? 0 : lineBit.price_amt) |
        (count === undefined ? 0 : lineBit.quantity) |
        (subtotal === undefined ? 0 : lineBit.subtotal_amt) |
        (sellerDiscount === undefined ? 0 : lineBit.seller_discount_amt) |
        (platformDiscount === undefined ? 0 : lineBit.platform_discount_amt) |
        (tax === undefined ? 0 : lineBit.tax_amt) |
        (partnerRate === null ? 0 : lineBit.partner_rate_bp) |
        (bonusRate === null ? 0 : lineBit.bonus_rate_bp) |
        said('est_shop_ads', lineBit.ads_attributed) |
        said('act_shop_ads', lineBit.ads_attributed) |
        (refunded === undefined && !isReturned ? 0 : lineBit.refunded_qty) |
        (returned === undefined && !isReturned ? 0 : lineBit.returned_qty) |
        (refund === undefined && !isReturned ? 0 : lineBit.refund_amt) |
        (estimated === undefined ? 0 : lineBit.estimated),
      sku_id,
      content_id: from.text('content_id'),
      n: this.#number(),
      product_id,
      product_name: from.text('product_name'),
      image: from.text('image'),
      sku_name: from.text('sku_name'),
      seller_sku: from.text('seller_sku'),
      creator_id,
      creator_name,
      content_type: content ?? 3,
      collab_type: collab ?? this.#rules.collab[creator_id ? 'creator' : 'nobody'],
      campaign_id: from.text('campaign_id'),
      commission_model: model ?? 1,
      price_amt: price ?? Math.round(pay_amt / quantity),
      quantity,
      subtotal_amt: subtotal ?? pay_amt,
      seller_discount_amt: sellerDiscount ?? 0,
      platform_discount_amt: platformDiscount ?? 0,
      tax_amt: tax ?? 0,
      pay_amt,
      standard_rate_bp: from.rate('standard_rate'),
      shop_ads_rate_bp: from.rate('shop_ads_rate'),
      partner_rate_bp: partnerRate ?? 0,
      bonus_rate_bp: bonusRate ?? 0,
      ads_attributed: (estimated?.shop_ads_amt ?? 0) > 0 || (actual?.shop_ads_amt ?? 0) > 0,
      refunded_qty,
      returned_qty: isRest ? quantity - refunded_qty : (returned ?? 0),
      refund_amt: refund ?? (isReturned ? pay_amt : 0),
    }
    if (estimated) line.estimated = estimated
    if (actual) line.actual = actual
    if (status !== undefined) line.settlement_status = status
    if (settled_t !== null) line.settled_t = settled_t
    return line
  }

  /** A return without a sale, as our own export tells it: it keeps its name. */
  #adjustment(refund_id: string, currency: string): Row {
    const from = this.#in
    const applied_t = from.at('paid_time') ?? from.at('create_time')
    if (applied_t === null) throw missing('create_time')
    const sku_id = from.text('sku_id') || from.required('product_id')
    return {
      kind: 'return',
      group: refund_id,
      isNamed: true,
      event: {
        kind: 'return',
        refund_id,
        buyer_key: '',
        sku_id,
        product_id: from.text('product_id') || sku_id,
        shop_id: from.text('shop_id') || from.text('shop_name') || this.#rules.fallbackShop,
        region: regionOf(from.text('region')),
        currency,
        qty: (from.count('refunded_qty') ?? 0) + (from.count('returned_qty') ?? 0),
        amt: from.amount('refund_amount') ?? 0,
        applied_t,
      },
    }
  }

  #row(): Row {
    const from = this.#in
    const order_id = from.required('order_id')
    const currency = from.currency()
    if (adjustmentWords.has(from.text('settlement_status'))) return this.#adjustment(order_id, currency)
    const state = this.#end()
    const line = this.#line(state)
    const status = state.order?.order
    const created = from.at('create_time')
    const paid = from.at('paid_time')
    const delivery_t = from.at('delivery_time')
    const reported = from.at('report_time')
    const t = created ?? paid
    if (t === null) throw missing('create_time')
    const sample = from.yes('is_sample')
    const { settlement_status } = line
    // An order that is neither unpaid nor cancelled was paid, at the latest when it was made known.
    const isUnpaid = status === 100 || settlement_status === 0 || (status === 140 && paid === null)
    const shop_id = from.text('shop_id')
    const shop_name = from.text('shop_name') || shop_id || this.#rules.fallbackShop
    const region = regionOf(from.text('region'))
    const buyer = from.text('buyer')
    const head: Head = {
      said:
        (shop_id === '' && !from.has('shop_name') ? 0 : orderBit.shop_id) |
        (buyer === '' ? 0 : orderBit.buyer_key) |
        (status === undefined ? 0 : orderBit.order_status) |
        (sample === undefined ? 0 : orderBit.is_sample) |
        (created === null ? 0 : orderBit.create_t) |
        (paid === null ? 0 : orderBit.paid_t),
      order_id,
      shop_id: shop_id || shop_name,
      shop_name,
      shop_region: region,
      region,
      buyer_key: this.#buyer(buyer || `order ${order_id}`),
      order_status: status ?? (settlement_status === 2 ? 130 : delivery_t === null ? 111 : 122),
      create_t: t,
      paid_t: isUnpaid ? null : (paid ?? t),
      delivery_t,
      currency,
      is_sample: sample ?? false,
      source: 'import',
    }
    if (reported !== null) head.event_t = reported
    return { kind: 'line', group: order_id, head, line }
  }
}
