import type { ReactNode } from 'react'
import type { Column } from '../../shared/lists/column.ts'
import { totalsKey } from '../../shared/lists/totals.ts'
import { Mark } from '../ui/mark.tsx'
import type { ListAnswer, Row } from './any-list.ts'
import type { CardLink } from './cards.tsx'
import { type CellWorld, cellText, valueText } from './cell-text.ts'
import { layOut } from './columns.ts'
import { useCellWorld } from './fields.tsx'
import { useListWorld } from './list-world.ts'
import './row-card.css'
import { markOf } from './state-marks.ts'
import { useColumnTitle } from './use-column-words.ts'

/** Columns of a card besides the one that names it: what a telephone shows without scrolling within the card. */
const most = 8

const useShown = (): readonly Column[] => {
  const { list, settings } = useListWorld()
  return layOut(list, settings.setting, true).map(({ column }) => column)
}

const Value = ({ column, row, world }: { column: Column; row: Row; world: CellWorld }) => {
  const mark = markOf(column.labels, row[column.field])
  return (
    <dd data-field={column.field}>
      {mark ? <Mark tone={mark} /> : null}
      {cellText(column, row, world)}
    </dd>
  )
}

interface Props {
  readonly row: Row
  /** Absent where rows do not open. */
  readonly link: CardLink | undefined
  readonly currency: string
  readonly actions: ReactNode
}

/** A row of any list on a telephone: its first column names it, the next visible ones stand below it. */
export const RowCard = ({ row, link, currency, actions }: Props) => {
  const { list } = useListWorld()
  const world = useCellWorld(currency)
  const title = useColumnTitle()
  const [first, ...others] = useShown()
  if (!first) return null
  const name = cellText(first, row, world)
  const place = list.group ? String(row[list.group.place] ?? '') : ''
  return (
    <div className="row-card">
      <p className="row-card-name">
        {link ? <a {...link}>{name}</a> : name}
        {place ? <small>{place}</small> : null}
      </p>
      <dl>
        {others.slice(0, most).map((column) => (
          <div key={column.field}>
            <dt>{title(column)}</dt>
            <Value column={column} row={row} world={world} />
          </div>
        ))}
      </dl>
      {actions ? <div className="row-card-acts">{actions}</div> : null}
    </div>
  )
}

/** What stands in the last row of the table, and the order that its headings choose. */
export const CardsHead = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { list, state, text, go } = useListWorld()
  const world = useCellWorld(answer?.currency ?? '')
  const title = useColumnTitle()
  const shown = useShown()
  const sorts = list.columns.filter(({ field }) => list.sortable.includes(field))
  const { totals = {} } = answer?.summary ?? {}
  const sums = shown.filter(({ field }) => list.totals.includes(field) && field in totals)
  const next = state.sort_order === 'desc' ? 'asc' : 'desc'
  return (
    <div className="cards-head">
      <p>
        <select
          className="select"
          aria-label={text('list.sort')}
          data-testid="card-sort"
          value={state.sort_field}
          onChange={(event) => go({ sort_field: event.target.value, sort_order: 'desc' })}
        >
          {sorts.map((column) => (
            <option key={column.field} value={column.field}>
              {title(column)}
            </option>
          ))}
        </select>
        <button type="button" className="button" onClick={() => go({ sort_order: next })}>
          {text(state.sort_order === 'desc' ? 'list.descending' : 'list.ascending')}
        </button>
      </p>
      {answer && sums.length > 0 ? (
        <dl data-testid="card-totals">
          <dt>{text(totalsKey(list, state.filters))}</dt>
          {sums.map((column) => (
            <dd key={column.field} data-total={column.field}>
              <small>{title(column)}</small> {valueText(column, totals[column.field], answer.currency, world)}
            </dd>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
