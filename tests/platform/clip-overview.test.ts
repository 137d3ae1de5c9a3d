import { afterAll, beforeAll, expect, test } from 'vitest'
import { Random } from '../../platform/demo/random.ts'
import { clipCutterList } from '../../shared/areas/clips/cutter-list.ts'
import { clipCutterWorkflow } from '../../shared/areas/clips/cutter-workflow.ts'
import { clipDemandList } from '../../shared/areas/clips/demand-list.ts'
import { clipOverviewApi } from '../../shared/areas/clips/overview-api.ts'
import { demandState, openTaskStates, taskState } from '../../shared/areas/clips/states.ts'
import { makeDemand, makeMaterial, makeTask, nameMaterials } from '../support/clip-beds.ts'
import { publishClip, sellBy } from '../support/clip-results.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const DAY = 86_400
const HOUR = 3600
/** Noon of a Wednesday in Shanghai. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const midnight = now - 12 * HOUR
let platform: TestPlatform
let company: number
let boss: string
let cutter: { id: number; token: string }
const ids: { name: string; id: number }[] = []

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, signIn } = platform
  company = await makeCompany(db, 'overview')
  const leader = await makeMember(db, 'overview-leader', company, 0, {
    privilege_id: 1,
    is_share_video: true,
    video_menu: [2],
  })
  boss = await signIn('overview-leader', password)
  const access = { is_film_cutter: true, is_share_video: true, video_menu: [1, 2, 3] }
  for (const name of ['anna', 'boris', 'chen'])
    ids.push({ name, id: await makeMember(db, name, company, leader, access) })
  cutter = { id: ids[0]?.id ?? 0, token: await signIn('anna', password) }
  const random = new Random(7, 0, 0, 0)
  for (let d = 0; d < 6; d++) {
    const state = random.of([demandState.unassigned, demandState.running, demandState.acceptance, demandState.done])
    const product_id = `product-${d % 3}`
    const counts = { required_count: 8 + d, approved_count: d, published_count: 0 }
    const demand = await makeDemand(db, company, leader, now, { state, product_id, title: `Order ${d}`, ...counts })
    for (let n = 0; n < 14; n++) await addTask(random, demand)
  }
})
afterAll(() => platform?.[Symbol.asyncDispose]())

/** A task of chance with events that say how it came so. */
const addTask = async (random: Random, demand: number) => {
  const { db } = platform
  const state = random.below(9)
  const cutter_id = state === taskState.pool ? null : random.of(ids).id
  const accepted_t =
    cutter_id === null || state === taskState.assigned ? null : now - 40 * HOUR - random.below(12 * DAY)
  const isApproved = state === taskState.approved || state === taskState.published
  const approved_t =
    isApproved && accepted_t !== null ? Math.min(now - 60, accepted_t + HOUR + random.below(38 * HOUR)) : null
  const submitted_t = state === taskState.review ? now - random.below(5 * HOUR) : null
  const version_no = isApproved ? 1 + random.below(3) : state === taskState.review ? 1 : 0
  const deadline_t = now + random.below(4 * DAY) - DAY
  const due_amt = isApproved ? 500 + random.below(900) : null
  const paused_s = isApproved ? random.below(1800) : 0
  const fields = { state, cutter_id, accepted_t, approved_t, submitted_t, version_no, deadline_t, due_amt, paused_s }
  const task_id = await makeTask(db, demand, now, fields)
  const event = { company_id: company, task_id, cutter_id, member_id: cutter_id, note: '' }
  const events = [
    ...(accepted_t === null ? [] : [{ transition: 'claim', from_state: 0, to_state: 2, t: accepted_t }]),
    ...Array.from({ length: Math.max(0, version_no - 1) }, (_, i) => ({
      transition: 'reject',
      from_state: 3,
      to_state: 4,
      reason_code: 1 + random.below(7),
      t: (accepted_t ?? now) + 60 * (i + 1),
    })),
    ...(approved_t === null ? [] : [{ transition: 'approve', from_state: 3, to_state: 5, t: approved_t }]),
    // Nothing that moves.
    ...(accepted_t === null ? [] : [{ transition: 'pause', from_state: 2, to_state: 2, t: accepted_t + 10 }]),
  ]
  if (events.length === 0) return
  await db
    .insertInto('clip_event')
    .values(events.map((one) => ({ reason_code: null, ...event, ...one, version_no })))
    .execute()
}

interface Wanted {
  readonly from: number
  readonly to: number
  readonly product?: string
  readonly demand?: string
  readonly cutter?: number
}

const close = (values: number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}

