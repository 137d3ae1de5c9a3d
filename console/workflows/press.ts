import type { BulkData } from '../../shared/api/bulk.ts'
import type { FieldValue } from '../../shared/forms/read-field.ts'
import { seenColumns, type Values, type Workflow } from '../../shared/workflows/workflow.ts'
import { type CallOptions, call } from '../http/client.ts'
import type { Row } from '../lists/any-list.ts'

/** What the person saw of a row in the columns that the transition depends on, as far as the row bears them. */
const seenIn = (workflow: Workflow, name: string, row: Row): Values => {
  const transition = workflow.transitions[name]
  const columns = transition ? seenColumns(workflow, transition) : []
  return Object.fromEntries(columns.flatMap((column) => (column in row ? [[column, row[column] ?? null]] : [])))
}

/** Names a press. A page that came without TLS has no `crypto.randomUUID`. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('-')

export interface Press {
  readonly workflow: Workflow
  readonly name: string
  readonly rows: readonly Row[]
  /** The same for a press that is sent again. */
  readonly request_id: string
  readonly input?: Readonly<Record<string, FieldValue>>
}

/** Sends a transition of some rows. @throws {CallError} told as `tell` says: a dialog shows it itself, beside its fields */
export const sendTransition = (
  { workflow, name, rows, request_id, input = {} }: Press,
  tell: CallOptions['tell'] = 'always',
): Promise<BulkData> => {
  const { transition } = workflow.api
  const keyOf = (row: Row): string => String(row[workflow.list.rowKey])
  const body = {
    transition: name,
    keys: rows.map(keyOf),
    request_id,
    seen: Object.fromEntries(rows.map((row) => [keyOf(row), seenIn(workflow, name, row)])),
    ...input,
  }
  return call(transition, body, { tell })
}
