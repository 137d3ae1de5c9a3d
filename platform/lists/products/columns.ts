import { sql } from 'kysely'
import { categoryNames } from '../../queries/category-names.ts'
import { trendOf } from '../sales-trend.ts'
import { type Part, part, type Sql } from '../source.ts'

const of = (name: string): Part => part(sql`${sql.ref(`p.${name}`)}`)
const sold = (join: 'recent' | 'ever', name: string): Part =>
  part(sql`coalesce(${sql.ref(`${join}.${name}`)}, 0)::bigint`, join)

/** The shop's price, or where it tells none what orders say of the SKUs. */
const low = sql`coalesce(p.min_price_amt, prices.low)`
const high = sql`coalesce(p.max_price_amt, prices.high)`

/** Half-up to the minor unit: neither prices nor rates are negative. */
const perItem: Sql = sql`(${low} * p.standard_rate_bp + 5000) / 10000`

const whole7 = sql`coalesce(recent.whole_7d, 0)`
const whole30 = sql`coalesce(recent.whole_30d, 0)`
/** T-PROD: what each column of the list shows. */
export const productCells = {
  title: part(sql`coalesce(nullif(p.title, ''), p.product_id)`),
  product_id: of('product_id'),
  region: part(sql`coalesce(shop.region, '')`, 'shop'),
  category_name: part(categoryNames('category'), 'category'),
  shop_name: part(sql`coalesce(nullif(shop.name, ''), p.shop_id)`, 'shop'),
  min_price: part(low, 'prices'),
  max_price: part(high, 'prices'),
  commission_rate_bp: of('standard_rate_bp'),
  est_commission_per_item: part(perItem, 'prices'),
  shop_ads_rate_bp: of('shop_ads_rate_bp'),
  sales_7d: sold('recent', 'items_7d'),
  sales_30d: sold('recent', 'items_30d'),
  gmv_30d: sold('recent', 'gmv_30d'),
  ours_30d: sold('recent', 'ours_30d'),
  trend_flag: part(trendOf(whole7, whole30), 'recent'),
  total_sales: sold('ever', 'items'),
  creator_count: part(sql`reach.creators`, 'reach'),
  video_count: part(sql`reach.videos`, 'reach'),
  live_count: part(sql`reach.lives`, 'reach'),
  rating: part(sql`(p.rating * 100)::int`),
  review_count: of('review_count'),
  inventory: of('stock'),
  sample_status: part(sql`coalesce(offer.sample_kind, 0)`, 'offer'),
  sample_quota: part(
    sql`case when offer.sample_kind > 0 then greatest(offer.sample_quota - coalesce(samples.taken, 0), 0)::int end`,
    'offer',
    'samples',
  ),
  collab_type: part(sql`coalesce(offer.collab_type, 1)`, 'offer'),
  seller_type: part(sql`coalesce(shop.seller_type, 1)`, 'shop'),
  first_seen_time: of('first_seen_t'),
  offer_state: part(sql`state.state`, 'state'),
  status: of('status'),
} as const satisfies Readonly<Record<string, Part>>

/** Sortable columns that are never null. */
export const filledCells = ['sales_7d', 'sales_30d', 'gmv_30d', 'ours_30d', 'total_sales', 'first_seen_time'] as const
