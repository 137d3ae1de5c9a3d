import { sql } from 'kysely'
import { spyProductList } from '../../../../shared/areas/spy/products-list.ts'
import { holds } from '../../../queries/words.ts'
import { inRating } from '../../rating.ts'
import { type Part, part } from '../../source.ts'
import { isOwn, ownOf } from '../shared/joins.ts'
import { columnsOf, dollars, riseOf } from '../shared/parts.ts'
import { marketSource } from '../shared/source.ts'

const of = columnsOf('p')

const columns = {
  title: of('title'),
  product_id: of('product_id'),
  rank_no: of('rank_no'),
  rank_rise: riseOf('p'),
  region: of('region'),
  category: of('category'),
  shop_name: of('shop_name'),
  price: of('price_amt'),
  commission_rate_bp: of('rate_bp'),
  // Half-up to the cent: neither prices nor rates are negative.
  est_commission_per_item: part(sql`(p.price_amt * p.rate_bp + 5000) / 10000`),
  sales_1d: of('sales_1d'),
  sales_7d: of('sales_7d'),
  sales_30d: of('sales_30d'),
  gmv_30d: of('gmv_30d_amt'),
  total_sales: of('total_sales'),
  growth_rate: of('growth_bp'),
  creators: of('creators'),
  videos: of('videos'),
  rating: of('rating_x100'),
  review_count: of('review_count'),
  first_seen_time: of('first_seen_t'),
  ours: isOwn,
  currency: dollars,
} as const satisfies Readonly<Record<string, Part>>

export const spyProductSource = marketSource(spyProductList, {
  table: sql`spy_product p`,
  alias: 'p',
  key: ['product_id'],
  joins: {
    own: ownOf(sql`p.product_id`),
    shop: part(sql`left join spy_shop shop on shop.shop_id = p.shop_id`),
  },
  columns,
  filled: ['sales_1d', 'sales_7d', 'sales_30d', 'gmv_30d', 'total_sales', 'price', 'commission_rate_bp'],
  filters: {
    rating_band: (bands) => inRating(sql`(p.rating_x100 / 100.0)`, bands),
    seller_type: part(sql`shop.seller_type`, 'shop'),
  },
  keyword: (keyword) =>
    part(
      sql`${holds(sql`p.title`, keyword)} or ${holds(sql`p.shop_name`, keyword)} or starts_with(p.product_id, ${keyword})`,
    ),
})
