import { type RawBuilder, sql } from 'kysely'
import { recordOf } from '../../shared/keys.ts'
import { isSale } from '../queries/scope.ts'

/** The measures of a rollup row that screens show; also computable from lines. */
export const totalColumns = [
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
export type Sums = Readonly<Record<(typeof totalColumns)[number], number>>
/** Of a part of a day: what was settled (M09) is booked by days, so lines paid in a part do not tell it. */
export type PartSums = Omit<Sums, 'settled_amt'>

/** With what stays on a scope's side (M11_OURS): of a scope's own total rows only. */
export type ScopeSums = Sums & { readonly ours_amt: number }

export const noSums: Sums = recordOf(totalColumns, () => 0)
export const noScopeSums: ScopeSums = { ...noSums, ours_amt: 0 }

/** `gmv_amt, orders, ...` */
export const totalNames: RawBuilder<unknown> = sql.join(totalColumns.map((name) => sql.ref(name)))

/** M08 of a line. */
export const estimated = sql`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`

/** The same of a line in memory. */
export const estimatedOf = (
  line: Readonly<Record<'est_standard_amt' | 'est_shop_ads_amt' | 'est_bonus_amt', number>>,
): number => line.est_standard_amt + line.est_shop_ads_amt + line.est_bonus_amt

/**
 * The measures as aggregates over `affiliate_order_line l` (with `affiliate_order o` joined): the definitions of the
 * metric catalogue in SQL; of adjustments only what came back counts (P75). `settled_amt` (M09) is booked by the day of settlement, so lines paid in a window do not tell it.
 */
export const lineSum: Readonly<Record<keyof Sums, RawBuilder<unknown>>> = {
  gmv_amt: sql`coalesce(sum(l.pay_amt), 0)`,
  net_amt: sql`coalesce(sum(l.pay_amt - l.refund_amt) filter (where l.settlement_status <> 3), 0)`,
  orders: sql`count(distinct l.order_id) filter (where ${isSale})`,
  lines: sql`count(*) filter (where ${isSale})`,
  items: sql`coalesce(sum(l.quantity), 0)`,
  buyers: sql`count(distinct nullif(o.buyer_key, ''))`,
  creators: sql`count(distinct nullif(l.creator_id, ''))`,
  products: sql`count(distinct l.product_id) filter (where ${isSale})`,
  est_base_amt: sql`coalesce(sum(l.est_base_amt), 0)`,
  est_commission_amt: sql`coalesce(sum(${estimated}), 0)`,
  pending_amt: sql`coalesce(sum(${estimated}) filter (where l.settlement_status = 1), 0)`,
  settled_amt: sql`0::bigint`,
  ineligible_lines: sql`count(*) filter (where l.settlement_status = 3)`,
  ineligible_amt: sql`coalesce(sum(${estimated}) filter (where l.settlement_status = 3), 0)`,
  refund_amt: sql`coalesce(sum(l.refund_amt), 0)`,
}

/** All of them: `... as gmv_amt, ... as net_amt, ...`. */
export const lineSums: RawBuilder<unknown> = sql.join(
  totalColumns.map((name) => sql`${lineSum[name]} as ${sql.ref(name)}`),
)
