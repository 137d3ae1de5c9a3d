import { dateTimeText } from '../../shared/format/time.ts'
import type { Field } from '../../shared/forms/form.ts'
import type { FieldValue } from '../../shared/forms/read-field.ts'
import type { HistoryData, Workflow } from '../../shared/workflows/workflow.ts'
import { fieldText } from '../forms/field-text.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { useListWorld } from '../lists/list-world.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { nothing } from '../ui/nothing.ts'
import { useWorkflowText } from './use-workflow-text.ts'
import './workflow.css'

type Entry = HistoryData['list'][number]

interface Props {
  readonly workflow: Workflow
  readonly rowKey: string
}

/** What people did to a row, newest first. */
export const RowHistory = ({ workflow, rowKey }: Props) => {
  const text = useWorkflowText()
  const { clock, currency, list } = useListWorld()
  const { data, error, refetch } = useEndpoint(workflow.api.history, { key: rowKey })
  const labels = list.columns.find(({ field }) => field === workflow.state)?.labels
  const fieldLine = (field: Field, { transition, before, after }: Entry): string | undefined => {
    const value = after[field.name]
    if (value === undefined || value === null) return undefined
    const label = text.word(`form.${workflow.of}.${transition}.${field.name}`)
    if (field.kind === 'check') return value === true ? label : undefined
    const textOf = (one: FieldValue | undefined): string =>
      field.kind === 'member' ? (data?.names[String(one)] ?? nothing) : fieldText(field, one, text, currency)
    const was = before[field.name]
    const change = was === undefined ? textOf(value) : `${textOf(was)} → ${textOf(value)}`
    return `${label} ${change}`
  }
  const linesOf = (entry: Entry): readonly string[] => {
    const [was, is] = [entry.before[workflow.state], entry.after[workflow.state]]
    const state = was === is ? [] : [`${text.word(`${labels}.${was}`)} → ${text.word(`${labels}.${is}`)}`]
    const { form = [] } = workflow.transitions[entry.transition] ?? {}
    return [...state, ...form.flatMap((field) => fieldLine(field, entry) ?? [])]
  }
  if (error && !data) return <LoadFailed error={error} kept={false} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section className="row-history" data-testid="row-history">
      <h3>{text('workflow.history')}</h3>
      {data.list.length === 0 ? <p>{text('workflow.noHistory')}</p> : null}
      <ol>
        {data.list.map((entry) => (
          <li key={`${entry.time} ${entry.transition} ${JSON.stringify(entry.after)}`} data-made={entry.transition}>
            <p>
              <b>
                {text.word(`transition.${workflow.of}.${entry.transition}`, `audit.${workflow.of}.${entry.transition}`)}
              </b>{' '}
              {linesOf(entry).join(' · ')}
            </p>
            <p>
              {entry.by || text('workflow.system')}
              <time dateTime={new Date(entry.time * 1000).toISOString()}>{dateTimeText(entry.time, clock.zone)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
