import type { Workflow } from '../../../shared/workflows/workflow.ts'
import type { Row } from '../../lists/any-list.ts'

/** By the state that it leads to, the transition that the viewer may make of `row` now; of two that lead to one state the first declared. */
export type Moves = ReadonlyMap<number, string>

export const movesOf = ({ transitions, state }: Workflow, row: Row, may: readonly string[]): Moves => {
  const moves = new Map<number, string>()
  for (const [name, { to }] of Object.entries(transitions))
    if (to !== undefined && to !== row[state] && may.includes(name) && !moves.has(to)) moves.set(to, name)
  return moves
}

/** The next column to the left or right of `from` that a held card may stand in; `from` where there is none. */
export const stepTo = (open: readonly number[], from: number, by: 1 | -1): number =>
  open[open.indexOf(from) + by] ?? from
