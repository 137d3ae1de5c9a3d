import { sql } from 'kysely'
import type { WallZones } from '../../../shared/live/screens.ts'
import { hoursOf } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { linesPaid } from '../scope.ts'
import type { View } from '../view.ts'

const COUNTRIES = 8

/** M01 of today by buyer country and elapsed hour, from the day's lines: hours keep no sums by country. */
export const readDayField = async (db: Db, view: View): Promise<WallZones['day_field']> => {
  const { scope, start, now } = view
  const { rows } = await sql<{ id: string; hour: number; amt: number }>`
    select l.region as id, ((l.paid_t - ${start}) / 3600)::int as hour, sum(l.pay_amt)::bigint as amt
    from affiliate_order_line l where ${linesPaid(scope, start, now)} group by 1, 2`.execute(db)
  const hours = hoursOf(view.clock, view.day)
  const fields = new Map<string, number[]>()
  for (const { id, hour, amt } of rows) {
    const field = fields.get(id) ?? Array.from({ length: hours }, () => 0)
    field[hour] = amt
    fields.set(id, field)
  }
  return [...fields]
    .map(([id, field]) => ({ id, amt: field.reduce((sum, amt) => sum + amt, 0), hours: field }))
    .filter(({ amt }) => amt > 0)
    .sort((one, other) => other.amt - one.amt || (one.id < other.id ? -1 : 1))
    .slice(0, COUNTRIES)
}
