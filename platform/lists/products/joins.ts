import { sql } from 'kysely'
import { sampleState } from '../../../shared/areas/samples/states.ts'
import { offerStateAt } from '../../queries/products/offered.ts'
import type { View } from '../../queries/view.ts'
import { daysOfOne } from '../../sums/read.ts'
import { type Join, type Part, part } from '../source.ts'

const SHORT_DAYS = 7
const LONG_DAYS = 30

/** Business days, today among them; `whole` ones, which a trend goes by, are over: a day that runs looks like a fall. */
const recent = ({ scope, day }: View): Part => {
  const since = (days: number) => sql`where r.bucket > ${day - days}::int`
  const whole = (days: number) => sql`where r.bucket between ${day - days}::int and ${day - 1}::int`
  return part(sql`left join lateral (
    select sum(r.items) filter (${since(LONG_DAYS)}) as items_30d, sum(r.gmv_amt) filter (${since(LONG_DAYS)}) as gmv_30d,
      sum(r.ours_amt) filter (${since(LONG_DAYS)}) as ours_30d,
      sum(r.items) filter (${since(SHORT_DAYS)}) as items_7d,
      sum(r.items) filter (${whole(LONG_DAYS)}) as whole_30d, sum(r.items) filter (${whole(SHORT_DAYS)}) as whole_7d
    ${daysOfOne(scope.text, 'product', sql`p.product_id`, day - LONG_DAYS, day)}
  ) recent on true`)
}

const ever = ({ scope, day }: View): Part =>
  part(sql`left join lateral (
    select sum(r.items) as items ${daysOfOne(scope.text, 'product', sql`p.product_id`, null, day)}
  ) ever on true`)

const prices = ({ scope }: View): Part =>
  part(sql`left join (
    select product_id, min(price_amt) as low, max(price_amt) as high from sku
    where company_id = ${scope.company_id} group by product_id
  ) prices on prices.product_id = p.product_id`)

/** What is left of a quota: requests that take a sample, or took one (shared/areas/samples/states.ts). */
const samples = ({ scope }: View): Part =>
  part(sql`left join (
    select product_id, sum(qty) as taken from sample_request
    where company_id = ${scope.company_id} and (state <= ${sampleState.completed} or state = ${sampleState.unfulfilled})
    group by product_id
  ) samples on samples.product_id = p.product_id`)

const state = ({ now }: View): Part =>
  part(sql`cross join lateral (select ${offerStateAt(now)} as state) state`, 'offer')

/** Joins to `product p`. */
export const productJoins: Readonly<Record<string, Join>> = {
  shop: part(sql`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`),
  category: part(sql`left join category on category.id = p.category_id`),
  offer: part(
    sql`left join product_offer offer on offer.company_id = p.company_id and offer.product_id = p.product_id`,
  ),
  reach: part(
    sql`left join product_reach reach on reach.company_id = p.company_id and reach.product_id = p.product_id`,
  ),
  samples,
  state,
  prices,
  recent,
  ever,
}
