import { useQueryClient } from '@tanstack/react-query'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { AnswerOf, Workflow } from '../../shared/workflows/workflow.ts'
import { CallError } from '../http/errors.ts'
import type { Row } from '../lists/any-list.ts'
import { showToast } from '../state/toasts.ts'
import { sendAgreed } from './agree.ts'
import { askTransition } from './asked.ts'
import { newRequestId } from './press.ts'
import { useWorkflowText } from './use-workflow-text.ts'

/** What makes a transition of some rows: asked about first where it is declared so; undefined when given up. */
export const useTransitions = <W extends Workflow>(workflow: W, currency: string) => {
  const text = useWorkflowText()
  const client = useQueryClient()
  const send = async (name: string, rows: readonly Row[]): Promise<BulkData | undefined> => {
    const { asks, danger, form } = workflow.transitions[name] ?? {}
    if (asks || danger || form) return askTransition({ workflow, name, rows, currency })
    return sendAgreed({ workflow, name, rows, request_id: newRequestId() }, text)
  }
  const make = async (name: string, rows: readonly Row[]): Promise<BulkData | undefined> => {
    const data = await send(name, rows)
    if (data) void client.invalidateQueries()
    return data
  }
  const label = (name: string): string => text.word(`transition.${workflow.of}.${name}`)
  /** One row that was done; undefined when it was given up, or failed and was told. */
  const resultOf = async (made: Promise<BulkData | undefined>): Promise<BulkData['results'][number] | undefined> => {
    try {
      const result = (await made)?.results[0]
      if (result && !result.ok) showToast('bad', result.message)
      return result?.ok ? result : undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return undefined
    }
  }
  /** The same of one row, told in a message that offers the way back. */
  const makeOne = async (name: string, row: Row): Promise<void> => {
    if (!(await resultOf(make(name, [row])))) return
    const { undo, to } = workflow.transitions[name] ?? {}
    const now = to === undefined ? row : { ...row, [workflow.state]: to }
    const back = undo && { label: text('word.undo'), run: () => void takeBack(undo, now) }
    showToast('good', text('workflow.done', { action: label(name) }), back ? { action: back } : {})
  }
  /** The same of one row, for what it answers. */
  const ask = async <N extends keyof W['transitions'] & string>(name: N, row: Row) => {
    const { answer } = (await resultOf(make(name, [row]))) ?? {}
    return answer as AnswerOf<W['transitions'][N]> | undefined
  }
  const takeBack = async (undo: string, row: Row): Promise<void> => {
    await resultOf(sendAgreed({ workflow, name: undo, rows: [row], request_id: newRequestId() }, text))
    await client.invalidateQueries()
  }
  return { label, make, makeOne, ask }
}
