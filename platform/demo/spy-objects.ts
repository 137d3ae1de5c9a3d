import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { goods } from './goods.ts'
import { chance, ON_AIR, oneOf, startOf, whole } from './spy-sql.ts'
import { liveWords, videoWords } from './spy-words.ts'

type Sql = RawBuilder<unknown>

/** Days `first` to `last`, `count` of something on each. */
const daily = (first: number, last: number, count: number): Sql => sql`
  generate_series(${sql.lit(first)}, ${sql.lit(last)}) day cross join generate_series(1, ${sql.lit(count)}) k`

const key = [sql`day`, sql`k`] as const
const secondOf = (seed: number, purpose: string): Sql =>
  sql`(${startOf(sql`day`)} + floor(86000 * ${chance(seed, purpose, ...key)})::bigint)`

/** The row of `table` that a chance names, as `alias`: rows stand in the order of `by`. */
const pick = (table: string, alias: string, by: Sql, of: Sql): Sql => sql`
  join (select t.*, row_number() over (order by ${by}) - 1 as place from ${sql.table(table)} t) ${sql.ref(alias)}
    on ${sql.ref(`${alias}.place`)} = floor((select count(*) from ${sql.table(table)}) * ${of})::bigint`

/** Those who go live first (spy-days.ts). */
const liveCreators = (seed: number): Sql =>
  sql`${chance(seed, 'way', sql`creator_id`)} > ${sql.lit(ON_AIR)}, ${busyCreators(seed)}`
/** The busiest first; a small chance is of a busy one. */
const busyCreators = (seed: number): Sql => sql`${chance(seed, 'size', sql`creator_id`)}, creator_id`
const busyProducts = (seed: number): Sql => sql`${chance(seed, 'size', sql`product_id`)}, product_id`

const insertProducts = async (tx: Tx, seed: number, first: number, last: number): Promise<void> => {
  const [prices, rates] = [
    sql`(${goods.map(({ price }) => price)}::int[])`,
    sql`(${goods.map(({ rate_bp }) => rate_bp)}::int[])`,
  ]
  const names = goods.map(({ names }) => names.split(' '))
  const features = goods.map(({ features }) => features.split(' '))
  const word = (lists: readonly (readonly string[])[], purpose: string): Sql => sql`(
    select w from jsonb_array_elements_text(${JSON.stringify(lists)}::jsonb -> (g.category - 1)) with ordinality x(w, i)
    order by (x.i + floor(97 * ${chance(seed, purpose, ...key)})::int * 13) % 11, x.i limit 1)`
  await sql`
    insert into spy_product (product_id, title, region, category, shop_id, shop_name, price_amt, rate_bp, list_price_amt, list_rate_bp, rating_x100,
      review_count, first_seen_t)
    select '17320' || lpad((day::bigint * 100 + k)::text, 14, '0'), ${word(names, 'name')} || ' ' || ${word(features, 'feature')},
      s.region, g.category, s.shop_id, s.name,
      g.price, g.rate, g.price, g.rate,
      ${whole(chance(seed, 'rating', ...key), 370, 497)}, ${whole(chance(seed, 'reviews', ...key), 4, 3200)},
      ${secondOf(seed, 'product second')}
    from ${daily(first, last, 3)}
    cross join lateral (select ${whole(chance(seed, 'category', ...key), 1, goods.length)} as category) c
    cross join lateral (select c.category,
      (round(${prices}[c.category] * (0.5 + 1.3 * ${chance(seed, 'price', ...key)}) / 100) * 100 - 10)::bigint as price,
      ${rates}[c.category] + ${whole(chance(seed, 'rate', ...key), -4, 6)} * 100 as rate) g
    ${pick('spy_shop', 's', sql`shop_id`, chance(seed, 'shop', ...key))}
    on conflict do nothing`.execute(tx)
}

const insertVideos = async (tx: Tx, seed: number, first: number, last: number): Promise<void> => {
  await sql`
    insert into spy_video (video_id, creator_id, product_id, title, region, post_t, duration_s, is_ad)
    select '7590' || lpad((day::bigint * 100 + k)::text, 15, '0'), c.creator_id, p.product_id,
      split_part(p.title, ' ', 1) || ' ' || ${oneOf(chance(seed, 'video title', ...key), videoWords)}, c.region,
      ${secondOf(seed, 'video second')}, ${whole(chance(seed, 'length', ...key), 12, 95)},
      ${chance(seed, 'boosted', ...key)} < 0.22
    from ${daily(first, last, 5)}
    ${pick('spy_creator', 'c', busyCreators(seed), sql`${chance(seed, 'video creator', ...key)} ^ 1.6`)}
    ${pick('spy_product', 'p', busyProducts(seed), sql`${chance(seed, 'video product', ...key)} ^ 1.8`)}
    on conflict do nothing`.execute(tx)
}

