import { useState } from 'react'
import type { Workflow } from '../../../shared/workflows/workflow.ts'
import type { Row } from '../../lists/any-list.ts'
import { useTransitions } from '../use-transitions.ts'
import { useWorkflowText } from '../use-workflow-text.ts'
import { type Moves, movesOf, stepTo } from './moves.ts'

interface Held {
  readonly key: string
  readonly row: Row
  /** Where it came from, and the column that it would be dropped in. */
  readonly from: number
  readonly over: number
  readonly moves: Moves
}

interface Options {
  readonly workflow: Workflow
  readonly may: Readonly<Record<string, readonly string[]>>
  readonly currency: string
  readonly nameOf: (row: Row) => string
  readonly titleOf: (state: number) => string
}

/** The card that somebody has in hand, by mouse or keys, and what is said of it. */
export const useHeld = ({ workflow, may, currency, nameOf, titleOf }: Options) => {
  const text = useWorkflowText()
  const { makeOne } = useTransitions(workflow, currency)
  const [held, setHeld] = useState<Held>()
  const [said, setSaid] = useState('')
  const keyOf = (row: Row): string => String(row[workflow.list.rowKey])
  const canTake = (state: number): boolean => held?.moves.has(state) === true

  const pick = (row: Row): boolean => {
    const key = keyOf(row)
    const from = Number(row[workflow.state])
    const moves = movesOf(workflow, row, may[key] ?? [])
    const name = nameOf(row)
    if (moves.size === 0) {
      setSaid(text('board.fixed', { name }))
      return false
    }
    setHeld({ key, row, from, over: from, moves })
    const columns = workflow.states.filter((state) => moves.has(state)).map(titleOf)
    setSaid(text('board.held', { name, columns: columns.join(text('word.and')) }))
    return true
  }
  const putBack = (): void => {
    if (!held) return
    setSaid(text('board.back', { name: nameOf(held.row), column: titleOf(held.from) }))
    setHeld(undefined)
  }
  /** To the next column, left or right, of those that take it and its own. */
  const step = (by: 1 | -1): void => {
    if (!held) return
    const open = workflow.states.filter((state) => state === held.from || held.moves.has(state))
    const over = stepTo(open, held.over, by)
    setHeld({ ...held, over })
    setSaid(text('board.over', { column: titleOf(over), n: open.indexOf(over) + 1, all: open.length }))
  }
  /** Makes the transition that leads to `state`; the card stays until the platform has moved it. */
  const drop = async (state = held?.over): Promise<void> => {
    const name = state === undefined ? undefined : held?.moves.get(state)
    if (!held || state === undefined || name === undefined) return putBack()
    setHeld(undefined)
    setSaid(text('board.dropped', { name: nameOf(held.row), column: titleOf(state) }))
    await makeOne(name, held.row)
  }
  return { held, said, canTake, keyOf, pick, putBack, step, drop }
}
