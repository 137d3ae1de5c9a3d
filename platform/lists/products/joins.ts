import { sql } from 'kysely'
import { sampleState } from '../../../shared/market/sample-states.ts'
import { dims } from '../../queries/facts.ts'
import { offerStateAt } from '../../queries/market/offered.ts'
import type { View } from '../../queries/view.ts'
import { type Join, type Part, part, type Sql } from '../source.ts'

const SHORT_DAYS = 7
const LONG_DAYS = 30

/** Rows of products in the kept sums of the viewer's scope, day by day: each day is one look-up by key. */
const keptOf = ({ scope }: View, from: Sql, to: Sql): Sql => sql`
  generate_series(${from}, ${to}) as d(day) cross join lateral (
    select r.bucket, r.dim_id, r.items, r.gmv_amt from rollup r
    where r.scope = ${scope.text} and r.grain = 1 and r.bucket = d.day and r.dim = ${dims.product} offset 0) r`

/** Business days, today among them. */
const recent = (view: View): Part =>
  part(sql`left join (
    select r.dim_id, sum(r.items) as items_30d, sum(r.gmv_amt) as gmv_30d,
      sum(r.items) filter (where r.bucket > ${view.day - SHORT_DAYS}) as items_7d
    from ${keptOf(view, sql`${view.day - LONG_DAYS + 1}::int`, sql`${view.day}::int`)} group by r.dim_id
  ) recent on recent.dim_id = p.product_id`)

const ever = (view: View): Part => {
  const end = (which: 'min' | 'max'): Sql =>
    sql`(select ${sql.raw(which)}(bucket) from rollup where scope = ${view.scope.text} and grain = 1)`
  return part(sql`left join (
    select r.dim_id, sum(r.items) as items from ${keptOf(view, end('min'), end('max'))} group by r.dim_id
  ) ever on ever.dim_id = p.product_id`)
}

const prices = ({ scope }: View): Part =>
  part(sql`left join (
    select product_id, min(price_amt) as low, max(price_amt) as high from sku
    where company_id = ${scope.company_id} group by product_id
  ) prices on prices.product_id = p.product_id`)

/** What is left of a quota: requests that take a sample, or took one (shared/market/sample-states.ts). */
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