const insertLives = async (tx: Tx, seed: number, first: number, last: number): Promise<void> => {
  const views = sql`(900 + 60000 * ${chance(seed, 'live size', ...key)} ^ 3)`
  const orders = sql`(${views} * (0.004 + 0.02 * ${chance(seed, 'live orders', ...key)}))`
  const some = (low: number, high: number, purpose: string): Sql =>
    sql`floor(${views} * (${sql.lit(low)} + ${sql.lit(high - low)} * ${chance(seed, purpose, ...key)}))::bigint`
  await sql`
    insert into spy_live (live_id, creator_id, title, region, account_type, start_t, duration_s, views, viewers, peak,
      avg_watch_s, sku_orders, items, gmv_amt, new_followers, comments, likes, shares)
    select '7591' || lpad((day::bigint * 100 + k)::text, 15, '0'), c.creator_id,
      c.nickname || ' ' || ${oneOf(chance(seed, 'live title', ...key), liveWords)}, c.region,
      ${whole(chance(seed, 'account', ...key), 1, 3)},
      ${startOf(sql`day`)} + floor(68400 * ${chance(seed, 'live second', ...key)})::bigint,
      ${whole(chance(seed, 'live length', ...key), 2400, 16200)}, floor(${views})::bigint, ${some(0.6, 0.85, 'viewers')},
      ${some(0.02, 0.09, 'peak')}, ${whole(chance(seed, 'stay', ...key), 18, 160)}, floor(${orders})::bigint,
      floor(${orders} * 1.2)::bigint, floor(${orders} * (900 + 3600 * ${chance(seed, 'basket', ...key)}))::bigint,
      ${some(0.002, 0.02, 'fans')}, ${some(0.01, 0.08, 'live comments')}, ${some(0.2, 1.4, 'live likes')},
      ${some(0.002, 0.02, 'live shares')}
    from ${daily(first, last, 4)}
    ${pick('spy_creator', 'c', liveCreators(seed), sql`0.5 * ${chance(seed, 'live creator', ...key)} ^ 1.6`)}
    on conflict do nothing`.execute(tx)
}

const insertAds = async (tx: Tx, seed: number, first: number, last: number): Promise<void> => {
  await sql`
    insert into spy_ad (ad_id, title, advertiser, paid_for_by, region, product_id, first_shown_t, last_shown_t, reach, likes,
      ctr_band, state)
    select '7592' || lpad((day::bigint * 100 + k)::text, 15, '0'),
      p.title || ' · ' || ${oneOf(chance(seed, 'ad title', ...key), videoWords)}, p.shop_name,
      case when ${chance(seed, 'payer', ...key)} < 0.7 then p.shop_name else 'Blue Pier Media' end, p.region, p.product_id,
      ${startOf(sql`day`)}, ${startOf(sql`day`)}, 0, 0, ${whole(chance(seed, 'band', ...key), 1, 3)}, 1
    from ${daily(first, last, 2)}
    ${pick('spy_product', 'p', busyProducts(seed), sql`${chance(seed, 'ad product', ...key)} ^ 1.8`)}
    on conflict do nothing`.execute(tx)
}

/** How far back, in days, each kind begins when the market is made: 3 products, 5 videos, 4 lives and 2 ads come a day. */
const back = { products: 186, videos: 80, lives: 30, ads: 75 } as const

/** What the market gains on the days after `done` (null: it is made) and before `today`. */
export const insertSpyObjects = async (tx: Tx, seed: number, done: number | null, today: number): Promise<void> => {
  const from = (days: number): number => (done === null ? today - days : done)
  await insertProducts(tx, seed, from(back.products), today - 1)
  await insertVideos(tx, seed, from(back.videos), today - 1)
  await insertLives(tx, seed, from(back.lives), today - 1)
  await insertAds(tx, seed, from(back.ads), today - 1)
}
