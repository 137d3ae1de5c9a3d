import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSource } from '../../platform/lists/sources.ts'
import { raiseVersion } from '../../platform/queries/pulse.ts'
import { meetDeadlines } from '../../platform/workflows/deadlines.ts'
import { liveMachine } from '../../platform/workflows/lives.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { liveApi } from '../../shared/areas/lives/api.ts'
import { liveState } from '../../shared/areas/lives/states.ts'
import { liveWorkflow } from '../../shared/areas/lives/workflow.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { sender } from './table-import-support.ts'

const DAY = 86_400
/** 20:00 in Shanghai. */
const now = Date.UTC(2026, 4, 20, 12) / 1000
const today = Math.floor((now + 8 * 3600) / DAY)
let platform: TestPlatform
let company: number
const tokens = { boss: '', agent: '', rival: '' }
type Who = keyof typeof tokens

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Lives')
  const rivals = await makeCompany(db, 'Lives rivals')
  const boss = await makeMember(db, 'live-boss', company, 0, { privilege_id: 1 })
  const agent = await makeMember(db, 'live-agent', company, boss, { privilege_id: 2 })
  await makeMember(db, 'live-rival', rivals, 0, { privilege_id: 1 })
  for (const who of ['boss', 'agent', 'rival'] as const) tokens[who] = await platform.signIn(`live-${who}`, password)
  await makeCreator(db, company, 'host', agent)
  const session = (live_id: string, state: number, start_t: number | null, end_t: number | null) => ({
    ...{
      company_id: company,
      live_id,
      creator_id: 'host',
      title: live_id,
      state,
      plan_start_t: start_t,
      start_t,
      end_t,
    },
    ...{ target_gmv_amt: live_id === 'new' ? 10_000 : null, member_id: null, add_time: now, update_time: now },
  })
  await db
    .insertInto('live_session')
    .values([
      session('old', liveState.ended, now - 5 * DAY, now - 5 * DAY + 7200),
      session('new', liveState.ended, now - 2 * DAY, now - 2 * DAY + 3600),
      session('runs', liveState.live, now - 3000, null),
    ])
    .execute()
  const daily = (content_id: string, day: number, fields: object) => ({
    ...{ company_id: company, content_id, day, creator_id: 'host', content_type: 2, data_time: now, ...fields },
  })
  await db
    .insertInto('content_daily')
    .values([
      daily('old', today - 5, {
        views: 1000,
        impressions: 4000,
        clicks: 400,
        watch_s: 60_000,
        room_impressions: 5000,
        new_followers: 40,
      }),
      daily('new', today - 2, {
        views: 500,
        impressions: 2000,
        clicks: 100,
        watch_s: 50_000,
        room_impressions: 2000,
        new_followers: 10,
      }),
    ])
    .execute()
  await db
    .insertInto('live_minute')
    .values(
      [60, 120, 2880].map((at, n) => ({
        company_id: company,
        live_id: 'runs',
        minute_t: now - 3000 + at,
        viewers: 10 * (n + 1),
      })),
    )
    .execute()
  const line = (content_id: string, pay_amt: number, product_id = 'p1') =>
    lineWith({ creator_id: 'host', content_type: 2, content_id, pay_amt, product_id })
  allTaken(
    await gate.submit(company, [
      orderAt(now - 5 * DAY + 60, { order_id: 'o1', lines: [line('old', 8000)] }),
      orderAt(now - 2 * DAY + 60, { order_id: 'o2', lines: [line('new', 2500)] }),
      orderAt(now - 2 * DAY + 90, { order_id: 'o3', lines: [line('new', 500, 'p2')] }),
      orderAt(now - 2900, { order_id: 'o4', lines: [line('runs', 1200)] }),
      orderAt(now - 100, { order_id: 'o5', lines: [line('runs', 700)] }),
    ]),
  )
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const tell = async <T>(path: string, body?: object, who: Who = 'boss') => {
  const { envelope } = await platform.ask(path, { token: tokens[who], ...(body ? { body } : {}) })
  return envelope as { status: number; message: string; data: T }
}
const ok = async <T>(path: string, body?: object, who: Who = 'boss'): Promise<T> => {
  const { status, message, data } = await tell<T>(path, body, who)
  expect(status, message).toBe(1)
  return data
}
interface Page {
  readonly list: Record<string, unknown>[]
  readonly summary: Readonly<Record<'kpi' | 'totals' | 'tabs', Record<string, number>>>
}

