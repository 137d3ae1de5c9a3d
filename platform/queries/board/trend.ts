import { type Comparison, type dashboardApi, trendMetrics } from '../../../shared/api/dashboard.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { noSums, type Sums } from '../sums.ts'
import type { View } from '../view.ts'
import { metricOf } from '../wall/kpi.ts'
import { type Range, rangeBefore } from './range.ts'
import { readRange } from './range-sums.ts'

type Data = CallData<typeof dashboardApi.trend>

const valuesOf = (sums: Sums): Data['total']['values'] =>
  Object.fromEntries(trendMetrics.map((id) => [id, metricOf[id](sums)])) as Data['total']['values']

/** A range by business day beside what each day is compared with (T-DAY). */
export const readBoardTrend = async (db: Db, view: View, range: Range, compare: Comparison): Promise<Data> => {
  const other = rangeBefore(view, range, compare)
  const [now, before] = await Promise.all([readRange(db, view, range), readRange(db, view, other)])
  return {
    days: now.days.map((sums, n) => ({
      day: dayText(sums.day),
      start_time: dayStart(view.clock, sums.day),
      end_time: dayStart(view.clock, sums.day + 1),
      values: valuesOf(sums),
      before_day: dayText(other.from + n),
      before: valuesOf(before.days[n] ?? noSums),
    })),
    total: { values: valuesOf(now.total), before: valuesOf(before.total) },
    currency: view.company.currency,
    data_time: view.now,
  }
}
