import type { Workflow } from '../../shared/workflows/workflow.ts'
import type { Row } from '../lists/any-list.ts'
import type { BulkAction } from '../lists/bulk/bulk.ts'
import { useSession } from '../state/session.ts'
import { useTransitions } from './use-transitions.ts'

/**
 * The transitions of a workflow that take several rows, for the bar of a list.
 * @param rowOf the workflow's row of a row of that list, where they are not the same
 */
export const useBulk = (workflow: Workflow, rowOf?: (row: Row) => Row): readonly BulkAction[] => {
  const currency = useSession((state) => state.record?.currency ?? '')
  const { label, make } = useTransitions(workflow, currency)
  const run = async (name: string, keys: readonly string[], rows: readonly Row[]) => {
    const data = await make(name, rowOf ? rows.map(rowOf) : rows)
    return data && { results: data.results.map((result, n) => ({ ...result, key: keys[n] ?? result.key })) }
  }
  return Object.entries(workflow.transitions).flatMap(([name, { bulk, danger, by }]): BulkAction[] => {
    if (!bulk) return []
    const of = { ...(danger ? { danger } : {}), ...(by === 'anyone' ? {} : { may: name }) }
    return [{ name, label: label(name), ...of, run: (keys, rows) => run(name, keys, rows) }]
  })
}
