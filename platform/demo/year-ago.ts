import * as z from 'zod/mini'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import { createBook } from './book.ts'
import { type FillOptions, writePast } from './fill.ts'
import { demoClock, readSetting, writeSetting } from './plan.ts'

/** Days of history from which on a demo also has the year before: a small one is not there to be compared. */
export const longEnough = 90
/** From the date of a year before the demo was made, so many days back: what the longest usual range compares with. */
const DAYS_BACK = 31
const YEAR = 365
/** Seconds of one step, a part of every day of the demo's clock: what it writes keeps the present waiting. */
const STEP = 4 * 3600
/** Part of the present volume. */
const DENSITY = 0.3

const doneKey = 'demo.year'
/** The second until which it is written. */
const doneShape = z.optional(z.object({ until: z.int() }))

/**
 * Writes the oldest missing part of the days a year before those up to `now`, thinly; its orders are long over. Nobody looked
 * after the creators then, so that no member's commission and no bill comes of them. Can be killed and run again.
 * @returns whether there was one
 */
export const fillYearAgo = async (options: FillOptions, now: number): Promise<boolean> => {
  const { db, demo, books } = options
  const { company_id: holder, plan } = demo
  const first = dayNumber(demoClock, plan.origin) + plan.days - YEAR - DAYS_BACK
  const from = doneShape.parse(await readSetting(db, holder, doneKey))?.until ?? dayStart(demoClock, first)
  if (from >= dayStart(demoClock, dayNumber(demoClock, now) - YEAR + 2)) return false
  const to = from + STEP
  for (const { company_id, book } of books) {
    const past = createBook(book.world, { origin: dayStart(demoClock, first), days: 1, scale: plan.scale * DENSITY })
    const orders = []
    for (let minute = from / 60; minute < to / 60; minute++) orders.push(...past.standingsOf(minute, from, to, now))
    const work = orders.map(({ order, updates }) => ({ order_id: order.order_id, events: [order, ...updates] }))
    await writePast(options, company_id, work)
  }
  await writeSetting(db, holder, doneKey, { until: to }, now)
  return true
}
