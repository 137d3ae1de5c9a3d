import { countText } from '../../../shared/format/number.ts'
import { totalsKey } from '../../../shared/lists/totals.ts'
import type { ListAnswer } from '../any-list.ts'
import { type CellWorld, isFigure, valueText } from '../cell-text.ts'
import type { Laid } from '../columns.ts'
import { useListWorld } from '../list-world.ts'
import { pinned } from './pinned.ts'
import { rowAt } from './row-count.ts'

interface Props {
  readonly columns: readonly Laid[]
  readonly answer: ListAnswer
  readonly world: CellWorld
  readonly ticks: boolean
  readonly acts: boolean
}

/** The last row: sums of the platform over the whole filter, not over the page. */
export const Totals = ({ columns, answer, world, ticks, acts }: Props) => {
  const { list, state, text } = useListWorld()
  const { totals } = answer.summary
  return (
    <tfoot>
      <tr {...rowAt(answer.list.length, answer.list.length)}>
        {ticks ? <td className="lt-tick lt-pin" /> : null}
        {columns.map((laid, at) => {
          const { column } = laid
          const place = pinned(laid, isFigure(column) ? 'lt-figure' : '')
          if (at === 0) {
            const note = text('list.totalsNote', { n: countText(answer.total) })
            return (
              <th key={column.field} scope="row" {...place} title={note}>
                {text(totalsKey(list, state.filters))} <small>{note}</small>
              </th>
            )
          }
          const sum = totals[column.field]
          return (
            <td key={column.field} {...place} data-total={column.field} data-value={sum ?? undefined}>
              {column.field in totals ? valueText(column, sum, answer.currency, world) : null}
            </td>
          )
        })}
        <td className="lt-rest" />
        {acts ? <td className="lt-act lt-pin lt-pin-right" /> : null}
      </tr>
    </tfoot>
  )
}
