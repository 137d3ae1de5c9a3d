import type { Typed } from '../../shared/forms/read-field.ts'
import { ChangeTable, changeOf } from '../forms/change-table.tsx'
import { useMemberName } from '../forms/kinds/member-field.tsx'
import type { Row } from '../lists/any-list.ts'
import { rowName } from '../lists/row-name.ts'
import { figureUnit } from '../ui/figure-unit.ts'
import { nothing } from '../ui/nothing.ts'
import type { Asked } from './asked.ts'
import { useWorkflowText } from './use-workflow-text.ts'

interface Props extends Pick<Asked, 'workflow' | 'name' | 'rows' | 'currency'> {
  readonly typedIn: (name: string) => Typed
}

/** What a transition changes in each row: as it is, and as it will be. */
export const TransitionTable = ({ workflow, name, rows, currency, typedIn }: Props) => {
  const text = useWorkflowText()
  const { list, state, transitions } = workflow
  const { to, form = [] } = transitions[name] ?? { by: 'anyone' }
  const field = form.find(({ was, kind }) => was && kind !== 'check')
  const picked = useMemberName(field?.kind === 'member' ? String(typedIn(field.name)) : '')
  const labels = list.columns.find((column) => column.field === state)?.labels
  const kind = list.columns.find((column) => column.field === field?.was?.[0])?.kind
  if (to === undefined && !field) return null
  const stateText = (value: Row[string] | undefined): string => text.word(`${labels}.${value}`)
  const changeIn = (row: Row): readonly [string, string] => {
    if (!field) return [stateText(row[state]), stateText(to)]
    if (field.kind === 'member') return [String(row[field.was?.[0] ?? ''] || nothing), picked ?? nothing]
    return changeOf(field, figureUnit(kind), row, typedIn(field.name), String(row.currency ?? currency))
  }
  const lines = rows.map((row) => ({
    key: String(row[list.rowKey]),
    name: rowName(list, row),
    change: changeIn(row),
  }))
  return <ChangeTable text={text} of={text('workflow.row')} lines={lines} />
}
