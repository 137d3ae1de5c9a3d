import { type RawBuilder, sql } from 'kysely'

/** The measures of a rollup row that screens show; also computable from lines. */
export const sumColumns = [
  'gmv_amt',
  'net_amt',
  'orders',
  'lines',
  'items',
  'buyers',
  'creators',
  'products',
  'est_base_amt',
  'est_commission_amt',
  'pending_amt',
  'settled_amt',
  'ineligible_lines',
  'ineligible_amt',
  'refund_amt',
] as const
export type Sums = Readonly<Record<(typeof sumColumns)[number], number>>

export const noSums: Sums = Object.fromEntries(sumColumns.map((name) => [name, 0])) as Sums

/** `gmv_amt, orders, ...` */
export const sumNames: RawBuilder<unknown> = sql.join(sumColumns.map((name) => sql.ref(name)))

/**
 * The measures as aggregates over `affiliate_order_line l` (with `affiliate_order o` joined): the definitions of the
 * metric catalogue in SQL. `settled_amt` (M09) is booked by the day of settlement, so lines paid in a window do not tell it.
 */
export const lineSums: RawBuilder<unknown> = sql`
  coalesce(sum(l.pay_amt), 0) as gmv_amt,
  coalesce(sum(l.pay_amt - l.refund_amt) filter (where l.settlement_status <> 3), 0) as net_amt,
  count(distinct l.order_id) as orders,
  count(*) as lines,
  coalesce(sum(l.quantity), 0) as items,
  count(distinct nullif(o.buyer_key, '')) as buyers,
  count(distinct nullif(l.creator_id, '')) as creators,
  count(distinct l.product_id) as products,
  coalesce(sum(l.est_base_amt), 0) as est_base_amt,
  coalesce(sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt), 0) as est_commission_amt,
  coalesce(sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt) filter (where l.settlement_status = 1), 0) as pending_amt,
  0::bigint as settled_amt,
  count(*) filter (where l.settlement_status = 3) as ineligible_lines,
  coalesce(sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt) filter (where l.settlement_status = 3), 0) as ineligible_amt,
  coalesce(sum(l.refund_amt), 0) as refund_amt`
