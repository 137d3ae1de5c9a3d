import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clipCutters } from '../../platform/demo/accounts.ts'
import { workOnClips } from '../../platform/demo/clip-motion.ts'
import { ensureClips } from '../../platform/demo/clips.ts'
import { booksOf, type DemoCompany, demoClock, findDemo, readMembers } from '../../platform/demo/plan.ts'
import { demandState, MOST_OPEN, openTaskStates, taskState } from '../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { dayStart } from '../../shared/time/zone.ts'
import type { Transition } from '../../shared/workflows/workflow.ts'
import { makeVideo } from '../support/clip-beds.ts'
import { type DemoBed, demoBed, someNoon } from './demo-support.ts'

let bed: DemoBed
let demo: DemoCompany
let ids: ReadonlyMap<string, number>
beforeAll(async () => {
  bed = await demoBed()
  await bed.seed(someNoon, { scale: 0.1, days: 12, waitDays: 8 })
  const found = await findDemo(bed.db)
  if (!found) throw new Error('a demo was made')
  demo = found
  ids = await readMembers(bed.db, demo)
})
afterAll(() => bed?.[Symbol.asyncDispose]())

const tasks = () => bed.db.selectFrom('clip_task').selectAll().orderBy('id').execute()
const demands = () => bed.db.selectFrom('clip_demand').selectAll().orderBy('id').execute()
const events = () => bed.db.selectFrom('clip_event').selectAll().orderBy('t').orderBy('id').execute()
const count = (rows: readonly { state: number }[], state: number) => rows.filter((row) => row.state === state).length

test('[CL20] a demo without videos has demands and tasks, but none that takes a video', async () => {
  const made = await tasks()
  expect(made.length).toBeGreaterThan(10)
  expect(made.every(({ version_no }) => version_no === 0)).toBe(true)
  expect(new Set((await demands()).map(({ state }) => state))).toEqual(new Set([0, 1, 2, 3, 4]))
  const before = await events()
  await ensureClips(bed.db, demo, booksOf(demo), someNoon + 60)
  expect(await events()).toEqual(before)
})

test('[CL21] once there are videos the team has two weeks of work in every state, and the account cutter work of its own', async () => {
  for (const name of clipCutters) {
    const member = ids.get(name) ?? 0
    for (const n of [0, 1])
      await makeVideo(bed.db, demo.company_id, member, { name: `${name}-${n}.mp4`, store_key: `${name}-${n}` })
  }
  await ensureClips(bed.db, demo, booksOf(demo), someNoon)
  const all = await demands()
  expect(all.length).toBeGreaterThanOrEqual(12)
  expect(all.length).toBeLessThanOrEqual(21)
  for (const state of Object.values(demandState)) expect(count(all, state), `demands in ${state}`).toBeGreaterThan(0)
  const made = await tasks()
  expect(made.length).toBeGreaterThanOrEqual(120)
  expect(made.length).toBeLessThanOrEqual(200)
  for (const state of Object.values(taskState)) expect(count(made, state), `tasks in ${state}`).toBeGreaterThan(0)
  expect(count(made, taskState.published)).toBeGreaterThan(20)
  const open = all.filter(({ state }) => state < demandState.done)
  expect(open.some(({ deadline_t }) => deadline_t < someNoon)).toBe(true)
  const today = dayStart(demoClock, Math.floor((someNoon + 8 * 3600) / 86_400))
  expect(open.some(({ deadline_t }) => deadline_t >= someNoon && deadline_t < today + 86_400)).toBe(true)
  const own = made.filter(({ cutter_id }) => cutter_id === ids.get('cutter'))
  expect([taskState.editing, taskState.revision, taskState.review].map((state) => count(own, state))).toEqual([2, 1, 1])
  expect(own.filter(({ approved_t }) => approved_t !== null && approved_t >= today).length).toBeGreaterThan(1)
  const revised = own.find(({ state }) => state === taskState.revision)
  const said = await bed.db
    .selectFrom('clip_comment')
    .selectAll()
    .where('task_id', '=', revised?.id ?? 0)
    .execute()
  expect(said.map(({ at_ms }) => at_ms)).toContain(3000)
  for (const id of ids.values()) {
    const busy = made.filter(({ cutter_id, state }) => cutter_id === id && openTaskStates.some((one) => one === state))
    expect(busy.length).toBeLessThanOrEqual(MOST_OPEN)
  }
})

interface Replayed {
  state: number
  cutter_id: number | null
  version_no: number
  reject_count: number
  paused_t: number | null
  paused_s: number
  assigned_t: number | null
  accepted_t: number | null
  submitted_t: number | null
  opened_t: number | null
  approved_t: number | null
  update_time: number
}

/** What a task says of itself, found from what happened to it alone. */
const replayed = (happened: Awaited<ReturnType<typeof events>>) => {
  const row: Replayed = {
    state: 0,
    cutter_id: null,
    version_no: 0,
    reject_count: 0,
    paused_t: null,
    paused_s: 0,
    assigned_t: null,
    accepted_t: null,
    submitted_t: null,
    opened_t: null,
    approved_t: null,
    update_time: 0,
  }
  for (const { transition, t, from_state, to_state, version_no, cutter_id } of happened) {
    expect(from_state).toBe(row.state)
    if (transition !== 'split') {
      const declared = Object.entries<Transition>(clipTaskWorkflow.transitions).find(([name]) => name === transition)
      expect(declared?.[1].from, transition).toContain(from_state)
      expect(declared?.[1].to ?? from_state, transition).toBe(to_state)
    }
    expect(t, transition).toBeGreaterThanOrEqual(row.update_time)
    row.state = to_state
    row.update_time = t
    if (['give_back', 'unanswered', 'assign', 'claim'].includes(transition))
      Object.assign(row, { cutter_id: null, assigned_t: null, accepted_t: null, paused_t: null, paused_s: 0 })
    if (transition === 'assign' || transition === 'claim') Object.assign(row, { cutter_id, assigned_t: t })
    if (transition === 'accept' || transition === 'claim') row.accepted_t = t
    if (transition === 'pause') row.paused_t = t
    if (transition === 'resume')
      Object.assign(row, { paused_s: row.paused_s + t - (row.paused_t ?? 0), paused_t: null })
    if (transition === 'submit') {
      row.version_no++
      Object.assign(row, { submitted_t: t, opened_t: null })
    }
    expect(version_no).toBe(row.version_no)
    if (transition === 'open') row.opened_t = t
    if (transition === 'reject') row.reject_count++
    if (transition === 'approve') row.approved_t = t
    if (transition === 'cancel' || transition === 'terminate') row.paused_t = null
  }
  return row
}

