import type { BulkData } from '../../shared/api/bulk.ts'
import type { CallOptions } from '../http/client.ts'
import { confirm } from '../state/confirm.ts'
import { type Press, sendTransition } from './press.ts'
import type { useWorkflowText } from './use-workflow-text.ts'

/**
 * Sends a transition. Where something else stands in its one row by now than was agreed to, the person is told and decides.
 * Undefined: does not go on.
 * @throws {CallError} told as `tell` says
 */
export const sendAgreed = async (
  press: Press,
  text: ReturnType<typeof useWorkflowText>,
  tell?: CallOptions['tell'],
): Promise<BulkData | undefined> => {
  const data = await sendTransition(press, tell)
  const [result, ...others] = data.results
  const now = result?.now
  if (!now || others.length > 0) return data
  const words = { title: text('workflow.agree'), yes: text('workflow.agreeYes'), no: text('word.stop') }
  if (!(await confirm({ ...words, text: result.message }))) return undefined
  return sendAgreed({ ...press, rows: press.rows.map((row) => ({ ...row, ...now })) }, text, tell)
}
