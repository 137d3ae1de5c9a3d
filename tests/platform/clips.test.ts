import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSource } from '../../platform/lists/sources.ts'
import { machines } from '../../platform/workflows/all.ts'
import { meetDeadlines } from '../../platform/workflows/deadlines.ts'
import { clipDemandWorkflow } from '../../shared/areas/clips/demand-workflow.ts'
import { ANSWER_TIME, demandState, taskState } from '../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { makeDemand, makeTask, makeVideo } from '../support/clip-beds.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { makeProduct } from '../support/products.ts'

const start = Date.UTC(2026, 4, 20, 2) / 1000
let now = start
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const no = (kind: 'CD' | 'CT', id: number): string => `${kind}${String(id).padStart(6, '0')}`

/** A company with a leader and some cutters, signed in. */
const studio = async (name: string, cutters: number) => {
  const { db, signIn } = platform
  const company = await makeCompany(db, name)
  const leader = await makeMember(db, `${name}-leader`, company, 0, { privilege_id: 1, is_share_video: true })
  const people = []
  for (let n = 0; n < cutters; n++) {
    const id = await makeMember(db, `${name}-c${n}`, company, leader, { is_film_cutter: true })
    people.push({ id, token: await signIn(`${name}-c${n}`, password) })
  }
  return { company, leader, boss: await signIn(`${name}-leader`, password), cutters: people }
}

const tasks = () => presser(platform, clipTaskWorkflow)
const demands = () => presser(platform, clipDemandWorkflow)
const taskRow = (id: number) =>
  platform.db.selectFrom('clip_task').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const demandRow = (id: number) =>
  platform.db.selectFrom('clip_demand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('[CL1] of many cutters who claim a task at once one gets it, the others read that it is taken; nobody has more than five', async () => {
  const { company, leader, cutters } = await studio('race', 6)
  const demand = await makeDemand(platform.db, company, leader, now)
  const task = await makeTask(platform.db, demand, now)
  const results = await Promise.all(cutters.map(({ token }) => tasks().one(token, 'claim', no('CT', task))))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const { ok, message } of results) if (!ok) expect(message).toBe('任务已被领取')
  const [one] = cutters
  await platform.db
    .updateTable('clip_task')
    .set({ cutter_id: one?.id ?? 0 })
    .where('id', '=', task)
    .execute()
  const more = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeTask(platform.db, demand, now)))
  const taken = await Promise.all(more.map((id) => tasks().one(one?.token ?? '', 'claim', no('CT', id))))
  expect(taken.filter(({ ok }) => ok)).toHaveLength(4)
  expect(taken.find(({ ok }) => !ok)?.message).toBe('最多同时进行 5 个任务，请先完成一些')
})

test('[CL2] a version is a video that the cutter brought, as long and of the shape that was ordered', async () => {
  const { company, leader, cutters } = await studio('fit', 2)
  const [one, other] = cutters
  const demand = await makeDemand(platform.db, company, leader, now)
  const task = await makeTask(platform.db, demand, now, { state: taskState.editing, cutter_id: one?.id ?? 0 })
  const submit = async (owner: number, fields: object) => {
    const file_id = String(await makeVideo(platform.db, company, owner, fields))
    return tasks().one(one?.token ?? '', 'submit', no('CT', task), { file_id, note: null })
  }
  const refusals = [
    await submit(one?.id ?? 0, { duration_ms: 70_000 }),
    await submit(one?.id ?? 0, { duration_ms: 5000 }),
    await submit(one?.id ?? 0, { width: 1920, height: 1080 }),
    await submit(other?.id ?? 0, {}),
    await submit(one?.id ?? 0, { state: 1 }),
    await submit(one?.id ?? 0, { kind: 2 }),
  ]
  expect(refusals.map(({ ok }) => ok)).toEqual(refusals.map(() => false))
  expect((await taskRow(task)).version_no).toBe(0)
  expect((await submit(one?.id ?? 0, { width: 1078, height: 1920 })).ok).toBe(true)
  expect(await taskRow(task)).toMatchObject({ state: taskState.review, version_no: 1, submitted_t: now })
})

