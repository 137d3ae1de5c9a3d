import type { Db } from '../db/tables.ts'
import { lowerRates } from '../queries/products/rates.ts'
import { countReach, everyVersion } from '../queries/products/reach.ts'

/** A count rests this many times as long as it took. */
const REST = 100
const SHORTEST_MS = 60_000

/**
 * What the marketplace does by the clock: announced rates, and who sells each product, the latter only of
 * companies whose orders have changed. A failure is logged, and the next run tries again.
 */
export const marketJob = (db: Db, log: { warn(details: object, message: string): void }) => {
  const counted = new Map<number, { version: number; next: number }>()
  const count = async (): Promise<void> => {
    for (const { company_id, version } of await everyVersion(db)) {
      const last = counted.get(company_id)
      const start = performance.now()
      if (last && (last.version === version || start < last.next)) continue
      await db.transaction().execute((tx) => countReach(tx, company_id))
      const took = performance.now() - start
      counted.set(company_id, { version, next: start + Math.max(SHORTEST_MS, REST * took) })
    }
  }
  return async (now: number): Promise<void> => {
    try {
      await db.transaction().execute((tx) => lowerRates(tx, now))
      await count()
    } catch (error) {
      log.warn({ err: error }, 'the work of the marketplace failed and is tried again')
    }
  }
}
