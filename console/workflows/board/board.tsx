import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { countText } from '../../../shared/format/number.ts'
import type { ListWorkflow } from '../../../shared/workflows/workflow.ts'
import type { Row } from '../../lists/any-list.ts'
import { rowName } from '../../lists/row-name.ts'
import { useWorkflowText } from '../use-workflow-text.ts'
import { useHeld } from './use-held.ts'
import './board.css'

interface Props {
  readonly workflow: ListWorkflow
  readonly rows: readonly Row[]
  /** By key the transitions that the viewer may make now, as the list's answer names them. */
  readonly may: Readonly<Record<string, readonly string[]>>
  readonly currency: string
  /** The columns, where it has not one for each state. */
  readonly columns?: readonly number[]
  /** Pressing a card opens its row. */
  readonly onOpen?: (key: string) => void
  /** What a card says under its name. */
  readonly children?: (row: Row) => ReactNode
}

/** A workflow's rows as cards, a column for each state: dragged, or picked up with Space, into those columns that take them. */
export const Board = ({ workflow, rows, may, currency, columns, onOpen, children }: Props) => {
  const text = useWorkflowText()
  const helpId = useId()
  const board = useRef<HTMLDivElement>(null)
  const dropped = useRef('')
  const { list, state: field, states } = workflow
  const { labels = '' } = list.columns.find((column) => column.field === field) ?? {}
  const titleOf = (state: number): string => text.word(`${labels}.${state}`)
  const nameOf = (row: Row): string => rowName(list, row)
  const { held, said, canTake, keyOf, pick, putBack, step, drop } = useHeld({
    workflow,
    may,
    currency,
    nameOf,
    titleOf,
  })
  // A card that has moved is another element: whoever dropped it by keys goes on at the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer with new rows
  useEffect(() => {
    const key = dropped.current
    dropped.current = ''
    if (key !== '' && document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus()
  }, [rows])

  const press = (event: KeyboardEvent, row: Row): void => {
    const own = held?.key === keyOf(row)
    const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }
    const by = steps[event.key]
    if (event.key === ' ' && !own) pick(row)
    else if (event.key === ' ') {
      dropped.current = keyOf(row)
      void drop()
    } else if (own && by) step(by)
    else if (own && event.key === 'Escape') putBack()
    else if (event.key === 'Enter' && onOpen && !held) onOpen(keyOf(row))
    else return
    // Esc would close the dialog around it, Space and arrows would scroll.
    event.preventDefault()
    event.stopPropagation()
  }
  const cardOf = (row: Row): ReactNode => {
    const key = keyOf(row)
    return (
      <li key={key}>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser lets a button be dragged */}
        <div
          className="board-card"
          role="button"
          tabIndex={0}
          draggable
          data-card={key}
          aria-pressed={held?.key === key}
          aria-describedby={helpId}
          onKeyDown={(event) => press(event, row)}
          onBlur={() => (held?.key === key ? putBack() : undefined)}
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', nameOf(row))
            if (!pick(row)) event.preventDefault()
          }}
          onDragEnd={putBack}
          onClick={onOpen && (() => onOpen(key))}
        >
          <b>{nameOf(row)}</b>
          {children?.(row)}
        </div>
      </li>
    )
  }
  return (
    <div className="board" ref={board} data-testid="board">
      <p id={helpId} className="board-help">
        {text('board.help')}
      </p>
      <p className="board-help" aria-live="assertive" data-testid="board-said">
        {said}
      </p>
      {(columns ?? states).map((state) => {
        const cards = rows.filter((row) => row[field] === state)
        const takes = canTake(state)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
          <div
            key={state}
            role="group"
            className="board-column"
            aria-label={`${titleOf(state)} ${countText(cards.length)}`}
            data-state={state}
            data-takes={held ? takes : undefined}
            data-over={held?.over === state && takes ? '' : undefined}
            onDragOver={(event) => (takes ? event.preventDefault() : undefined)}
            onDrop={(event) => {
              event.preventDefault()
              void drop(state)
            }}
          >
            <p className="board-title">
              {titleOf(state)} <small>{countText(cards.length)}</small>
            </p>
            <ul>{cards.map(cardOf)}</ul>
          </div>
        )
      })}
    </div>
  )
}
