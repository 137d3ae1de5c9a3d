import { sql } from 'kysely'
import { dayStart, monthStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daysOf, type Periods } from '../../sums/periods.ts'
import { hourBucket } from '../../sums/shape.ts'
import { estimated, lineSums, noScopeSums, noSums, type Sums } from '../../sums/totals.ts'
import { type Narrow, narrowLines, narrowSales } from '../data-board/narrow.ts'
import { rangeBefore, secondsOf } from '../data-board/range.ts'
import { readRange } from '../data-board/range-sums.ts'
import type { Pace } from '../wall/hero.ts'
import { ordersPerMinute, PACE_S } from '../wall/orders-per-minute.ts'
import type { Share } from '../wall/shares.ts'
import type { Before } from '../wall/yesterday.ts'

const WEEK = 7

const readHours = async (db: Db, narrow: Narrow, days: readonly number[]): Promise<ReadonlyMap<number, Sums>> => {
  const { clock, now } = narrow.view
  const starts = days.map((day) => dayStart(clock, day))
  const orders = sql`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`
  const { rows } = await sql<Sums & { day_n: number; hour: number }>`
    select day_n, ((l.paid_t - (${starts}::bigint[])[day_n]) / 3600)::int as hour, ${lineSums}
    from (select l.*, width_bucket(l.paid_t, ${starts}::bigint[]) as day_n
      ${narrowLines(narrow, starts[0] ?? 0, now)}) l ${orders} group by 1, 2`.execute(db)
  return new Map(rows.map((row) => [hourBucket(days[row.day_n - 1] ?? 0, row.hour), row]))
}

const readPending = async (db: Db, narrow: Narrow): Promise<number> => {
  const { rows } = await sql<{ amt: number }>`
    select coalesce(sum(${estimated}), 0) as amt
    ${narrowLines(narrow, 0, narrow.view.now)} and l.settlement_status = 1`.execute(db)
  return rows[0]?.amt ?? 0
}

/** What `readPeriods` tells of a scope, of the lines that a filter leaves: nothing of it is kept. */
export const readFilteredPeriods = async (db: Db, narrow: Narrow): Promise<Periods> => {
  const { view } = narrow
  const days = daysOf(view.day - WEEK, view.day)
  const singles = days.map((day) => ({ from: day, to: day }))
  const month = { from: monthStart(view.day), to: view.day, cut: null }
  const [ofDays, hours, ofMonth, pending_amt] = await Promise.all([
    readRange(db, narrow, { from: days[0] ?? 0, to: view.day, cut: null }, singles),
    readHours(db, narrow, days),
    readRange(db, narrow, month, [month]),
    readPending(db, narrow),
  ])
  return {
    all: { ...noSums, pending_amt },
    day: (day) => ofDays.groups[day - view.day + WEEK] ?? noScopeSums,
    hour: (day, hour) => hours.get(hourBucket(day, hour)) ?? noSums,
    month: (measure) => ofMonth.total[measure],
  }
}

/** Orders a minute as on the wall; a target is set for a scope, not for a part of it. */
export const readFilteredPace = async (db: Db, narrow: Narrow): Promise<Pace> => {
  const { now } = narrow.view
  const { rows } = await sql<{ orders: number }>`
    select count(distinct l.order_id) as orders ${narrowSales(narrow, now - PACE_S + 1, now)}`.execute(db)
  return { orders_per_minute: ordersPerMinute(rows[0]?.orders ?? 0), target_amt: null }
}

/** Today's lines of a filter by country and content type, largest first. */
export const readFilteredShares = async (db: Db, narrow: Narrow): Promise<readonly Share[]> => {
  const { start, now } = narrow.view
  const { rows } = await sql<Share>`
    select case when grouping(l.region) = 0 then 'region' else 'content' end as dim,
      coalesce(l.region, l.content_type::text) as id, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
    ${narrowSales(narrow, start, now)} group by grouping sets ((l.region), (l.content_type))
    order by 3 desc, 4 desc, 2`.execute(db)
  return rows
}

/** Yesterday up to the same clock time, of the lines that a filter leaves. */
export const readFilteredYesterday = async (db: Db, narrow: Narrow): Promise<Before> => {
  const { view } = narrow
  const other = rangeBefore(view, { from: view.day, to: view.day, cut: null }, 'previous')
  const [{ total }, regions] = await Promise.all([
    readRange(db, narrow, other, [other]),
    sql<{ id: string; amt: number }>`
      select l.region as id, sum(l.pay_amt) as amt ${narrowSales(narrow, ...secondsOf(view.clock, other))}
      group by 1`.execute(db),
  ])
  return { ...total, regions: new Map(regions.rows.map(({ id, amt }) => [id, amt])) }
}