/** The same from the rows themselves, in another language. */
const recomputed = async ({ from, to, product, demand, cutter: who }: Wanted) => {
  const { db } = platform
  const demands = (await db.selectFrom('clip_demand').selectAll().where('company_id', '=', company).execute()).filter(
    (one) => (!product || one.product_id === product) && (!demand || one.title === demand),
  )
  const tasks = (await db.selectFrom('clip_task').selectAll().where('company_id', '=', company).execute()).filter(
    (one) => demands.some(({ id }) => id === one.demand_id) && (!who || one.cutter_id === who),
  )
  const events = (await db.selectFrom('clip_event').selectAll().where('company_id', '=', company).execute()).filter(
    ({ task_id, t }) => tasks.some(({ id }) => id === task_id) && t >= from && t < to,
  )
  const count = (...states: number[]) => tasks.filter(({ state }) => states.includes(state)).length
  const approved = tasks.filter(({ approved_t }) => approved_t !== null && approved_t >= from && approved_t < to)
  const used = approved.map((one) => (one.approved_t ?? 0) - (one.accepted_t ?? 0) - one.paused_s)
  const unfinished = tasks.filter(({ state }) => state === 0 || openTaskStates.some((one) => one === state))
  const overdue = unfinished.filter(({ deadline_t }) => deadline_t < now).length
  const waits = tasks.filter(({ state }) => state === taskState.review).map((one) => now - (one.submitted_t ?? now))
  const first = approved.filter(({ version_no }) => version_no === 1).length
  const open = demands.filter(({ state }) => state >= demandState.unassigned && state <= demandState.acceptance)
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 10_000) / whole))
  const worked = new Set(events.map(({ member_id, t }) => `${member_id} ${Math.floor((t + 8 * HOUR) / DAY)}`)).size
  const days = (to - from) / DAY
  const moved = (state: number) =>
    Array.from({ length: days }, (_, d) => {
      const start = from + d * DAY
      return events.filter(
        (one) => one.to_state === state && one.from_state !== state && one.t >= start && one.t < start + DAY,
      ).length
    })
  const bounds = [0, 1, 2, 4, 8, 24, Number.POSITIVE_INFINITY]
  const reasons = new Map<number, number>()
  for (const { transition, reason_code } of events)
    if (transition === 'reject' && reason_code !== null) reasons.set(reason_code, (reasons.get(reason_code) ?? 0) + 1)
  return {
    approved,
    figures: {
      demands: demands.filter(({ state }) => state === demandState.running).length,
      unassigned: demands.filter(({ state }) => state === demandState.unassigned).length,
      open: open.length,
      progress: share(sum(open.map((one) => one.approved_count)), sum(open.map((one) => one.required_count))),
      pool: count(0, 1),
      editing: count(2),
      review: count(3),
      revision: count(4),
      oldest_review: waits.length === 0 ? null : Math.max(...waits),
      approved_today: tasks.filter(({ approved_t }) => (approved_t ?? 0) >= midnight).length,
      approved: approved.length,
      first_rate: share(first, approved.length),
      cycle_mean: used.length === 0 ? null : Math.round(sum(used) / used.length),
      cycle_median: used.length === 0 ? null : Math.round(close(used, 0.5)),
      overdue,
      overdue_rate: share(overdue, unfinished.length),
      per_day: worked === 0 ? null : Math.round((approved.length * 100) / worked),
    },
    flow: { editing: moved(2), review: moved(3), revision: moved(4), approved: moved(5), published: moved(6) },
    lead: bounds
      .slice(1)
      .map((bound, i) => used.filter((s) => s < bound * HOUR && s >= (bounds[i] ?? 0) * HOUR).length),
    reasons,
    tasks,
  }
}

const ask = async <T>(
  { path, data }: { readonly path: string; readonly data: { parse: (value: unknown) => T } },
  query: object,
  token = boss,
): Promise<T> => {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { envelope } = await platform.ask(`${path}?${params}`, { token })
  expect(envelope, path).toMatchObject({ status: 1 })
  return data.parse(envelope.data)
}
const { overview, trend: trends } = clipOverviewApi
const cutters = clipCutterList.endpoint

const week = { from: midnight - 6 * DAY, to: midnight + DAY }
const fortnight = { from: midnight - 13 * DAY, to: midnight - DAY }
const ends = { start_time: fortnight.from, end_time: fortnight.to }
const cases: readonly (readonly [name: string, query: object, wanted: () => Wanted])[] = [
  ['nothing', {}, () => week],
  ['a period', ends, () => fortnight],
  ['a product', { product: 'product-1' }, () => ({ ...week, product: 'product-1' })],
  ['a demand', { demand: 'Order 2', ...ends }, () => ({ ...fortnight, demand: 'Order 2' })],
  ['a cutter', { cutter: 'boris', ...ends }, () => ({ ...fortnight, cutter: ids[1]?.id ?? 0 })],
]

