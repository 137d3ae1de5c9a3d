import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { overClient } from '../db/over-client.ts'
import type { Db, Tx } from '../db/tables.ts'
import { moveProfit } from '../sums/profit.ts'
import type { Step, Steps } from '../sums/steps.ts'
import { type Exchange, exchangeOf, type Missing } from './exchange.ts'
import { inTurn } from './in-turn.ts'
import { Ledger } from './ledger.ts'
import { LedgerWriter } from './ledger-writer.ts'
import { type Loaded, load, type Wanted } from './load.ts'
import { Names } from './names.ts'
import { openRatesOf } from './open-rates.ts'
import { holdBills, newOwners } from './owner-change.ts'
import { Owners } from './owners.ts'
import { findCandidates, type Moved, movedGroups } from './returns.ts'
import type { EventResult, OrderEvent, UnmatchedReturn } from './types.ts'
import { checkEvent } from './validate.ts'

/** Orders before and after a transaction. */
export type OrdersOf = Pick<Ledger, 'orderOf' | 'orderBefore' | 'refundOf'>

/**
 * Written in the transaction of the events it came with (what an import has changed): neither orders nor sums, so that what
 * the events changed is all that a step has to tell.
 * @param from place of the first of these results among all that were submitted together
 */
export type Alongside = (
  client: PoolClient,
  results: readonly EventResult[],
  orders: OrdersOf,
  from: number,
) => Promise<void>

export interface Task {
  readonly events: readonly OrderEvent[]
  readonly alongside?: Alongside
}

/** What one process remembers between transactions. */
export interface Memory {
  readonly names: Names
  readonly owners: Owners
  /** Whoever keeps something beside the database learns from it what was committed; undefined: nobody does. */
  readonly steps: Steps | undefined
}

/** First half of the advisory lock that all writers of a company's orders take; the second half is the company. */
export const ORDER_LOCK = 748_011

const lockOf = (companyId: number, patienceMs: number): string =>
  `set local lock_timeout = ${Math.trunc(patienceMs)};
   select pg_advisory_xact_lock(${ORDER_LOCK}, ${Math.trunc(companyId)}); set local lock_timeout to default`

/**
 * Opens a transaction that is the only writer of this company's orders, in all processes, until it ends.
 * @throws an error that `isHeld` knows when another writer keeps them for longer than `patienceMs`
 */
export const beginOrders = async (client: PoolClient, companyId: number, patienceMs: number): Promise<void> => {
  await client.query(`begin isolation level read committed; ${lockOf(companyId, patienceMs)}`)
}

/**
 * Writes what shops are told of some orders, as the only writer of the company's orders, and takes what follows from it
 * along.
 * @param write inserts or updates rows of `shop_order` of these orders
 */
