import { sql } from 'kysely'
import { dayStart, monthStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { type Narrow, narrowLines } from '../data-board/narrow.ts'
import { oursOfLine } from '../orders/ours.ts'

/** What stays on the side of a scope (M11_OURS), by the day of payment. */
export interface Ours {
  readonly today_amt: number
  /** The month to date. */
  readonly month_amt: number
}

/** From what is kept; or of the lines that a filter leaves. */
export const readOurs = async (db: Db, narrow: Narrow): Promise<Ours> => {
  const { clock, day, now, scope, start } = narrow.view
  const from = monthStart(day)
  const kept = sql<Ours>`
    select coalesce(sum(r.ours_amt) filter (where d.day = ${day}), 0)::bigint as today_amt,
      coalesce(sum(r.ours_amt), 0)::bigint as month_amt
    from ${daySums({ scope: scope.text, from, to: day, dim: 'total' })}`
  const added = sql<Ours>`
    select coalesce(sum(amt) filter (where paid_t >= ${start}), 0)::bigint as today_amt,
      coalesce(sum(amt), 0)::bigint as month_amt
    from (select l.paid_t, (${oursOfLine(scope)}) as amt ${narrowLines(narrow, dayStart(clock, from), now)}) l`
  const { rows } = await (narrow.only === null ? kept : added).execute(db)
  return rows[0] ?? { today_amt: 0, month_amt: 0 }
}
