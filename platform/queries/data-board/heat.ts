import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import { dayNumber, dayStart, zoneOffset } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { sumsOf } from '../../sums/read.ts'
import { hourBucket, hourStart } from '../../sums/shape.ts'
import type { BoardAsk } from './ask.ts'
import { type Narrow, narrowSales } from './narrow.ts'
import { type Range, secondsOf, weekdayOf } from './range.ts'

interface Hour {
  /** Second at which it begins. */
  readonly t: number
  readonly amt: number
  readonly orders: number
}

const HOURS = 24

const readHours = async (db: Db, narrow: Narrow, range: Range): Promise<readonly Hour[]> => {
  const { scope, clock } = narrow.view
  if (narrow.only !== null) {
    // Offsets of zones are whole quarters of an hour, so that the hours of a day are cut from its own start.
    const days = daysOf(range.from, range.to)
    const { rows } = await sql<Hour>`
      select s.t + (l.paid_t - s.t) / 3600 * 3600 as t, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
      from (select l.paid_t, l.pay_amt, l.order_id,
          (${days.map((day) => dayStart(clock, day))}::bigint[])[width_bucket(l.paid_t, ${days.map((day) => dayStart(clock, day))}::bigint[])] as day_t
        ${narrowSales(narrow, ...secondsOf(clock, range))}) l
      cross join lateral (select l.day_t as t) s
      group by 1`.execute(db)
    return rows
  }
  const { rows } = await sql<{ bucket: number; amt: number; orders: number }>`
    select r.bucket, r.gmv_amt as amt, r.orders from rollup r
    where ${sumsOf({ scope: scope.text, grain: 'hour', dim: 'total', id: '' })}
      and r.bucket >= ${hourBucket(range.from, 0)} and r.bucket < ${hourBucket(range.to + 1, 0)} and r.lines > 0`.execute(
    db,
  )
  return rows.map(({ bucket, amt, orders }) => ({ t: hourStart(clock, bucket), amt, orders }))
}

/** When a range sells: by weekday and hour of the company's clock, from the hours that are kept. */
export const readBoardHeat = async (
  db: Db,
  { narrow, range }: BoardAsk,
): Promise<CallData<typeof dashboardApi.heat>> => {
  const { clock, company, now } = narrow.view
  const cells = new Map<number, { weekday: number; hour: number; amt: number; orders: number }>()
  for (const { t, amt, orders } of await readHours(db, narrow, range)) {
    const weekday = weekdayOf(dayNumber(clock, t))
    const hour = Math.floor((t + zoneOffset(clock.zone, t)) / 3600) % HOURS
    const held = cells.get(weekday * HOURS + hour) ?? { weekday, hour, amt: 0, orders: 0 }
    cells.set(weekday * HOURS + hour, { ...held, amt: held.amt + amt, orders: held.orders + orders })
  }
  const days = Array.from({ length: 7 }, () => 0)
  for (const day of daysOf(range.from, range.to)) days[weekdayOf(day)] = (days[weekdayOf(day)] ?? 0) + 1
  return {
    cells: [...cells.values()].sort((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    days,
    currency: company.currency,
    data_time: now,
  }
}
