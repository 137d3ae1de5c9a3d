import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { goods } from './goods.ts'
import { markets } from './markets.ts'
import { chance, oneOf, startOf, whole } from './spy-sql.ts'
import { handleFirst, handleSecond, shopFirst, shopSecond } from './spy-words.ts'

const SHOPS = 72
const CREATORS = 280
const OWN_CREATORS = 20
const OWN_PRODUCTS = 40

/** Countries as often as they buy. */
const countries = markets.flatMap(({ iso, weight }) => Array.from({ length: weight }, () => iso))

/** A shop that sends from China sells to the United States most. */
const sellsIn = (region: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${region} = 'CN' then 'US' else ${region} end`

/** Shops of the market, among them those of the demo company, and its creators. */
export const insertSpyWorld = async (tx: Tx, company_id: number, seed: number): Promise<void> => {
  const n = sql`n`
  await sql`
    insert into spy_shop (shop_id, name, region, seller_type, rating_x100)
    select '74970' || lpad((n * 7919)::text, 14, '0'),
      (${shopFirst}::text[])[1 + n % ${sql.lit(shopFirst.length)}] || ' ' || (${[...shopSecond]}::text[])[1 + (n / ${sql.lit(shopFirst.length)} + n) % 8],
      ${oneOf(chance(seed, 'shop region', n), countries)}, case when ${chance(seed, 'seller', n)} < 0.6 then 1 else 2 end,
      ${whole(chance(seed, 'shop rating', n), 380, 495)}
    from generate_series(0, ${sql.lit(SHOPS - 1)}) n
    union all
    select shop_id, name, ${sellsIn(sql`region`)}, seller_type, (rating * 100)::int from shop where company_id = ${company_id}`.execute(
    tx,
  )
  await sql`
    insert into spy_creator (creator_id, username, nickname, region, category, female_bp, fan_age, engagement_bp)
    select '71' || lpad((n * 104729::bigint)::text, 15, '0'), first || '.' || second,
      initcap(first) || ' ' || initcap(second), ${oneOf(chance(seed, 'home', n), countries)},
      ${whole(chance(seed, 'topic', n), 1, goods.length)}, ${whole(chance(seed, 'women', n), 1800, 9200)},
      ${whole(chance(seed, 'age', n), 1, 4)}, ${whole(chance(seed, 'engagement', n), 120, 1450)}
    from generate_series(0, ${sql.lit(CREATORS - 1)}) n
    cross join lateral (select (${handleFirst}::text[])[1 + n % ${sql.lit(handleFirst.length)}] as first,
      (${handleSecond}::text[])[1 + n / ${sql.lit(handleFirst.length)}] as second) name
    union all (
      select creator_id, username, nickname, region, ${whole(chance(seed, 'topic', sql`creator_id`), 1, goods.length)},
        ${whole(chance(seed, 'women', sql`creator_id`), 1800, 9200)}, ${whole(chance(seed, 'age', sql`creator_id`), 1, 4)},
        ${whole(chance(seed, 'engagement', sql`creator_id`), 120, 1450)}
      from creator where company_id = ${company_id} order by follower_count desc nulls last, creator_id
      limit ${sql.lit(OWN_CREATORS)})`.execute(tx)
}

/** Some of the demo company's own products, as the market has known them for a year. */
export const insertOwnProducts = async (tx: Tx, company_id: number, seed: number, day: number): Promise<void> => {
  const id = sql`p.product_id`
  await sql`
    insert into spy_product (product_id, title, region, category, shop_id, shop_name, price_amt, rate_bp, list_price_amt,
      list_rate_bp, rating_x100, review_count, first_seen_t)
    select p.product_id, p.title, ${sellsIn(sql`s.region`)}, coalesce(array_position(${goods.map(({ en }) => en)}::text[], c.name_en), 1),
      p.shop_id, s.name, p.min_price_amt, p.standard_rate_bp, p.min_price_amt, p.standard_rate_bp, (p.rating * 100)::int, p.review_count,
      ${startOf(sql`(${sql.lit(day)} - ${whole(chance(seed, 'own seen', id), 60, 360)})`)}
    from product p join shop s using (company_id, shop_id) left join category c on c.id = p.category_id
    where p.company_id = ${company_id} and p.min_price_amt is not null and p.standard_rate_bp is not null
    order by ${chance(seed, 'own', id)}, p.product_id limit ${sql.lit(OWN_PRODUCTS)}`.execute(tx)
}
