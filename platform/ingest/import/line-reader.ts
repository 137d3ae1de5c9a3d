import type { CommissionAmounts, IncomingLine } from '../types.ts'
import { FieldReader, type LineRules, Unreadable } from './field-reader.ts'
import { regionOf } from './regions.ts'
import type { ReaderOptions, Row, RowReader } from './row.ts'
import { buyerHasher } from './values.ts'
import { readYes } from './words.ts'

/** Reads lines of order exports, whatever their columns are called. */
export class LineReader implements RowReader {
  readonly repeated: 'count' | 'replace'
  readonly #in: FieldReader
  readonly #fallbackShop: string
  readonly #currency: string
  readonly #buyer: (id: string) => string

  constructor(rules: LineRules, options: ReaderOptions) {
    this.#in = new FieldReader(rules, options)
    this.#fallbackShop = rules.fallbackShop
    this.#currency = options.currency
    this.repeated = rules.repeated
    this.#buyer = buyerHasher(options.salt)
  }

  read(fields: readonly string[]): Row {
    this.#in.open(fields)
    try {
      return this.#row()
    } catch (error) {
      if (error instanceof Unreadable) return { kind: 'reject', ...error.refused }
      throw error
    }
  }

  #amounts(prefix: 'est' | 'act', base: number): CommissionAmounts | undefined {
    const read = (name: 'base' | 'standard' | 'shop_ads' | 'bonus' | 'partner') => this.#in.amount(`${prefix}_${name}`)
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

  #line(): IncomingLine {
    const pay_amt = this.#in.amount('pay_amount')
    if (pay_amt === undefined) throw new Unreadable('pay_amount', '')
    const quantity = this.#in.count('quantity', 1)
    if (quantity === 0) throw new Unreadable('quantity', '0')
    const product_id = this.#in.text('product_id') || this.#in.required('sku_id')
    const sku_id = this.#in.text('sku_id') || product_id
    const creator_name = this.#in.text('creator_username').replace(/^@/, '')
    const fully = readYes(this.#in.text('fully_return'))
    if (fully === undefined) throw new Unreadable('fully_return', this.#in.text('fully_return'))
    const refunded_qty = this.#in.count('refunded_qty', 0)
    const returned_qty = this.#in.count('returned_qty', 0)
    const isWhole = fully && refunded_qty + returned_qty < quantity
    const settlement_status = this.#in.word('settlement_status')
    const settled_t = this.#in.at('settled_time')
    const subtotal_amt = this.#in.amount('subtotal', pay_amt)
    const tax_amt = this.#in.amount('tax', 0)
    const estimated = this.#amounts('est', pay_amt)
    const actual = settlement_status === 2 || settled_t !== null ? this.#amounts('act', pay_amt) : undefined
    // An export that tells when the commission was paid tells that it was.
    const status = settlement_status ?? (settled_t !== null ? 2 : undefined)
    return {
      sku_id,
      content_id: this.#in.text('content_id'),
      n: 1,
      product_id,
      product_name: this.#in.text('product_name'),
      image: this.#in.text('image'),
      sku_name: this.#in.text('sku_name'),
      seller_sku: this.#in.text('seller_sku'),
      creator_id: this.#in.text('creator_id') || creator_name,
      creator_name,
      content_type: this.#in.word('content_type') ?? 3,
      collab_type: this.#in.word('collab_type') ?? (creator_name ? 1 : 9),
      campaign_id: this.#in.text('campaign_id'),
      commission_model: this.#in.word('commission_model') ?? 1,
      price_amt: this.#in.amount('price', Math.round(pay_amt / quantity)),
      quantity,
      subtotal_amt,
      seller_discount_amt: this.#in.amount('seller_discount', 0),
      platform_discount_amt: this.#in.amount('platform_discount', 0),
      tax_amt,
      pay_amt,
      standard_rate_bp: this.#in.rate('standard_rate'),
      shop_ads_rate_bp: this.#in.rate('shop_ads_rate'),
      partner_rate_bp: this.#in.rate('partner_rate') ?? 0,
      bonus_rate_bp: this.#in.rate('bonus_rate') ?? 0,
      ads_attributed: (estimated?.shop_ads_amt ?? 0) > 0 || (actual?.shop_ads_amt ?? 0) > 0,
      refunded_qty,
      returned_qty: isWhole ? quantity - refunded_qty : returned_qty,
      refund_amt: this.#in.amount('refund_amount', fully ? pay_amt : 0),
      ...(estimated ? { estimated } : {}),
      ...(actual ? { actual } : {}),
      ...(status === undefined ? {} : { settlement_status: status }),
      ...(settled_t === null ? {} : { settled_t }),
    }
  }

  #row(): Row {
    const order_id = this.#in.required('order_id')
    const line = this.#line()
    const status = this.#in.word('order_status')
    const created = this.#in.at('create_time')
    const paid = this.#in.at('paid_time')
    const delivery_t = this.#in.at('delivery_time')
    const t = created ?? paid
    if (t === null) throw new Unreadable('create_time', '')
    const is_sample = readYes(this.#in.text('is_sample'))
    if (is_sample === undefined) throw new Unreadable('is_sample', this.#in.text('is_sample'))
    // An order that is neither unpaid nor cancelled was paid, at the latest when it was made known.
    const isUnpaid = status === 100 || line.settlement_status === 0 || (status === 140 && paid === null)
    const shop_name = this.#in.text('shop_name') || this.#in.text('shop_id') || this.#fallbackShop
    const region = regionOf(this.#in.text('region'))
    const buyer = this.#in.text('buyer')
    const { settlement_status } = line
    return {
      kind: 'line',
      group: order_id,
      head: {
        order_id,
        shop_id: this.#in.text('shop_id') || shop_name,
        shop_name,
        shop_region: region,
        region,
        buyer_key: this.#buyer(buyer || `order ${order_id}`),
        order_status: status ?? (settlement_status === 2 ? 130 : delivery_t === null ? 111 : 122),
        create_t: t,
        paid_t: isUnpaid ? null : (paid ?? t),
        delivery_t,
        currency: this.#in.text('currency').toUpperCase() || this.#currency,
        is_sample,
        source: 'import',
      },
      line,
    }
  }
}
