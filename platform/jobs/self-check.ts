import { sql } from 'kysely'
import type { Db, Tx } from '../db/tables.ts'
import { consistently } from '../queries/consistent.ts'
import { checkSplits, checkSums, type Found } from '../queries/self-check/checks.ts'

/** Seconds by which a day of checks begins later than one of UTC: 04:00 in the settlement zone (UTC+8). */
const BEGINS_S = -4 * 3600
const DAY = 86_400

type Check = (tx: Tx, company_id: number, now: number) => Promise<Found>
/** By the number of their kind. */
const checks: readonly (readonly [kind: number, check: Check])[] = [
  [1, checkSplits],
  [2, checkSums],
]

/**
 * The books of every company once a day: what was found stands in `self_check`, also that nothing was.
 * @returns how many checks found something that differs
 */
export const checkBooks = async (db: Db, now: number, isStopped: () => boolean = () => false): Promise<number> => {
  const day = Math.floor((now + 8 * 3600 + BEGINS_S) / DAY)
  let wrong = 0
  for (const [kind, check] of checks) {
    const { rows } = await sql<{ id: number }>`
      select c.id from company c
      where not exists (select from self_check k where k.company_id = c.id and k.kind = ${kind} and k.day = ${day})
      order by c.id`.execute(db)
    for (const { id } of rows) {
      if (isStopped()) return wrong
      const begun = performance.now()
      const { checked, differing, sample } = await consistently(db, (tx) => check(tx, id, now))
      const took_ms = Math.round(performance.now() - begun)
      await db
        .insertInto('self_check')
        .values({ company_id: id, kind, day, checked, differing, sample, took_ms, add_time: now })
        .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'day']).doNothing())
        .execute()
      if (differing > 0) wrong++
    }
  }
  return wrong
}