/** Every task stands as what happened to it up to `until` says, every demand counts what its tasks are. */
const expectAgreement = async (until: number) => {
  const all = await events()
  const versions = await bed.db.selectFrom('clip_version').selectAll().orderBy('no').execute()
  const ordered = await demands()
  const made = await tasks()
  for (const task of made) {
    const happened = all.filter(({ task_id }) => task_id === task.id)
    expect(happened[0]).toMatchObject({ transition: 'split', t: task.add_time })
    expect(task, `task ${task.id}`).toMatchObject(replayed(happened))
    expect(happened.every(({ t }) => t <= until)).toBe(true)
    expect(versions.filter(({ task_id }) => task_id === task.id).map(({ no, add_time }) => [no, add_time])).toEqual(
      happened.filter(({ transition }) => transition === 'submit').map(({ version_no, t }) => [version_no, t]),
    )
    const fee = task.approved_t === null ? task.due_amt : task.fee_amt
    expect(task.due_amt).toBe(fee)
    expect(task.due_amt === null).toBe(task.state < taskState.approved)
    const demand = ordered.find(({ id }) => id === task.demand_id)
    expect([task.fee_amt, task.deadline_t]).toEqual([demand?.fee_amt, demand?.deadline_t])
  }
  for (const demand of ordered) {
    const own = made.filter(({ demand_id }) => demand_id === demand.id)
    expect(demand.approved_count).toBe(count(own, taskState.approved) + count(own, taskState.published))
    expect(demand.published_count).toBe(count(own, taskState.published))
    const counting = own.length - count(own, taskState.cancelled) - count(own, taskState.terminated)
    expect(counting).toBeLessThanOrEqual(demand.required_count)
    const isEnough = demand.state === demandState.acceptance || demand.state === demandState.done
    if (demand.state !== demandState.cancelled)
      expect(demand.approved_count >= demand.required_count, `demand ${demand.id}`).toBe(isEnough)
    expect(demand.add_time).toBeLessThanOrEqual(Math.min(until, ...own.map(({ add_time }) => add_time)))
  }
}

test('[CL22] what happened to a task is what its row says, to the second; its demand counts what its tasks are', () =>
  expectAgreement(someNoon))

test('[CL23] a published clip is a video of the demo that sells the product of its demand, since it was published only', async () => {
  const { rows } = await sql<{ id: number; sold: number; early: number; other: number; told: boolean; order: boolean }>`
    select t.id, count(l.content_id)::int as sold, count(*) filter (where l.paid_t < p.published_t)::int as early,
      count(*) filter (where l.product_id <> d.product_id)::int as other,
      bool_and(c.post_t = p.published_t and c.title = d.title) as told,
      bool_and(t.approved_t <= e.t and p.published_t = t.published_t and p.published_t <= e.t) as "order"
    from clip_publish p join clip_task t on t.id = p.task_id join clip_demand d on d.id = t.demand_id
    join clip_event e on e.task_id = t.id and e.transition = 'publish'
    left join content c on c.company_id = p.company_id and c.content_id = p.video_id
    left join affiliate_order_line l on l.company_id = p.company_id and l.content_id = p.video_id
    group by t.id`.execute(bed.db)
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    expect(row.sold).toBeGreaterThan(0)
    expect(row).toMatchObject({ early: 0, other: 0, told: true, order: true })
  }
})

test('[CL24] the team works on in working hours through the transitions that people have, and leaves the account cutter alone', async () => {
  const own = async () => (await tasks()).filter(({ cutter_id }) => cutter_id === ids.get('cutter'))
  const before = await own()
  const known = (await events()).length
  const evening = someNoon + 8 * 3600
  const end = evening + 18 * 3600
  for (let t = someNoon + 60; t < end; t += 60) {
    await workOnClips(bed.db, demo, t)
    // Past the night, of which the last minutes are enough.
    if (t === evening + 1800) t += 13 * 3600 - 2400
  }
  const news = (await events()).slice(known)
  const names = ['split', 'claim', 'submit', 'open', 'approve', 'reject', 'pause', 'resume']
  for (const name of names) expect(news.filter(({ transition }) => transition === name).length, name).toBeGreaterThan(0)
  const secondOf = (t: number) => (t + 8 * 3600) % 86_400
  expect(news.every(({ t }) => secondOf(t) >= 9.5 * 3600 && secondOf(t) < 20 * 3600)).toBe(true)
  expect(await own()).toEqual(before)
  await expectAgreement(end)
  const { n } = await bed.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('object_type', '=', 'clip_task')
    .where('add_time', '>', someNoon)
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(news.filter(({ transition }) => transition !== 'split').length)
  const small = { ...demo, plan: { ...demo.plan, scale: 0.001 } }
  for (let t = end; t < end + 6 * 3600; t += 600) expect(await workOnClips(bed.db, small, t)).toBe(false)
})
