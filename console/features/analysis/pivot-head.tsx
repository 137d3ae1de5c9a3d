import type { Dimension } from '../../../shared/areas/analysis/dimensions.ts'
import { type LabelWorld, labelOf } from '../../../shared/areas/analysis/label.ts'
import type { AnalysisMetric } from '../../../shared/areas/analysis/metrics.ts'
import type { PivotTable, Sort } from '../../../shared/areas/analysis/table.ts'
import { noteOf } from '../../../shared/metrics/notes.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { usePreferences } from '../../state/preferences.ts'

interface SortProps {
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}

const arrowOf = (sort: Sort, metric: string): string => (sort === `-${metric}` ? '▼' : sort === metric ? '▲' : '↕')

const ariaSort = (sort: Sort, metric: string) => {
  if (sort === `-${metric}`) return { 'aria-sort': 'descending' as const }
  return sort === metric ? { 'aria-sort': 'ascending' as const } : {}
}

/** A metric by which the rows can be sorted: largest first, smallest first, as they come. */
const SortHead = ({ metric, sort, onSort }: SortProps & { metric: AnalysisMetric }) => {
  const text = useAnalysisText()
  const language = usePreferences((state) => state.language)
  const name = text(`metric.${metric}`)
  const next = sort === `-${metric}` ? metric : sort === metric ? '' : `-${metric}`
  return (
    <th scope="col" className="lt-figure" data-head={metric} {...ariaSort(sort, metric)}>
      <button
        type="button"
        title={noteOf(language, metric).what}
        aria-label={text('analysis.sortBy', { name })}
        onClick={() => onSort(next)}
      >
        <span>{name}</span>
        <i aria-hidden="true">{arrowOf(sort, metric)}</i>
      </button>
    </th>
  )
}

interface Props extends SortProps {
  readonly table: PivotTable
  readonly metrics: readonly AnalysisMetric[]
  readonly world: LabelWorld
}

/** Titles: of a cross table the keys of its columns with the metrics below each, and the row's total last. */
export const PivotHead = ({ table, metrics, world, sort, onSort }: Props) => {
  const text = useAnalysisText()
  const { language } = world
  const { columnDim, columns, dims } = table
  const rows = columnDim ? 2 : 1
  const corner = dims.map((dim: Dimension, n) => (
    <th key={dim} scope="col" rowSpan={rows} className={n === 0 ? 'lt-pin pv-first' : undefined}>
      {text(`dimension.${dim}`)}
    </th>
  ))
  const sorts = metrics.map((metric) => <SortHead key={metric} metric={metric} sort={sort} onSort={onSort} />)
  if (!columnDim)
    return (
      <thead>
        <tr>
          {corner.length > 0 ? corner : <td className="lt-pin pv-first" />}
          {sorts}
        </tr>
      </thead>
    )
  return (
    <thead className="pv-two">
      <tr>
        {corner}
        {columns.map((key) => (
          <th
            key={key}
            scope="colgroup"
            colSpan={metrics.length}
            className="pv-group"
            title={labelOf(columnDim, key, world)}
          >
            {labelOf(columnDim, key, world)}
          </th>
        ))}
        <th scope="colgroup" colSpan={metrics.length} className="pv-group">
          {text('word.total')}
        </th>
      </tr>
      <tr>
        {columns.map((key) =>
          metrics.map((metric) => (
            <th key={`${key} ${metric}`} scope="col" className="lt-figure" title={noteOf(language, metric).what}>
              {text(`metric.${metric}`)}
            </th>
          )),
        )}
        {sorts}
      </tr>
    </thead>
  )
}