test('[LV1] a session says what its room sold and what the network told of it, a running one only the former; each row is for who looks after its creator', async () => {
  const page = await ok<Page>('/api/v1/live/list?limit=20')
  const row = (id: string) => page.list.find(({ live_id }) => live_id === id)
  expect(row('new')).toMatchObject({
    gmv: 3000,
    sku_orders: 2,
    live_views: 500,
    avg_watch: 100,
    entry_rate: 2500,
    ctr: 500,
  })
  expect(row('new')).toMatchObject({ ctor: 200, watch_gpm: 6000, target_rate: 3000, duration: 3600 })
  expect(row('runs')).toMatchObject({
    gmv: 1900,
    live_views: null,
    ctr: null,
    watch_gpm: null,
    pcu: 30,
    duration: 3000,
  })
  expect(page.summary.kpi).toMatchObject({
    running: 1,
    today: 1,
    gmv: 12_900,
    mean_gmv: 4300,
    avg_watch: 73,
    gpm: 7333,
  })
  expect(page.summary.totals).toMatchObject({ gmv: 12_900, live_views: 1500 })
  for (const [who, rows] of [
    ['agent', 3],
    ['rival', 0],
  ] as const)
    expect((await ok<Page>('/api/v1/live/list?limit=20', undefined, who)).list, who).toHaveLength(rows)
})

test('[LV2] [LV6] a session’s course, products and comparison are those of its own lines and minutes; the three measures that fell the most are marked', async () => {
  const runs = await ok<CallData<typeof liveApi.detail>>('/api/v1/live/detail?id=runs')
  expect(runs.by_orders).toBe(true)
  expect(runs.steps.reduce((sum, { gmv_amt }) => sum + gmv_amt, 0)).toBe(1900)
  expect(Math.max(...runs.steps.map(({ viewers }) => viewers ?? 0))).toBe(30)
  // [LV6] Of its orders, and of the minutes that the network has told; what it has not told is none.
  expect(runs.figures).toMatchObject({ orders: 2, order_value: 950 })
  const done = await ok<CallData<typeof liveApi.detail>>('/api/v1/live/detail?id=new')
  expect(done.figures).toMatchObject({ views: null, comments: null, ctr: null })
  expect(done.products.map(({ product_id, gmv_amt }) => [product_id, gmv_amt])).toEqual([
    ['p1', 2500],
    ['p2', 500],
  ])
  expect(done).toMatchObject({ by_orders: false, compared: 1 })
  const measure = (name: string) => done.measures.find((one) => one.name === name)
  expect(measure('views')).toEqual({ name: 'views', value: 500, mean: 1000, change_bp: -5000, worst: true })
  expect(measure('ctr')).toMatchObject({ value: 500, mean: 1000, worst: true })
  expect(measure('new_followers')).toMatchObject({ value: 10, mean: 40, worst: true })
  expect(measure('avg_watch')).toMatchObject({ value: 100, mean: 60, worst: false })
  expect((await tell('/api/v1/live/detail?id=new', undefined, 'rival')).status).toBe(0)
})

