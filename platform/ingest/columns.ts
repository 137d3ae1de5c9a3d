import type { LineRow, OrderRow, RefundRow, SplitRow } from './state.ts'

/** A column and the type of the array that carries its values; `int8s` is a bigint[] carried as text. */
export type ColumnType = 'int2' | 'int4' | 'int8' | 'text' | 'bool' | 'int8s'
export type Columns<T> = { readonly [K in keyof T & string]: ColumnType }

export const orderColumns: Columns<OrderRow> = {
  order_id: 'text',
  shop_id: 'text',
  region: 'text',
  buyer_key: 'text',
  order_status: 'int2',
  create_t: 'int8',
  paid_t: 'int8',
  delivery_t: 'int8',
  completed_t: 'int8',
  cancelled_t: 'int8',
  cancel_by: 'int2',
  cancel_reason: 'text',
  currency: 'text',
  order_amt: 'int8',
  is_sample: 'bool',
  source: 'text',
  orig_currency: 'text',
  orig_amt: 'int8',
  fx_e10: 'int8',
}

export const lineColumns: Columns<LineRow> = {
  order_id: 'text',
  sku_id: 'text',
  content_id: 'text',
  n: 'int2',
  shop_id: 'text',
  region: 'text',
  paid_t: 'int8',
  product_id: 'text',
  creator_id: 'text',
  owner_member_id: 'int8',
  owner_path: 'int8s',
  content_type: 'int2',
  collab_type: 'int2',
  campaign_id: 'text',
  commission_model: 'int2',
  price_amt: 'int8',
  quantity: 'int4',
  subtotal_amt: 'int8',
  seller_discount_amt: 'int8',
  platform_discount_amt: 'int8',
  tax_amt: 'int8',
  pay_amt: 'int8',
  standard_rate_bp: 'int4',
  shop_ads_rate_bp: 'int4',
  partner_rate_bp: 'int4',
  bonus_rate_bp: 'int4',
  ads_attributed: 'bool',
  est_base_amt: 'int8',
  est_standard_amt: 'int8',
  est_shop_ads_amt: 'int8',
  est_bonus_amt: 'int8',
  est_partner_amt: 'int8',
  act_base_amt: 'int8',
  act_standard_amt: 'int8',
  act_shop_ads_amt: 'int8',
  act_bonus_amt: 'int8',
  act_partner_amt: 'int8',
  refunded_qty: 'int4',
  returned_qty: 'int4',
  refund_amt: 'int8',
  fully_return: 'bool',
  settlement_status: 'int2',
  settle_due_t: 'int8',
  settled_t: 'int8',
  ineligible_reason: 'int2',
  bill_id: 'int8',
  orig_pay_amt: 'int8',
}

export const refundColumns: Columns<RefundRow> = {
  refund_id: 'text',
  order_id: 'text',
  sku_id: 'text',
  content_id: 'text',
  n: 'int2',
  kind: 'int2',
  qty: 'int4',
  amt: 'int8',
  applied_t: 'int8',
}

/** A split row with the key of its line. */
export type KeyedSplit = SplitRow & Pick<LineRow, 'order_id' | 'sku_id' | 'content_id' | 'n'>

export const splitColumns: Columns<KeyedSplit> = {
  order_id: 'text',
  sku_id: 'text',
  content_id: 'text',
  n: 'int2',
  role: 'int2',
  level: 'int2',
  member_id: 'int8',
  rate_bp: 'int4',
  base_amt: 'int8',
  est_amt: 'int8',
  act_amt: 'int8',
  state: 'int2',
}

export const namesOf = (columns: object): string[] => Object.keys(columns)
