import { afterIn, nowIn } from '../../shared/forms/becomes.ts'
import { readField, type Typed } from '../../shared/forms/read-field.ts'
import type { ColumnKind } from '../../shared/lists/column.ts'
import { useMemberName } from '../forms/member-field.tsx'
import type { Row } from '../lists/any-list.ts'
import { nothing } from '../lists/cell-text.ts'
import { rowName } from '../lists/row-name.ts'
import { exactUnit } from '../ui/figure-text.ts'
import { reachable } from '../ui/reachable.ts'
import type { Asked } from './asked.ts'
import { figureUnit } from './figure-unit.ts'
import { useWorkflowText } from './use-workflow-text.ts'
import './workflow.css'

type Span = readonly (number | null)[]

/** One value, or the least and the greatest, as the column of the list holds them. */
const spanText = (kind: ColumnKind | undefined, [low = null, high = low]: Span, currency: string): string => {
  const unit = figureUnit(kind)
  return low === high
    ? exactUnit(unit, low, currency)
    : `${exactUnit(unit, low, currency)} – ${exactUnit(unit, high, currency)}`
}

interface Props extends Pick<Asked, 'workflow' | 'name' | 'rows' | 'currency'> {
  readonly typedIn: (name: string) => Typed
}

/** What a transition changes in each row: as it is, and as it will be. */
export const TransitionTable = ({ workflow, name, rows, currency, typedIn }: Props) => {
  const text = useWorkflowText()
  const { list, state, transitions } = workflow
  const { to, form = [] } = transitions[name] ?? { by: 'anyone' }
  const field = form.find(({ was }) => was)
  const picked = useMemberName(field?.kind === 'member' ? String(typedIn(field.name)) : '')
  const labels = list.columns.find((column) => column.field === state)?.labels
  const kind = list.columns.find((column) => column.field === field?.was?.[0])?.kind
  if (to === undefined && !field) return null
  const stateText = (value: Row[string] | undefined): string => text.word(`${labels}.${value}`)
  const cells = (row: Row): readonly [string, string] => {
    if (!field) return [stateText(row[state]), stateText(to)]
    if (field.kind === 'member') return [String(row[field.was?.[0] ?? ''] || nothing), picked ?? nothing]
    const own = String(row.currency ?? currency)
    const read = readField(field, typedIn(field.name), own)
    const after = 'value' in read && typeof read.value === 'number' ? afterIn(field, row, read.value) : undefined
    return [spanText(kind, nowIn(field, row), own), after ? spanText(kind, after, own) : nothing]
  }
  return (
    <div className="transition-rows" {...reachable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('workflow.row')}</th>
            <th scope="col">{text('workflow.now')}</th>
            <th scope="col">{text('workflow.then')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [now, then] = cells(row)
            return (
              <tr key={String(row[list.rowKey])} data-key={String(row[list.rowKey])}>
                <th scope="row">{rowName(list, row)}</th>
                <td>{now}</td>
                <td>{then}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
