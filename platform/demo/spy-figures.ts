import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { chance, startOf } from './spy-sql.ts'

const growth = sql`round((sold.week - sold.before) * 10000.0 / nullif(sold.before, 0))::int`
const weeks = (today: number) => sql`
  sum(sales) filter (where day > ${sql.lit(today - 7)}) as week,
  sum(sales) filter (where day > ${sql.lit(today - 14)} and day <= ${sql.lit(today - 7)}) as before,
  sum(sales) as month, sum(gmv_amt) as gmv`

const setProducts = async (tx: Tx, today: number): Promise<void> => {
  await sql`
    update spy_product p set price_amt = t.price_amt, rate_bp = t.rate_bp, creators = t.creators, videos = t.videos,
      sales_1d = t.sales, sales_7d = sold.week, sales_30d = sold.month, gmv_30d_amt = sold.gmv,
      total_sales = sold.month + floor(sold.month / 30.0 * greatest(0, ${sql.lit(today - 30)} - p.first_seen_t / 86400)),
      growth_bp = ${growth}, rank_no = t.rank_no, rank_before = y.rank_no
    from spy_product_day t
    join (select product_id, ${weeks(today)} from spy_product_day where day > ${sql.lit(today - 30)} and day <= ${sql.lit(today)} group by 1) sold
      using (product_id)
    left join spy_product_day y on y.product_id = t.product_id and y.day = ${sql.lit(today - 1)}
    where t.product_id = p.product_id and t.day = ${sql.lit(today)}`.execute(tx)
}

const setShops = async (tx: Tx, today: number): Promise<void> => {
  await sql`
    update spy_shop s set sales_7d = sold.week, sales_30d = sold.month, gmv_30d_amt = sold.gmv, growth_bp = ${growth},
      sold_products = t.products, rank_no = t.rank_no, rank_before = y.rank_no,
      creators = (select count(distinct v.creator_id) from spy_video v join spy_product p using (product_id) where p.shop_id = s.shop_id)
    from spy_shop_day t
    join (select shop_id, ${weeks(today)} from spy_shop_day where day > ${sql.lit(today - 30)} and day <= ${sql.lit(today)} group by 1) sold
      using (shop_id)
    left join spy_shop_day y on y.shop_id = t.shop_id and y.day = ${sql.lit(today - 1)}
    where t.shop_id = s.shop_id and t.day = ${sql.lit(today)}`.execute(tx)
}

/** The index: halves of the places by followers won in seven days for each that there is, and by engagement. */
const setCreators = async (tx: Tx, today: number): Promise<void> => {
  await sql`
    update spy_creator c set followers = f.followers, follower_inc = f.inc, video_gmv_amt = f.video_gmv,
      live_gmv_amt = f.live_gmv, videos = f.videos, lives = f.lives, rank_no = f.rank_no, rank_before = f.rank_before,
      sold_products = f.products, potential_x100 = f.potential
    from (
      select t.creator_id, t.followers, t.followers - coalesce(w.followers, t.followers) as inc, m.video_gmv, m.live_gmv, t.videos,
        t.lives, t.rank_no, y.rank_no as rank_before,
        (select count(distinct product_id) from spy_video v where v.creator_id = t.creator_id) as products,
        round(5000 * (percent_rank() over (order by (t.followers - coalesce(w.followers, t.followers)) / t.followers::float8)
          + percent_rank() over (order by o.engagement_bp))) as potential
      from spy_creator_day t join spy_creator o using (creator_id)
      join (select creator_id, sum(video_gmv_amt) as video_gmv, sum(live_gmv_amt) as live_gmv from spy_creator_day
        where day > ${sql.lit(today - 30)} and day <= ${sql.lit(today)} group by 1) m using (creator_id)
      left join spy_creator_day w on w.creator_id = t.creator_id and w.day = ${sql.lit(today - 7)}
      left join spy_creator_day y on y.creator_id = t.creator_id and y.day = ${sql.lit(today - 1)}
      where t.day = ${sql.lit(today)}) f
    where f.creator_id = c.creator_id`.execute(tx)
}

/** Videos gather what they will gather in the first weeks; ads run for some days and stop. */
const setContents = async (tx: Tx, seed: number, today: number): Promise<void> => {
  const id = sql`v.video_id`
  const now = startOf(sql.lit(today))
  await sql`
    update spy_video v set views = s.views, likes = s.views * s.liked, comments = s.views * s.liked * 0.06,
      shares = s.views * s.liked * 0.09, sku_orders = s.orders, items = s.orders * 1.15, gmv_amt = s.orders * p.price_amt
    from (
      select video_id, product_id, views, 0.02 + 0.09 * ${chance(seed, 'liked', id)} as liked,
        floor(views * (0.0008 + 0.006 * ${chance(seed, 'bought', id)} ^ 2)) as orders
      from (
        select v.video_id, v.product_id, floor(1500 / (0.004 + ${chance(seed, 'seen', id)})
          * (1 - exp(-(${now} - v.post_t) / 432000.0))) as views
        from spy_video v) v) s
    join spy_product p on p.product_id = s.product_id
    where s.video_id = v.video_id`.execute(tx)
  const ad = sql`a.ad_id`
  await sql`
    update spy_ad a set last_shown_t = s.last_t, state = case when s.last_t < ${now} - 86400 then 2 else 1 end,
      reach = s.reach, likes = s.reach * (0.004 + 0.02 * ${chance(seed, 'ad likes', ad)})
    from (
      select ad_id, last_t, floor(2200 / (0.01 + ${chance(seed, 'ad size', ad)})
        * ((last_t - first_shown_t) / 86400 + 1) ^ 0.8)::bigint as reach
      from (
        select a.ad_id, a.first_shown_t, least(${now} - 86400, a.first_shown_t + 86400 * floor(2 + 44 * ${chance(seed, 'ad days', ad)}))::bigint
          as last_t from spy_ad a) a) s
    where s.ad_id = a.ad_id`.execute(tx)
}

/** What the objects show is what the newest snapshot says. */
export const setSpyFigures = async (tx: Tx, seed: number, today: number): Promise<void> => {
  await setContents(tx, seed, today)
  await setProducts(tx, today)
  await setShops(tx, today)
  await setCreators(tx, today)
}
