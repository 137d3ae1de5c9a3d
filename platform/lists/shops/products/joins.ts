import { sql } from 'kysely'
import { dayStart } from '../../../../shared/time/zone.ts'
import { companyRollup } from '../../../queries/shops/scope.ts'
import type { View } from '../../../queries/view.ts'
import { daysOfOne } from '../../../sums/read.ts'
import { type Join, type Part, part } from '../../source.ts'

const DAYS = 30

const skus = ({ scope }: View): Part =>
  part(sql`left join (
    select product_id, count(*) as skus, min(price_amt) as min_price, max(price_amt) as max_price,
      count(*) filter (where stock = 0) as empty, min(cost_amt) as min_cost, max(cost_amt) as max_cost,
      count(*) filter (where cost_amt is null) as uncosted
    from sku where company_id = ${scope.company_id} group by product_id
  ) skus on skus.product_id = p.product_id`)

/** Today is one of the days. */
const sold = ({ scope, day }: View): Part =>
  part(sql`left join lateral (
    select sum(r.sku_orders) as sku_orders, sum(r.items) as items, sum(r.gmv_amt) as gmv, sum(r.refund_amt) as refund
    ${daysOfOne(companyRollup(scope), 'product', sql`p.product_id`, day - DAYS + 1, day)}
  ) sold on true`)

/** What no creator brought. */
const own = ({ scope, clock, day }: View): Part =>
  part(sql`left join (
    select l.product_id, sum(l.pay_amt) as gmv from affiliate_order_line l
    where l.company_id = ${scope.company_id} and l.creator_id = '' and l.paid_t >= ${dayStart(clock, day - DAYS + 1)}
    group by l.product_id
  ) own on own.product_id = p.product_id`)

/** Reported the day after: the days are those of `sold` as far as they are told. */
const seen = ({ scope, day }: View): Part =>
  part(sql`left join (
    select product_id, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks,
      sum(add_to_cart)::bigint as add_to_cart
    from product_daily where company_id = ${scope.company_id} and day > ${day - DAYS} and day <= ${day}
    group by product_id
  ) seen on seen.product_id = p.product_id`)

/** Joins to `product p`. */
export const shopProductJoins: Readonly<Record<string, Join>> = {
  shop: part(sql`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`),
  category: part(sql`left join category on category.id = p.category_id`),
  skus,
  sold,
  own,
  seen,
}