test.each(cases)(
  '[CL25] figures and charts of the overview are those of the rows: %s is asked',
  async (_, query, wanted) => {
    const found = await ask(overview, query)
    const own = await recomputed(wanted())
    expect(found).toMatchObject(own.figures)
    const trend = await ask(trends, query)
    expect(trend).toMatchObject({ flow: own.flow, lead: own.lead })
    const { reasons, output } = trend
    expect(new Map<number, number>(reasons.map(({ reason_code, count }) => [reason_code, count]))).toEqual(own.reasons)
    expect(reasons.map(({ count }) => count)).toEqual([...own.reasons.values()].sort((a, b) => b - a))
    expect(output.reduce((sum, { approved }) => sum + approved, 0)).toBe(own.approved.length)
  },
)

test.each(cases)(
  '[CL26] the cutters add up to the overview, each with its own figures: %s is asked',
  async (_, query, wanted) => {
    const { list, summary } = await ask(cutters, query)
    const { cutter: asked } = wanted()
    expect(list).toHaveLength(asked ? 1 : ids.length)
    for (const { name, id } of ids) {
      if (asked && asked !== id) continue
      const { figures, tasks, approved } = await recomputed({ ...wanted(), cutter: id })
      expect(
        list.find(({ cutter_id }) => cutter_id === String(id)),
        name,
      ).toMatchObject({
        to_accept: tasks.filter(({ state }) => state === taskState.assigned).length,
        in_editing: figures.editing,
        in_review: figures.review,
        to_revise: figures.revision,
        overdue_tasks: figures.overdue,
        approved_today: figures.approved_today,
        approved: figures.approved,
        first_rate: figures.first_rate,
        cycle_time: figures.cycle_mean,
        cycle_median: figures.cycle_median,
        fees: approved.reduce((sum, { due_amt }) => sum + (due_amt ?? 0), 0),
      })
    }
    const whole = await recomputed(wanted())
    expect(summary.totals).toMatchObject({ approved: whole.figures.approved, in_review: whole.figures.review })
  },
)

test('[CL27] a cutter sees of the overview its own work and the pool, and no other cutter', async () => {
  const { list } = await ask(cutters, {}, cutter.token)
  expect(list.map(({ cutter_id }) => cutter_id)).toEqual([String(cutter.id)])
  const own = await recomputed({ ...week, cutter: cutter.id })
  const all = await recomputed(week)
  const found = await ask(overview, {}, cutter.token)
  const pool = all.tasks.filter(({ state }) => state === taskState.pool).length
  const assigned = own.tasks.filter(({ state }) => state === taskState.assigned).length
  const { editing, review, approved, first_rate, cycle_mean } = own.figures
  expect(found).toMatchObject({ pool: pool + assigned, editing, review, approved, first_rate, cycle_mean })
  const { envelope } = await platform.ask('/api/v1/clip/overview?start_time=20&end_time=10', { token: boss })
  expect(envelope.status).toBe(0)
})

/** A company of its own with a leader, a cutter and a demand under way. */
const studio = async (name: string) => {
  const { db, signIn } = platform
  const id = await makeCompany(db, name)
  const leads = { privilege_id: 1, is_share_video: true, video_menu: [1, 2] }
  const leader = await makeMember(db, `${name}-leader`, id, 0, leads)
  const cuts = { is_film_cutter: true, is_share_video: true, video_menu: [2] }
  const who = await makeMember(db, `${name}-cutter`, id, leader, cuts)
  return {
    id,
    leader,
    who,
    token: await signIn(`${name}-leader`, password),
    own: await signIn(`${name}-cutter`, password),
    demand: await makeDemand(db, id, leader, now),
    clock: { zone: 'Asia/Shanghai', cut_hour: 0 },
  }
}

test('[CL29] the overview has hits, what materials brought and which were used; a cutter’s line its hits and turnover', async () => {
  const { db, gate } = platform
  const { id, leader, who, token, demand, clock } = await studio('used')
  const view = { company: { id }, clock }
  const [often, once] = [
    await makeMaterial(db, id, leader, { title: 'Often', add_time: midnight }),
    await makeMaterial(db, id, leader, { title: 'Once' }),
  ]
  await makeMaterial(db, id, leader, { title: 'Never' })
  await makeMaterial(db, id, leader, { title: 'Off', state: 4 })
  const early = await makeDemand(db, id, leader, now, { add_time: now - 30 * DAY })
  await nameMaterials(db, demand, [often, once])
  await nameMaterials(db, early, [often])
  const clip = async (on: number, video: string, pay_amt: number, at = midnight - 2 * DAY) => {
    const fields = { state: taskState.published, cutter_id: who, version_no: 1, approved_t: at, due_amt: 1000 }
    await publishClip(db, await makeTask(db, on, now, fields), video, at)
    await sellBy(db, gate, view, video, { from: at, after: 60, pay_amt })
  }
  await clip(demand, '8000000000000000001', 120_000)
  await clip(early, '8000000000000000002', 2000)
  await clip(early, '8000000000000000003', 5000, midnight - 20 * DAY)
  expect(await ask(overview, {}, token)).toMatchObject({
    published: 2,
    hits: 1,
    hit_rate: 5000,
    hit_views: 100_000,
    hit_gmv: 100_000,
    material_roi: 6100,
    materials_in: 1,
  })
  expect(await ask(trends, {}, token)).toMatchObject({
    materials: [
      { material_id: String(often), title: 'Often', demands: 1, clips: 2, gmv: 122_000 },
      { material_id: String(once), title: 'Once', demands: 1, clips: 1, gmv: 120_000 },
    ],
    usable: 3,
    unused: 1,
  })
  const { list, summary } = await ask(cutters, {}, token)
  expect(list).toMatchObject([{ cutter_id: String(who), hits: 1, gmv: 122_000, fees: 2000 }])
  expect(summary.totals).toMatchObject({ hits: 1, gmv: 122_000 })
})

