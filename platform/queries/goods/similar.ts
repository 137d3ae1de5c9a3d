import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import type { Db } from '../../db/tables.ts'
import { eachDaySums } from '../../sums/read.ts'
import type { GoodsAsk } from './ask.ts'

type Row = CallData<typeof goodsApi.similar>['list'][number]
const MOST = 20

/** The best sold products of the same category by turnover, and the product itself wherever it stands. */
export const readSimilar = async (db: Db, { view, product_id, range }: GoodsAsk): Promise<Row[]> => {
  const { scope } = view
  const { rows } = await sql<Row>`
    with sold as (
      select r.dim_id, sum(r.gmv_amt) as gmv, sum(r.items) as items, sum(r.orders) as orders
      from ${eachDaySums({ scope: scope.text, from: range.from, to: range.to, dim: 'product' })} where r.lines > 0
      group by 1),
    ranked as (
      select p.*, coalesce(s.gmv, 0) as gmv, coalesce(s.items, 0) as items, coalesce(s.orders, 0) as orders,
        row_number() over (order by coalesce(s.gmv, 0) desc, p.product_id) as place
      from product p left join sold s on s.dim_id = p.product_id
      where p.company_id = ${scope.company_id} and (s.dim_id is not null or p.product_id = ${product_id})
        and p.category_id = (select category_id from product where company_id = ${scope.company_id} and product_id = ${product_id}))
    select r.place::int as place, coalesce(nullif(r.title, ''), r.product_id) as title, r.product_id,
      coalesce(nullif(s.name, ''), r.shop_id) as shop_name, r.min_price_amt as min_price,
      r.standard_rate_bp as commission_rate, r.items, r.orders, r.gmv, (r.rating * 100)::int as rating
    from ranked r left join shop s on s.company_id = r.company_id and s.shop_id = r.shop_id
    where r.place <= ${MOST} or r.product_id = ${product_id} order by r.place`.execute(db)
  return rows
}
