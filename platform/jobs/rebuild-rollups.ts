import type { PoolClient } from 'pg'
import type { BusinessClock } from '../../shared/time/zone.ts'
import { compiled } from '../db/compile.ts'
import { book } from '../ingest/contribution.ts'
import type { GateDatabase } from '../ingest/gate.ts'
import { load } from '../ingest/load.ts'
import { moveProfit } from '../ingest/profit.ts'
import { rollupQueries } from '../ingest/rollup-write.ts'
import { Contributions } from '../ingest/sums.ts'
import { beginOrders } from '../ingest/transaction.ts'

/** Orders read at a time. */
const CHUNK = 500
/** Rollup rows kept in memory before they are written. */
const MOST_ROWS = 20_000

const clear = async (client: PoolClient, companyId: number): Promise<void> => {
  for (const table of ['rollup', 'rollup_buyer', 'rollup_return'])
    await client.query(
      `delete from ${table} where scope = 'c' || $1::text
       or scope in (select 'm' || id from member where company_id = $1::bigint)`,
      [companyId],
    )
  await client.query('delete from rollup_profit where company_id = $1', [companyId])
}

/** Where the reading of orders stands; null: at those without payment. */
interface Place {
  readonly paid_t: number | null
  readonly order_id: string
}
const start: Place = { paid_t: -1, order_id: '' }
const startUnpaid: Place = { paid_t: null, order_id: '' }

/** The next orders after a place: by payment, or by their ids those without one. */
const nextOrders = async (client: PoolClient, companyId: number, { paid_t, order_id }: Place): Promise<Place[]> => {
  const { rows } = await client.query<Place>(
    paid_t === null
      ? {
          name: 'tidewall_next_unpaid',
          text: `select order_id, paid_t from affiliate_order
            where company_id = $1 and paid_t is null and order_id > $2 order by order_id limit ${CHUNK}`,
          values: [companyId, order_id],
        }
      : {
          name: 'tidewall_next_orders',
          text: `select order_id, paid_t from affiliate_order
            where company_id = $1 and paid_t is not null and paid_t >= $2 and (paid_t, order_id) > ($2, $3)
            order by paid_t, order_id limit ${CHUNK}`,
          values: [companyId, paid_t, order_id],
        },
  )
  return rows.map((row) => ({ order_id: row.order_id, paid_t: row.paid_t === null ? null : Number(row.paid_t) }))
}

/**
 * Makes all rollups of a company anew from its lines, in one transaction that keeps its writers out; what they hold
 * afterwards is what the writers' deltas had made of them, unless the company's time zone or cut hour was changed.
 * @returns how many orders were read
 */
export const rebuildRollups = async (db: GateDatabase, companyId: number): Promise<{ readonly orders: number }> => {
  const client = await db.pool.connect()
  const now = Math.floor(Date.now() / 1000)
  let failed: unknown
  try {
    await beginOrders(client, companyId)
    await client.query('set local statement_timeout = 0')
    await clear(client, companyId)
    let sums = new Contributions()
    let orders = 0
    let clock: BusinessClock | undefined
    let last = start
    for (;;) {
      const ids = await nextOrders(client, companyId, last)
      const tail = ids.at(-1)
      if (!tail && last.paid_t === null) break
      last = tail ?? startUnpaid
      if (!tail) continue
      const wanted = { orderIds: ids.map((row) => row.order_id), refundIds: [], shopIds: [] }
      const loaded = await load(client, companyId, wanted)
      clock ??= loaded.clock
      for (const order of loaded.orders.values()) book(sums, companyId, clock, order, 1)
      await client.query(compiled(moveProfit(companyId, wanted.orderIds, 1)))
      orders += loaded.orders.size
      if (sums.rows.size < MOST_ROWS) continue
      for (const query of rollupQueries(companyId, now, sums.prune(), 'silent')) await client.query(query)
      sums = new Contributions()
    }
    for (const query of rollupQueries(companyId, now, sums.prune(), 'pulse')) await client.query(query)
    await client.query('commit')
    return { orders }
  } catch (error) {
    failed = error
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(failed !== undefined)
  }
}
