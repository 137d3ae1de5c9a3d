import { sql } from 'kysely'
import { sampleState } from '../../../shared/areas/samples/states.ts'
import { isDirect } from '../../queries/creators/direct.ts'
import { isSale, linesOf } from '../../queries/scope.ts'
import { kept } from '../../queries/shops/window.ts'
import { daysOfOne } from '../../sums/read.ts'
import { liveTypes, videoTypes } from '../goods/product-contents.ts'
import { type Join, part, type Sql } from '../source.ts'

const inWindow = (t: Sql): Sql => sql`${t} >= ${kept.from_t} and ${t} < ${kept.to_t}`
const amountOf = (which: Sql): Sql => sql`coalesce(sum(l.pay_amt) filter (where ${which}), 0)::bigint`

/** Of the viewer's scope: the same orders that its order list shows. */
const sold: Join = ({ scope }) =>
  part(sql`left join lateral (
    select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.orders), 0)::bigint as orders,
      coalesce(sum(r.items), 0)::bigint as items, coalesce(sum(r.est_commission_amt), 0)::bigint as commission,
      coalesce(sum(r.act_standard_amt + r.act_shop_ads_amt + r.act_bonus_amt), 0)::bigint as actual,
      coalesce(sum(r.refund_amt), 0)::bigint as refund
    ${daysOfOne(scope.text, 'creator', sql`c.creator_id`, kept.from_day, kept.to_day)}
  ) sold on true`)

/** What sums are not kept of by creator: of a page's rows alone, and of all only where they are sorted by it. */
const lines: Join = ({ scope }) =>
  part(sql`left join lateral (
    select ${amountOf(sql`l.content_type in ${liveTypes}`)} as live_gmv,
      ${amountOf(sql`l.content_type in ${videoTypes}`)} as video_gmv,
      ${amountOf(sql`l.content_type = 3`)} as showcase_gmv, ${amountOf(sql`l.content_type = 5`)} as card_gmv,
      ${amountOf(sql`l.collab_type = 2`)} as target_gmv, ${amountOf(sql`l.collab_type = 1`)} as open_gmv,
      count(distinct l.product_id) filter (where ${isSale}) as products, coalesce(sum(l.refunded_qty), 0)::bigint as refunded
    from affiliate_order_line l
    where ${linesOf(scope)} and l.creator_id = c.creator_id and ${inWindow(sql`l.paid_t`)}
  ) lines on true`)

/** The first and the last day with an order in the viewer's scope, up to the end of the period. */
const ever: Join = ({ scope }) => {
  const day = (order: Sql): Sql => sql`(
    select r.bucket ${daysOfOne(scope.text, 'creator', sql`c.creator_id`, null, kept.to_day)} and r.orders > 0
    order by r.bucket ${order} limit 1)`
  return part(sql`left join lateral (
    select ${day(sql`asc`)} as first_day, ${day(sql`desc`)} as last_day) ever on true`)
}

/** When it became a direct creator: whoever takes over later does not make it new. */
const joined = part(sql`left join lateral (
  select min(b.start_t) as t from creator_binding b
  where b.company_id = c.company_id and b.creator_id = c.creator_id and ${isDirect}
) joined on true`)

/** What it published in the days; not reported of whom the company knows no day of publishing at all. */
const made = part(sql`left join lateral (
  select count(*) filter (where k.content_type in ${videoTypes}) as videos,
    count(*) filter (where k.content_type in ${liveTypes}) as lives
  from content k where k.company_id = c.company_id and k.creator_id = c.creator_id and ${inWindow(sql`k.post_t`)}
  having exists (
    select from content k where k.company_id = c.company_id and k.creator_id = c.creator_id and k.post_t is not null)
) made on true`)

const done = part(sql`left join lateral (
  select sum(d.impressions)::bigint as impressions, sum(d.clicks)::bigint as clicks
  from content_daily d where d.company_id = c.company_id and d.creator_id = c.creator_id
    and d.day >= ${kept.from_day} and d.day <= ${kept.to_day}
) done on true`)

const { shipped, contentPending, completed, unfulfilled } = sampleState
const sent = sql.join([shipped, contentPending, completed, unfulfilled].map((state) => sql.lit(state)))

/** Samples that were asked for in the days and sent. */
const samples = part(sql`left join lateral (
  select count(*) as n from sample_request s
  where s.company_id = c.company_id and s.creator_id = c.creator_id and ${inWindow(sql`s.add_time`)}
    and s.state in (${sent})
) samples on true`)

/** What is known of direct creator `c` with its binding `b`, on the kept days. */
export const creatorDataJoins: Readonly<Record<string, Join>> = {
  owner: part(sql`join member m on m.id = b.member_id`),
  ...{ sold, lines, ever, joined, made, done, samples },
}
