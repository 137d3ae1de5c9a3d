import { sql } from 'kysely'
import type { TargetMetric } from '../../../shared/areas/targets/api.ts'
import { changeOf } from '../../../shared/format/number.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import type { Periods } from '../../sums/periods.ts'
import { rateBp } from '../arithmetic.ts'
import type { Scope } from '../scope.ts'
import type { View } from '../view.ts'
import { ordersPerMinute, readRecent } from './orders-per-minute.ts'
import { forecastOf, monthPace } from './pace.ts'
import type { Before } from './yesterday.ts'

/** The target of the month in which business day `day` lies, for turnover unless another metric is asked for; null when none is set. */
export const readTarget = async (
  db: Db,
  scope: Scope,
  day: number,
  metric: TargetMetric = 'M01',
): Promise<number | null> => {
  const { rows } = await sql<{ value: number }>`
    select value from kpi_target
    where scope = ${scope.text} and month = ${dayText(day).slice(0, 7)} and metric = ${metric}`.execute(db)
  return rows[0]?.value ?? null
}

/** Beside what kept sums tell: orders per minute now, and the month's turnover target, if one is set. */
export interface Pace {
  readonly orders_per_minute: number
  readonly target_amt: number | null
}

export const readPace = async (db: Db, view: View): Promise<Pace> => {
  const [recent, target_amt] = await Promise.all([readRecent(db, view), readTarget(db, view.scope, view.day)])
  return { orders_per_minute: ordersPerMinute(recent.length), target_amt }
}

export const heroOf = (view: View, periods: Periods, yesterday: Before, pace: Pace): Zones['hero'] => {
  const gmv_amt = periods.day(view.day).gmv_amt
  const month_amt = periods.month('gmv_amt')
  return {
    gmv_amt,
    yesterday_same_amt: yesterday.gmv_amt,
    yesterday_amt: periods.day(view.day - 1).gmv_amt,
    change: changeOf(gmv_amt, yesterday.gmv_amt),
    month_amt,
    target_amt: pace.target_amt,
    target_rate_bp: pace.target_amt === null ? null : rateBp(month_amt, pace.target_amt),
    pace: pace.target_amt === null ? null : monthPace(view, month_amt, pace.target_amt),
    forecast_amt: forecastOf(view, periods, gmv_amt),
    orders_per_minute: pace.orders_per_minute,
  }
}
