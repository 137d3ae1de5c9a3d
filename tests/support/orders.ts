import type { EventResult, IncomingLine, IncomingOrder } from '../../platform/ingest/types.ts'

let number = 0

export const lineWith = (fields: Partial<IncomingLine> = {}): IncomingLine => {
  const pay_amt = fields.pay_amt ?? 1000
  return {
    sku_id: 'sku-1',
    content_id: '',
    n: 1,
    product_id: 'product-1',
    product_name: 'Product one',
    sku_name: '',
    creator_id: '',
    creator_name: '',
    content_type: 1,
    collab_type: 1,
    campaign_id: '',
    commission_model: 1,
    price_amt: pay_amt,
    quantity: 1,
    subtotal_amt: pay_amt,
    seller_discount_amt: 0,
    platform_discount_amt: 0,
    tax_amt: 0,
    pay_amt,
    standard_rate_bp: 1000,
    shop_ads_rate_bp: null,
    partner_rate_bp: 0,
    bonus_rate_bp: 0,
    ads_attributed: false,
    refunded_qty: 0,
    returned_qty: 0,
    refund_amt: 0,
    ...fields,
  }
}

/** A paid order with an id of its own; one line of ten dollars unless said otherwise. */
export const orderAt = (paid_t: number, fields: Partial<IncomingOrder> = {}): IncomingOrder => {
  number += 1
  return {
    kind: 'order',
    order_id: `order-${String(number).padStart(6, '0')}`,
    shop_id: 'shop-1',
    shop_name: 'Shop one',
    shop_region: 'GB',
    region: 'US',
    buyer_key: `buyer-${number}`,
    order_status: 111,
    create_t: paid_t - 30,
    paid_t,
    delivery_t: null,
    currency: 'USD',
    is_sample: false,
    lines: [lineWith()],
    ...fields,
  }
}

/** @throws the reasons when the gate refused any event */
export const allTaken = (results: readonly EventResult[]): void => {
  const refused = results.flatMap((one) => (one.ok ? [] : [one.reason]))
  if (refused.length > 0) throw new Error(refused.join('; '))
}
