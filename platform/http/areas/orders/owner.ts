import type { BulkData } from '../../../../shared/api/bulk.ts'
import { ADJUSTMENT } from '../../../../shared/areas/orders/enums.ts'
import { readLineId } from '../../../../shared/areas/orders/line-id.ts'
import type { OwnerChange } from '../../../ingest/types.ts'
import { insertAuditWith, objectOf } from '../../../queries/account/audit.ts'
import { consistently } from '../../../queries/consistent.ts'
import { readLine } from '../../../queries/orders/line.ts'
import { isOwnerChoice } from '../../../queries/orders/owners.ts'
import { LINE, TRANSFER } from '../../../queries/orders/transfers.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { requireSteady } from '../../steady.ts'
import { sayFor } from '../../texts.ts'
import { refusalOf } from './gate-words.ts'

interface Wanted {
  readonly line_id: string
  readonly order_id: string
  readonly change: OwnerChange
}

type WhyNot = 'order.line.none' | 'owner.adjustment'

/** Each line as it stands now, or why it cannot be handed on. */
const readWanted = (call: Call, line_ids: readonly string[], member_id: string): Promise<(Wanted | WhyNot)[]> =>
  consistently(call.context.db, async (tx) => {
    const { scope } = call.viewer
    if (!(await isOwnerChoice(tx, scope, member_id))) throw new Refused('owner.outside')
    const found: (Wanted | WhyNot)[] = []
    for (const line_id of line_ids) {
      const key = readLineId(line_id)
      const line = key && (await readLine(tx, scope, key))
      if (!key || !line) {
        found.push('order.line.none')
        continue
      }
      if (line.settlement_status === ADJUSTMENT) {
        found.push('owner.adjustment')
        continue
      }
      const { order_id, ...name } = key
      const to = { from: line.owner_member_id, member_id: Number(member_id), within: scope.member_id }
      found.push({ line_id, order_id, change: { ...name, ...to } })
    }
    return found
  })

/** Owner, shares, sums and the log's entry of one line, in the gate's transaction. @returns why not */
const handOne = async (call: Call, { line_id, order_id, change }: Wanted): Promise<string | undefined> => {
  const { company_id } = call.viewer.scope
  const event = { kind: 'update' as const, order_id, owners: [change] }
  const [result] = await call.context.gate.submit(company_id, [event], async (client, [done]) => {
    if (!done?.ok || !done.changed) return
    await insertAuditWith(client, {
      member_id: Number(call.viewer.record.id),
      action: TRANSFER,
      object_type: LINE,
      object_id: objectOf(company_id, line_id),
      before: { owner_member_id: change.from },
      after: { owner_member_id: change.member_id },
      ip: call.ip,
      now: call.now,
    })
  })
  return refusalOf(call, result)
}

/** Hands lines to a member of the scope; a line that is refused leaves the others done. */
export const handOver = async (call: Call, line_ids: readonly string[], member_id: string): Promise<BulkData> => {
  await requireSteady(call)
  const say = sayFor(call.header('lang'), call.header('accept-language'))
  const wanted = await readWanted(call, line_ids, member_id)
  const messages = await Promise.all(wanted.map((one) => (typeof one === 'string' ? say(one) : handOne(call, one))))
  return {
    results: line_ids.map((key, i) => ({ key, ok: messages[i] === undefined, message: messages[i] ?? '' })),
  }
}
