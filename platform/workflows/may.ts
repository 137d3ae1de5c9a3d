import { workflows } from '../../shared/workflows/all.ts'
import type { Right } from '../../shared/workflows/rights.ts'
import { leadsFrom } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { isLeader } from '../queries/orders/line.ts'
import type { Scope } from '../queries/scope.ts'

/** Whether the viewer has a right; only what is not everybody's is asked of the database. */
export const holdsRight = async (tx: Tx, scope: Scope, right: Right): Promise<boolean> =>
  right === 'anyone' || isLeader(tx, scope)

type Row = Readonly<Record<string, string | number | boolean | null>>

/** By row key, the transitions that the viewer may make now; undefined where the list has no workflow. */
export const mayOf = async (
  tx: Tx,
  scope: Scope,
  list: { readonly id: string; readonly rowKey: string },
  rows: readonly Row[],
): Promise<Record<string, string[]> | undefined> => {
  const workflow = workflows[list.id]
  if (!workflow) return undefined
  const transitions = Object.entries(workflow.transitions)
  const held = new Set<Right>()
  for (const right of new Set(transitions.map(([, { by }]) => by)))
    if (await holdsRight(tx, scope, right)) held.add(right)
  const open = transitions.filter(([, { by }]) => held.has(by))
  const of = (row: Row): string[] =>
    open.flatMap(([name, transition]) => (leadsFrom(transition, Number(row[workflow.state])) ? [name] : []))
  return Object.fromEntries(rows.map((row) => [String(row[list.rowKey]), of(row)]))
}
