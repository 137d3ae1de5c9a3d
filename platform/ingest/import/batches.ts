import type { PoolClient } from 'pg'
import { ORDER_LOCK } from '../transaction.ts'
import type { Assembled } from './assemble.ts'

/** Lines of the first transaction, and of one at most: they double, so that something stands soon and much goes fast. */
const FIRST_LINES = 3000
const MOST_LINES = 24_000
/**
 * Lines of a transaction beside live orders, which wait for it some hundredths of a second. Ten times as many are imported
 * a fifth faster, and an order waits ten times as long.
 */
export const LIVE_LINES = 100
/** An import goes on beside live orders for so long after one waited. */
const LIVE_MS = 600_000

/** Whether somebody waits to write orders of the company, asked by the transaction that holds them. */
const isAwaited = async (client: PoolClient, companyId: number): Promise<boolean> => {
  const { rows } = await client.query<{ is_awaited: boolean }>({
    name: 'tidewall_awaited',
    text: `select exists (select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = $1::bigint::oid and objid = $2::bigint::oid and objsubid = 2) as is_awaited`,
    values: [ORDER_LOCK, companyId],
  })
  return rows[0]?.is_awaited === true
}

/** How many lines of a file are read for one transaction, and how many are written in one. */
export class Batches {
  readonly #most: number
  #lines: number
  #liveUntil = 0

  /** @param most lines of a transaction where nobody waits */
  constructor(most = MOST_LINES) {
    this.#most = most
    this.#lines = Math.min(FIRST_LINES, most)
  }

  get #isLive(): boolean {
    return performance.now() < this.#liveUntil
  }

  /** To be read before the next are written. */
  get lines(): number {
    return this.#isLive ? LIVE_LINES : this.#lines
  }

  /** As many as were to be read are. */
  grow(): void {
    this.#lines = Math.min(2 * this.#lines, this.#most)
  }

  /** In a transaction that holds the company's orders: goes slower where somebody waits for its end. */
  async look(client: PoolClient, companyId: number): Promise<void> {
    if (this.#most > LIVE_LINES && (await isAwaited(client, companyId))) this.#liveUntil = performance.now() + LIVE_MS
  }

  /** What of a batch that was read is written in the next transaction: at least one event. */
  take(batch: readonly Assembled[], from: number): readonly Assembled[] {
    if (!this.#isLive) return batch.slice(from)
    let [to, lines] = [from, 0]
    while (to < batch.length && lines < LIVE_LINES) lines += batch[to++]?.rows.length ?? 0
    return batch.slice(from, to)
  }
}
