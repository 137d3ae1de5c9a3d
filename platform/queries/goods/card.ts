import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { GoodsCard, goodsApi } from '../../../shared/areas/goods/api.ts'
import type { Db } from '../../db/tables.ts'
import { categoryNames } from '../category-names.ts'
import { pictureOf } from '../products/pictures.ts'
import { soldIn } from '../search/kinds.ts'
import type { GoodsAsk } from './ask.ts'

/** The product as the catalogue knows it; undefined when it does not, or none of a member's own lines contain it. */
export const readCard = async (db: Db, { view, product_id }: GoodsAsk): Promise<GoodsCard | undefined> => {
  const { scope } = view
  const { rows } = await sql<GoodsCard>`
    select p.product_id, coalesce(nullif(p.title, ''), p.product_id) as title, ${pictureOf('p')} as image,
      coalesce(nullif(s.name, ''), p.shop_id) as shop_name, coalesce(s.region, '') as region,
      ${categoryNames('c')} as category_name, p.status,
      coalesce(p.min_price_amt, k.low) as min_price, coalesce(p.max_price_amt, k.high) as max_price,
      p.standard_rate_bp as commission_rate, p.shop_ads_rate_bp as shop_ads_rate,
      (coalesce(p.min_price_amt, k.low) * p.standard_rate_bp + 5000) / 10000 as est_commission,
      (p.rating * 100)::int as rating, p.review_count, p.stock, p.first_seen_t as first_seen_time
    from product p
    left join shop s on s.company_id = p.company_id and s.shop_id = p.shop_id
    left join category c on c.id = p.category_id
    cross join lateral (
      select min(price_amt) as low, max(price_amt) as high from sku
      where company_id = p.company_id and product_id = p.product_id) k
    where p.company_id = ${scope.company_id} and p.product_id = ${product_id}
      and ${soldIn(scope, 'product', sql`p.product_id`)}`.execute(db)
  return rows[0]
}

/** How price and commission came to be what they are, oldest first. */
export const readPrices = async (
  db: Db,
  { view, product_id }: GoodsAsk,
): Promise<CallData<typeof goodsApi.analyse>['prices']> => {
  const { rows } = await sql<CallData<typeof goodsApi.analyse>['prices'][number]>`
    select t, min_price_amt as min_price, max_price_amt as max_price, standard_rate_bp as commission_rate,
      shop_ads_rate_bp as shop_ads_rate
    from product_price_history where company_id = ${view.scope.company_id} and product_id = ${product_id}
    order by t`.execute(db)
  return rows
}
