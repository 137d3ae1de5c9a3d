import { useQueryClient } from '@tanstack/react-query'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Workflow } from '../../shared/workflows/workflow.ts'
import { CallError } from '../http/errors.ts'
import type { Row } from '../lists/any-list.ts'
import { showToast } from '../state/toasts.ts'
import { askTransition } from './asked.ts'
import { newRequestId, sendTransition } from './press.ts'
import { useWorkflowText } from './use-workflow-text.ts'

/** What makes a transition of some rows: asked about first where it is declared so; undefined when given up. */
export const useTransitions = (workflow: Workflow, currency: string) => {
  const text = useWorkflowText()
  const client = useQueryClient()
  const send = async (name: string, rows: readonly Row[]): Promise<BulkData | undefined> => {
    const { asks, danger, form } = workflow.transitions[name] ?? {}
    if (asks || danger || form) return askTransition({ workflow, name, rows, currency })
    return sendTransition({ workflow, name, rows, request_id: newRequestId() })
  }
  const make = async (name: string, rows: readonly Row[]): Promise<BulkData | undefined> => {
    const data = await send(name, rows)
    if (data) void client.invalidateQueries()
    return data
  }
  const label = (name: string): string => text.word(`transition.${workflow.of}.${name}`)
  /** The same of one row, told in a message that offers the way back. */
  const makeOne = async (name: string, row: Row): Promise<void> => {
    try {
      const result = (await make(name, [row]))?.results[0]
      if (!result) return
      if (!result.ok) return showToast('bad', result.message)
      const { undo } = workflow.transitions[name] ?? {}
      const back = undo && { label: text('workflow.undo'), run: () => void takeBack(undo, row) }
      showToast('good', text('workflow.done', { action: label(name) }), back ? { action: back } : {})
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      showToast('bad', error.message)
    }
  }
  const takeBack = async (undo: string, row: Row): Promise<void> => {
    const { [workflow.state]: _, ...rest } = row
    const state = workflow.transitions[undo]?.from?.[0]
    const now = { ...rest, ...(state === undefined ? {} : { [workflow.state]: state }) }
    const data = await sendTransition({ workflow, name: undo, rows: [now], request_id: newRequestId() })
    const refused = data.results.find(({ ok }) => !ok)
    if (refused) showToast('bad', refused.message)
    await client.invalidateQueries()
  }
  return { label, make, makeOne }
}
