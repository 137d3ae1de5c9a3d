import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { targetApi } from '../../../../shared/areas/targets/api.ts'
import { currencyDecimals } from '../../../../shared/format/number.ts'
import { dayText } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { maySetTarget, readTargets, targetScope, writeTarget } from '../../../queries/targets/targets.ts'
import { readCompany, type View, viewNow } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'

type SetInput = HandlerInput<typeof targetApi.set>

const set = async (tx: Tx, view: View, { month, member_id, metric, target_amt }: SetInput, call: Call) => {
  const { company } = view
  if (month < dayText(view.day).slice(0, 7)) throw wrongField('month', 'field.range')
  if (target_amt !== null && target_amt % 10 ** currencyDecimals(company.currency) !== 0)
    throw wrongField('target_amt', 'field.wrong')
  const listed = await readTargets(tx, view, month)
  if (!maySetTarget(view, member_id, listed)) throw new Refused('target.denied')
  const scope = targetScope(view, member_id)
  const before = await writeTarget(tx, { scope, month, metric, value: target_amt, now: call.now })
  await insertAudit(tx, {
    member_id: Number(call.viewer.record.id),
    action: 'target.set',
    object_type: 'target',
    object_id: `${scope}.${month}`,
    before: { metric, target_amt: before },
    after: { metric, target_amt },
    ip: call.ip,
    now: call.now,
  })
  await raiseVersion(tx, company.id, call.now)
  return { target_amt }
}

export const mountTarget = (router: Router, context: Context): void =>
  implement(router, context, targetApi, {
    list: ({ month }, call) =>
      present(call, async (tx, view) => {
        const asked = month ?? dayText(view.day).slice(0, 7)
        const list = await readTargets(tx, view, asked)
        const may_set = list.some((one) => maySetTarget(view, one.member_id, list))
        return { month: asked, list, may_set, currency: view.company.currency, data_time: view.now }
      }),
    set: (input, call) =>
      context.db.transaction().execute(async (tx) => {
        const { scope } = call.viewer
        return set(tx, viewNow(scope, await readCompany(tx, scope.company_id), call.now), input, call)
      }),
  })
