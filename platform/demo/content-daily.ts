import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { quietPairs } from './content-quiet.ts'
import { type ContentDay, chanceOf, demoLines } from './content-world.ts'

/** What a content did of which products: `(content_id, product_id, creator_id, content_type, clicks)`. */
const soldPairs = (day: ContentDay): RawBuilder<unknown> => sql`
  select content_id, product_id, creator_id, content_type,
    ceil(sku_orders / (0.01 + 0.05 * ${chanceOf(sql`coalesce(nullif(content_id, ''), product_id) || ${day.day}::text`, 1)})) as clicks
  from (
    select l.content_id, l.product_id, min(l.creator_id) as creator_id, min(l.content_type) as content_type,
      count(distinct (l.order_id, l.sku_id)) as sku_orders
    from ${demoLines(day)} group by 1, 2) sold`

/** Clicks to impressions 2 to 8 %, by content and day. */
const shown = ({ day }: ContentDay): RawBuilder<unknown> => sql`
  ceil(clicks / (0.02 + 0.06 * ${chanceOf(sql`coalesce(nullif(content_id, ''), product_id) || ${day}::text`, 2)}))`

/** A live room shows a viewer several products; not everyone who sees a video sees its product. */
const columns = (day: ContentDay): RawBuilder<unknown> => {
  const u = (purpose: number, low: number, high: number): RawBuilder<unknown> =>
    sql`(${sql.lit(low)} + ${sql.lit(high - low)} * ${chanceOf(sql`content_id || ${day.day}::text`, purpose)})`
  const isLive = sql`content_type = 2`
  return sql`
    select content_id, creator_id, content_type, impressions, clicks, views,
      ceil(views * ${u(4, 0.01, 0.08)}) as likes, floor(views * ${u(5, 0.001, 0.009)}) as comments,
      floor(views * ${u(6, 0.0005, 0.006)}) as shares,
      ceil(views * case when ${isLive} then ${u(7, 25, 140)} else ${u(8, 6, 22)} end) as watch_s,
      case when ${isLive} then ceil(views / ${u(9, 0.08, 0.25)}) else 0 end as room_impressions,
      floor(views * ${u(10, 0.0008, 0.008)}) as new_followers
    from (
      select content_id, creator_id, content_type, impressions, clicks,
        ceil(impressions * case when ${isLive} then ${u(3, 0.25, 0.45)} else ${u(3, 1.1, 2.2)} end) as views
      from (
        select content_id, min(creator_id) as creator_id, min(content_type) as content_type,
          sum(impressions) as impressions, sum(clicks) as clicks
        from pair where content_id <> '' group by content_id) summed) viewed`
}

/**
 * The statistics of a finished business day as the platform would report them the day after: made from the day's own
 * lines, so that rates stay plausible beside the sales (CTR 2 to 8 %, CTOR 1 to 6 %). Run again it changes nothing.
 */
export const insertContentDaily = async (tx: Tx, day: ContentDay): Promise<void> => {
  await sql`
    with clicked as materialized (${soldPairs(day)} union all ${quietPairs(day)}),
    pair as materialized (select *, ${shown(day)} as impressions from clicked),
    products as (
      insert into product_daily (company_id, product_id, day, impressions, clicks, add_to_cart, data_time)
      select ${day.company_id}, product_id, ${day.day}, sum(impressions), sum(clicks),
        ceil(sum(clicks) * (0.08 + 0.14 * ${chanceOf(sql`product_id || ${day.day}::text`, 11)})), ${day.end}
      from pair group by product_id
      on conflict do nothing)
    insert into content_daily (company_id, content_id, day, creator_id, content_type, impressions, clicks, views, likes,
      comments, shares, watch_s, room_impressions, new_followers, data_time)
    select ${day.company_id}, content_id, ${day.day}, creator_id, content_type, impressions, clicks, views, likes,
      comments, shares, watch_s, room_impressions, new_followers, ${day.end}
    from (${columns(day)}) of_day
    on conflict do nothing`.execute(tx)
}
