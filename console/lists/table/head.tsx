import { MetricHint } from '../../ui/metric-hint.tsx'
import { isFigure } from '../cell-text.ts'
import type { Laid } from '../columns.ts'
import { useListWorld } from '../list-world.ts'
import { pinned } from './pinned.ts'
import { Sizer } from './sizer.tsx'

const arrows = { asc: '▲', desc: '▼' } as const

/** The title of a column: a button where the platform sorts by it, with a handle for its width. */
const Heading = ({ laid, at }: { laid: Laid; at: number }) => {
  const { list, state, go, text } = useListWorld()
  const { field, metric } = laid.column
  const title = text.word(`column.${field}`, field)
  const order = state.sort_field === field ? state.sort_order : undefined
  const sorted = order ? { 'aria-sort': order === 'asc' ? ('ascending' as const) : ('descending' as const) } : {}
  const next = order === 'desc' ? 'asc' : 'desc'
  return (
    <th
      scope="col"
      data-field={field}
      {...pinned(laid, isFigure(laid.column) ? 'lt-figure' : '')}
      {...(list.sortable.includes(field) ? sorted : {})}
    >
      <span className="lt-title">
        {list.sortable.includes(field) ? (
          <button type="button" title={title} onClick={() => go({ sort_field: field, sort_order: next })}>
            <span>{title}</span>
            <i aria-hidden="true">{order ? arrows[order] : '↕'}</i>
          </button>
        ) : (
          <span title={title}>{title}</span>
        )}
        {metric ? <MetricHint metric={metric} /> : null}
      </span>
      <Sizer field={field} at={at} />
    </th>
  )
}

export const Head = ({ columns }: { columns: readonly Laid[] }) => (
  <thead>
    <tr>
      {columns.map((laid, at) => (
        <Heading key={laid.column.field} laid={laid} at={at} />
      ))}
      <td className="lt-rest" />
    </tr>
  </thead>
)
