import { recordOf } from '../../shared/keys.ts'
/**
 * Which facts a report says. A report need not have a column for everything: what it does not say has a stand-in in the
 * event, and a stand-in never replaces what another report has said. One bit a fact, so that a line carries them in a number.
 * Facts that are null or empty where a source does not say them (times, creator, campaign, rates of a product) need no bit.
 */

/** Facts of a line that always have a value; the order is that of the bits and never changes. */
export const lineFacts = [
  'content_type',
  'collab_type',
  'commission_model',
  'price_amt',
  'quantity',
  'subtotal_amt',
  'seller_discount_amt',
  'platform_discount_amt',
  'tax_amt',
  'partner_rate_bp',
  'bonus_rate_bp',
  'ads_attributed',
  'refunded_qty',
  'returned_qty',
  'refund_amt',
  'estimated',
  'standard_rate_bp',
] as const

export type LineFact = (typeof lineFacts)[number]

/** The same of an order; when it was created and paid a report may only infer. */
export const orderFacts = ['shop_id', 'buyer_key', 'order_status', 'is_sample', 'create_t', 'paid_t'] as const
export type OrderFact = (typeof orderFacts)[number]

const bitsOf = <F extends string>(facts: readonly F[]): Readonly<Record<F, number>> =>
  recordOf(facts, (_, place) => 1 << place)

export const lineBit = bitsOf(lineFacts)
export const orderBit = bitsOf(orderFacts)

/** Of a source that says everything, as the platform's own calls do. */
export const allLineFacts = 2 ** lineFacts.length - 1
export const allOrderFacts = 2 ** orderFacts.length - 1
