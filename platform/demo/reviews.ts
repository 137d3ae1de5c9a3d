import { sql } from 'kysely'
import * as z from 'zod/mini'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { wordsOf } from '../queries/goods/review-words.ts'
import { daySums } from '../sums/read.ts'
import { companyScope } from '../sums/shape.ts'
import type { CompanyBook } from './fill.ts'
import { type DemoCompany, demoClock, readSetting, writeSetting } from './plan.ts'
import { nameSeed, Random } from './random.ts'

/** Days before the demo's making that have reviews. */
const DAYS = 60
/** Best products of a day that are written about; orders that bring one review; reviews of a product and day. */
const [PRODUCTS, ORDERS, MOST] = [40, 9, 5] as const
/** Of a hundred reviews, those with at most 1, 2, 3, 4 and 5 stars. */
const upTo = [6, 10, 18, 38, 100] as const

const doneKey = 'demo.reviews'
/** The newest day that has its reviews. */
const doneShape = z.optional(z.object({ day: z.int() }))
const purpose = nameSeed('reviews')

/** What buyers say who gave so many stars, most content first. */
const sentences: readonly (readonly string[])[] = [
  [
    'Exactly as described, the quality is better than I expected for this price',
    'Fast shipping and the packaging was perfect, bought a second one as a gift',
    'Soft material and the colour looks the same as in the video',
    'Worth every cent, my sister ordered three already',
    'Using it every day since it arrived, quality still perfect',
    'Second time ordering from this shop, fast shipping again',
    'The size fits perfectly and the material feels expensive',
  ],
  [
    'Quality is fine, shipping took a week longer than promised',
    'The colour is slightly darker than the picture but the size is right',
    'Works well, the instructions could be clearer',
    'Good value for the price, packaging was a bit damaged',
  ],
  [
    'Average quality, smaller than expected, check the size chart',
    'Works but the material feels thin for the price',
    'Slow shipping and no instructions, otherwise okay',
  ],
  [
    'The colour faded after one wash, material is thin',
    'Arrived late and the packaging was damaged',
    'Strong smell out of the box, size runs small',
  ],
  [
    'Broken after two days, asked for a refund',
    'Wrong size was sent and the seller never answered, refund please',
    'Damaged packaging, one part missing, want a refund',
  ],
]

const starsOf = (random: Random): number => {
  const at = random.below(100)
  return 1 + upTo.findIndex((end) => at < end)
}

interface Sold {
  readonly product_id: string
  readonly orders: number
  readonly sku_name: string
}

/** The products of a day that sold most, with one of their variations. */
const readSold = async (db: Db, company_id: number, day: number): Promise<readonly Sold[]> => {
  const sums = daySums({ scope: companyScope(company_id), from: day, to: day, dim: 'product' })
  const { rows } = await sql<Sold>`
    select r.dim_id as product_id, r.orders,
      coalesce((select min(s.name) from sku s where s.company_id = ${company_id} and s.product_id = r.dim_id), '') as sku_name
    from ${sums} where r.orders > 0 order by r.orders desc, r.dim_id limit ${PRODUCTS}`.execute(db)
  return rows
}

const reviewsOf = (random: Random, company_id: number, day: number, { product_id, orders, sku_name }: Sold) =>
  Array.from({ length: Math.min(MOST, random.below(2 + orders / ORDERS)) }, (_, n) => {
    const rating = starsOf(random)
    const said = sentences[5 - rating] ?? []
    const text = random.below(8) === 0 ? '' : (said[random.below(said.length)] ?? '')
    const t = dayStart(demoClock, day) + random.below(86_400)
    return {
      ...{ company_id, product_id, sku_name, rating, text },
      review_id: `${day}-${product_id}-${n}`,
      words: wordsOf(text).join(' '),
      ...{ review_t: t, fact_t: t, add_time: t },
    }
  })

/** What buyers wrote of the days that are over and have no reviews yet. */
export const ensureReviews = async (
  db: Db,
  { company_id: holder, plan }: DemoCompany,
  books: readonly CompanyBook[],
  now: number,
): Promise<void> => {
  const today = dayNumber(demoClock, now)
  const done = doneShape.parse(await readSetting(db, holder, doneKey))?.day ?? today - DAYS - 1
  for (let day = done + 1; day < today; day++) {
    for (const { company_id } of books) {
      const sold = await readSold(db, company_id, day)
      const rows = sold.flatMap((one, n) => reviewsOf(new Random(plan.seed, day, n, purpose), company_id, day, one))
      if (rows.length > 0)
        await db
          .insertInto('product_review')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    }
    await writeSetting(db, holder, doneKey, { day }, now)
  }
}
