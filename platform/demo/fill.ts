import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import type { EventResult, OrderEvent } from '../ingest/types.ts'
import type { OrderBook } from './book.ts'
import { type Due, merged } from './fate.ts'
import type { Head } from './head.ts'
import type { DemoCompany } from './plan.ts'
import { type DemoProgress, type Span, shortened, writeProgress } from './progress.ts'
import { writeShopOrders } from './shop-orders.ts'

/** What the demo needs of the order gate. */
export interface OrderSink {
  submit(companyId: number, events: readonly OrderEvent[]): Promise<EventResult[]>
}

export interface CompanyBook {
  readonly company_id: number
  readonly book: OrderBook
}

export interface FillOptions {
  readonly db: Db
  readonly gate: OrderSink
  readonly demo: DemoCompany
  readonly books: readonly CompanyBook[]
  /** Orders that are written at once, then there is a pause: whatever else is sold waits no longer. Absent: all of a step. */
  readonly portion?: number
}

const DAY = 86_400
const longestStep = { orders: 2 * DAY, changes: DAY }

/**
 * Sends events to the gate. A change of an order that is not there (not yet, or somebody removed it) is left out.
 * @throws when the gate refuses an order itself
 */
export const send = async (gate: OrderSink, company_id: number, events: readonly OrderEvent[]): Promise<void> => {
  if (events.length === 0) return
  const results = await gate.submit(company_id, events)
  results.forEach((result, i) => {
    const event = events[i]
    if (!result.ok && event?.kind === 'order')
      throw new Error(`demo order ${event.order_id} was refused: ${result.reason}`)
  })
}

const knownOrders = async (db: Db, company_id: number, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('affiliate_order')
    .select('order_id')
    .where('company_id', '=', company_id)
    .where('order_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** What one order needs; an order that is there already gets its `later` changes only. */
interface Work {
  readonly order_id: string
  readonly events: readonly OrderEvent[]
  readonly later?: () => OrderEvent[]
}

const ordersOf = (book: OrderBook, minute: number, { from, to }: Span, horizon: number): Work[] =>
  book.standingsOf(minute, from, to, horizon).map(({ order, updates }) => ({
    order_id: order.order_id,
    events: [order, ...updates],
    later: () => merged(book.updatesOf(order).filter(({ t }) => t < horizon)),
  }))

const changesOf = (
  book: OrderBook,
  minute: number,
  since: number,
  horizon: number,
  which?: (head: Head) => boolean,
): Work[] => {
  const byOrder = new Map<string, Due[]>()
  for (const due of book.changesOf(minute, since, horizon, which)) {
    const known = byOrder.get(due.update.order_id)
    if (known) known.push(due)
    else byOrder.set(due.update.order_id, [due])
  }
  return [...byOrder].map(([order_id, changes]) => ({ order_id, events: merged(changes) }))
}

/** Of the time that a portion took. */
const PAUSE = 0.25

/** Writes some orders of the past, a portion at a time, and what shops are told of them. */
export const writePast = async (
  options: Pick<FillOptions, 'db' | 'gate' | 'portion'>,
  company_id: number,
  work: readonly Work[],
): Promise<void> => {
  const { db, gate, portion = work.length } = options
  const orders = work.filter(({ later }) => later)
  const known = await knownOrders(
    db,
    company_id,
    orders.map(({ order_id }) => order_id),
  )
  for (let i = 0; i < work.length; i += portion) {
    const began = performance.now()
    const some = work.slice(i, i + portion)
    await send(
      gate,
      company_id,
      some.flatMap(({ order_id, events, later }) => (later && known.has(order_id) ? later() : events)),
    )
    // What shops are told of them holds the company's orders too: of a portion alone it does so as shortly.
    await writeShopOrders(
      db,
      company_id,
      some.map(({ order_id }) => order_id),
    )
    if (portion < work.length) await sleep((performance.now() - began) * PAUSE)
  }
}

/**
 * Writes about `size` orders of the newest span that is left, newest first, as they stand at `progress.at`, and answers
 * the progress reached. Nothing is written twice: a step that was killed anywhere is simply run again.
 */
export const fillStep = async (options: FillOptions, progress: DemoProgress, size: number): Promise<DemoProgress> => {
  const span = progress.left.at(-1)
  if (!span) return progress
  const { since } = span
  const work = options.books.map((): Work[] => [])
  const bottom = Math.max(span.from, span.to - (since === null ? longestStep.orders : longestStep.changes))
  let from = span.to
  for (let found = 0; from > bottom && found < size; ) {
    const minute = Math.floor((from - 1) / 60)
    from = Math.max(span.from, minute * 60)
    for (const [i, { book }] of options.books.entries()) {
      const more =
        since === null ? ordersOf(book, minute, span, progress.at) : changesOf(book, minute, since, progress.at)
      work[i]?.push(...more)
      found += more.length
    }
    if (minute % 60 === 0) await breathe()
  }
  for (const [i, { company_id }] of options.books.entries()) await writePast(options, company_id, work[i] ?? [])
  const reached = shortened(progress, from)
  await writeProgress(options.db, options.demo, reached)
  return reached
}

/** A refund lies more than a day before the settlement of its order; the rest of the day is for the steps. */
const refundLead = 20 * 3600
const refundBatch = 1_000

/**
 * Applies the changes of the orders that were refunded during a long pause, ahead of the steps: the settlement job pays
 * what has fallen due as soon as it runs, and must know of them.
 */
export const fillRefunds = async (
  options: FillOptions,
  { at, left }: DemoProgress,
  stopped: () => boolean,
): Promise<void> => {
  for (const { from, to, since } of left) {
    if (since === null || at - since < refundLead) continue
    const isRefunded = ({ refunds }: Head): boolean => refunds.some((t) => t >= since && t < at)
    for (const { company_id, book } of options.books) {
      const work: Work[] = []
      for (let minute = Math.floor(from / 60); minute * 60 < to && !stopped(); minute++) {
        work.push(...changesOf(book, minute, since, at, isRefunded))
        if (work.length >= refundBatch) await writePast(options, company_id, work.splice(0))
        else if (minute % 60 === 0) await breathe()
      }
      await writePast(options, company_id, work)
    }
  }
}