test('[LV9] what happened in a room is noted at a time at which it ran, stands in its course, and is taken back; others see and do nothing', async () => {
  const marks = async () => (await ok<CallData<typeof liveApi.detail>>('/api/v1/live/detail?id=runs')).marks
  const mark = (more: object, who: Who = 'agent') =>
    tell<{ id: string; fields?: Record<string, string> }>(
      '/api/v1/live/mark',
      { id: 'runs', mark_kind: 2, mark_clock: '', note: '整点', ...more },
      who,
    )
  expect((await mark({})).status).toBe(1)
  // The room opened at 19:10 by the company's clock; it is 20:00.
  const early = await mark({ mark_kind: 1, mark_clock: '19:10', note: '' })
  expect(await marks()).toEqual([
    { id: early.data.id, kind: 1, t: now - 3000, note: '' },
    { id: expect.any(String), kind: 2, t: now, note: '整点' },
  ])
  for (const mark_clock of ['19:09', '20:01', '7点']) {
    const { status, data } = await mark({ mark_clock })
    expect([status, Object.keys(data.fields ?? {})], mark_clock).toEqual([0, ['mark_clock']])
  }
  expect((await mark({}, 'rival')).status).toBe(0)
  expect((await tell('/api/v1/live/unmark', { id: early.data.id }, 'rival')).status).toBe(0)
  for (const { id } of await marks()) await ok('/api/v1/live/unmark', { id }, 'agent')
  expect(await marks()).toEqual([])
  expect((await tell('/api/v1/live/unmark', { id: early.data.id }, 'agent')).status).toBe(0)
})

test('[LV3] rooms that run now stand with minutes, viewers, turnover and pace', async () => {
  const { list } = await ok<CallData<typeof liveApi.running>>('/api/v1/live/running')
  expect(list).toEqual([
    expect.objectContaining({ live_id: 'runs', viewers: 30, gmv_amt: 1900, orders: 2, orders_per_minute: 0.2 }),
  ])
})

test('[LV3] of a company with many rooms all that run stand there, as many as the list counts', async () => {
  const { db } = platform
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...{ company_id: company, live_id: `many-${n}`, creator_id: 'host', title: '', state: liveState.live },
    ...{ plan_start_t: now - 60, start_t: now - 60, end_t: null, target_gmv_amt: null, member_id: null },
    ...{ add_time: now, update_time: now },
  }))
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('live_session').values(many).execute()
    await raiseVersion(tx, company, now)
  })
  const { list } = await ok<CallData<typeof liveApi.running>>('/api/v1/live/running')
  const { summary } = await ok<Page>('/api/v1/live/list?limit=20')
  expect(list).toHaveLength(41)
  expect(summary.tabs[String(liveState.live)]).toBe(list.length)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('live_session').where('live_id', 'like', 'many-%').execute()
    await raiseVersion(tx, company, now)
  })
})

test('[LV4] a session is planned for an own creator and a time to come, opened, ended and reviewed; what is wrong says so beside its field', async () => {
  const plan = {
    live_title: '返场',
    creator_id: 'host',
    account_type: 3,
    plan_day: '2026-05-21',
    plan_clock: '19:30',
    target_gmv: 50_000,
  }
  for (const [wrong, field] of [
    [{ plan_clock: '7点' }, 'plan_clock'],
    [{ plan_day: '2026-05-20', plan_clock: '19:00' }, 'plan_clock'],
    [{ creator_id: 'nobody' }, 'creator_id'],
  ] as const) {
    const { status, data } = await tell<{ fields?: Record<string, string> }>(
      '/api/v1/live/plan',
      { ...plan, ...wrong },
      'agent',
    )
    expect(status).toBe(0)
    expect(Object.keys(data?.fields ?? {})).toEqual([field])
  }
  const { id } = await ok<{ id: string }>('/api/v1/live/plan', plan, 'agent')
  const { one, history } = presser(platform, liveWorkflow)
  const start = Date.UTC(2026, 4, 21, 11, 30) / 1000
  const rowNow = async () => (await ok<Page>(`/api/v1/live/list?keyword=${id}`)).list[0]
  expect(await rowNow()).toMatchObject({ live_status: liveState.planned, plan_start_time: start, target_gmv: 50_000 })
  for (const step of ['open', 'end']) expect((await one(tokens.agent, step, id)).ok).toBe(true)
  expect((await one(tokens.agent, 'review', id, { review_note: '开场慢' })).ok).toBe(true)
  expect(await rowNow()).toMatchObject({ live_status: liveState.reviewed, start_time: now, end_time: now })
  expect((await ok<CallData<typeof liveApi.detail>>(`/api/v1/live/detail?id=${id}`)).review_note).toBe('开场慢')
  expect((await history(tokens.boss, id)).list.map(({ transition }) => transition)).toContain('review')
})

