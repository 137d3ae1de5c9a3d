import { type TrendMetric, trendMetrics } from '../../../shared/areas/data-board/api.ts'
import { metricUnit } from '../../../shared/metrics/catalogue.ts'
import { placeOf } from '../../../shared/place-of.ts'
import type { ChartTable } from '../../charts/table.ts'
import type { Period } from '../../lists/periods.ts'
import type { DayTrend } from './day-panel.tsx'

export interface DayColumn {
  readonly metric: TrendMetric
  /** Of the days compared. */
  readonly before: boolean
}

/** T-DAY: every metric, then the metrics of the chart in the days compared. */
export const dayColumns = (metric: TrendMetric, second: TrendMetric | null): readonly DayColumn[] => [
  ...trendMetrics.map((one) => ({ metric: one, before: false })),
  { metric, before: true },
  ...(second ? [{ metric: second, before: true }] : []),
]

/** The seconds whose lines a column counts: of the days compared those until the same clock time. */
export const daysOf = (day: DayTrend['days'][number], { before }: Pick<DayColumn, 'before'>): Period =>
  before
    ? { start_time: day.before_start_time, end_time: day.before_until }
    : { start_time: day.start_time, end_time: day.end_time }

/** A day, or the first and last of several. */
export const groupText = ({ day, to }: { readonly day: string; readonly to: string }): string =>
  day === to ? day : `${day} – ${to.slice(5)}`

/** The row of the day, week or month that is not over. */
export const runningGroup = (
  groups: readonly { readonly start_time: number; readonly end_time: number }[],
  time: number,
): number | undefined => placeOf(groups, ({ start_time, end_time }) => start_time <= time && time < end_time)

/** The days as a chart's table, oldest first; `nameOf` names a column. */
export const dayTableOf = (
  { days, data_time }: DayTrend,
  columns: readonly DayColumn[],
  dayName: string,
  nameOf: (column: DayColumn) => string,
): ChartTable => ({
  columns: [
    { name: dayName, unit: 'text' },
    ...columns.map((column) => ({ name: nameOf(column), unit: metricUnit(column.metric) })),
  ],
  rows: days.map((day) => [
    groupText(day),
    ...columns.map(({ metric, before }) => (before ? day.before : day.values)[metric]),
  ]),
  running: runningGroup(days, data_time),
})
