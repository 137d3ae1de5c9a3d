import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '../../shared/time/zone.ts'
import type { CompanyBook } from './fill.ts'
import { demoClock } from './plan.ts'

/** One business day of one company of the demo. */
export interface ContentDay {
  readonly company_id: number
  readonly day: number
  /** First second, and the first one after it. */
  readonly start: number
  readonly end: number
  /** The demo's own creators and products: other rows of the company are none of its business. */
  readonly creators: readonly string[]
  readonly products: readonly string[]
}

export const contentDay = ({ company_id, book }: CompanyBook, day: number): ContentDay => ({
  company_id,
  day,
  start: dayStart(demoClock, day),
  end: dayStart(demoClock, day + 1),
  creators: book.world.crowd.creators.map(({ creator_id }) => creator_id),
  products: book.world.shelves.flatMap(({ products }) => products.map(({ product_id }) => product_id)),
})

/** Uniform in [0, 1), always the same for the same text and purpose. */
export const chanceOf = (text: RawBuilder<unknown>, purpose: number): RawBuilder<number> =>
  sql<number>`((hashtextextended(${text}, ${sql.lit(purpose)}) & 1048575)::float8 / 1048576)`

/** One of a few words by chance. */
export const wordOf = (words: readonly string[], text: RawBuilder<unknown>, purpose: number): RawBuilder<string> =>
  sql<string>`(${words}::text[])[1 + floor(${chanceOf(text, purpose)} * ${sql.lit(words.length)})::int]`

/** Paid lines of the demo in the day, `affiliate_order_line l`. */
export const demoLines = ({ company_id, start, end }: ContentDay): RawBuilder<unknown> => sql`
  affiliate_order_line l join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
  where l.company_id = ${company_id} and l.paid_t >= ${start} and l.paid_t < ${end} and o.source = 'demo'`
