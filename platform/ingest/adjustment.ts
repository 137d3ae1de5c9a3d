import { ADJUSTMENT } from '../../shared/areas/orders/enums.ts'
import { allLineFacts, allOrderFacts } from './said.ts'
import type { LineRow, OrderRow, OrderState, RefundRow } from './state.ts'
import type { UnmatchedReturn } from './types.ts'

export const isAdjustment = ({ settlement_status }: Pick<LineRow, 'settlement_status'>): boolean =>
  settlement_status === ADJUSTMENT

/** Of what an adjustment is, beside what its refund says. */
export type AdjustedGoods = Pick<UnmatchedReturn, 'sku_id' | 'product_id' | 'shop_id' | 'region'>

const COMPLETED = 130
const SHOWCASE = 3
const NOBODY = 9

/**
 * Goods or money that came back without a sale, as an order of one line of its own: no quantity, no payment, no commission,
 * the refund on its own day. It is named by its refund and is gone as soon as a sale is found.
 */
export const adjustmentOf = (refund: RefundRow, goods: AdjustedGoods, currency: string): OrderState => {
  const { refund_id: order_id, applied_t, qty, amt } = refund
  const { sku_id, product_id, shop_id, region } = goods
  const facts = { fact_t: applied_t, told_t: null }
  const row: OrderRow = {
    ...facts,
    said: allOrderFacts,
    order_id,
    shop_id,
    region,
    buyer_key: '',
    order_status: COMPLETED,
    create_t: applied_t,
    paid_t: applied_t,
    delivery_t: null,
    completed_t: null,
    cancelled_t: null,
    cancel_by: null,
    cancel_reason: '',
    currency,
    order_amt: 0,
    is_sample: false,
    source: 'import',
    orig_currency: null,
    orig_amt: null,
    fx_rate: null,
  }
  const line: LineRow = {
    ...facts,
    said: allLineFacts,
    order_id,
    sku_id,
    content_id: '',
    n: 1,
    shop_id,
    region,
    paid_t: applied_t,
    product_id,
    creator_id: '',
    owner_member_id: null,
    owner_path: [],
    content_type: SHOWCASE,
    collab_type: NOBODY,
    campaign_id: '',
    commission_model: 1,
    price_amt: 0,
    quantity: 0,
    subtotal_amt: 0,
    seller_discount_amt: 0,
    platform_discount_amt: 0,
    tax_amt: 0,
    pay_amt: 0,
    orig_pay_amt: null,
    standard_rate_bp: 0,
    shop_ads_rate_bp: null,
    partner_rate_bp: 0,
    bonus_rate_bp: 0,
    ads_attributed: false,
    est_base_amt: 0,
    est_standard_amt: 0,
    est_shop_ads_amt: 0,
    est_bonus_amt: 0,
    est_partner_amt: 0,
    act_base_amt: null,
    act_standard_amt: null,
    act_shop_ads_amt: null,
    act_bonus_amt: null,
    act_partner_amt: null,
    refunded_qty: 0,
    returned_qty: qty,
    refund_amt: amt,
    told_back: null,
    fully_return: false,
    settlement_status: ADJUSTMENT,
    settle_due_t: null,
    settled_t: null,
    ineligible_reason: null,
    bill_id: null,
    said_status: null,
    said_reason: null,
    settled_fact_t: null,
    settled_left_amt: null,
  }
  return { row, lines: [{ row: line, splits: [] }], refunds: [] }
}
