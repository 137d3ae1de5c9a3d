import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { salesPaid } from '../queries/scope.ts'
import type { View } from '../queries/view.ts'
import { sumsOf } from './read.ts'
import { hourBucket, hourStart } from './shape.ts'

/**
 * The second of a scope's newest paid line up to the moment of `view`; null without any. The hour in which it lies is one
 * look-up in the kept sums, the second is read from that hour's lines: nothing grows with the number of orders.
 */
export const readNewest = async (db: Db, { scope, clock, day, hour, now }: View): Promise<number | null> => {
  const { rows } = await sql<{ bucket: number }>`
    select r.bucket from rollup r where ${sumsOf({ scope: scope.text, grain: 'hour', dim: 'total', id: '' })}
      and r.bucket <= ${hourBucket(day, hour)} and r.lines > 0 order by r.bucket desc limit 1`.execute(db)
  const bucket = rows[0]?.bucket
  if (bucket === undefined) return null
  const from = hourStart(clock, bucket)
  const found = await sql<{ t: number | null }>`
    select max(l.paid_t) as t from affiliate_order_line l
    where ${salesPaid(scope, from, Math.min(from + 3599, now))}`.execute(db)
  return found.rows[0]?.t ?? null
}
