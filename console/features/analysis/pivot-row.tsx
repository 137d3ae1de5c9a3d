import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AnalysisMetric } from '../../../shared/areas/analysis/metrics.ts'
import type { PivotTable, TableCell } from '../../../shared/areas/analysis/table.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { heatOf } from './heat.ts'
import type { DrillTo } from './use-drill.ts'
import { type Age, ValueCell } from './value-cell.tsx'

interface Props {
  readonly table: PivotTable
  readonly metrics: readonly AnalysisMetric[]
  readonly currency: string
  readonly age: Age
  /** Of the row; none of the last one, which is about everything. */
  readonly keys: readonly string[]
  readonly cells: readonly TableCell[]
  readonly total: TableCell
  /** Words of the keys, or for the last row of its title. */
  readonly labels: readonly string[]
  /** Behind the first label. */
  readonly note?: ReactNode
  /** The largest values, for shading. */
  readonly most?: readonly number[] | null
  readonly drill: DrillTo | undefined
}

/** One row: its keys, the metrics of each column, and of a cross table those of the row as a whole; all lead to orders. */
export const PivotRow = ({ table, metrics, currency, age, keys, cells, total, labels, note, most, drill }: Props) => {
  const text = useAnalysisText()
  const { dims, columnDim, columns } = table
  const at = keys.flatMap((key, n) => {
    const dim = dims[n]
    return dim ? [[dim, key] as const] : []
  })
  const whole = drill?.(at, null)
  const leads = whole !== undefined && 'to' in whole
  const places = [
    ...cells.flatMap((cell, column) => {
      const key = columns[column] ?? ''
      const own = columnDim ? [...at, [columnDim, key] as const] : at
      return metrics.map((metric, place) => ({ name: `${key} ${metric}`, cell, metric, place, at: own, heated: true }))
    }),
    ...(columnDim
      ? metrics.map((metric, place) => ({ name: `total ${metric}`, cell: total, metric, place, at, heated: false }))
      : []),
  ].map((one) => ({ ...one, to: drill?.(one.at, one.metric) }))
  // Where the row leads nowhere, the first of its cells that leads somewhere takes the tab key.
  const stop = leads
    ? -1
    : places.findIndex(({ to, cell, place }) => to && 'to' in to && (cell?.values[place] ?? null) !== null)
  const [first = '', ...others] = labels
  const notes = [first, ...(whole ? ['to' in whole ? text('word.theseOrders') : whole.why] : [])]
  return (
    <>
      <th scope="row" className="lt-pin pv-first" title={notes.join('\n')}>
        {leads ? (
          <Link className="pv-drill" to={whole.to}>
            {first}
          </Link>
        ) : (
          first
        )}
        {note}
      </th>
      {dims.slice(1).map((dim, n) => (
        <td key={dim} title={others[n]}>
          {others[n]}
        </td>
      ))}
      {places.map(({ name, cell, metric, place, heated, to }, n) => (
        <ValueCell
          key={name}
          cell={cell}
          metric={metric}
          place={place}
          currency={currency}
          age={age}
          heat={most && heated ? heatOf(most, cell, place) : undefined}
          drill={to}
          stop={n === stop}
        />
      ))}
    </>
  )
}