test('[CL30] who sees the whole company says what a hit is; nobody else does', async () => {
  const { id, token, own } = await studio('bars')
  const body = { hit_views: 500, hit_gmv: 2500 }
  const save = async (by: string, wish: object = body) =>
    (await platform.ask(clipOverviewApi.saveHit.path, { token: by, body: wish })).envelope
  expect(await save(own)).toMatchObject({ status: 0, message: expect.stringContaining('负责人') })
  expect((await save(token, { ...body, hit_views: 0 })).status).toBe(0)
  expect(await ask(overview, {}, token)).toMatchObject({ hit_views: 100_000, hit_gmv: 100_000 })
  expect((await save(token)).status).toBe(1)
  expect(await ask(overview, {}, token)).toMatchObject(body)
  const logged = await platform.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'clip_hit.save')
    .where('object_id', '=', String(id))
    .execute()
  expect(logged).toEqual([{ after: { views: 500, gmv_amt: 2500, currency: 'USD' } }])
})

test('[CL31] a reminder urges what is late or due within a day, in one message, and once an hour', async () => {
  const { db } = platform
  const { who, token, demand } = await studio('reminded')
  const at = (state: number, deadline_t: number) => makeTask(db, demand, now, { state, cutter_id: who, deadline_t })
  await at(taskState.assigned, now - HOUR)
  await at(taskState.revision, now + DAY - 1)
  const [later, judged] = [await at(taskState.editing, now + DAY), await at(taskState.review, now - HOUR)]
  const state = async () => (await ask(cutters, {}, token)).list.map(({ cutter_state }) => cutter_state)
  expect(await state()).toEqual([1])
  const remind = () => presser(platform, clipCutterWorkflow).one(token, 'remind', String(who))
  expect(await remind()).toMatchObject({ ok: true })
  expect(await state()).toEqual([2])
  expect(await remind()).toMatchObject({ ok: false, message: '一小时内已经催过这位剪辑师' })
  const events = await db.selectFrom('clip_event').selectAll().where('cutter_id', '=', who).execute()
  expect(events).toHaveLength(2)
  for (const one of events) expect(one).toMatchObject({ transition: 'urge', t: now })
  expect(events.map(({ task_id }) => task_id)).not.toEqual(expect.arrayContaining([later, judged]))
  const notices = await db.selectFrom('notice').select(['event_code', 'more']).where('member_id', '=', who).execute()
  expect(notices).toEqual([{ event_code: 'clip_task.urge', more: 1 }])
  await db
    .updateTable('clip_event')
    .set({ t: now - HOUR })
    .where('cutter_id', '=', who)
    .execute()
  expect(await state()).toEqual([1])
  expect(await remind()).toMatchObject({ ok: true })
})

test('[CL32] the words of a demand’s state mean the same demands on the overview, in the list and on the wall', async () => {
  const { db } = platform
  const { id, leader, token } = await studio('words')
  const { unassigned, running, acceptance, done, draft } = demandState
  for (const state of [unassigned, unassigned, acceptance, done, draft])
    await makeDemand(db, id, leader, now, { state })
  const found = await ask(overview, {}, token)
  expect(found).toMatchObject({ demands: 1, unassigned: 2, open: 4 })
  const { summary } = await ask(clipDemandList.endpoint, {}, token)
  expect(summary.kpi).toMatchObject({ running: 1, unassigned: 2, acceptance: 1 })
  for (const [state, total] of [
    [running, 1],
    [unassigned, 2],
  ])
    expect((await ask(clipDemandList.endpoint, { demand_state: state }, token)).total).toBe(total)
  const { data } = (await platform.ask('/api/v1/screen/clip', { token })).envelope
  expect(data).toMatchObject({ zones: { demands: { open: found.open } } })
})
