import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import type { EventResult, OrderEvent } from '../ingest/types.ts'
import type { OrderBook } from './book.ts'
import { type Due, merged } from './fate.ts'
import { longestFate } from './head.ts'
import { type DemoCompany, type DemoProgress, writeProgress } from './plan.ts'

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
  /** Called after every step with the second up to which orders are written. */
  readonly onStep?: (at: number) => void
  /** Stops between two steps; what is written stays, the next fill goes on. */
  readonly stopped?: () => boolean
}

const stepSize = 4_000
const longestStep = 2 * 86_400

/**
 * Sends events to the gate. A change of an order that is not there any more (somebody removed it) is left out.
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

const knownOrders = async (db: Db, company_id: number, from: number, to: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('affiliate_order')
    .select('order_id')
    .where('company_id', '=', company_id)
    .where('paid_t', '>=', from)
    .where('paid_t', '<', to)
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Changes in [from, to) of the orders paid before `from`. */
const changeOlder = async (options: FillOptions, from: number, to: number): Promise<void> => {
  for (const { company_id, book } of options.books) {
    const oldest = Math.max(book.plan.origin, from - longestFate)
    let events: OrderEvent[] = []
    for (let minute = Math.floor(oldest / 60); minute * 60 < from; minute++) {
      const byOrder = new Map<string, Due[]>()
      for (const due of book.changesOf(minute, from, to, from)) {
        byOrder.set(due.update.order_id, [...(byOrder.get(due.update.order_id) ?? []), due])
      }
      for (const changes of byOrder.values()) {
        events.push(...merged(changes))
      }
      if (events.length >= stepSize) {
        await send(options.gate, company_id, events)
        events = []
      } else if (minute % 240 === 0) await breathe()
    }
    await send(options.gate, company_id, events)
  }
}

/** Orders paid in [from, to) as they stand at `horizon`; those that are already there get their later changes only. */
const writeOrders = async (options: FillOptions, from: number, to: number, horizon: number): Promise<void> => {
  for (const { company_id, book } of options.books) {
    const known = await knownOrders(options.db, company_id, from, to)
    const events: OrderEvent[] = []
    for (let minute = Math.floor(from / 60); minute * 60 < to; minute++) {
      for (const { order, updates } of book.standingsOf(minute, from, to, horizon)) {
        if (known.has(order.order_id)) events.push(...merged(book.updatesOf(order).filter(({ t }) => t < horizon)))
        else events.push(order, ...updates)
      }
    }
    await send(options.gate, company_id, events)
  }
}

/** End of a step that begins at `at`: about `stepSize` orders, at most two days. */
const stepEnd = (books: readonly CompanyBook[], at: number, to: number): number => {
  const rate = books.reduce((sum, { book }) => sum + book.rateAt(at), 0)
  const seconds = Math.ceil((stepSize / Math.max(rate, 0.001)) * 60)
  return Math.min(to, at + Math.max(600, Math.min(longestStep, seconds)))
}

/**
 * Fills [progress.from, progress.to) from `progress.at` on and answers the progress reached. Nothing is written twice:
 * a fill that was killed anywhere is simply run again.
 */
export const fill = async (options: FillOptions, progress: DemoProgress): Promise<DemoProgress> => {
  const { from, to } = progress
  let { at } = progress
  await changeOlder(options, from, to)
  while (at < to) {
    if (options.stopped?.()) return { from, to, at }
    const end = stepEnd(options.books, at, to)
    await writeOrders(options, at, end, to)
    at = end
    await writeProgress(options.db, options.demo, { from, to, at })
    options.onStep?.(at)
    await breathe()
  }
  const done = { from: to, to, at: to }
  await writeProgress(options.db, options.demo, done)
  return done
}

/** Finishes what was begun, then fills up to `to` (exclusive). */
export const fillUpTo = async (options: FillOptions, progress: DemoProgress, to: number): Promise<DemoProgress> => {
  let reached = progress
  if (reached.at < reached.to || reached.from < reached.to) reached = await fill(options, reached)
  if (reached.at < reached.to || to <= reached.to) return reached
  const next = { from: reached.to, to, at: reached.to }
  await writeProgress(options.db, options.demo, next)
  return fill(options, next)
}
