import { sql } from 'kysely'
import { goodsSkuList } from '../../../shared/areas/goods/skus-list.ts'
import { rateBp } from '../../queries/arithmetic.ts'
import { isSale } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { begins, holds } from '../../queries/words.ts'
import { lineSum } from '../../sums/totals.ts'
import { shareOf } from '../shares.ts'
import { type Part, part, type Sql } from '../source.ts'
import { askedLines, keptProduct, productLines } from './asked.ts'
import { goodsSource } from './source.ts'

const of = (name: string): Part => part(sql`${sql.ref(`v.${name}`)}`)

/** The product's SKUs, and those that lines name alone. */
const table = (view: View): Sql => sql`(
  select coalesce(k.sku_id, g.sku_id) as sku_id, coalesce(k.name, '') as name, coalesce(k.seller_sku, '') as seller_sku,
    k.price_amt as price, k.stock, coalesce(g.items, 0)::bigint as items_sold, coalesce(g.orders, 0) as orders,
    coalesce(g.gmv, 0)::bigint as gmv, coalesce(g.refund, 0)::bigint as refunded_gmv,
    sum(g.items) over () as all_items
  from (select * from sku where company_id = ${view.scope.company_id} and product_id = ${keptProduct}) k
  full join (
    select l.sku_id, ${lineSum.items} as items, ${lineSum.orders} as orders, ${lineSum.gmv_amt} as gmv,
      ${lineSum.refund_amt} as refund
    from affiliate_order_line l where ${askedLines(view)} group by 1) g on g.sku_id = k.sku_id) v`

/** Each order once, however many of the SKUs it has. */
const orders = (view: View): Sql => sql`(
  select count(distinct l.order_id) from affiliate_order_line l
  where ${askedLines(view)} and ${isSale} and l.sku_id in (select unnest(array_agg(v.sku_id))))`

const columns = {
  sku_name: part(sql`coalesce(nullif(v.name, ''), v.sku_id)`),
  sku_id: of('sku_id'),
  seller_sku: of('seller_sku'),
  price: of('price'),
  stock: of('stock'),
  items_sold: of('items_sold'),
  sku_share: part(shareOf(sql`v.items_sold`, sql`v.all_items`)),
  orders: of('orders'),
  gmv: of('gmv'),
  refunded_gmv: of('refunded_gmv'),
  refund_rate: part(shareOf(sql`v.refunded_gmv`, sql`v.gmv`)),
} as const satisfies Readonly<Record<string, Part>>

export const goodsSkuSource = goodsSource(goodsSkuList, {
  table,
  dependsOn: (view, { filters }) => productLines(view, filters),
  key: ['sku_id'],
  joins: {},
  columns,
  keyword: (word) =>
    part(sql`${holds(sql`v.name`, word)} or ${begins(sql`v.seller_sku`, word)} or starts_with(v.sku_id, ${word})`),
  sums: (view) => ({ all_orders: orders(view) }),
  totals: ({ gmv = 0, refunded_gmv = 0, all_orders = 0 }) => ({
    orders: all_orders,
    refund_rate: gmv === 0 ? null : rateBp(refunded_gmv, gmv),
  }),
})
