import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { orderActionsApi } from '../../../../shared/areas/orders/actions-api.ts'
import type { LineKeyParts } from '../../../../shared/areas/orders/line-id.ts'
import { insertAudit, insertAuditWith, objectOf } from '../../../queries/account/audit.ts'
import { consistently } from '../../../queries/consistent.ts'
import {
  answerable,
  appealStates,
  closeAppeal,
  closeAppealWith,
  type OpenAppeal,
} from '../../../queries/orders/appeals.ts'
import { readLine } from '../../../queries/orders/line.ts'
import { LINE } from '../../../queries/orders/transfers.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { requireSteady } from '../../steady.ts'
import { refusalOf } from './gate-words.ts'

type Answer = HandlerInput<typeof orderActionsApi.answer>
const FROZEN = 4

const auditOf = (call: Call, { line_id, accept, text }: Answer, released: boolean) => ({
  member_id: Number(call.viewer.record.id),
  action: accept ? 'appeal.accepted' : 'appeal.declined',
  object_type: LINE,
  object_id: objectOf(call.viewer.scope.company_id, line_id),
  before: { settlement_status: released ? FROZEN : null },
  after: { settlement_status: released ? 1 : null, answer: text },
  ip: call.ip,
  now: call.now,
})

const closing = (call: Call, appeal: OpenAppeal, { accept, text }: Answer) => ({
  id: appeal.id,
  state: accept ? appealStates.accepted : appealStates.declined,
  answer: text,
  member_id: Number(call.viewer.record.id),
  now: call.now,
})

/** The line is pending again and the appeal closed, or neither: both stand in the gate's transaction. */
const release = async (call: Call, key: LineKeyParts, appeal: OpenAppeal, answer: Answer): Promise<void> => {
  await requireSteady(call)
  const { order_id, ...name } = key
  const event = { kind: 'update' as const, order_id, cleared: [name] }
  const { company_id } = call.viewer.scope
  const [result] = await call.context.gate.submit(company_id, [event], async (client, results) => {
    if (!results[0]?.ok) return
    await closeAppealWith(client, closing(call, appeal, answer))
    await insertAuditWith(client, auditOf(call, answer, true))
  })
  const reason = refusalOf(call, result)
  if (reason === undefined) return
  const { scope } = call.viewer
  const isOpen = await consistently(call.context.db, (tx) => answerable(tx, scope, key, answer.id))
  throw isOpen ? new Refused('gate.refused', { params: { reason } }) : new Refused('appeal.none')
}

/** Only a frozen line's state follows the answer; what an accepted appeal of an ineligible line means stands in its words. */
export const answerAppeal = async (call: Call, key: LineKeyParts, answer: Answer): Promise<void> => {
  const { db } = call.context
  const { scope } = call.viewer
  const found = await db.transaction().execute(async (tx) => {
    const line = await readLine(tx, scope, key)
    const appeal = await answerable(tx, scope, key, answer.id)
    if (!line || !appeal) throw new Refused('appeal.none')
    if (answer.accept && line.settlement_status === FROZEN) return appeal
    if (!(await closeAppeal(tx, closing(call, appeal, answer)))) throw new Refused('appeal.none')
    await insertAudit(tx, auditOf(call, answer, false))
    return null
  })
  if (found) await release(call, key, found, answer)
}
