import { leadsFrom, type Workflow } from '../../shared/workflows/workflow.ts'
import type { Row } from '../lists/any-list.ts'
import { useSession } from '../state/session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useTransitions } from './use-transitions.ts'

interface Props {
  /** Of marks of the account's own: each state leads to the other. */
  readonly workflow: Workflow
  readonly row: Row
  readonly className: string
  readonly icon?: IconName
  /** Says what it does; absent: the icon stands for it. */
  readonly words?: true
  /** It cannot be set; it can still be taken away. */
  readonly closed?: boolean
}

/** A mark of a row that the account sets and takes away. */
export const MarkButton = ({ workflow, row, className, icon, words, closed = false }: Props) => {
  const currency = useSession((state) => state.record?.currency ?? '')
  const { label, makeOne } = useTransitions(workflow, currency)
  const state = Number(row[workflow.state])
  const [name = ''] =
    Object.entries(workflow.transitions).find(
      ([, transition]) => transition.to !== state && leadsFrom(transition, state),
    ) ?? []
  return (
    <button
      type="button"
      className={className}
      aria-label={label(name)}
      title={label(name)}
      aria-pressed={state === 1}
      disabled={closed && state === 0}
      data-mark={workflow.of}
      onClick={(event) => {
        event.stopPropagation()
        void makeOne(name, row)
      }}
    >
      {icon ? <Icon name={icon} size={16} /> : null}
      {words ? label(name) : null}
    </button>
  )
}