test('[CL3] pauses are no time of work', async () => {
  const { company, leader, cutters } = await studio('pause', 1)
  const token = cutters[0]?.token ?? ''
  const task = await makeTask(platform.db, await makeDemand(platform.db, company, leader, now), now)
  const key = no('CT', task)
  const steps = [
    ['claim', 600],
    ['pause', 900],
    ['resume', 300],
    ['pause', 60],
    ['resume', 30],
  ] as const
  for (const [step, after] of steps) {
    expect((await tasks().one(token, step, key)).ok).toBe(true)
    now += after
  }
  expect((await taskRow(task)).paused_s).toBe(960)
  const { envelope } = await platform.ask(`/api/v1/clip/task?keyword=${key}`, { token })
  expect(envelope.data).toMatchObject({ list: [{ used_time: 930, paused: 0 }] })
})

test('[CL4] an assigned task that nobody answers for four hours goes back to the pool, and the log says that the platform did it', async () => {
  const { company, leader, boss, cutters } = await studio('answer', 1)
  const task = await makeTask(platform.db, await makeDemand(platform.db, company, leader, now), now)
  const cutter_id = String(cutters[0]?.id)
  expect((await tasks().one(boss, 'assign', no('CT', task), { cutter_id })).ok).toBe(true)
  const machine = machines.filter(({ workflow }) => workflow.of === 'clip_task')
  const source = findSource('clip-tasks')
  if (!source) throw new Error('tasks stand in a list')
  const timed = machine.map((one) => ({ ...one, source }))
  const late = now + ANSWER_TIME
  expect(await meetDeadlines(platform, timed, late - 1)).toBe(0)
  expect(await meetDeadlines(platform, timed, late)).toBe(1)
  expect(await taskRow(task)).toMatchObject({ state: taskState.pool, cutter_id: null })
  const [newest] = (await tasks().history(boss, no('CT', task))).list
  expect(newest).toMatchObject({ transition: 'unanswered', by: '' })
})

test('[CL5] the last approved clip brings its demand to acceptance; one that is returned wants more clips', async () => {
  const { company, leader, boss, cutters } = await studio('accept', 1)
  const [one] = cutters
  const demand = await makeDemand(platform.db, company, leader, now, { required_count: 1 })
  const review = { state: taskState.review, cutter_id: one?.id ?? 0, version_no: 1 }
  const task = await makeTask(platform.db, demand, now, review)
  expect((await tasks().one(boss, 'approve', no('CT', task), { score: 5 })).ok).toBe(true)
  expect(await taskRow(task)).toMatchObject({ approved_t: now, due_amt: 2000, score: 5 })
  expect(await demandRow(demand)).toMatchObject({ state: demandState.acceptance, approved_count: 1 })
  const more = { more: 2, reason: '还差两条' }
  expect((await demands().one(boss, 'return', no('CD', demand), more)).ok).toBe(true)
  expect(await demandRow(demand)).toMatchObject({ state: demandState.running, required_count: 3 })
  const { list } = await demands().history(boss, no('CD', demand))
  expect(list.map(({ transition }) => transition)).toEqual(['return', 'enough'])
})

test('[CL6] a demand that is cancelled ends its tasks: for nothing where nobody worked, else for the decided share of the fee', async () => {
  const { company, leader, boss, cutters } = await studio('cancel', 1)
  const cutter_id = cutters[0]?.id ?? 0
  const demand = await makeDemand(platform.db, company, leader, now)
  const at = (state: number) => makeTask(platform.db, demand, now, { state, cutter_id: state === 0 ? null : cutter_id })
  const ids = await Promise.all([taskState.pool, taskState.assigned, taskState.editing, taskState.revision].map(at))
  const approved = await makeTask(platform.db, demand, now, { state: taskState.approved, cutter_id, due_amt: 2000 })
  const input = { reason: '不再需要', fee_decision: 2 }
  expect((await demands().one(boss, 'cancel', no('CD', demand), input)).ok).toBe(true)
  const ended = await Promise.all(ids.map(taskRow))
  expect(ended.map(({ state, due_amt }) => [state, due_amt])).toEqual([0, 0, 1000, 1000].map((due) => [7, due]))
  expect(await taskRow(approved)).toMatchObject({ state: taskState.approved, due_amt: 2000 })
})

