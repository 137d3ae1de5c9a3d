import { useMemo } from 'react'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { Row } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { curveTable } from './curve-table.ts'
import { useTrendText } from './use-trend-text.ts'

interface Props {
  readonly rows: readonly Row[] | undefined
  /** Field that names a row. */
  readonly name: string
  readonly dateOf: (daysAgo: number) => string
  /** Rows that were chosen; absent: the first of the page. */
  readonly compared: boolean
  readonly onClear: () => void
}

/** What the chosen rows sold on each of the days that the table shows. */
export const Curve = ({ rows, name, dateOf, compared, onClear }: Props) => {
  const text = useTrendText()
  const { old } = useListWorld()
  const table = useMemo(() => rows && curveTable(rows, name, dateOf, text('word.day')), [rows, name, dateOf, text])
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
      old={old && !compared}
      table={table}
      draw={table && table.columns.length > 1 ? line() : null}
    />
  )
}
