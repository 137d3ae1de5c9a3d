import type { Db } from '../db/tables.ts'
import type { OrderEvent } from '../ingest/types.ts'
import { type CompanyBook, type FillOptions, fillRefunds, fillStep, type OrderSink, send } from './fill.ts'
import { booksOf, findDemo } from './plan.ts'
import { type DemoProgress, extended, readProgress, writeProgress } from './progress.ts'
import { type ChangeQueue, createQueue } from './queue.ts'
import { writeShopOrders } from './shop-orders.ts'

/** A demo that is being written: the present second by second, what is left of the past in small steps between. */
export interface Run extends FillOptions {
  readonly queues: readonly ChangeQueue[]
  /** What is written; the database may know of an earlier `at`. */
  progress: DemoProgress
  /** The `at` that the database knows of. */
  noted: number
}

const noteEvery = 10
/** The demo's own orders of the present wait for no more than one such step. */
const stepSize = 200
/** Everybody else's wait for no more than one such portion: a few hundredths of a second. */
const portion = 25

/** @throws when there is no demo company */
export const openRun = async (db: Db, gate: OrderSink): Promise<Run> => {
  const demo = await findDemo(db)
  if (!demo) throw new Error('the demo company has not been set up')
  const books = booksOf(demo)
  const progress = await readProgress(db, demo)
  return { db, gate, demo, books, portion, queues: books.map(createQueue), progress, noted: progress.at }
}

export const note = async (run: Run): Promise<void> => {
  await writeProgress(run.db, run.demo, run.progress)
  run.noted = run.progress.at
}

/** Goes on at `to` from what the database knows: the time between is left to the steps. */
export const resume = async (run: Run, to: number, stopped: () => boolean): Promise<void> => {
  run.progress = extended(await readProgress(run.db, run.demo), to, run.demo.plan.origin)
  await note(run)
  await fillRefunds(run, run.progress, stopped)
}

/** Orders paid or placed in these seconds; nothing has happened to them yet. */
const ordersIn = ({ book }: CompanyBook, from: number, to: number): OrderEvent[] => {
  const orders: OrderEvent[] = []
  for (let minute = Math.floor(from / 60); minute * 60 < to; minute++)
    for (const { order } of book.standingsOf(minute, from, to, from)) orders.push(order)
  return orders
}

/** Writes the orders and changes of the seconds before `to`. */
export const live = async (run: Run, to: number): Promise<void> => {
  const { at, left } = run.progress
  for (const [i, company] of run.books.entries()) {
    const orders = ordersIn(company, at, to)
    const changes = (await run.queues[i]?.take(at, to)) ?? []
    const events = [...orders, ...changes]
    await send(run.gate, company.company_id, events)
    await writeShopOrders(
      run.db,
      company.company_id,
      events.flatMap((event) => ('order_id' in event ? [event.order_id] : [])),
    )
  }
  run.progress = { at: to, left }
  if (to - run.noted >= noteEvery) await note(run)
}

/**
 * One step into the past. It comes in turn with `live`, never beside it: an order is written as it stands at the very
 * second from which `live` sends its changes.
 */
export const fillBehind = async (run: Run): Promise<void> => {
  run.progress = await fillStep(run, run.progress, stepSize)
  run.noted = run.progress.at
}
