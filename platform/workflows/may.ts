import { holdsWhen, leadsFrom } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import type { Scope } from '../queries/scope.ts'
import { machineOfList } from './all.ts'
import { rowsWithRight } from './rights.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

/** By row key, the transitions that the viewer may make now; undefined where the list has no workflow. */
export const mayOf = async (
  tx: Tx,
  scope: Scope,
  list: { readonly id: string; readonly rowKey: string },
  rows: readonly Row[],
): Promise<Record<string, string[]> | undefined> => {
  const machine = machineOfList(list.id)
  if (!machine) return undefined
  const { workflow, implementation } = machine
  const keyOf = (row: Row): string => String(row[list.rowKey])
  const may: Record<string, string[]> = Object.fromEntries(rows.map((row) => [keyOf(row), []]))
  for (const [name, transition] of Object.entries(workflow.transitions)) {
    const open = rows.filter((row) => leadsFrom(transition, Number(row[workflow.state])) && holdsWhen(transition, row))
    for (const key of await rowsWithRight(tx, scope, transition.by, open.map(keyOf), implementation.people))
      may[key]?.push(name)
  }
  return may
}
