import type { PoolClient } from 'pg'
import type { CompanySettings } from '../../shared/areas/company/api.ts'
import type { MovablePool } from '../db/pool.ts'
import { Contributions } from './deltas.ts'
import { type Aside, openAside } from './rebuild/aside.ts'
import { changedSince, markOf } from './rebuild/changed.ts'
import { mergeSums } from './rebuild/merge.ts'
import { NewSums, type Orders } from './rebuild/new-sums.ts'
import { orderIds, parts } from './rebuild/walk.ts'
import { rollupQueries } from './write.ts'

export interface RebuildProgress {
  /** Orders that are done, of all. */
  readonly done: number
  readonly total: number
}

export interface RebuildOptions {
  /** How the company stands afterwards; absent: as it stands. */
  readonly to?: CompanySettings
  /** Called before the first order is read, with the orders held; what it returns changes and writes them in parts. */
  readonly exchange?: (client: PoolClient) => Promise<(orders: Orders) => Promise<Orders>>
  /** Runs in the transaction that writes the sums, as its last part. */
  readonly end?: (client: PoolClient) => Promise<void>
  readonly onProgress?: (progress: RebuildProgress) => void
  /** Ends the rebuild before its transaction does: nothing is changed then. */
  readonly signal?: AbortSignal
}

export interface Rebuilt {
  readonly orders: number
  /** Rows of sums that said something else before. */
  readonly differences: number
}

interface Work {
  readonly pool: MovablePool
  readonly companyId: number
  readonly options: RebuildOptions
  readonly aside: Aside
  readonly sums: NewSums
}

const addAll = async ({ aside, companyId, sums, options }: Work, change?: (orders: Orders) => Promise<Orders>) => {
  const { client } = aside
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from affiliate_order where company_id = $1',
    [companyId],
  )
  const total = rows[0]?.n ?? 0
  let done = 0
  options.onProgress?.({ done, total })
  for await (const ids of orderIds(client, companyId)) {
    options.signal?.throwIfAborted()
    await sums.add(ids, 1, change)
    done += ids.length
    options.onProgress?.({ done, total })
  }
  await sums.flush()
  return done
}

/** While orders go on being written: what was written meanwhile is taken in at the end, with the orders held. */
const addBeside = async (work: Work): Promise<number> => {
  const { aside, sums, pool, companyId } = work
  const { client } = aside
  await client.query('begin isolation level repeatable read')
  const mark = await markOf(client)
  const done = await addAll(work)
  await aside.hold()
  const changed = [...parts(await changedSince(client, pool, companyId, mark))]
  // As this transaction still sees them, and as they are now.
  for (const ids of changed) await sums.add(ids, -1)
  await sums.flush()
  await client.query('commit')
  await client.query('begin')
  for (const ids of changed) await sums.add(ids, 1)
  await sums.flush()
  return done
}

/** With the orders held from the beginning, since they are written anew. */
const addHeld = async (
  work: Work,
  exchange: (client: PoolClient) => Promise<(orders: Orders) => Promise<Orders>>,
): Promise<number> => {
  const { aside } = work
  await aside.hold()
  await aside.client.query('begin')
  return addAll(work, await exchange(aside.client))
}

const settingsIn = async ({ aside: { client }, companyId }: Work, schema: string): Promise<string> => {
  const { rows } = await client.query(
    `select time_zone, cut_hour, display_currency from ${schema}.company where id = $1`,
    [companyId],
  )
  return JSON.stringify(rows)
}

/** Undefined when somebody else has changed the company meanwhile. */
const rebuild = async (work: Work): Promise<Rebuilt | undefined> => {
  const { aside, companyId, options } = work
  const { client, kept } = aside
  const { to, exchange, end, signal } = options
  const orders = exchange ? await addHeld(work, exchange) : await addBeside(work)
  const now = Math.floor(Date.now() / 1000)
  if (!to && (await settingsIn(work, 'pg_temp')) !== (await settingsIn(work, kept))) return undefined
  const differences = await mergeSums(aside, companyId)
  if (to)
    await client.query(
      `update ${kept}.company set time_zone = $2, cut_hour = $3, display_currency = $4, update_time = $5 where id = $1`,
      [companyId, to.zone, to.cut_hour, to.currency, now],
    )
  if (to || differences > 0)
    for (const query of rollupQueries(companyId, now, new Contributions().prune(), 'pulse')) await client.query(query)
  await end?.(client)
  signal?.throwIfAborted()
  await client.query('commit')
  return { orders, differences }
}

/**
 * Makes all rollups of a company anew from its lines and writes those that are different, and with them, in the same
 * transaction, how the company stands from then on. What the sums hold afterwards is what the writers' deltas had made of
 * them, unless the company's zone or cut hour changes. Orders go on being written; their writers wait for the last part
 * alone, or all along when the orders themselves are written anew. Killed at any point, nothing is changed.
 */
export const rebuildRollups = async (
  { pool }: { readonly pool: MovablePool },
  companyId: number,
  options: RebuildOptions = {},
): Promise<Rebuilt> => {
  const { signal } = options
  for (;;) {
    signal?.throwIfAborted()
    const aside = await openAside(pool.url, companyId, options.to)
    // A statement that waits for another writer would keep whoever wants to stop.
    signal?.addEventListener('abort', aside.close, { once: true })
    try {
      const done = await rebuild({ pool, companyId, options, aside, sums: new NewSums(aside.client, companyId) })
      if (done) return done
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', aside.close)
      await aside.close()
    }
  }
}
