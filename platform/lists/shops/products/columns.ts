import { sql } from 'kysely'
import { categoryNames } from '../../../queries/category-names.ts'
import { shareOf } from '../../shares.ts'
import { type Part, part } from '../../source.ts'

const of = (name: string): Part => part(sql`${sql.ref(`p.${name}`)}`)
const ofSkus = (name: string): Part => part(sql`${sql.ref(`skus.${name}`)}`, 'skus')
const countOf = (join: 'skus' | 'sold', name: string): Part =>
  part(sql`coalesce(${sql.ref(`${join}.${name}`)}, 0)::bigint`, join)

/** T-PRODV9: what each column of the list shows. */
export const shopProductCells = {
  title: part(sql`coalesce(nullif(p.title, ''), p.product_id)`),
  product_id: of('product_id'),
  shop_name: part(sql`coalesce(nullif(shop.name, ''), p.shop_id)`, 'shop'),
  category_name: part(categoryNames('category'), 'category'),
  sku_count: countOf('skus', 'skus'),
  min_price: part(sql`coalesce(p.min_price_amt, skus.min_price)`, 'skus'),
  max_price: part(sql`coalesce(p.max_price_amt, skus.max_price)`, 'skus'),
  stock: of('stock'),
  empty_skus: countOf('skus', 'empty'),
  status: of('status'),
  impressions: part(sql`seen.impressions`, 'seen'),
  ctr: part(shareOf(sql`seen.clicks`, sql`seen.impressions`), 'seen'),
  add_to_cart: part(sql`seen.add_to_cart`, 'seen'),
  sku_orders: countOf('sold', 'sku_orders'),
  items_sold: countOf('sold', 'items'),
  gmv: countOf('sold', 'gmv'),
  refund_rate: part(shareOf(sql`sold.refund`, sql`sold.gmv`), 'sold'),
  affiliate_gmv: part(sql`(coalesce(sold.gmv, 0) - coalesce(own.gmv, 0))::bigint`, 'sold', 'own'),
  commission_rate_bp: of('standard_rate_bp'),
  open_collab_on: part(sql`p.standard_rate_bp is not null`),
  min_cost: ofSkus('min_cost'),
  max_cost: ofSkus('max_cost'),
  uncosted_skus: countOf('skus', 'uncosted'),
  updated_time: of('update_time'),
} as const satisfies Readonly<Record<string, Part>>

/** Sortable columns that are never null. */
export const filledCells = [
  'sku_count',
  'empty_skus',
  'sku_orders',
  'items_sold',
  'gmv',
  'uncosted_skus',
  'updated_time',
] as const
