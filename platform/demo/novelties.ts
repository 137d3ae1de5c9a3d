import * as z from 'zod/mini'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { notePrices } from '../queries/goods/price-history.ts'
import { type DemoProduct, makeProduct } from './catalogue.ts'
import type { CompanyBook } from './fill.ts'
import { type DemoCompany, demoClock, readSetting, writeSetting } from './plan.ts'
import { nameSeed, Random } from './random.ts'
import { insertGoods } from './stock.ts'
import type { World } from './world.ts'

/** Days before the making of the demo that had new products, its own day included. */
const DAYS = 7
/** New products of a day. */
const counts = { tide: 4, platform: 2 } as const
/** Titles of the catalogue that no product on a shelf has. */
const titles = { first: 400, count: 300 } as const

const doneKey = 'demo.novelties'
/** The newest day that has its products. */
const doneShape = z.optional(z.object({ day: z.int() }))

const purposes = { tide: nameSeed('novelties tide'), platform: nameSeed('novelties platform') }

/** What the shops list for the first time on a business day: nobody sells it yet. */
const noveltiesOf = ({ name, shelves }: World, seed: number, day: number): DemoProduct[] =>
  Array.from({ length: counts[name] }, (_, i) => {
    const random = new Random(seed, day, i, purposes[name])
    const shops = shelves.map(({ shop }) => shop)
    const number = titles.first + ((day * counts[name] + i) % titles.count)
    return { ...makeProduct(random, shops, number), review_count: random.below(6) }
  })

/** Every day some products are new: those of the days up to `now` that are missing. */
export const ensureNovelties = async (
  db: Db,
  { company_id: holder, plan }: DemoCompany,
  books: readonly CompanyBook[],
  now: number,
): Promise<void> => {
  const oldest = dayNumber(demoClock, plan.origin) + plan.days - DAYS + 1
  const today = dayNumber(demoClock, now)
  await db.transaction().execute(async (tx) => {
    const done = doneShape.parse(await readSetting(tx, holder, doneKey))?.day
    if (done !== undefined && done >= today) return
    for (let day = done === undefined ? oldest : done + 1; day <= today; day++) {
      const t = dayStart(demoClock, day)
      for (const { company_id, book } of books) {
        const products = noveltiesOf(book.world, plan.seed, day)
        await insertGoods(tx, company_id, products, t)
        await notePrices(
          tx,
          company_id,
          products.map(({ product_id }) => product_id),
          t,
        )
      }
    }
    await writeSetting(tx, holder, doneKey, { day: today }, now)
  })
}
