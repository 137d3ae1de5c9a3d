import { workflows } from '../../shared/workflows/all.ts'
import { holdsRight, type Standing } from '../../shared/workflows/rights.ts'
import { leadsFrom } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { isLeader } from '../queries/orders/line.ts'
import type { Scope } from '../queries/scope.ts'

export const standingOf = async (tx: Tx, scope: Scope): Promise<Standing> => ({ is_leader: await isLeader(tx, scope) })

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
  const standing = await standingOf(tx, scope)
  const open = Object.entries(workflow.transitions).filter(([, { by }]) => holdsRight(by, standing))
  const of = (row: Row): string[] =>
    open.flatMap(([name, transition]) => (leadsFrom(transition, Number(row[workflow.state])) ? [name] : []))
  return Object.fromEntries(rows.map((row) => [String(row[list.rowKey]), of(row)]))
}