test('[CL7] tasks are split by load, to one cutter or into the pool, and never more than were ordered', async () => {
  const { company, leader, boss, cutters } = await studio('split', 2)
  const [one, other] = cutters
  const demand = await makeDemand(platform.db, company, leader, now, { required_count: 12, state: 3 })
  for (let n = 0; n < 3; n++)
    await makeTask(platform.db, await makeDemand(platform.db, company, leader, now), now, {
      state: taskState.editing,
      cutter_id: one?.id ?? 0,
    })
  const key = no('CD', demand)
  const split = (input: object) => demands().one(boss, 'split', key, { cutter_id: null, ...input })
  expect(await split({ tasks: 13, way: 1 })).toMatchObject({ ok: false, message: expect.stringContaining('12') })
  expect((await split({ tasks: 3, way: 3, cutter_id: String(one?.id) })).ok).toBe(false)
  expect((await split({ tasks: 9, way: 2 })).ok).toBe(true)
  const made = await platform.db.selectFrom('clip_task').selectAll().where('demand_id', '=', demand).execute()
  const of = (id: number | null | undefined) => made.filter(({ cutter_id }) => cutter_id === (id ?? null)).length
  expect([of(one?.id), of(other?.id), of(null)]).toEqual([2, 5, 2])
  expect(await split({ tasks: 4, way: 1 })).toMatchObject({ ok: false, message: expect.stringContaining('3') })
})

test('[CL8] a video is registered with one task only, by its link or number', async () => {
  const { company, leader, cutters } = await studio('publish', 1)
  const [one] = cutters
  const demand = await makeDemand(platform.db, company, leader, now)
  const done = { state: taskState.approved, cutter_id: one?.id ?? 0, version_no: 1, approved_t: now }
  const [first, second] = [
    await makeTask(platform.db, demand, now, done),
    await makeTask(platform.db, demand, now, done),
  ]
  const publish = (task: number, url: string, day = '2026-05-20') =>
    tasks().one(one?.token ?? '', 'publish', no('CT', task), { url, account: '@tide', day })
  expect(await publish(first, 'https://example.com/nothing')).toMatchObject({ ok: false })
  expect(await publish(first, '7300000000000000001', '2026-05-29')).toMatchObject({ ok: false })
  expect((await publish(first, 'https://www.tiktok.com/@tide/video/7300000000000000001?lang=en')).ok).toBe(true)
  expect(await publish(second, '7300000000000000001')).toMatchObject({ ok: false })
  expect(await demandRow(demand)).toMatchObject({ published_count: 1 })
  expect(await taskRow(second)).toMatchObject({ state: taskState.approved })
})

test('[CL9] a cutter sees the pool and its own tasks, not those of others, nor what was said of them', async () => {
  const { company, leader, cutters } = await studio('sight', 2)
  const [one, other] = cutters
  const demand = await makeDemand(platform.db, company, leader, now)
  const free = await makeTask(platform.db, demand, now)
  const own = await makeTask(platform.db, demand, now, { state: taskState.editing, cutter_id: one?.id ?? 0 })
  const theirs = await makeTask(platform.db, demand, now, { state: taskState.editing, cutter_id: other?.id ?? 0 })
  const token = one?.token ?? ''
  const { envelope } = await platform.ask('/api/v1/clip/task', { token })
  const { list } = envelope.data as { list: { task_no: string }[] }
  expect(list.map(({ task_no }) => task_no).sort()).toEqual([free, own].map((id) => no('CT', id)))
  const detail = (id: number) => platform.ask(`/api/v1/clip/task/detail?task_no=${no('CT', id)}`, { token })
  expect((await detail(own)).envelope.status).toBe(1)
  expect((await detail(theirs)).envelope).toMatchObject({ status: 0, message: expect.stringContaining('任务') })
  expect((await platform.ask('/api/v1/clip/demand', { token })).envelope.status).toBe(403)
})

