import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { clipsApi } from '../../../../shared/areas/clips/api.ts'
import { demandState, MOST_OPEN } from '../../../../shared/areas/clips/states.ts'
import { idsOf } from '../../../../shared/forms/form.ts'
import { dayStart, monthStart } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { holdDemand, insertDemand, setDemand } from '../../../queries/clips/demands.ts'
import { readDemand, readTask, readToday } from '../../../queries/clips/details.ts'
import { findNameable, readNameable, setNamed } from '../../../queries/clips/materials.ts'
import { clipId, clipNo } from '../../../queries/clips/numbers.ts'
import { insertComment } from '../../../queries/clips/versions.ts'
import { readOffered } from '../../../queries/products/offered.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { actorOf } from '../../../workflows/actor.ts'
import { deadlineOf } from '../../../workflows/clip-demands.ts'
import { requireMaterials } from '../../../workflows/clip-materials.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { readChoicesFor } from '../../member-choices.ts'
import { Refused, wrongField } from '../../refused.ts'
import { fetchNamed, namedBy, shownMaterial } from './materials.ts'
import { mountClipOverview } from './overview.ts'

type Wish = HandlerInput<typeof clipsApi.saveDemand>

/** What a wish says of a demand, in the columns of its table. @throws {Refused} */
const valuesOf = async (tx: Tx, call: Call, wish: Wish) => {
  const { scope } = call.viewer
  const {
    clip_title,
    product_id,
    deadline,
    fee,
    reviewer_id,
    max_s,
    min_s,
    demand_no: _,
    materials: __,
    ...said
  } = wish
  if (max_s < min_s) throw wrongField('max_s', 'clip.seconds')
  if (!(await readOffered(tx, scope, call.now, product_id))) throw wrongField('product_id', 'product.none')
  if (reviewer_id !== null) {
    const asked = { keyword: '', id: reviewer_id, opens: 'clipTasks' } as const
    if ((await readChoicesFor(tx, call, asked)).length === 0) throw wrongField('reviewer_id', 'clip.reviewer')
  }
  const { account, selling_points, script, must, forbid, refs, ...rest } = said
  return {
    ...rest,
    account: account ?? '',
    selling_points: selling_points ?? '',
    script: script ?? '',
    must: must ?? '',
    forbid: forbid ?? '',
    refs: refs ?? '',
    title: clip_title,
    product_id,
    min_s,
    max_s,
    fee_amt: fee,
    reviewer_id: reviewer_id === null ? null : Number(reviewer_id),
    deadline_t: await deadlineOf(tx, actorOf(call), deadline),
  }
}

/** Writes a new draft, or what one says from now on. @returns its number @throws {Refused} for one that was submitted */
const save = async (tx: Tx, call: Call, wish: Wish, currency: string): Promise<string> => {
  const { scope, record } = call.viewer
  const values = await valuesOf(tx, call, wish)
  const materials = idsOf(wish.materials)
  await requireMaterials(tx, actorOf(call), materials, values.deadline_t)
  if (wish.demand_no !== null) {
    const known = await holdDemand(tx, scope, wish.demand_no)
    if (!known) throw new Refused('clip.demand.none')
    if (known.state !== demandState.draft && known.state !== demandState.rejected) throw new Refused('clip.fixed')
    await setDemand(tx, known.id, values, call.now)
    await setNamed(tx, known.id, materials)
    return wish.demand_no
  }
  const of = { company_id: scope.company_id, member_id: Number(record.id), currency }
  const id = await insertDemand(tx, { ...values, ...of, add_time: call.now, update_time: call.now, done_t: null })
  await setNamed(tx, id, materials)
  return clipNo('demand', id)
}

/** Demands and tasks beside their lists and transitions. */
export const mountClips = (router: Router, context: Context): void => {
  mountClipOverview(router, context)
  implement(router, context, clipsApi, {
    demand: ({ demand_no }, call) =>
      listPresent(call, async (tx, { scope }) => {
        const found = await readDemand(tx, scope, demand_no)
        if (!found) throw new Refused('clip.demand.none')
        return { ...found, materials: await namedBy(context, tx, found.brief.demand_no, call.now) }
      }),
    saveDemand: (wish, call) =>
      context.db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        const { display_currency } = await tx
          .selectFrom('company')
          .select('display_currency')
          .where('id', '=', scope.company_id)
          .executeTakeFirstOrThrow()
        const demand_no = await save(tx, call, wish, display_currency)
        const { clip_title, product_id, required_count } = wish
        await insertAudit(tx, {
          member_id: Number(record.id),
          action: 'clip_demand.save',
          object_type: 'clip_demand',
          object_id: objectOf(scope.company_id, demand_no),
          after: { title: clip_title, product_id, required_count },
          ip: call.ip,
          now: call.now,
        })
        await raiseVersion(tx, scope.company_id, call.now)
        return { demand_no }
      }),
    task: ({ task_no }, call) =>
      listPresent(call, async (tx, { scope }) => {
        const found = await readTask(tx, scope, task_no)
        if (!found) throw new Refused('clip.task.none')
        return { ...found, materials: await namedBy(context, tx, found.brief.demand_no, call.now) }
      }),
    choices: ({ q, ids }, call) =>
      listPresent(call, async (tx, { scope }) => {
        const found =
          ids === undefined
            ? await findNameable(tx, scope.company_id, q, call.now)
            : await readNameable(tx, scope.company_id, idsOf(ids), call.now)
        return { list: found.map((row) => ({ ...shownMaterial(context, row), product_title: row.product_title })) }
      }),
    fetchMaterial: ({ no, id }, call) =>
      context.db.transaction().execute(async (tx) => ({ address: await fetchNamed(call, tx, no, id) })),
    comment: ({ task_no, version_no, at_ms, text, mark }, call) =>
      context.db.transaction().execute(async (tx) => {
        const { scope, record } = call.viewer
        const [found, task_id] = [await readTask(tx, scope, task_no), clipId('task', task_no)]
        if (!found || task_id === null) throw new Refused('clip.task.none')
        if (!found.versions.some(({ no }) => no === version_no)) throw wrongField('version_no', 'clip.version')
        const id = await insertComment(tx, {
          task_id,
          version_no,
          at_ms,
          text,
          mark: mark && JSON.stringify(mark),
          member_id: Number(record.id),
          add_time: call.now,
        })
        await raiseVersion(tx, scope.company_id, call.now)
        return { id: String(id) }
      }),
    today: (_, call) =>
      listPresent(call, async (tx, view) => {
        const { company, start, day } = view
        const month = dayStart(company.clock, monthStart(day))
        const { open, ...found } = await readToday(tx, Number(call.viewer.record.id), start, month)
        const free = Math.max(0, MOST_OPEN - open)
        return { ...found, free, currency: company.currency, data_time: view.now }
      }),
  })
}
