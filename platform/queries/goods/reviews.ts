import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import type { Db } from '../../db/tables.ts'
import { secondsOf } from '../data-board/range.ts'
import type { GoodsAsk } from './ask.ts'

type Reviews = Omit<CallData<typeof goodsApi.reviews>, 'currency' | 'data_time'>

/** Words of the cloud, and reviews that are shown of it. */
const [WORDS, SHOWN] = [60, 30]
/** Reviews in which a word must stand to be one of the cloud. */
const LEAST = 2
const STARS = [5, 4, 3, 2, 1]

/** What buyers wrote in the days that are asked about: stars, the words of most of it, and the newest, of one word or of all. */
export const readReviews = async (db: Db, ask: GoodsAsk, word: string | undefined): Promise<Reviews> => {
  const { view, product_id, range } = ask
  const [first, last] = secondsOf(view.clock, range)
  const from = sql`from product_review r where r.company_id = ${view.scope.company_id} and r.product_id = ${product_id}
    and r.review_t between ${first} and ${last}`
  const holding = word === undefined ? sql`` : sql`and ${word} = any(string_to_array(r.words, ' '))`
  const [stars, words, list] = await Promise.all([
    sql<{ rating: number; n: number }>`select r.rating, count(*) as n ${from} group by 1`.execute(db),
    sql<Reviews['words'][number]>`
      select w.word, count(*) as n, round(avg(r.rating) * 100)::int as rating
      from (select r.rating, r.words ${from}) r cross join lateral string_to_table(r.words, ' ') as w(word)
      where w.word <> '' group by 1 having count(*) >= ${LEAST} order by 2 desc, 1 limit ${WORDS}`.execute(db),
    sql<Reviews['list'][number]>`
      select r.review_id, r.review_t as time, r.rating, r.text, r.sku_name ${from} ${holding}
      order by r.review_t desc, r.review_id limit ${SHOWN}`.execute(db),
  ])
  const countOf = (rating: number): number => stars.rows.find((one) => one.rating === rating)?.n ?? 0
  const total = STARS.reduce((sum, rating) => sum + countOf(rating), 0)
  const points = STARS.reduce((sum, rating) => sum + rating * countOf(rating), 0)
  return {
    total,
    rating: total === 0 ? null : Math.round((points * 100) / total),
    stars: STARS.map((rating) => ({ rating, n: countOf(rating) })),
    words: words.rows,
    list: list.rows,
  }
}