const wish = {
  demand_no: null,
  clip_title: '空气炸锅 开箱',
  product_id: 'product-1',
  account: null,
  required_count: 3,
  ratio: 1,
  min_s: 15,
  max_s: 60,
  selling_points: null,
  script: null,
  must: null,
  forbid: null,
  refs: null,
  materials: null,
  priority: 2,
  deadline: '2026-06-01',
  fee: 1500,
  reviewer_id: null,
}

test('[CL10] a demand is written as a draft, changed as one, and no longer once it was submitted; what is wrong names its field', async () => {
  const { company, boss } = await studio('draft', 0)
  await makeProduct(platform.db, company, 'product-1')
  const save = async (changes: object) =>
    (await platform.ask('/api/v1/clip/demand/save', { token: boss, body: { ...wish, ...changes } })).envelope
  const wrong = { deadline: '2026-05-01', max_s: 10, product_id: 'nothing', reviewer_id: '999999' }
  for (const [name, value] of Object.entries(wrong))
    expect(await save({ [name]: value }), name).toMatchObject({
      status: 0,
      data: { fields: { [name]: expect.any(String) } },
    })
  const made = await save({})
  expect(made.status).toBe(1)
  const { demand_no } = made.data as { demand_no: string }
  expect((await save({ demand_no, clip_title: '空气炸锅 二稿' })).status).toBe(1)
  expect((await demands().one(boss, 'submit', demand_no)).ok).toBe(true)
  expect(await save({ demand_no })).toMatchObject({ status: 0, message: expect.stringContaining('撤回') })
  const row = await demandRow(Number(demand_no.slice(2)))
  expect(row).toMatchObject({ title: '空气炸锅 二稿', state: demandState.review, fee_amt: 1500, currency: 'USD' })
})

test('[CL33] only who may open the clip tasks is offered and taken as the reviewer of a demand', async () => {
  const { company, leader, boss, cutters } = await studio('reviewers', 1)
  const { db } = platform
  await makeProduct(platform.db, company, 'product-1')
  const plain = await makeMember(db, 'reviewers-plain', company, leader)
  const gone = await makeMember(db, 'reviewers-gone', company, leader, { is_film_cutter: true, status: 0 })
  const offered = async (query: Record<string, string>) => {
    const { envelope } = await platform.ask(`/api/v1/member/choices?${new URLSearchParams(query)}`, { token: boss })
    return (envelope.data as { list: { id: string }[] }).list.map(({ id }) => Number(id))
  }
  const cutter = cutters[0]?.id ?? 0
  expect(await offered({})).toEqual(expect.arrayContaining([leader, cutter, plain]))
  expect((await offered({ opens: 'clipTasks' })).sort()).toEqual([leader, cutter].sort())
  expect(await offered({ opens: 'clipTasks', id: String(plain) })).toEqual([])
  const save = async (id: number) =>
    (await platform.ask('/api/v1/clip/demand/save', { token: boss, body: { ...wish, reviewer_id: String(id) } }))
      .envelope
  for (const id of [plain, gone])
    expect(await save(id)).toMatchObject({
      status: 0,
      data: { fields: { reviewer_id: expect.stringContaining('剪辑任务') } },
    })
  for (const id of [leader, cutter]) expect((await save(id)).status).toBe(1)
  // Behind more people than one reading brings.
  for (let n = 0; n < 55; n++) await makeMember(db, `reviewers-many-${n}`, company, leader)
  const last = await makeMember(db, 'reviewers-last', company, leader, { is_film_cutter: true })
  expect((await offered({ opens: 'clipTasks' })).sort()).toEqual([leader, cutter, last].sort())
})

