import type { Generated } from 'kysely'

/** Orders, what hangs on them, and the sums over them. */
export interface OrderTables {
  affiliate_order: OrderTable
  affiliate_order_line: OrderLineTable
  order_refund: OrderRefundTable
  commission_split: CommissionSplitTable
  rollup: RollupTable
  rollup_buyer: RollupBuyerTable
  rollup_return: RollupReturnTable
}

/** When what sources say was true. */
interface Facts {
  /** Of the newest report. */
  fact_t: Generated<number>
  /** Bits of what any report told (platform/ingest/said.ts). */
  said: Generated<number>
  /** JSON: facts that were told at another time than `fact_t`, each with its own; null: none. */
  told_t: string | null
}

export interface OrderTable extends Facts {
  /** Null with `orig_amt` and `fx_rate`: the order came in the company's own currency. */
  orig_currency: string | null
  orig_amt: number | null
  /** Units of the company's currency for one of the original, at most 15 digits; frozen at payment. */
  fx_rate: number | null
  company_id: number
  order_id: string
  shop_id: string
  region: string
  buyer_key: string
  order_status: number
  create_t: number
  paid_t: number | null
  delivery_t: number | null
  completed_t: number | null
  cancelled_t: number | null
  cancel_by: number | null
  cancel_reason: Generated<string>
  currency: string
  order_amt: number
  is_sample: Generated<boolean>
  source: string
  update_time: number
}

export interface OrderLineTable extends Facts {
  /** The settlement state that the source tells, where it tells one. */
  said_status: number | null
  said_reason: number | null
  /** The earliest report that calls the line settled. */
  settled_fact_t: number | null
  /** Commission base that was left when it was settled. */
  settled_left_amt: number | null
  /** JSON of what reports tell as refunded_qty, returned_qty and refund_amt, where single refunds come to as much or more. */
  told_back: string | null
  /** In the order's original currency; null where that is the company's own. */
  orig_pay_amt: number | null
  company_id: number
  order_id: string
  sku_id: string
  content_id: string
  n: number
  shop_id: string
  region: string
  paid_t: number | null
  product_id: string
  creator_id: string
  owner_member_id: number | null
  owner_path: Generated<number[]>
  content_type: number
  collab_type: number
  campaign_id: Generated<string>
  commission_model: Generated<number>
  price_amt: number
  quantity: number
  subtotal_amt: number
  seller_discount_amt: Generated<number>
  platform_discount_amt: Generated<number>
  tax_amt: Generated<number>
  pay_amt: number
  standard_rate_bp: Generated<number>
  shop_ads_rate_bp: number | null
  partner_rate_bp: Generated<number>
  bonus_rate_bp: Generated<number>
  ads_attributed: Generated<boolean>
  est_base_amt: number
  est_standard_amt: number
  est_shop_ads_amt: number
  est_bonus_amt: number
  est_partner_amt: number
  act_base_amt: number | null
  act_standard_amt: number | null
  act_shop_ads_amt: number | null
  act_bonus_amt: number | null
  act_partner_amt: number | null
  refunded_qty: Generated<number>
  returned_qty: Generated<number>
  refund_amt: Generated<number>
  fully_return: Generated<boolean>
  settlement_status: number
  settle_due_t: number | null
  settled_t: number | null
  ineligible_reason: number | null
  bill_id: number | null
  data_time: number
}

export interface OrderRefundTable {
  id: Generated<number>
  company_id: number
  refund_id: string
  order_id: string | null
  sku_id: string | null
  content_id: string | null
  n: number | null
  kind: number
  qty: number
  amt: number
  applied_t: number
  done_t: number | null
  /** Of a return that names buyer and SKU instead of a line: it is matched anew when sales or returns come. */
  buyer_key: string | null
  return_sku_id: string | null
  /** What came back in the currency of the source, where that was exchanged. */
  orig_currency: string | null
  orig_amt: number | null
}

export interface CommissionSplitTable {
  company_id: number
  order_id: string
  sku_id: string
  content_id: string
  n: number
  role: number
  level: number
  member_id: number | null
  rate_bp: number
  base_amt: number
  est_amt: number
  act_amt: number | null
  state: Generated<number>
}

export interface RollupTable {
  /** `c<company>` or `m<member>`. */
  scope: string
  /** One of `grains`; buckets are business days or hours (platform/sums/shape.ts). */
  grain: number
  bucket: number
  /** One of `dims`. */
  dim: number
  dim_id: string
  gmv_amt: Generated<number>
  net_amt: Generated<number>
  orders: Generated<number>
  sku_orders: Generated<number>
  lines: Generated<number>
  items: Generated<number>
  buyers: Generated<number>
  creators: Generated<number>
  products: Generated<number>
  est_base_amt: Generated<number>
  est_commission_amt: Generated<number>
  est_partner_amt: Generated<number>
  pending_amt: Generated<number>
  settled_amt: Generated<number>
  ineligible_lines: Generated<number>
  ineligible_amt: Generated<number>
  refund_amt: Generated<number>
  returned_items: Generated<number>
  ours_amt: Generated<number>
  ours_settled_amt: Generated<number>
  ours_lost_amt: Generated<number>
  est_standard_amt: Generated<number>
  est_shop_ads_amt: Generated<number>
  /** Actual commission by the day of payment; `settled_amt` has it by the day of settlement. */
  act_standard_amt: Generated<number>
  act_shop_ads_amt: Generated<number>
  act_bonus_amt: Generated<number>
  act_partner_amt: Generated<number>
  pending_lines: Generated<number>
  settled_lines: Generated<number>
  delivered_lines: Generated<number>
  due_lines: Generated<number>
  /** Returns without a sale; they count in refund_amt, returned_items and net_amt, in nothing else. */
  adjustment_lines: Generated<number>
}

/** How many of a day's buyers (kind 0), products (3), creators (4) were last there `gap` days before; 0: never before. */
export interface RollupReturnTable {
  scope: string
  kind: number
  bucket: number
  gap: number
  n: number
}

export interface RollupBuyerTable {
  scope: string
  bucket: number
  buyer: string
  n: number
}
