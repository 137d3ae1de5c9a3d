import { sql } from 'kysely'
import { dayStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { salesPaid } from './scope.ts'
import type { View } from './view.ts'

const HOURS = 32

/**
 * The second of a scope's newest paid line up to the moment of `view`; null without any. The hour in which it lies is one
 * look-up in the kept sums, the second is read from that hour's lines: nothing grows with the number of orders.
 */
export const readNewest = async (db: Db, { scope, clock, day, hour, now }: View): Promise<number | null> => {
  const { rows } = await sql<{ bucket: number }>`
    select bucket from rollup where scope = ${scope.text} and grain = 2 and bucket <= ${day * HOURS + hour}
      and dim = 0 and dim_id = '' and lines > 0 order by bucket desc limit 1`.execute(db)
  const bucket = rows[0]?.bucket
  if (bucket === undefined) return null
  const from = dayStart(clock, Math.floor(bucket / HOURS)) + (bucket % HOURS) * 3600
  const found = await sql<{ t: number | null }>`
    select max(l.paid_t) as t from affiliate_order_line l
    where ${salesPaid(scope, from, Math.min(from + 3599, now))}`.execute(db)
  return found.rows[0]?.t ?? null
}
