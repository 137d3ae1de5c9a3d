import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { type ContentDay, chanceOf, wordOf } from './content-world.ts'

/** Days for which a content that sells nothing is still watched. */
const WATCHED = 3

/** Contents that will sell nothing, posted in the last days: `(content_id, creator_id, content_type, product_id, age, post_t)`. */
const quietPosts = ({ day, start, creators, products }: ContentDay): RawBuilder<unknown> => sql`
  select '75' || lpad((hashtextextended(seed, 24) & 9007199254740991)::text, 17, '0') as content_id, creator_id,
    case when ${chanceOf(sql`seed`, 21)} < 0.2 then 6 else 1 end as content_type,
    (${products}::text[])[1 + floor(${chanceOf(sql`seed`, 22)} * ${products.length})::int] as product_id, age,
    ${start}::bigint - age * 86400 + floor(86000 * ${chanceOf(sql`seed`, 23)})::bigint as post_t
  from (
    select creator_id, age, creator_id || (${day}::int - age)::text as seed
    from unnest(${creators}::text[]) as creator_id cross join generate_series(0, ${sql.lit(WATCHED - 1)}) as age) maybe
  where ${chanceOf(sql`seed`, 20)} < 0.3`

/** What they did on the day; fewer people come each day. */
export const quietPairs = (day: ContentDay): RawBuilder<unknown> => sql`
  select content_id, product_id, creator_id, content_type,
    ceil((1 + 30 * ${chanceOf(sql`content_id`, 25)}) / (1 + age * 2)) as clicks
  from (${quietPosts(day)}) quiet`

/** Makes their rows. */
export const insertQuiet = async (tx: Tx, day: ContentDay): Promise<void> => {
  await sql`
    insert into content_product (company_id, content_id, product_id)
    select ${day.company_id}, content_id, product_id from (${quietPosts(day)}) quiet
    on conflict do nothing`.execute(tx)
  await sql`
    insert into content (company_id, content_id, content_type, creator_id, title, post_t, duration_s, is_ad, add_time, update_time)
    select ${day.company_id}, content_id, content_type, q.creator_id,
      ${wordOf(['随手一拍', '今日好物', '粉丝问的来了', '居家日常', '空瓶记', '新到货'], sql`content_id`, 26)} || '｜' || p.title,
      post_t, case when content_type = 1 then 9 + floor(70 * ${chanceOf(sql`content_id`, 27)})::int end,
      ${chanceOf(sql`content_id`, 28)} < 0.06, post_t, post_t
    from (${quietPosts(day)}) q
    join product p on p.company_id = ${day.company_id} and p.product_id = q.product_id
    on conflict do nothing`.execute(tx)
}
