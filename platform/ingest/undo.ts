import type { PoolClient } from 'pg'
import { fromJson } from '../db/json-text.ts'
import type { GateDatabase } from './gate.ts'
import { lockJob } from './import/job.ts'
import { LedgerWriter } from './ledger-writer.ts'
import { isBilled } from './splits.ts'
import type { OrderState } from './state.ts'
import { beginOrders, newMemory, type OpenLedger, openLedger } from './transaction.ts'
import type { IncomingOrder } from './types.ts'

/** Orders of one transaction: few enough that live ones, which wait for it, come in between. */
const CHUNK = 50
/** Milliseconds to wait for another writer of the company's orders, and for an import that is to be taken back. */
const PATIENCE_MS = 60_000

/** What taking a job back has done. */
export interface Undone {
  /** Orders that it had added and that are gone, and orders that are as without it. */
  readonly removed: number
  readonly restored: number
  /** Returns that it had told. */
  readonly returns: number
  /** Orders that stay as they are, because a bill holds a line of theirs. */
  readonly billed: number
}

interface ToldRow {
  readonly seq: string
  readonly order_id: string
  readonly before: string | null
}

interface LaterRow {
  readonly job_id: string
  readonly order_id: string
  /** All that it told of an order that was there. */
  readonly events: readonly IncomingOrder[]
}

const nextOrders = async (client: PoolClient, jobId: number): Promise<readonly ToldRow[]> =>
  (
    await client.query<ToldRow>(
      `select seq, order_id, before from import_order where job_id = $1 order by order_id limit ${CHUNK}`,
      [jobId],
    )
  ).rows

interface ToldReturn {
  readonly refund_id: string
  /** Another job has told it too. */
  readonly stays: boolean
}

const nextReturns = async (client: PoolClient, jobId: number): Promise<readonly ToldReturn[]> =>
  (
    await client.query<ToldReturn>(
      `select refund_id, exists (select from import_refund o where o.company_id = t.company_id
         and o.refund_id = t.refund_id and o.job_id <> t.job_id) as stays
       from import_refund t where job_id = $1 order by refund_id limit ${CHUNK}`,
      [jobId],
    )
  ).rows

/** What other jobs told of some orders after this one, in the order in which they came. */
const laterRows = async (
  client: PoolClient,
  companyId: number,
  jobId: number,
  rows: readonly ToldRow[],
): Promise<readonly LaterRow[]> =>
  (
    await client.query<Omit<LaterRow, 'events'> & { events: string | null }>(
      `select t.job_id, t.order_id, t.events from import_order t
       join unnest($3::text[], $4::bigint[]) as u(order_id, seq) on t.order_id = u.order_id and t.seq > u.seq
       where t.company_id = $1 and t.job_id <> $2 order by t.seq`,
      [companyId, jobId, rows.map(({ order_id }) => order_id), rows.map(({ seq }) => seq)],
    )
  ).rows.map((row) => ({ ...row, events: row.events === null ? [] : fromJson<IncomingOrder[]>(row.events) }))

/** An order without what a job told: as it was before it, and then all that others told since. */
const without = (
  open: OpenLedger,
  before: OrderState | undefined,
  later: readonly LaterRow[],
  note: (job_id: string, before: OrderState | undefined) => void,
): OrderState | undefined => {
  let order = before
  for (const { job_id, events } of later) {
    note(job_id, order)
    for (const event of events) {
      const own = open.exchange(event)
      if ('event' in own && own.event.kind === 'order') order = open.ledger.applied(order, own.event)
    }
  }
  return order
}

interface Renoted {
  readonly job_id: string
  readonly order_id: string
  readonly before: string | null
}