test('[LV7] a room whose minutes stop is interrupted, goes on with the next minute, and has ended once it stays silent', async () => {
  const source = findSource('lives') ?? expect.fail('no rows')
  const meet = (t: number) => meetDeadlines({ db: platform.db, gate: platform.gate }, [{ ...liveMachine, source }], t)
  const begin = now - 7200
  const { db } = platform
  await db
    .insertInto('live_session')
    .values({
      ...{ company_id: company, live_id: 'silent', creator_id: 'host', state: liveState.live, member_id: null },
      ...{
        plan_start_t: begin,
        start_t: begin,
        end_t: null,
        target_gmv_amt: null,
        add_time: begin,
        update_time: begin,
      },
    })
    .execute()
  const minute = (minute_t: number) =>
    db.insertInto('live_minute').values({ company_id: company, live_id: 'silent', minute_t, viewers: 5 }).execute()
  const state = async () =>
    (await ok<Page>('/api/v1/live/list?keyword=silent')).list.map(({ live_status, end_time }) => [
      live_status,
      end_time,
    ])
  // Without a minute nobody knows that it is silent.
  await meet(begin + 900)
  expect(await state()).toEqual([[liveState.live, null]])
  await minute(begin + 60)
  await meet(begin + 60 + 359)
  expect(await state()).toEqual([[liveState.live, null]])
  await meet(begin + 60 + 360)
  expect(await state()).toEqual([[liveState.interrupted, null]])
  await minute(begin + 480)
  await meet(begin + 540)
  expect(await state()).toEqual([[liveState.live, null]])
  await meet(begin + 480 + 360)
  await meet(begin + 480 + 360 + 1799)
  expect(await state()).toEqual([[liveState.interrupted, null]])
  await meet(begin + 480 + 360 + 1800)
  expect(await state()).toEqual([[liveState.ended, begin + 480 + 360]])
})

test('[LV5] sessions that are over come from a file with what the network tells; sales stay those of the orders, an older file changes nothing', async () => {
  const send = sender(platform, new Map(Object.entries(tokens)))
  const head =
    'LIVE ID,LIVE name,Creator username,Start time,End time,Views,LIVE impressions,Product impressions,Product clicks,Avg. viewing duration (s)\n'
  const file = `${head}runs,Night,host,2026-05-20 19:10:00,2026-05-20 19:50:00,200,800,1000,50,30\nfresh,New one,host,2026-05-19 10:00:00,2026-05-19 11:00:00,10,20,30,3,5\nx,X,nobody,2026-05-19 10:00:00,,1,1,1,1,1\ny,Y,host,2026-05-19 10:00:00,2026-05-19 09:00:00,1,1,1,1,1\n`
  const run = await send.imported('boss', 'lives', file)
  expect(run.summary).toMatchObject({ lines: 4, added: 1, changed: 1, refused: 2 })
  const rows = await Promise.all(
    ['runs', 'fresh'].map(async (id) => (await ok<Page>(`/api/v1/live/list?keyword=${id}`)).list[0]),
  )
  expect(rows[0]).toMatchObject({ live_status: liveState.ended, live_views: 200, avg_watch: 30, ctr: 500, gmv: 1900 })
  expect(rows[1]).toMatchObject({ live_status: liveState.ended, duration: 3600, entry_rate: 5000, gmv: 0 })
  expect((await send.imported('boss', 'lives', file)).summary).toMatchObject({ same: 2, refused: 2 })
})

