import { type RawBuilder, sql } from 'kysely'
import type { TargetMetric } from '../../../shared/areas/targets/api.ts'
import { changeOf } from '../../../shared/format/number.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import type { Periods } from '../../sums/periods.ts'
import { rateBp } from '../arithmetic.ts'
import { type Scope, salesPaid } from '../scope.ts'
import type { View } from '../view.ts'
import { forecastOf, monthPace } from './pace.ts'
import type { Before } from './yesterday.ts'

const MINUTES = 5

const targetOf = (scope: Scope, day: number, metric: TargetMetric = 'M01'): RawBuilder<number | null> => sql<
  number | null
>`
  (select value from kpi_target where scope = ${scope.text} and month = ${dayText(day).slice(0, 7)} and metric = ${metric})`

/** The target of the month in which business day `day` lies, for turnover unless another metric is asked for; null when none is set. */
export const readTarget = async (db: Db, scope: Scope, day: number, metric?: TargetMetric): Promise<number | null> => {
  const { rows } = await sql<{ target: number | null }>`select ${targetOf(scope, day, metric)} as target`.execute(db)
  return rows[0]?.target ?? null
}

/** Orders paid per minute, mean of the last five minutes, one decimal; and the month's turnover target, if one is set. */
export const readPace = async (
  db: Db,
  view: View,
): Promise<{ orders_per_minute: number; target_amt: number | null }> => {
  const { rows } = await sql<{ orders: number; target_amt: number | null }>`
    select count(distinct l.order_id) as orders,
      ${targetOf(view.scope, view.day)} as target_amt
    from affiliate_order_line l where ${salesPaid(view.scope, view.now - MINUTES * 60, view.now, true)}`.execute(db)
  const { orders, target_amt } = rows[0] ?? { orders: 0, target_amt: null }
  return { orders_per_minute: Math.round((orders * 10) / MINUTES) / 10, target_amt }
}

export const heroOf = (
  view: View,
  periods: Periods,
  yesterday: Before,
  pace: { orders_per_minute: number; target_amt: number | null },
): Zones['hero'] => {
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
