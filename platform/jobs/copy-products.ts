import type { Db } from '../db/tables.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { copyNext } from '../queries/shop-copies/jobs.ts'

/**
 * Copies products of the jobs that are under way, one after the other, each in a transaction of its own: what dies in between
 * goes on where it stood, a pause holds before the next one.
 */
export const copyProducts = async (db: Db, now: number, isStopped: () => boolean): Promise<void> => {
  const touched = new Set<number>()
  while (!isStopped()) {
    const company_id = await copyNext(db, now)
    if (company_id === undefined) break
    touched.add(company_id)
  }
  for (const company_id of touched) await db.transaction().execute((tx) => raiseVersion(tx, company_id, now))
}
