import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { chance, ON_AIR, startOf } from './spy-sql.ts'

type Sql = RawBuilder<unknown>
/** Far enough back that all counts have grown for a while. */
const EPOCH = 19_800

const traits = ['size', 'week', 'wave', 'phase', 'offer', 'push', 'reach', 'way'] as const

/** The rows of a table as `o`, each with its own chances: what they are drawn for happens to it all its life. */
const withTraits = (seed: number, table: string, id: string): Sql => sql`
  o as materialized (select t.*, ${sql.join(traits.map((name) => sql`${chance(seed, name, sql.ref(id))} as ${sql.ref(name)}`))}
    from ${sql.table(table)} t)`

/** The days from `first` to `last` as `d(day)`. */
const days = (first: number, last: number): Sql => sql`generate_series(${sql.lit(first)}, ${sql.lit(last)}) d(day)`

/** How busy an object is on a day: a week's wave, a slow rise and fall of its own, and chance. Never grows without end. */
const pulse = (seed: number, id: Sql): Sql => sql`(
  (1 + 0.22 * sin(6.283 * ((d.day % 7) / 7.0 + o.week))) * exp(0.8 * sin(6.283 * (d.day / (30 + 50 * o.wave) + o.phase)))
  * (select (0.75 + 0.5 * noise) * case when noise between 0.4 and 0.43 then 2.6 else 1 end
     from (values (${chance(seed, 'noise', id, sql`d.day`)})) n(noise)))`

/** Whether a stretch of days is special, such as some days with a lower price. */
const stretch = (seed: number, name: (typeof traits)[number], id: Sql, length: number): Sql =>
  chance(
    seed,
    `${name} days`,
    id,
    sql`floor((d.day + floor(${sql.lit(length)} * ${sql.ref(`o.${name}`)})) / ${sql.lit(length)})::int`,
  )

export const insertProductDays = async (tx: Tx, seed: number, first: number, last: number): Promise<void> => {
  const id = sql`o.product_id`
  await sql`
    with ${withTraits(seed, 'spy_product', 'product_id')}
    insert into spy_product_day (product_id, day, price_amt, rate_bp, sales, gmv_amt, creators, videos, rank_no)
    select product_id, day, price, rate, sales, sales * price, creators, videos,
      row_number() over (partition by day order by sales desc, product_id)
    from (
      select o.product_id, d.day, floor(5 / (0.002 + o.size) ^ 0.95 * ${pulse(seed, id)})::bigint as sales,
        (case when ${stretch(seed, 'offer', id, 5)} < 0.18 then round(o.list_price_amt * 0.85) else o.list_price_amt end)::bigint
          as price,
        o.list_rate_bp + case when ${stretch(seed, 'push', id, 9)} < 0.15 then 300 else 0 end as rate,
        (3 + (d.day - ${sql.lit(EPOCH)}) * 0.3 * o.reach ^ 3)::int as creators,
        (select count(*) from spy_video v where v.product_id = o.product_id and v.post_t < ${startOf(sql`d.day`)})::int as videos
      from o join ${days(first, last)} on ${startOf(sql`d.day`)} > o.first_seen_t) t`.execute(tx)
}

export const insertCreatorDays = async (tx: Tx, seed: number, first: number, last: number): Promise<void> => {
  const id = sql`o.creator_id`
  await sql`
    with ${withTraits(seed, 'spy_creator', 'creator_id')}
    insert into spy_creator_day (creator_id, day, followers, video_gmv_amt, live_gmv_amt, videos, lives, rank_no)
    select creator_id, day, followers, video_gmv, live_gmv, videos, lives,
      row_number() over (partition by day order by video_gmv + live_gmv desc, creator_id)
    from (
      select o.creator_id, d.day,
        floor(9000 / (0.004 + o.size) * (1 + (d.day - ${sql.lit(EPOCH)}) * (o.reach ^ 2 * 0.003 - 0.0002)
          + 0.0004 * w.wobble))::bigint as followers,
        (case when o.way < 0.15 then 0 else s.sells end)::bigint as video_gmv,
        (case when o.way > ${sql.lit(ON_AIR)} or w.wobble > 0.4 then 0 else s.sells * 2.2 end)::bigint as live_gmv,
        (20 + (select count(*) from spy_video v where v.creator_id = o.creator_id and v.post_t < ${startOf(sql`d.day`)}))::int
          as videos,
        (case when o.way > ${sql.lit(ON_AIR)} then 0 else 6 + (d.day - ${sql.lit(EPOCH)}) * 0.06 end)::int
          + (select count(*) from spy_live l where l.creator_id = o.creator_id and l.start_t < ${startOf(sql`d.day`)})::int as lives
      from o cross join ${days(first, last)}
      cross join lateral (select floor(4000 / (0.006 + o.size) ^ 1.1 * ${pulse(seed, id)}) as sells) s
      cross join lateral (select ${chance(seed, 'wobble', id, sql`d.day`)} as wobble) w) t`.execute(tx)
}

/** What a shop sells is what its products sell. */
export const insertShopDays = async (tx: Tx, first: number, last: number): Promise<void> => {
  await sql`
    insert into spy_shop_day (shop_id, day, sales, gmv_amt, products, rank_no)
    select shop_id, day, sales, gmv, products, row_number() over (partition by day order by gmv desc, shop_id)
    from (
      select s.shop_id, d.day, coalesce(sum(t.sales), 0)::bigint as sales, coalesce(sum(t.gmv_amt), 0)::bigint as gmv,
        count(*) filter (where t.sales > 0)::int as products
      from spy_shop s cross join ${days(first, last)}
      left join spy_product p on p.shop_id = s.shop_id
      left join spy_product_day t on t.product_id = p.product_id and t.day = d.day
      group by s.shop_id, d.day) x`.execute(tx)
}
