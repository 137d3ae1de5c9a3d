import { sql } from 'kysely'
import { spyShopList } from '../../../../shared/areas/spy/shops-list.ts'
import { holds } from '../../../queries/words.ts'
import { inRating } from '../../rating.ts'
import { type Part, part } from '../../source.ts'
import { columnsOf, dollars, riseOf } from '../shared/parts.ts'
import { marketSource } from '../shared/source.ts'

const of = columnsOf('s')

const columns = {
  shop_name: of('name'),
  shop_id: of('shop_id'),
  rank_no: of('rank_no'),
  rank_rise: riseOf('s'),
  region: of('region'),
  seller_type: of('seller_type'),
  rating: of('rating_x100'),
  creators: of('creators'),
  sold_products: of('sold_products'),
  sales_7d: of('sales_7d'),
  sales_30d: of('sales_30d'),
  gmv_30d: of('gmv_30d_amt'),
  growth_rate: of('growth_bp'),
  currency: dollars,
} as const satisfies Readonly<Record<string, Part>>

export const spyShopSource = marketSource(spyShopList, {
  table: sql`spy_shop s`,
  alias: 's',
  key: ['shop_id'],
  columns,
  filled: ['creators', 'sold_products', 'sales_7d', 'sales_30d', 'gmv_30d'],
  filters: { rating_band: (bands) => inRating(sql`(s.rating_x100 / 100.0)`, bands) },
  keyword: (keyword) => part(sql`${holds(sql`s.name`, keyword)} or starts_with(s.shop_id, ${keyword})`),
})
