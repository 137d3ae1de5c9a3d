import { columnKey } from '../../../shared/lists/column.ts'
import { Hint } from '../../ui/hint.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import type { Choice } from '../bulk/bulk.ts'
import { Tick } from '../bulk/tick.tsx'
import { isFigure } from '../cell-text.ts'
import type { Laid } from '../columns.ts'
import { useListWorld } from '../list-world.ts'
import { useColumnTitle } from '../use-column-words.ts'
import { pinned } from './pinned.ts'
import { rowAt } from './row-count.ts'
import { Sizer } from './sizer.tsx'

const arrows = { asc: '▲', desc: '▼' } as const

/** The title of a column: a button where the platform sorts by it, with a handle for its width. */
const Heading = ({ laid, at }: { laid: Laid; at: number }) => {
  const { list, state, go, text } = useListWorld()
  const { field, metric, basis, hint } = laid.column
  const title = useColumnTitle()(laid.column)
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
          <button
            type="button"
            className="lt-sort"
            title={title}
            onClick={() => go({ sort_field: field, sort_order: next })}
          >
            <span className="lt-words">{title}</span>
            <i aria-hidden="true">{order ? arrows[order] : '↕'}</i>
          </button>
        ) : (
          <span className="lt-words" title={title}>
            {title}
          </span>
        )}
        {metric ? <MetricHint metric={metric} basis={basis} /> : null}
        {hint ? (
          <Hint label={title}>
            <b>{title}</b>
            <span>{text.word(`${columnKey(laid.column)}.hint`)}</span>
          </Hint>
        ) : null}
      </span>
      <Sizer field={field} at={at} />
    </th>
  )
}

const TickAll = ({ choice, rows }: { choice: Choice; rows: number }) => {
  const { text } = useListWorld()
  const some = choice.keys.length
  return (
    <td className="lt-tick lt-pin">
      <Tick
        label={text('bulk.page')}
        chosen={rows > 0 && some === rows}
        partly={some > 0}
        onChoose={choice.chooseAll}
      />
    </td>
  )
}

interface Props {
  readonly columns: readonly Laid[]
  /** Undefined where rows are not chosen. */
  readonly choice: Choice | undefined
  readonly rows: number
  /** Rows end in buttons. */
  readonly acts: boolean
}

export const Head = ({ columns, choice, rows, acts }: Props) => (
  <thead>
    <tr {...rowAt(rows, -1)}>
      {choice ? <TickAll choice={choice} rows={rows} /> : null}
      {columns.map((laid, at) => (
        <Heading key={laid.column.field} laid={laid} at={at} />
      ))}
      <td className="lt-rest" />
      {acts ? <td className="lt-act lt-pin lt-pin-right" /> : null}
    </tr>
  </thead>
)