test('[CR16] videos come from a file by the day, of creators that the company has; a session is no video, an older file says nothing', async () => {
  const send = sender(platform, new Map(Object.entries(tokens)))
  const head = 'Video ID,Creator username,Date,Video name,Views,Product impressions,Product clicks,Likes\n'
  const file = `${head}vid-1,host,2026-05-18,First,100,50,5,3\nvid-1,host,2026-05-19,First again,200,60,6,4\nruns,host,2026-05-19,A room,1,1,1,1\nvid-2,nobody,2026-05-19,X,1,1,1,1\n`
  expect((await send.imported('boss', 'videos', file)).summary).toMatchObject({ lines: 4, added: 2, refused: 2 })
  expect((await send.imported('boss', 'videos', file)).summary).toMatchObject({ same: 2, refused: 2 })
  const days = await platform.db
    .selectFrom('content_daily')
    .innerJoin('content', (on) =>
      on
        .onRef('content.content_id', '=', 'content_daily.content_id')
        .onRef('content.company_id', '=', 'content_daily.company_id'),
    )
    .select(['content.title', 'content.content_type', 'views', 'clicks'])
    .where('content_daily.content_id', '=', 'vid-1')
    .orderBy('day')
    .execute()
  expect(days).toEqual([
    { title: 'First again', content_type: 1, views: 100, clicks: 5 },
    { title: 'First again', content_type: 1, views: 200, clicks: 6 },
  ])
})

test('[LV1] what stands above the table and below it is the same added up day by day or session by session, in each tab', async () => {
  const { db, gate } = platform
  const other = await makeCompany(db, 'Lives over midnight')
  await makeMember(db, 'live-night', other, 0, { privilege_id: 1 })
  const token = await platform.signIn('live-night', password)
  await makeCreator(db, other, 'host', null)
  const of = { company_id: other, creator_id: 'host' }
  const states = [liveState.ended, liveState.reviewed, liveState.planned]
  await db
    .insertInto('live_session')
    .values(
      states.map((state, n) => ({
        ...{ ...of, live_id: `n${n}`, title: '', state, plan_start_t: now, end_t: null, target_gmv_amt: null },
        ...{
          start_t: state === liveState.planned ? null : now - DAY,
          member_id: null,
          add_time: now,
          update_time: now,
        },
      })),
    )
    .execute()
  // Two days are told of the first room, of the second one that sold nothing; a third day of the first is not told.
  const told = [
    ['n0', 2],
    ['n0', 1],
    ['n1', 5],
  ] as const
  await db
    .insertInto('content_daily')
    .values(
      told.map(([content_id, before]) => ({
        ...{ ...of, content_id, day: today - before, content_type: 2, data_time: now, views: 100 * before },
        ...{ impressions: 1000, clicks: 50, watch_s: 900, room_impressions: 700, new_followers: 3 },
      })),
    )
    .execute()
  const sold = (days: number, content_id: string, pay_amt: number) =>
    orderAt(now - days * DAY, { lines: [lineWith({ creator_id: 'host', content_type: 2, content_id, pay_amt })] })
  allTaken(await gate.submit(other, [sold(2, 'n0', 900), sold(1, 'n0', 70), sold(0, 'n0', 5), sold(2, 'n1', 1100)]))
  const ask = async (more: string) => {
    const { envelope } = await platform.ask(`/api/v1/live/list?limit=20${more}`, { token })
    return (envelope as { data: Page }).data
  }
  for (const tab of ['', ...states.map((state) => `&live_status=${state}`)]) {
    const [days, sessions] = [await ask(tab), await ask(`${tab}&gmv_min=0`)]
    expect(days.summary, tab).toEqual(sessions.summary)
    for (const name of ['gmv', 'live_views', 'sku_orders', 'new_followers'])
      expect(days.summary.totals[name], `${tab} ${name}`).toBe(
        days.list.reduce((sum, row) => sum + Number(row[name] ?? 0), 0),
      )
  }
  expect((await ask('')).summary).toMatchObject({
    totals: { gmv: 2075, live_views: 800, new_followers: 9, sku_orders: 4 },
    kpi: { gmv: 2075, mean_gmv: 1038, gpm: Math.round((970 * 1000) / 800) },
  })
})
