import { useMemo } from 'react'
import { trendDays } from '../../../shared/lists/order-trend.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { lineOption } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import type { Row } from '../../lists/any-list.ts'
import { usePreferences } from '../../state/preferences.ts'
import { type TrendText, useTrendText } from './use-trend-text.ts'

interface Props {
  readonly rows: readonly Row[] | undefined
  /** Field that names a row. */
  readonly name: string
  readonly dateOf: (daysAgo: number) => string
  /** Rows that were chosen; absent: the first of the page. */
  readonly compared: boolean
  readonly onClear: () => void
}

/** A column for each row, named apart where two have the same name. */
const tableOf = (rows: readonly Row[], name: string, dateOf: Props['dateOf'], text: TrendText): ChartTable => {
  const names = rows.map((row) => String(row[name] ?? ''))
  const own = names.map((one, at) => (names.indexOf(one) === at ? one : `${one} (${at + 1})`))
  const days = Array.from({ length: trendDays }, (_, at) => trendDays - at)
  return {
    columns: [{ name: text('trend.day'), unit: 'text' }, ...own.map((one) => ({ name: one, unit: 'count' as const }))],
    rows: days.map((n) => [dateOf(n), ...rows.map((row) => Number(row[`day_${n}`] ?? 0))]),
  }
}

/** What the chosen rows sold on each of the days that the table shows. */
export const Curve = ({ rows, name, dateOf, compared, onClear }: Props) => {
  const text = useTrendText()
  const theme = usePreferences((state) => state.theme)
  const table = useMemo(() => rows && tableOf(rows, name, dateOf, text), [rows, name, dateOf, text])
  const option = useMemo(
    () => (table && table.columns.length > 1 ? lineOption({ table, theme, currency: 'USD' }) : null),
    [table, theme],
  )
  return (
    <ChartPanel
      name="curve"
      title={text('trend.chart')}
      note={compared ? text('trend.compared', { n: rows?.length ?? 0 }) : text('trend.firstFive')}
      actions={
        compared ? (
          <button type="button" className="button" onClick={onClear}>
            {text('trend.clear')}
          </button>
        ) : null
      }
      height={150}
      table={table}
      option={option}
    />
  )
}
