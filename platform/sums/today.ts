import { type RawBuilder, sql } from 'kysely'
import { oursOfLine } from '../queries/orders/ours.ts'
import { linesPaid, ordersPaid, salesPaid } from '../queries/scope.ts'
import type { View } from '../queries/view.ts'
import { sumsOf } from './read.ts'
import { type Dim, grains, hourBucket, memberScope } from './shape.ts'
import { lineSums, totalNames } from './totals.ts'

/** Dimensions that a line tells by a column of its own, and which. */
export const lineIds = {
  region: sql`l.region`,
  shop: sql`l.shop_id`,
  product: sql`l.product_id`,
  creator: sql`l.creator_id`,
  content: sql`l.content_type::text`,
} as const satisfies Partial<Record<Dim, RawBuilder<unknown>>>
export type LineDim = keyof typeof lineIds

const fromLines = (view: View): RawBuilder<unknown> => sql`
  affiliate_order_line l
  join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
  where ${linesPaid(view.scope, view.start, view.now)}`

/**
 * The day of `view` by one dimension, as a relation `(dim_id, gmv_amt, orders, ...)`.
 *
 * This file is the one place that chooses the source: the present reads the rollups (they hold nothing later than now),
 * a moment in the past reads the day's lines up to it, so that a picture of the past can be checked line by line.
 */
export const todayBy = (view: View, dim: LineDim): RawBuilder<unknown> =>
  view.past
    ? sql`(select ${lineIds[dim]} as dim_id, ${lineSums} from ${fromLines(view)} group by 1) as today`
    : sql`(select r.dim_id, ${totalNames} from rollup r
           where ${sumsOf({ scope: view.scope.text, grain: 'day', bucket: view.day, dim })}) as today`

/** Total rows `(grain, bucket, gmv_amt, ...)` of the day of `view` and of its hours, in the past only. */
export const todayTotals = (view: View): RawBuilder<unknown> => sql`
  select ${sql.lit(grains.day)} as grain, ${view.day}::int as bucket, ${lineSums},
    coalesce(sum((${oursOfLine(view.scope)})), 0)::bigint as ours_amt
  from ${fromLines(view)}
  union all
  select ${sql.lit(grains.hour)}, (${hourBucket(view.day, 0)}::int + (l.paid_t - ${view.start}) / 3600)::int, ${lineSums}, 0
  from ${fromLines(view)} group by 2`

/**
 * Buyers, creators and products by elapsed hour of the day of `view`: from the day's orders and lines, because only whole
 * days keep distinct counts; a dashboard asks for it twice a minute at most, the wall never.
 */
export const todayVisitors = (view: View): RawBuilder<HourVisitors> => {
  const { scope, start, now } = view
  const hour = sql`((paid_t - ${start}) / 3600)::int`
  return sql<HourVisitors>`
    select hour, count(*) filter (where kind = 'buyer') as buyers, count(*) filter (where kind = 'creator') as creators,
      count(*) filter (where kind = 'product') as products
    from (
      select distinct ${hour} as hour, 'buyer' as kind, o.buyer_key as id from affiliate_order o
      where ${ordersPaid(scope, start, now)}
      union all
      select distinct ${hour}, 'creator', l.creator_id from affiliate_order_line l where ${linesPaid(scope, start, now)}
      union all
      select distinct ${hour}, 'product', l.product_id from affiliate_order_line l where ${salesPaid(scope, start, now)}
    ) met where id <> '' or kind = 'product' group by hour`
}

export interface HourVisitors {
  readonly hour: number
  readonly buyers: number
  readonly creators: number
  readonly products: number
}

/** The day's sums of each member's subtree, as a relation `(member_id, gmv_amt, orders)`. */
export const todayOfMembers = (view: View, members: readonly number[]): RawBuilder<unknown> =>
  view.past
    ? sql`(select m.id as member_id, sum(l.pay_amt) as gmv_amt, count(distinct l.order_id) as orders
           from affiliate_order_line l cross join lateral unnest(l.owner_path) as m(id)
           where ${linesPaid(view.scope, view.start, view.now)} and m.id = any(${members}::bigint[]) group by 1) as today`
    : sql`(select substr(r.scope, 2)::bigint as member_id, r.gmv_amt, r.orders from rollup r
           where ${sumsOf({ scope: members.map(memberScope), grain: 'day', bucket: view.day, dim: 'total' })}) as today`
