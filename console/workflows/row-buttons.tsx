import type { ReactNode } from 'react'
import type { Workflow } from '../../shared/workflows/workflow.ts'
import type { Row } from '../lists/any-list.ts'
import { useListWorld } from '../lists/list-world.ts'
import { rowName } from '../lists/row-name.ts'
import { useTransitions } from './use-transitions.ts'
import './workflow.css'

interface Props {
  readonly workflow: Workflow
  readonly row: Row
  /** What becomes of what a transition answers. */
  readonly onAnswer?: (transition: string, answer: Readonly<Record<string, string>>) => void
  /** Other ways from the row, before its transitions. */
  readonly children?: ReactNode
}

const none: readonly string[] = []

/** The transitions of one row that the server lets this viewer make now, as buttons. */
export const RowButtons = ({ workflow, row, onAnswer, children }: Props) => {
  const { list, currency, may: all } = useListWorld()
  const may = all[String(row[list.rowKey])] ?? none
  const { label, makeOne, ask } = useTransitions(workflow, currency)
  const press = async (transition: string): Promise<void> => {
    if (!workflow.transitions[transition]?.answers) return makeOne(transition, row)
    const answer = await ask(transition, row)
    if (answer) onAnswer?.(transition, answer)
  }
  const name = rowName(list, row)
  return (
    <span className="transition-buttons">
      {children}
      {Object.keys(workflow.transitions).map((transition) =>
        may.includes(transition) ? (
          <button
            key={transition}
            type="button"
            className="button"
            aria-label={`${label(transition)} ${name}`}
            data-transition={transition}
            onClick={() => void press(transition)}
          >
            {label(transition)}
          </button>
        ) : null,
      )}
    </span>
  )
}