export const tellShops = (
  db: Db,
  companyId: number,
  orders: readonly string[],
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> => db.transaction().execute((tx) => tellShopsIn(tx, companyId, orders, () => write(tx)))

/** The same in a transaction that is open already: no other writer of the company's orders goes on until it ends. */
export const tellShopsIn = async (
  tx: Tx,
  companyId: number,
  orders: readonly string[],
  write: () => Promise<unknown>,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(ORDER_LOCK)}, ${companyId}::int)`.execute(tx)
  await moveProfit(companyId, orders, -1).execute(tx)
  await write()
  await moveProfit(companyId, orders, 1).execute(tx)
}

const wantedBy = async (client: PoolClient, companyId: number, events: readonly OrderEvent[]) => {
  const orderIds = new Set<string>()
  const refundIds: string[] = []
  const shopIds = new Set<string>()
  const creatorIds = new Set<string>()
  const returns: UnmatchedReturn[] = []
  for (const event of events) {
    if (event.kind === 'return') {
      refundIds.push(event.refund_id)
      returns.push(event)
      continue
    }
    orderIds.add(event.order_id)
    if (event.kind === 'update') for (const refund of event.refunds ?? []) refundIds.push(refund.refund_id)
    else {
      shopIds.add(event.shop_id)
      for (const line of event.lines) creatorIds.add(line.creator_id)
    }
  }
  if (returns.length > 0) for (const id of await findCandidates(client, companyId, returns)) orderIds.add(id)
  for (const { refund_id } of returns) orderIds.add(refund_id)
  return { orderIds: [...orderIds], refundIds, shopIds: [...shopIds], creatorIds }
}

/** What came now that known returns may belong to, or that may take a sale from them. */
const movedBy = (events: readonly OrderEvent[]): Moved[] =>
  events.flatMap((event): Moved[] => {
    if (event.kind === 'return') return [{ ...event, t: event.applied_t }]
    if (event.kind === 'update' || event.paid_t === null) return []
    const { buyer_key, paid_t: t } = event
    return event.lines.map(({ sku_id }) => ({ buyer_key, sku_id, t }))
  })

/** Of known orders and returns that are going to change. */
const movedWith = (loaded: Loaded, { orderIds, refundIds }: More): Moved[] => [
  ...orderIds.flatMap((id): Moved[] => {
    const order = loaded.orders.get(id)
    const { buyer_key = '', paid_t: t = null } = order?.row ?? {}
    return t === null ? [] : (order?.lines ?? []).map(({ row }) => ({ buyer_key, sku_id: row.sku_id, t }))
  }),
  ...refundIds.flatMap((id): Moved[] => {
    const row = loaded.refunds.get(id)
    return row?.buyer_key && row.return_sku_id
      ? [{ buyer_key: row.buyer_key, sku_id: row.return_sku_id, t: row.applied_t }]
      : []
  }),
]

/** Adds the groups whose known returns are not all earlier than what comes now; most transactions come in order. */
const withGroups = async (
  client: PoolClient,
  companyId: number,
  loaded: Loaded,
  wanted: Wanted,
  events: readonly OrderEvent[],
  more: More,
): Promise<Loaded> => {
  const { newestReturn } = loaded
  if (newestReturn === null) return loaded
  const moved = [...movedBy(events), ...movedWith(loaded, more)].filter(({ t }) => t <= newestReturn)
  if (moved.length === 0) return loaded
  const groups = await movedGroups(client, companyId, moved)
  if (groups.size === 0) return loaded
  const orderIds = [...new Set([...wanted.orderIds, ...[...groups.values()].flatMap((group) => group.orderIds)])]
  const refundIds = [...groups.values()].flatMap(({ returns }) => returns.map(({ refund_id }) => refund_id))
  const all = await load(client, companyId, { ...wanted, orderIds, refundIds: [...wanted.refundIds, ...refundIds] })
  return { ...all, groups }
}

const DEFAULT_SETTLEMENT_DAYS = 7

/** What one process remembers between transactions, of nothing. */
export const newMemory = (steps?: Steps): Memory => ({ names: new Names(), owners: new Owners(), steps })

/** Known orders and refunds that are read beside those that events name. */
export type More = Pick<Wanted, 'orderIds' | 'refundIds'>

/** The known orders of some events, open to be changed in memory. */
export interface OpenLedger {
  readonly ledger: Ledger
  readonly loaded: Loaded
  readonly exchange: Exchange
}

/**
 * Reads what some events and orders need to know.
 * @param more orders and refunds beside those that the events name
 */
export const openLedger = async (
  client: PoolClient,
  companyId: number,
  now: number,
  events: readonly OrderEvent[],
  { owners }: Pick<Memory, 'owners'>,
  more: More = { orderIds: [], refundIds: [] },
): Promise<OpenLedger> => {
  const found = await wantedBy(client, companyId, events)
  const wanted = {
    ...found,
    orderIds: [...found.orderIds, ...more.orderIds],
    refundIds: [...found.refundIds, ...more.refundIds],
  }
  // Asked together; what the events name is mostly all that is needed.
  const [known] = await Promise.all([
    load(client, companyId, wanted),
    owners.prepare(client, companyId, wanted.creatorIds),
  ])
  const loaded = await withGroups(client, companyId, known, wanted, events, more)
  for (const order of loaded.orders.values()) for (const line of order.lines) wanted.creatorIds.add(line.row.creator_id)
  await owners.prepare(client, companyId, wanted.creatorIds)
  await owners.preparePaths(client, companyId, newOwners(events))
  const openRate = await openRatesOf(client, companyId, events, loaded.orders)
  const ledger = new Ledger(loaded, {
    now,
    openRate,
    settlementDays: (shop_id) => loaded.settlementDays.get(shop_id) ?? DEFAULT_SETTLEMENT_DAYS,
    termsOf: (creator_id, paid_t) => owners.termsOf(companyId, creator_id, paid_t),
    pathOf: (member_id) => owners.pathOf(companyId, member_id),
  })
  return { ledger, loaded, exchange: await exchangeOf(client, companyId, loaded, events, (id) => ledger.orderOf(id)) }
}

/** Applies events in memory; returns wait to be matched, and nothing is written yet. */
const applyAll = (
  { ledger, exchange }: OpenLedger,
  companyId: number,
  events: readonly OrderEvent[],
  names?: Names,
) => {
  const missing: (readonly Missing[] | undefined)[] = []
  const results = events.map((sent, i): EventResult => {
    const wrong = checkEvent(sent)
    if (wrong) return { ok: false, ...wrong }
    const own = exchange(sent)
    if ('refused' in own) {
      missing[i] = own.missing
      return { ok: false, ...own.refused }
    }
    const { event } = own
    // What was exchanged may be too large in the company's currency.
    const large = event === sent ? undefined : checkEvent(event)
    if (large) return { ok: false, ...large }
    const result = ledger.apply(event)
    if (result.ok && event.kind === 'order') names?.see(companyId, event)
    return result
  })
  return { results, missing }
}

/** What events would become; see `readEvents`. */
export interface Trial extends OrdersOf {
  readonly results: readonly EventResult[]
  /** Rates that keep an event from being taken. */
  readonly missing: readonly (readonly Missing[] | undefined)[]
}

/** Applies events to what is known as `writeTasks` would, and writes nothing. */
export const readEvents = async (
  db: { readonly pool: { connect(): Promise<PoolClient> } },
  companyId: number,
  events: readonly OrderEvent[],
  memory: Memory,
): Promise<Trial> => {
  const client = await db.pool.connect()
  try {
    const now = Math.floor(Date.now() / 1000)
    const passed = events.filter((event) => !checkEvent(event))
    const open = await openLedger(client, companyId, now, passed, memory)
    const { ledger } = open
    const applied = applyAll(open, companyId, events)
    ledger.matchReturns()
    return {
      ...applied,
      orderOf: (id) => ledger.orderOf(id),
      orderBefore: (id) => ledger.orderBefore(id),
      refundOf: (id) => ledger.refundOf(id),
    }
  } finally {
    client.release()
  }
}

/** Rows of events that are applied before they are sent to be written. */
const PART_ROWS = 3000

/** Divides events into parts of some thousand rows; mostly there is one. */
const partsOf = (events: readonly OrderEvent[]): OrderEvent[][] => {
  const parts: OrderEvent[][] = [[]]
  let rows = 0
  for (const event of events) {
    if (rows >= PART_ROWS) {
      parts.push([])
      rows = 0
    }
    parts.at(-1)?.push(event)
    rows += event.kind === 'order' ? event.lines.length : 1
  }
  return parts
}

/** Applies events and sends what they change, part by part: the server writes one while the next is applied. */
const applyAndSend = async (
  writer: LedgerWriter,
  open: OpenLedger,
  companyId: number,
  events: readonly OrderEvent[],
  names: Names,
): Promise<EventResult[]> => {
  const [first = [], ...rest] = partsOf(events)
  const results = applyAll(open, companyId, first, names).results
  for (const part of rest) {
    writer.sendPart()
    await setImmediate()
    for (const result of applyAll(open, companyId, part, names).results) results.push(result)
  }
  return results
}

interface Sent {
  readonly results: EventResult[]
  readonly ledger: Ledger
  /** Resolves when the server has taken all that was sent. */
  readonly written: Promise<unknown>
  readonly step: () => Promise<Step | undefined>
}

/** Sends what events change in the transaction that is open on `client` and holds the company's orders. */
const sendHeld = async (
  client: PoolClient,
  companyId: number,
  events: readonly OrderEvent[],
  memory: Memory,
): Promise<Sent> => {
  const now = Math.floor(Date.now() / 1000)
  await holdBills(client, companyId, events)
  const passed = events.filter((event) => !checkEvent(event))
  const open = await openLedger(client, companyId, now, passed, memory)
  const writer = new LedgerWriter(client, companyId, now, open)
  const results = await applyAndSend(writer, open, companyId, events, memory.names)
  open.ledger.matchReturns()
  return { results, ledger: open.ledger, ...writer.end(memory.names) }
}

/**
 * Writes the events of some tasks of one company in one transaction: orders, lines, refunds, splits, names, rollups,
 * pulse and what comes alongside. Resolves when it is durable; on an error nothing is written. Begin and lock go to the server
 * with the first question, the commit behind the last statement unless something comes alongside: behind one that fails it
 * rolls back. So a live order costs two round trips.
 * @param patienceMs how long it waits for another writer of the company
 * @returns the results of each task
 */
export const writeTasks = async (
  client: PoolClient,
  companyId: number,
  tasks: readonly Task[],
  memory: Memory,
  patienceMs: number,
): Promise<EventResult[][]> => {
  const events = tasks.length === 1 ? (tasks[0]?.events ?? []) : tasks.flatMap((task) => task.events)
  const isAlone = !tasks.some(({ alongside }) => alongside)
  const over = memory.steps?.begin(companyId)
  try {
    const begun = beginOrders(client, companyId, patienceMs)
    const { results, ledger, written, step } = await inTurn(begun, sendHeld(client, companyId, events, memory))
    const rest = [...results]
    const byTask = tasks.map((task) => rest.splice(0, task.events.length))
    if (!isAlone) await written
    for (const [i, task] of tasks.entries()) await task.alongside?.(client, byTask[i] ?? [], ledger, 0)
    await inTurn(written, client.query('commit'))
    memory.names.remember()
    over?.(await step())
    // Who watches goes before who wrote: the pictures of the walls are made in this turn of the loop.
    await setImmediate()
    return byTask
  } catch (error) {
    over?.()
    memory.names.forget()
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Writes events of the company whose orders the transaction holds; resolves when they stand in it. */
export type WriteOrders = (events: readonly OrderEvent[]) => Promise<EventResult[]>

/** What is done while nobody else writes the company's orders. */
export type OrderWork<T> = (tx: Tx, write: WriteOrders) => Promise<T>

/**
 * Does some work in one transaction that holds the company's orders. Resolves when it is durable; on an error nothing is
 * written, and the error is thrown.
 */
export const workOnOrders = async <T>(
  client: PoolClient,
  companyId: number,
  work: OrderWork<T>,
  memory: Memory,
  patienceMs: number,
): Promise<T> => {
  try {
    const done = await overClient(client)
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        await client.query(lockOf(companyId, patienceMs))
        return work(tx, async (events) => {
          const { results, written } = await sendHeld(client, companyId, events, memory)
          await written
          return results
        })
      })
    memory.names.remember()
    return done
  } catch (error) {
    memory.names.forget()
    throw error
  }
}
