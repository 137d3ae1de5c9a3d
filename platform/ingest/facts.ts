import { commissionBase, commissionOf } from '../../shared/commission/line.ts'
import type { Draft, Said } from './derive.ts'
import { needsRate, type OpenRate } from './open-rates.ts'
import type { LineRow, OrderRow } from './state.ts'
import type { IncomingLine, IncomingOrder } from './types.ts'

const frozen = {
  owner_member_id: null,
  owner_path: [] as number[],
  act_base_amt: null,
  act_standard_amt: null,
  act_shop_ads_amt: null,
  act_bonus_amt: null,
  act_partner_amt: null,
  fully_return: false,
  settlement_status: 0,
  settle_due_t: null,
  settled_t: null,
  ineligible_reason: null,
  bill_id: null,
}

/** The facts of a line as the source has them, on top of what an earlier state froze. */
export const factsOf = (
  order: OrderRow,
  line: IncomingLine,
  before: LineRow | undefined,
  openRate: OpenRate,
): Draft => {
  const found = (): number => (needsRate(line) ? openRate(line.product_id, line.creator_id, order.create_t) : 0)
  const standard_rate_bp = line.standard_rate_bp ?? before?.standard_rate_bp ?? found()
  const estimate = line.estimated ?? commissionOf(commissionBase(line), { ...line, standard_rate_bp })
  const held = before ?? frozen
  return {
    order_id: order.order_id,
    sku_id: line.sku_id,
    content_id: line.content_id,
    n: line.n,
    shop_id: order.shop_id,
    region: order.region,
    paid_t: order.paid_t,
    product_id: line.product_id,
    creator_id: line.creator_id,
    content_type: line.content_type,
    collab_type: line.collab_type,
    campaign_id: line.campaign_id,
    commission_model: line.commission_model,
    price_amt: line.price_amt,
    quantity: line.quantity,
    subtotal_amt: line.subtotal_amt,
    seller_discount_amt: line.seller_discount_amt,
    platform_discount_amt: line.platform_discount_amt,
    tax_amt: line.tax_amt,
    pay_amt: line.pay_amt,
    standard_rate_bp,
    shop_ads_rate_bp: line.shop_ads_rate_bp,
    partner_rate_bp: line.partner_rate_bp,
    bonus_rate_bp: line.bonus_rate_bp,
    ads_attributed: line.ads_attributed,
    est_base_amt: estimate.base_amt,
    est_standard_amt: estimate.standard_amt,
    est_shop_ads_amt: estimate.shop_ads_amt,
    est_bonus_amt: estimate.bonus_amt,
    est_partner_amt: estimate.partner_amt,
    refunded_qty: line.refunded_qty,
    returned_qty: line.returned_qty,
    refund_amt: line.refund_amt,
    owner_member_id: held.owner_member_id,
    owner_path: held.owner_path,
    act_base_amt: held.act_base_amt,
    act_standard_amt: held.act_standard_amt,
    act_shop_ads_amt: held.act_shop_ads_amt,
    act_bonus_amt: held.act_bonus_amt,
    act_partner_amt: held.act_partner_amt,
    fully_return: held.fully_return,
    settlement_status: held.settlement_status,
    settle_due_t: held.settle_due_t,
    settled_t: held.settled_t,
    ineligible_reason: held.ineligible_reason,
    bill_id: held.bill_id,
    orig_pay_amt: line.orig_pay_amt ?? null,
  }
}

const nothingSaid: Said = {}
/** What a source says about the end of a line. */
export const saidOf = (line: IncomingLine): Said =>
  line.settlement_status === undefined && line.settled_t === undefined && line.actual === undefined
    ? nothingSaid
    : allSaid(line)
const allSaid = (line: IncomingLine): Said => ({
  ...(line.settlement_status === undefined ? {} : { settlement_status: line.settlement_status }),
  ...(line.reason === undefined ? {} : { reason: line.reason }),
  ...(line.settled_t === undefined ? {} : { settled_t: line.settled_t }),
  ...(line.actual === undefined ? {} : { actual: line.actual }),
})

/** An order row that is this call's own. */
export type OwnOrder = { -readonly [K in keyof OrderRow]: OrderRow[K] }

/** An order as reported: a later report fills in times and never takes one back. */
export const orderOf = (event: IncomingOrder, before: OrderRow | undefined): OwnOrder => ({
  order_id: event.order_id,
  shop_id: event.shop_id,
  region: event.region,
  buyer_key: event.buyer_key,
  order_status: event.order_status,
  create_t: event.create_t,
  paid_t: event.paid_t ?? before?.paid_t ?? null,
  delivery_t: event.delivery_t ?? before?.delivery_t ?? null,
  completed_t: event.completed_t ?? before?.completed_t ?? null,
  cancelled_t: event.cancelled_t ?? before?.cancelled_t ?? null,
  cancel_by: before?.cancel_by ?? null,
  cancel_reason: before?.cancel_reason ?? '',
  currency: event.currency,
  order_amt: before?.order_amt ?? 0,
  is_sample: event.is_sample,
  source: before?.source ?? event.source ?? 'api',
  orig_currency: event.exchanged?.currency ?? null,
  orig_amt: null,
  fx_e10: event.exchanged?.e10 ?? null,
})
