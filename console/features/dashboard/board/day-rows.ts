import { type TrendMetric, trendMetrics } from '../../../../shared/api/dashboard.ts'
import { metricUnit } from '../../../../shared/metrics/catalogue.ts'
import type { ChartTable } from '../../../charts/table.ts'
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

/** A day, or the first and last of several. */
export const groupText = ({ day, to }: { readonly day: string; readonly to: string }): string =>
  day === to ? day : `${day} – ${to.slice(5)}`

/** The days as a chart's table, oldest first; `nameOf` names a column. */
export const dayTableOf = (
  { days }: DayTrend,
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
})
