import { sql } from 'kysely'
import { sameHours } from '../../../shared/time/same-clock.ts'
import type { Db } from '../../db/tables.ts'
import { eachDaySums } from '../../sums/read.ts'
import { hourBucket } from '../../sums/shape.ts'
import type { View } from '../view.ts'

const HOUR = 3600

/** A day before today by the hours of today's clock: its turnover up to now, and its running totals at the end of each hour. */
export interface DayBefore {
  readonly early: number
  readonly totals: readonly number[]
}

/** The `days` business days before today on which something had been sold by now, the latest first, and today's turnover by hour. */
export const readDaysBefore = async (
  db: Db,
  view: View,
  days: number,
): Promise<{ readonly before: readonly DayBefore[]; readonly today: number }> => {
  const { clock, day, now, start, hour } = view
  const { rows } = await sql<{ bucket: number; amt: number }>`
    select r.bucket, r.gmv_amt as amt
    from ${eachDaySums({ scope: view.scope.text, dim: 'total', from: day - days, to: day }, 'hour')}`.execute(db)
  const sold = new Map(rows.map(({ bucket, amt }) => [bucket, amt]))
  const at = (which: number, one: number): number => sold.get(hourBucket(which, one)) ?? 0
  const part = (now - start - hour * HOUR) / HOUR
  const before = Array.from({ length: days }, (_, n) => {
    let [sum, early] = [0, 0]
    const totals = sameHours(clock, day, day - 1 - n).map((same, index) => {
      const amt = same.reduce((all, one) => all + at(day - 1 - n, one), 0)
      early += index < hour ? amt : index === hour ? amt * part : 0
      sum += amt
      return sum
    })
    return { early, totals }
  })
  const today = Array.from({ length: hour + 1 }, (_, one) => at(day, one)).reduce((sum, amt) => sum + amt, 0)
  return { before: before.filter(({ early }) => early > 0), today }
}