test('[CL11] a published clip has the plays of its video and the paid lines that name it, in its list, its sums and its task', async () => {
  const { company, leader, boss, cutters } = await studio('results', 1)
  const { db, gate } = platform
  const demand = await makeDemand(db, company, leader, now)
  const done = { state: taskState.published, cutter_id: cutters[0]?.id ?? 0, version_no: 1, due_amt: 2000 }
  const task = await makeTask(db, demand, now, { ...done, approved_t: now, published_t: now })
  const other = await makeTask(db, demand, now, { ...done, approved_t: now, published_t: now })
  const video = '7300000000000000009'
  for (const [task_id, video_id] of [
    [task, video],
    [other, '7300000000000000010'],
  ] as const)
    await db
      .insertInto('clip_publish')
      .values({
        task_id,
        company_id: company,
        account: '@tide',
        url: video_id,
        video_id,
        published_t: now,
        member_id: leader,
        add_time: now,
      })
      .execute()
  const day = { company_id: company, content_id: video, creator_id: 'x', content_type: 1, data_time: now }
  for (const [n, views] of [1500, 2500].entries())
    await db
      .insertInto('content_daily')
      .values({ ...day, day: 20_000 + n, views })
      .execute()
  const line = (sku_id: string, pay_amt: number, content_id = video) => lineWith({ sku_id, pay_amt, content_id })
  allTaken(
    await gate.submit(company, [
      orderAt(now - 50, { order_id: 'r1', lines: [line('a', 1000), line('b', 250)] }),
      orderAt(now - 40, { order_id: 'r2', lines: [line('a', 750), line('a', 9999, '7300000000000000077')] }),
      orderAt(now - 30, { order_id: 'r3', paid_t: null, order_status: 100, lines: [line('a', 5000)] }),
    ]),
  )
  const { envelope } = await platform.ask('/api/v1/clip/result?sort_field=gmv&sort_order=desc', { token: boss })
  const brought = { plays: 4000, sku_orders: 3, gmv: 2000 }
  const result = async (id: number): Promise<unknown> => {
    const query = new URLSearchParams({ keyword: no('CT', id) })
    const { list } = (await platform.ask(`/api/v1/clip/result?${query}`, { token: boss })).envelope.data as {
      list: unknown[]
    }
    return list[0]
  }
  expect(envelope.data).toMatchObject({
    list: [
      { task_no: no('CT', task), ...brought, gpm: 500, fee: 2000, ad_spend: null, clip_return: 100 },
      { task_no: no('CT', other), plays: null, sku_orders: 0, gmv: 0, gpm: null, clip_return: 0 },
    ],
    summary: { kpi: { clips: 2, plays: 4000, gmv: 2000, gpm: 500, return: 50 }, totals: { gmv: 2000, fee: 4000 } },
  })
  // A refund leaves what was paid; a correction of it is followed.
  const again = (...lines: ReturnType<typeof line>[]) =>
    gate.submit(company, [orderAt(now - 50, { order_id: 'r1', order_status: 112, lines })])
  allTaken(await again({ ...line('a', 1000), refund_amt: 400, refunded_qty: 1 }, line('b', 250)))
  expect(await result(task)).toMatchObject(brought)
  allTaken(await again({ ...line('a', 1100), refund_amt: 400, refunded_qty: 1 }, line('b', 250)))
  expect(await result(task)).toMatchObject({ ...brought, gmv: 2100 })
  allTaken(await again({ ...line('a', 1000), refund_amt: 400, refunded_qty: 1 }, line('b', 250)))
  await db.updateTable('member').set({ membername: '阿剪' }).where('username', '=', 'results-c0').execute()
  for (const cutter of ['results-c0', '阿剪']) {
    const { envelope: by } = await platform.ask(`/api/v1/clip/result?${new URLSearchParams({ cutter })}`, {
      token: boss,
    })
    expect(by.data, cutter).toMatchObject({ total: 2 })
  }
  const detail = await platform.ask(`/api/v1/clip/task/detail?task_no=${no('CT', task)}`, { token: boss })
  expect(detail.envelope.data).toMatchObject({ publish: brought })
})
