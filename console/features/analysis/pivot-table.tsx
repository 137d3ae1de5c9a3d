import { useMemo, useState } from 'react'
import { type LabelWorld, labelOf } from '../../../shared/analysis/label.ts'
import type { AnalysisMetric } from '../../../shared/analysis/metrics.ts'
import { type TableCell, tableOf } from '../../../shared/analysis/table.ts'
import type { AnalysisAnswer } from '../../../shared/api/analysis.ts'
import '../../lists/table/table.css'
import { Pager } from '../../ui/pager.tsx'
import { reachable } from '../../ui/reachable.ts'
import { heatIn, heatOf } from './heat.ts'
import type { Look } from './look.ts'
import { PivotHead } from './pivot-head.tsx'
import './pivot.css'
import { useAnalysisText } from './use-analysis-text.ts'
import { ValueCell } from './value-cell.tsx'

interface Props {
  readonly answer: AnalysisAnswer
  readonly look: Look
  readonly world: LabelWorld
  readonly onLook: (change: Partial<Look>) => void
}

const firstLimit = 50

/** T-PIVOT: rows by their keys, columns by metric or by the keys of the last dimension, sums exact and last. */
export const PivotTable = ({ answer, look, world, onLook }: Props) => {
  const text = useAnalysisText()
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState(firstLimit)
  const metrics = answer.metrics as readonly AnalysisMetric[]
  const table = useMemo(() => tableOf(answer, look.sort), [answer, look.sort])
  const most = useMemo(() => (look.heat ? heatIn(table, metrics.length) : null), [look.heat, table, metrics.length])
  const from = (Math.min(page, Math.max(1, Math.ceil(table.rows.length / limit))) - 1) * limit
  const shown = table.rows.slice(from, from + limit)
  const figures = (cells: readonly TableCell[], total: TableCell, heated: boolean) => [
    ...cells.flatMap((cell, column) =>
      metrics.map((metric, place) => (
        <ValueCell
          key={`${table.columns[column]} ${metric}`}
          cell={cell}
          metric={metric}
          place={place}
          currency={answer.currency}
          heat={most && heated ? heatOf(most, cell, place) : undefined}
        />
      )),
    ),
    ...(table.columnDim
      ? metrics.map((metric, place) => (
          <ValueCell key={`total ${metric}`} cell={total} metric={metric} place={place} currency={answer.currency} />
        ))
      : []),
  ]
  return (
    <>
      <section className="lt-scroll pv-scroll" {...reachable} aria-label={text('analysis.table')}>
        <table className="lt pv" data-compare={answer.before_from === null ? undefined : ''}>
          <PivotHead
            table={table}
            metrics={metrics}
            world={world}
            sort={look.sort}
            onSort={(sort) => onLook({ sort })}
          />
          <tbody>
            {shown.map(({ keys, cells, total }) => (
              <tr key={JSON.stringify(keys)} data-key={keys.join('|')}>
                {table.dims.map((dim, n) => {
                  const label = labelOf(dim, keys[n] ?? '', world)
                  return n === 0 ? (
                    <th key={dim} scope="row" className="lt-pin pv-first" title={label}>
                      {label}
                    </th>
                  ) : (
                    <td key={dim} title={label}>
                      {label}
                    </td>
                  )
                })}
                {figures(cells, total, true)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr data-testid="pivot-total">
              <th scope="row" colSpan={1} className="lt-pin pv-first">
                {text('analysis.total')}{' '}
                {table.rows.length > 0 ? <small>{text('analysis.rows', { n: table.rows.length })}</small> : null}
              </th>
              {table.dims.slice(1).map((dim) => (
                <td key={dim} />
              ))}
              {figures(table.totals, table.total, false)}
            </tr>
          </tfoot>
        </table>
      </section>
      {table.rows.length > firstLimit ? (
        <Pager
          total={table.rows.length}
          page={from / limit + 1}
          limit={limit}
          onPage={setPage}
          onLimit={(next) => {
            setLimit(next)
            setPage(1)
          }}
        />
      ) : null}
    </>
  )
}
