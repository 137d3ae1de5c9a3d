import type { Router } from 'express'
import { liveApi } from '../../../../shared/areas/lives/api.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { readLive } from '../../../queries/lives/detail.ts'
import { holdLive, insertLive } from '../../../queries/lives/lives.ts'
import { deleteMark, insertMark } from '../../../queries/lives/marks.ts'
import { readRunning } from '../../../queries/lives/running.ts'
import { isOwnCreator } from '../../../queries/products/creators.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'
import { markedAt } from './marked.ts'
import { plannedStart } from './planned.ts'

export const mountLives = (router: Router, context: Context): void =>
  implement(router, context, liveApi, {
    plan: (input, { viewer: { scope, record }, now, ip }) =>
      context.db.transaction().execute(async (tx) => {
        const { company_id } = scope
        const { live_title: title, creator_id, account_type, target_gmv: target_gmv_amt } = input
        if (!(await isOwnCreator(tx, scope, creator_id))) throw wrongField('creator_id', 'live.creator')
        const plan_start_t = await plannedStart(tx, company_id, input, now)
        const member_id = Number(record.id)
        const plan = { company_id, creator_id, account_type, title, plan_start_t, target_gmv_amt, member_id }
        const id = await insertLive(tx, plan, now)
        const object = { object_type: 'live', object_id: objectOf(company_id, id) }
        const after = { title, creator_id, plan_start_t, target_gmv_amt }
        await insertAudit(tx, { member_id, action: 'live.plan', ...object, after, ip, now })
        await raiseVersion(tx, company_id, now)
        return { id }
      }),
    mark: ({ id: live_id, mark_kind: kind, mark_clock, note }, { viewer: { scope, record }, now, ip }) =>
      context.db.transaction().execute(async (tx) => {
        const { company_id } = scope
        const held = await holdLive(tx, scope, live_id)
        if (!held) throw new Refused('live.none')
        const t = await markedAt(tx, held, mark_clock, now)
        const member_id = Number(record.id)
        const id = await insertMark(tx, { company_id, live_id, kind, t, note, member_id }, now)
        const object = { object_type: 'live', object_id: objectOf(company_id, live_id) }
        await insertAudit(tx, { member_id, action: 'live.mark', ...object, after: { kind, t, note }, ip, now })
        return { id }
      }),
    unmark: ({ id }, { viewer: { scope, record }, now, ip }) =>
      context.db.transaction().execute(async (tx) => {
        const gone = await deleteMark(tx, scope, id)
        if (!gone) throw new Refused('live.noMark')
        const { live_id, kind, t, note } = gone
        const object = { object_type: 'live', object_id: objectOf(scope.company_id, live_id) }
        const before = { kind, t, note }
        await insertAudit(tx, { member_id: Number(record.id), action: 'live.unmark', ...object, before, ip, now })
        return {}
      }),
    running: (_, call) =>
      present(call, async (tx, view) => ({
        list: await readRunning(tx, view),
        currency: view.company.currency,
        data_time: view.now,
      })),
    detail: ({ id }, call) =>
      present(call, async (tx, view) => {
        const found = await readLive(tx, view, id)
        if (!found) throw new Refused('live.none')
        return { ...found, currency: view.company.currency, data_time: view.now }
      }),
  })