const undoOrders = async (
  client: PoolClient,
  open: OpenLedger,
  companyId: number,
  jobId: number,
  rows: readonly ToldRow[],
  later: readonly LaterRow[],
): Promise<Omit<Undone, 'returns'>> => {
  const sum = { removed: 0, restored: 0, billed: 0 }
  const renoted: Renoted[] = []
  for (const { order_id, before } of rows) {
    const now = open.ledger.orderOf(order_id)
    if (now?.lines.some(isBilled)) {
      sum.billed++
      continue
    }
    const then = before === null ? undefined : fromJson<OrderState>(before)
    const own = later.filter((one) => one.order_id === order_id)
    const order = without(open, then, own, (job_id, state) => {
      renoted.push({ job_id, order_id, before: state ? JSON.stringify(state) : null })
    })
    open.ledger.replace(order_id, order)
    sum[order ? 'restored' : 'removed']++
  }
  if (renoted.length > 0)
    await client.query(
      `update import_order t set before = u.before, events = case when u.before is null then null else t.events end
       from unnest($2::bigint[], $3::text[], $4::text[]) as u(job_id, order_id, before)
       where t.company_id = $1 and t.job_id = u.job_id and t.order_id = u.order_id`,
      [
        companyId,
        renoted.map(({ job_id }) => job_id),
        renoted.map(({ order_id }) => order_id),
        renoted.map(({ before }) => before),
      ],
    )
  await client.query('delete from import_order where job_id = $1 and order_id = any($2::text[])', [
    jobId,
    rows.map(({ order_id }) => order_id),
  ])
  return sum
}

/** Takes back some orders and returns of a job in one transaction; null when there are none left. */
const undoSome = async (client: PoolClient, companyId: number, jobId: number): Promise<Undone | null> => {
  const memory = newMemory()
  const now = Math.floor(Date.now() / 1000)
  await beginOrders(client, companyId, PATIENCE_MS)
  const rows = await nextOrders(client, jobId)
  const returns = rows.length < CHUNK ? await nextReturns(client, jobId) : []
  if (rows.length === 0 && returns.length === 0) return null
  const later = await laterRows(client, companyId, jobId, rows)
  const events = later.flatMap((row) => row.events)
  const orderIds = rows.map(({ order_id }) => order_id)
  const refundIds = returns.flatMap(({ refund_id, stays }) => (stays ? [] : [refund_id]))
  const open = await openLedger(client, companyId, now, events, memory, { orderIds, refundIds })
  for (const refund_id of refundIds) open.ledger.takeBack(refund_id)
  const sum = await undoOrders(client, open, companyId, jobId, rows, later)
  open.ledger.matchReturns()
  await new LedgerWriter(client, companyId, now, open).end(memory.names).written
  await client.query('delete from import_refund where job_id = $1 and refund_id = any($2::text[])', [
    jobId,
    returns.map(({ refund_id }) => refund_id),
  ])
  return { ...sum, returns: refundIds.length }
}

type Options = { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void }

const undoAll = async (
  db: GateDatabase,
  companyId: number,
  jobId: number,
  { signal, onProgress }: Options,
): Promise<Undone> => {
  const all = { removed: 0, restored: 0, returns: 0, billed: 0 }
  const client = await db.pool.connect()
  let failed: unknown
  try {
    await client.query(`update import_job set state = 'undoing' where id = $1`, [jobId])
    for (;;) {
      if (signal?.aborted) throw new Error('stopped')
      const done = await undoSome(client, companyId, jobId)
      if (done === null) await client.query(`update import_job set state = 'undone' where id = $1`, [jobId])
      await client.query('commit')
      if (done === null) return all
      all.removed += done.removed
      all.restored += done.restored
      all.returns += done.returns
      all.billed += done.billed
      onProgress?.(all.removed + all.restored + all.billed + all.returns)
    }
  } catch (error) {
    failed = error
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(failed !== undefined && !signal?.aborted)
  }
}

/**
 * Takes back what a job has written, as if its file had never been imported: orders that it added go, orders that it changed
 * are what the other reports make of them, and its returns go. Lines that a bill holds stay. In transactions of a few
 * hundred orders; cut off, it goes on where it was. An import of the same file that still writes ends first.
 * @param options `onProgress` hears of orders and returns so far
 * @throws {ImportError} when such an import goes on for longer than a minute
 */
export const undoJob = async (
  db: GateDatabase,
  companyId: number,
  jobId: number,
  options: Options = {},
): Promise<Undone> => {
  const unlock = await lockJob(db, jobId, { patienceMs: PATIENCE_MS, signal: options.signal })
  try {
    return await undoAll(db, companyId, jobId, options)
  } finally {
    await unlock()
  }
}
