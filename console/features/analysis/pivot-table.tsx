import { useId, useMemo, useState } from 'react'
import { ageOf } from '../../../shared/areas/analysis/age.ts'
import type { AnalysisAnswer } from '../../../shared/areas/analysis/api.ts'
import { type LabelWorld, labelOf } from '../../../shared/areas/analysis/label.ts'
import { tableOf } from '../../../shared/areas/analysis/table.ts'
import '../../lists/table/table.css'
import type { Look } from '../../analysis/look.ts'
import { useFrame } from '../../ui/figure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { reachable } from '../../ui/reachable.ts'
import { heatIn } from './heat.ts'
import { PivotHead } from './pivot-head.tsx'
import { PivotRow } from './pivot-row.tsx'
import './pivot.css'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import type { DrillTo } from './use-drill.ts'
import { walkCells } from './walk-cells.ts'

interface Props {
  readonly answer: AnalysisAnswer
  readonly look: Look
  readonly world: LabelWorld
  readonly onLook: (change: Partial<Look>) => void
  /** To the orders of a cell; undefined where there is no way. */
  readonly drill: DrillTo | undefined
}

const firstLimit = 50

/** T-PIVOT: rows by their keys, columns by metric or by the keys of the last dimension, sums exact and last. */
export const PivotTable = ({ answer, look, world, onLook, drill }: Props) => {
  const text = useAnalysisText()
  const keysId = useId()
  const { zone } = useFrame()
  const [page, setPage] = useState(1)
  const [limit, setLimit] = useState(firstLimit)
  const metrics = answer.metrics
  const table = useMemo(() => tableOf(answer, look.sort), [answer, look.sort])
  const most = useMemo(() => (look.heat ? heatIn(table, metrics.length) : null), [look.heat, table, metrics.length])
  const from = (Math.min(page, Math.max(1, Math.ceil(table.rows.length / limit))) - 1) * limit
  const shown = table.rows.slice(from, from + limit)
  const row = { table, metrics, currency: answer.currency, age: ageOf(answer, zone, world.cut_hour), drill }
  return (
    <>
      {drill ? (
        <p className="unseen" id={keysId}>
          {text('drill.keys')}
        </p>
      ) : null}
      <section
        className="lt-scroll pv-scroll"
        {...reachable}
        aria-label={text('analysis.table')}
        {...(drill ? { 'aria-describedby': keysId } : {})}
      >
        <table className="lt pv" onKeyDown={walkCells} data-compare={answer.before_from === null ? undefined : ''}>
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
                <PivotRow
                  {...row}
                  keys={keys}
                  cells={cells}
                  total={total}
                  labels={table.dims.map((dim, n) => labelOf(dim, keys[n] ?? '', world))}
                  most={most}
                />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr data-testid="pivot-total">
              <PivotRow
                {...row}
                keys={[]}
                cells={table.totals}
                total={table.total}
                labels={[text('word.total')]}
                note={table.rows.length > 0 ? <small> {text('word.rows', { n: table.rows.length })}</small> : null}
              />
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
