import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timed } from '../../platform/jobs/jobs.ts'
import { lowerRates } from '../../platform/queries/products/rates.ts'
import { meetDeadlines } from '../../platform/workflows/deadlines.ts'
import type { BulkData } from '../../shared/api/bulk.ts'
import { issueDay, issueOf } from '../../shared/areas/curated/issue.ts'
import type { ProductMark } from '../../shared/areas/products/api.ts'
import { sampleState } from '../../shared/areas/samples/states.ts'
import type { HistoryData } from '../../shared/workflows/workflow.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400
/** Noon in Shanghai. */
const start = Date.UTC(2026, 4, 20, 4) / 1000
let now = start
let platform: TestPlatform
let company: number
const ids = new Map<string, number>()
const tokens = new Map<string, string>()

/** Sold by: lamp nora's creator, vase south's; rug nobody's, and left the shelf. */
const products = ['lamp', 'vase', 'rug'] as const

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Ours')
  const add = async (name: string, of: number, above = '', fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, of, ids.get(above) ?? 0, fields))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('boss', company, '', { privilege_id: 1 })
  await add('north', company, 'boss')
  await add('nora', company, 'north')
  await add('south', company, 'boss')
  await add('ops', 0, '', { operator: true })
  await makeCreator(db, company, 'nico', ids.get('nora') ?? 0, { follower_count: 5000, nickname: 'Nico' })
  await makeCreator(db, company, 'sol', ids.get('south') ?? 0, { follower_count: 900, nickname: 'Sol' })
  const sold = (n: number, product_id: string, creator_id: string, t: number) =>
    orderAt(t, {
      order_id: `57610000${n}`,
      lines: [lineWith({ sku_id: `sku-${product_id}`, product_id, creator_id, quantity: n, pay_amt: 4000 })],
    })
  allTaken(
    await gate.submit(company, [
      sold(1, 'lamp', 'nico', start - 40 * DAY),
      sold(2, 'lamp', 'nico', start - 2 * DAY),
      sold(3, 'vase', 'sol', start - DAY),
      sold(4, 'lamp', 'nico', start - 60),
    ]),
  )
  const times = { first_seen_t: 0, add_time: 0, update_time: 0 }
  await db
    .insertInto('product')
    .columns(['company_id', 'product_id', 'shop_id', 'title', 'status', 'first_seen_t', 'add_time', 'update_time'])
    .expression(sql`values (${company}::bigint, 'rug', 's', 'Rug', 4::smallint, 0::bigint, 0::bigint, 0::bigint)`)
    .execute()
  for (const product_id of products)
    await db
      .updateTable('product')
      .set({ standard_rate_bp: 1500, ...times })
      .where('product_id', '=', product_id)
      .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const post = async (path: string, body: unknown, who = 'boss') =>
  (await platform.ask(`/api/v1${path}`, { token: tokens.get(who) ?? '', body })).envelope
const get = async (path: string, who = 'boss') =>
  (await platform.ask(`/api/v1${path}`, { token: tokens.get(who) ?? '' })).envelope
const marks = async (who = 'boss'): Promise<Record<string, ProductMark>> => {
  const { data } = await get(`/product/marks?product_ids=${products.join(',')}`, who)
  return Object.fromEntries((data as { marks: ProductMark[] }).marks.map((mark) => [mark.product_id, mark]))
}

let presses = 0
/** Presses a transition of some rows: what became of each. */
const press = async (path: string, transition: string, keys: readonly string[], more: object = {}, who = 'boss') => {
  const body = { transition, keys, request_id: `market-${presses++}`, ...more }
  const { data } = await post(`${path}/transition`, body, who)
  return (data as BulkData).results
}
const atRate = (rate: number | null, ids: readonly string[]) => ({
  seen: Object.fromEntries(ids.map((id) => [id, { commission_rate_bp: rate }])),
})

test('[MK1] [MK2] [WF21] showcase and collection are the own member’s; what is off the shelf, out of reach or of another rate is refused', async () => {
  const put = async (product_id: string, rate_bp: number | null, who = 'boss') =>
    (await press('/product/showcase', 'show', [product_id], atRate(rate_bp, [product_id]), who))[0]
  expect(await put('lamp', 1500)).toMatchObject({ ok: true })
  expect(await put('rug', 1500)).toMatchObject({ ok: false, message: '商品已下架' })
  expect(await put('vase', 1500, 'nora')).toMatchObject({ ok: false, message: '商品不存在，或不在你的可见范围内' })
  expect(await put('vase', 1800)).toEqual({
    key: 'vase',
    ok: false,
    message: '佣金率已变更：原 18.00%，现 15.00%',
    now: { commission_rate_bp: 1500 },
  })
  const all = await press('/product/showcase', 'show', [...products, 'x'], atRate(1500, products))
  expect(all.map(({ ok }) => ok)).toEqual([true, true, false, false])
  const collect = (name: string, ids: readonly string[], who = 'boss') => press('/product/collect', name, ids, {}, who)
  await collect('collect', ['lamp', 'rug'], 'north')
  await collect('collect', ['rug'])
  const [boss, north] = [await marks(), await marks('north')]
  expect(products.map((id) => [boss[id]?.showcase, boss[id]?.favourite])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ])
  expect(Object.keys(north)).toEqual(['lamp'])
  expect([north.lamp?.showcase, north.lamp?.favourite]).toEqual([0, 1])
  expect(await press('/product/showcase', 'hide', ['lamp'])).toMatchObject([{ ok: true }])
  await collect('drop', ['rug'])
  const after = await marks()
  expect([after.lamp?.showcase, after.rug?.favourite]).toEqual([0, 0])
  const rates = await platform.db.selectFrom('showcase').select(['product_id', 'rate_bp']).execute()
  expect(rates).toEqual([{ product_id: 'vase', rate_bp: 1500 }])
})

test('[MK3] the small curve holds the items of the viewer’s scope on each of 30 days', async () => {
  const { lamp, vase } = await marks()
  const days = (at: Readonly<Record<number, number>>) => Array.from({ length: 30 }, (_, day) => at[29 - day] ?? 0)
  expect(lamp?.curve).toEqual(days({ 2: 2, 0: 4 }))
  expect(vase?.curve).toEqual(days({ 1: 3 }))
})

test('[MK4] a member’s promotion link for a product is always the same one, and nobody else’s', async () => {
  const link = async (who: string) => {
    const [result] = await press('/product/promotion', 'link', ['lamp'], atRate(1500, ['lamp']), who)
    return result?.answer as { code: string; url: string }
  }
  const [first, again, other] = [await link('boss'), await link('boss'), await link('nora')]
  expect(first.code).toMatch(/^[A-Za-z2-9]{8}$/)
  expect(again).toEqual(first)
  expect(first.url).toContain(`/lamp?tw=${first.code}`)
  expect(other.code).not.toBe(first.code)
  expect(await press('/product/promotion', 'link', ['lamp'], atRate(1, ['lamp']))).toMatchObject([
    { ok: false, now: { commission_rate_bp: 1500 } },
  ])
  expect(await press('/product/promotion', 'link', ['rug'])).toMatchObject([{ ok: false, message: '商品已下架' }])
})

test('[MK5] leaders assign products to creators of their own, and the log says who did', async () => {
  const assign = async (who: string, creator_id: string, rate = 1500) =>
    (await press('/product/list', 'assign', ['lamp'], { creator_id, ...atRate(rate, ['lamp']) }, who))[0]
  expect(await assign('nora', 'nico')).toMatchObject({ ok: false, message: '这一步需要团队负责人来做' })
  expect(await assign('north', 'sol')).toMatchObject({ ok: false, message: '达人不存在，或不在你的范围内' })
  expect(await assign('north', 'nico', 900)).toMatchObject({ ok: false, now: { commission_rate_bp: 1500 } })
  expect(await assign('north', 'nico')).toMatchObject({ ok: true })
  const may = async (who: string) => {
    const { data } = await get(`/product/marks?product_ids=${products.join(',')}`, who)
    return (data as { may: Record<string, string[]> }).may
  }
  expect([await may('boss'), await may('nora')]).toEqual([
    { lamp: ['assign'], vase: ['assign'], rug: [] },
    { lamp: [] },
  ])
  expect((await marks('north')).lamp?.assigned).toBe(1)
  const creators = async (who: string, q = '') => {
    const { data } = await get(`/product/creators?q=${q}`, who)
    return (data as { list: { creator_id: string }[] }).list.map(({ creator_id }) => creator_id)
  }
  expect([await creators('boss'), await creators('north'), await creators('boss', 'SO')]).toEqual([
    ['nico', 'sol'],
    ['nico'],
    ['sol'],
  ])
  const log = await platform.db.selectFrom('audit_log').selectAll().where('action', '=', 'offer.assign').execute()
  expect(log).toMatchObject([
    { member_id: ids.get('north'), object_id: `${company}/lamp`, after: { creator_id: 'nico' } },
  ])
})

const offer = (fields: object) =>
  platform.db
    .insertInto('product_offer')
    .values({
      company_id: company,
      product_id: 'lamp',
      off_t: null,
      next_rate_bp: null,
      next_rate_t: null,
      min_followers: null,
      min_gmv_amt: null,
      min_views: null,
      update_time: 0,
      ...fields,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'product_id']).doUpdateSet(fields))
    .execute()

const wish = (fields: object = {}) => ({
  product_id: 'lamp',
  sku_id: 'sku-lamp',
  creator_id: 'nico',
  rate_bp: 1500,
  qty: 1,
  address: 'Harbour Street 1',
  content_type: 1,
  content_count: 2,
  content_date: '2026-06-10',
  ...fields,
})

test('[MK6] [MK7] thresholds come first and name what is missing; a quota ends, and nobody asks twice', async () => {
  const apply = (fields = {}, who = 'boss') => post('/sample/apply', wish(fields), who)
  expect(await apply()).toMatchObject({ message: '该商品不提供样品' })
  await offer({ sample_kind: 1, sample_quota: 2, min_followers: 1000, min_gmv_amt: 8001, min_views: 100 })
  await platform.db
    .insertInto('content_daily')
    .values(
      ['a', 'b'].map((content_id, n) => ({
        company_id: company,
        content_id,
        day: Math.floor(now / DAY) - 3,
        creator_id: 'nico',
        content_type: 1,
        views: 60 + 100 * n,
        data_time: 0,
      })),
    )
    .execute()
  const check = await get('/sample/check?product_id=lamp&creator_id=nico', 'north')
  expect(check.data).toMatchObject({
    left: 2,
    open: null,
    thresholds: [
      { name: 'followers', needs: 1000, has: 5000, met: true },
      { name: 'gmv', needs: 8001, has: 8000, met: false },
      { name: 'views', needs: 100, has: 110, met: true },
    ],
  })
  expect(await apply()).toMatchObject({
    message: '达人不符合样品门槛',
    data: { fields: { creator_id: '近30天成交额未达到门槛' } },
  })
  await offer({ min_gmv_amt: 8000 })
  expect(await apply({ creator_id: 'sol' })).toMatchObject({
    data: { fields: { creator_id: '粉丝数未达到门槛' } },
  })
  expect(await apply({}, 'south')).toMatchObject({ message: '商品不存在，或不在你的可见范围内' })
  expect(await apply({ creator_id: 'sol' }, 'north')).toMatchObject({ message: '达人不存在，或不在你的范围内' })
  expect(await apply({ sku_id: 'sku-vase' })).toMatchObject({ data: { fields: { sku_id: '格式不正确' } } })
  expect(await apply({ content_date: '2026-05-20' })).toMatchObject({
    data: { fields: { content_date: '必须晚于现在' } },
  })
  expect(await apply({ content_date: '2026-02-30' })).toMatchObject({
    data: { fields: { content_date: '格式不正确' } },
  })
  expect(await apply({ qty: 3 })).toMatchObject({ message: '样品额度已用完' })
  const both = await Promise.all([apply(), apply()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([0, 1])
  expect(await apply()).toMatchObject({ message: '该达人已申请过此商品的样品，申请还在进行中' })
  expect(await marks()).toMatchObject({ lamp: { sample_state: sampleState.pending } })
  const { sample_id } = (await marks('north')).lamp ?? {}
  // The request is the boss's own: north works below it.
  expect(sample_id).toBeNull()
  const id = (await marks()).lamp?.sample_id ?? ''
  const asked = await platform.db.selectFrom('sample_request').select('content_t').execute()
  // The end of the day in Shanghai.
  expect(asked).toEqual([{ content_t: Date.UTC(2026, 5, 10, 16) / 1000 - 1 }])
  const withdraw = async (who = 'boss') => (await press('/sample', 'withdraw', [id], {}, who))[0]
  expect(await withdraw('north')).toMatchObject({ ok: false, message: '样品申请不存在，或不是你的' })
  expect(await withdraw()).toMatchObject({ ok: true })
  expect(await withdraw()).toMatchObject({ ok: false, message: '样品已发货或申请已结束，不能撤回' })
  const { data: history } = await get(`/sample/history?key=${id}`)
  expect((history as HistoryData).list.map(({ transition }) => transition)).toEqual(['withdraw', 'apply'])
  expect(await apply({ qty: 2 }, 'north')).toMatchObject({ status: 1 })
  await platform.db.updateTable('creator').set({ follower_count: 2000 }).where('creator_id', '=', 'sol').execute()
  await offer({ min_gmv_amt: null, min_views: null })
  expect(await apply({ creator_id: 'sol' })).toMatchObject({ message: '样品额度已用完' })
})

test('[MK8] [WF11] [WF12] a request that nobody answers, ships or fulfils in time ends by itself, and who asked is told', async () => {
  const { id } = await platform.db
    .selectFrom('sample_request')
    .select('id')
    .where('qty', '=', 2)
    .executeTakeFirstOrThrow()
  const stateOf = async () => {
    await meetDeadlines(platform, timed, now)
    const found = platform.db.selectFrom('sample_request').select('state').where('id', '=', id)
    return (await found.executeTakeFirst())?.state
  }
  const put = (state: number, t: number | null) =>
    platform.db
      .updateTable('sample_request')
      .set({ state, approve_deadline_t: t ?? now + 1, ship_deadline_t: t, content_deadline_t: t })
      .where('id', '=', id)
      .execute()
  const ends = [
    [sampleState.pending, sampleState.overdue, 'unanswered', '样品申请超时未审核，已取消'],
    [sampleState.awaitingShipment, sampleState.notShipped, 'unshipped', '样品超时未发货，已取消'],
    [sampleState.shipped, sampleState.unfulfilled, 'unfulfilled', '样品到期未出内容，记为未履约'],
    [sampleState.contentPending, sampleState.unfulfilled, 'unfulfilled', '样品到期未出内容，记为未履约'],
  ] as const
  const newest = async () => {
    const history = (await get(`/sample/history?key=${id}`, 'north')).data as HistoryData
    const notices = (await get('/member/notice', 'north')).data as { list: object[] }
    return [history.list[0], notices.list.length, notices.list[0]] as const
  }
  for (const [n, [state, end, transition, event]] of ends.entries()) {
    for (const later of [null, now + 1]) {
      await put(state, later)
      expect([state, later, await stateOf()]).toEqual([state, later, state])
    }
    await put(state, now)
    expect([await stateOf(), await stateOf()]).toEqual([end, end])
    const [entry, told, notice] = await newest()
    const log = { time: now, by: '', transition, before: { sample_state: state }, after: { sample_state: end } }
    expect(entry).toEqual(log)
    expect(told).toBe(n + 1)
    const links = [{ title: '查看', path: '/product/product?open=lamp' }]
    expect(notice).toMatchObject({ eventName: event, links })
  }
  await put(sampleState.completed, now)
  expect(await stateOf()).toBe(sampleState.completed)
  const boss = (await get('/member/notice')).data as { list: object[] }
  expect(boss.list, 'who did not ask').toMatchObject([{ eventName: '申请了样品，等待审核' }])
  expect(boss.list).toHaveLength(1)
})

test('[MK23] [MK24] a request goes its way: leaders above decide, each step sets the next deadline, contents of the creator end it', async () => {
  await offer({ sample_kind: 2, sample_quota: 50, min_followers: null, min_gmv_amt: null, min_views: null })
  const told = async (who: string) =>
    ((await get('/member/notice', who)).data as { list: { eventName: string; links: object[] }[] }).list[0]
  await platform.db.deleteFrom('sample_request').execute()
  const made = await post('/sample/apply', wish(), 'nora')
  expect(made).toMatchObject({ status: 1 })
  const { id } = made.data as { id: string }
  expect(await told('north')).toMatchObject({
    eventName: '申请了样品，等待审核',
    // The page of samples is not for staff without privilege.
    links: [],
  })
  const row = async (who = 'north') => {
    const { data } = await get('/sample', who)
    const { list, may, summary } = data as {
      list: Readonly<Record<string, unknown>>[]
      may: Record<string, string[]>
      summary: { kpi: Record<string, number | null> }
    }
    return { row: list[0], may: may[id], kpi: summary.kpi }
  }
  const step = async (name: string, input: object = {}, who = 'north') =>
    (await press('/sample', name, [id], input, who))[0]
  expect((await row('nora')).may).toEqual(['withdraw'])
  expect(await row()).toMatchObject({
    row: { product_id: 'lamp', sample_asker: 'nora', sample_state: sampleState.pending, due_time: now + 7 * DAY },
    may: ['approve', 'reject', 'withdraw'],
    kpi: { review: 1, due: 0, fulfilled: null },
  })
  expect(await step('approve', {}, 'nora')).toMatchObject({ ok: false })
  expect(await step('approve')).toMatchObject({ ok: true })
  expect(await told('nora')).toMatchObject({ eventName: '样品申请已通过，等待发货' })
  expect((await row()).row).toMatchObject({ sample_state: sampleState.awaitingShipment, due_time: now + 7 * DAY })
  expect(await step('ship', { tracking_no: 'YT7000000001' })).toMatchObject({ ok: true })
  expect((await row()).row).toMatchObject({ tracking_no: 'YT7000000001', due_time: now + (14 + 90) * DAY })
  expect(await step('receive', {}, 'nora')).toMatchObject({ ok: true })
  expect((await row()).row).toMatchObject({ sample_state: sampleState.contentPending, due_time: now + 90 * DAY })
  const contents = ['made-1', 'made-2'].map((content_id) => ({
    ...{ company_id: company, content_id, creator_id: 'nico', content_type: 1, post_t: now, duration_s: 20 },
    ...{ add_time: now, update_time: now },
  }))
  await platform.db.insertInto('content').values(contents).execute()
  await platform.db.updateTable('sample_request').set({ content_count: 2 }).execute()
  const fulfil = (content_ids: string) => step('fulfil', { content_ids }, 'nora')
  expect(await fulfil('made-1, elsewhere')).toMatchObject({
    ok: false,
    message: '内容 elsewhere 不是该达人的，或尚未导入',
  })
  expect(await fulfil('made-1')).toMatchObject({ ok: false, message: '承诺 2 条内容，只填写了 1 条' })
  expect(await fulfil('made-1，made-2')).toMatchObject({ ok: true })
  expect(await row()).toMatchObject({
    row: { sample_state: sampleState.completed, content_made: 2, due_time: null },
    may: [],
    kpi: { review: 0, content: 0, fulfilled: 10_000 },
  })
  const again = (await post('/sample/apply', wish(), 'nora')).data as { id: string }
  expect((await press('/sample', 'reject', [again.id], { reason: 3 }, 'north'))[0]).toMatchObject({ ok: true })
  const refused = (await get('/sample?sample_state=6', 'north')).data as { list: object[] }
  expect(refused.list).toMatchObject([{ sample_id: again.id, reject_reason: 3 }])
  expect(((await get('/sample', 'south')).data as { list: object[] }).list).toEqual([])
})

test('[MK9] [GA6] when an open rate falls, its history grows, and creators who sell the product keep the old one for 30 days', async () => {
  await offer({ next_rate_bp: 1000, next_rate_t: now + DAY })
  expect((await marks()).lamp).toMatchObject({ next_rate_bp: 1000, next_rate_time: now + DAY, lock_rate_bp: null })
  const lower = () => platform.db.transaction().execute((tx) => lowerRates(tx, now))
  const rate = async () =>
    (await platform.db.selectFrom('product').select('standard_rate_bp').where('product_id', '=', 'lamp').execute())[0]
  await lower()
  expect(await rate()).toEqual({ standard_rate_bp: 1500 })
  now = start + DAY
  await lower()
  expect(await rate()).toEqual({ standard_rate_bp: 1000 })
  const history = platform.db.selectFrom('product_price_history').select(['product_id', 't', 'standard_rate_bp'])
  expect(await history.orderBy('t').execute()).toEqual([
    { product_id: 'lamp', t: now - 1, standard_rate_bp: 1500 },
    { product_id: 'lamp', t: now, standard_rate_bp: 1000 },
  ])
  const locked = { next_rate_bp: null, lock_rate_bp: 1500, lock_until_time: now + 30 * DAY }
  expect((await marks()).lamp).toMatchObject(locked)
  expect((await marks('nora')).lamp).toMatchObject(locked)
  // Nobody of the south sells it, and its list does not hold it.
  expect((await marks('south')).lamp).toBeUndefined()
  await platform.db.updateTable('rate_lock').set({ locked_until_t: now }).execute()
  expect((await marks()).lamp?.lock_rate_bp).toBeNull()
  now = start
})

test('[MK10] [MK11] [MK21] an issue shows in its window, to everyone of the company; the operator writes it, and nobody else', async () => {
  const issue = issueOf(Math.floor((start + 8 * 3600) / DAY))
  const picks = [
    { product_id: 'vase', topics: [1, 3], reason: '好卖', comment: '' },
    { product_id: 'lamp', topics: [2], reason: '新品', comment: '点评' },
  ]
  const save = (fields: object, who = 'ops') =>
    post('/category/best/save', { company, issue, publish_time: now + 60, end_time: null, picks, ...fields }, who)
  expect(await save({}, 'boss')).toMatchObject({ status: 403 })
  expect(await save({ issue: '2026-W54' })).toMatchObject({ status: 0 })
  expect(await save({ end_time: now })).toMatchObject({ status: 0 })
  expect(await save({ picks: [{ ...picks[0], product_id: 'no' }] })).toMatchObject({ status: 0 })
  expect(await save({})).toMatchObject({ status: 1 })
  const best = async (who: string, query = '') => {
    const { data } = await get(`/category/best?${query}`, who)
    return data as { issue: string; list: { product_id: string; row: object }[]; issues: object[]; editor: boolean }
  }
  expect(await best('nora')).toMatchObject({ issue: '', list: [], issues: [], editor: false })
  expect(await best('ops')).toMatchObject({ issue, company })
  expect(await best('ops', `of_company=${company}`)).toMatchObject({ issue, issues: [{ picks: 2 }], editor: true })
  expect(await get(`/category/best?of_company=0`, 'boss')).toMatchObject({ status: 403 })
  now = start + 60
  const seen = await best('nora')
  expect(seen.list.map(({ product_id }) => product_id)).toEqual(['vase', 'lamp'])
  expect(seen.list[0]?.row).toMatchObject({ product_id: 'vase', gmv_30d: 0 })
  const take = async () => (await press('/product/showcase', 'show', ['vase'], atRate(1500, ['vase']), 'nora'))[0]
  expect(await take()).toMatchObject({ ok: true })
  expect(await save({ end_time: now + 60, publish_time: now, picks: picks.toReversed() })).toMatchObject({ status: 1 })
  expect((await best('boss')).list.map(({ product_id }) => product_id)).toEqual(['lamp', 'vase'])
  now = start + 120
  expect((await best('boss')).list).toEqual([])
  expect(await take()).toMatchObject({ ok: false })
  // What is out of reach by now can still be given back.
  expect(await press('/product/showcase', 'hide', ['vase'], {}, 'nora')).toMatchObject([{ ok: true }])
  expect(await get(`/category/candidates?company=${company}&q=lam`, 'boss')).toMatchObject({ status: 403 })
  now = start
})

test('[MK22] a company that does not exist is refused beside its field, wherever the operator names one', async () => {
  const none = { status: 0, data: { fields: { of_company: '公司不存在，请重新选择' } } }
  expect(await get('/category/best?of_company=987654', 'ops')).toMatchObject(none)
  const named = { status: 0, data: { fields: { company: '公司不存在，请重新选择' } } }
  expect(await get('/category/candidates?company=987654&q=lam', 'ops')).toMatchObject(named)
  const issue = { company: 987_654, issue: '2026-W21', publish_time: now, end_time: null, picks: [] }
  expect(await post('/category/best/save', issue, 'ops')).toMatchObject(named)
  expect(await get('/category/best?of_company=987654', 'boss')).toMatchObject({ status: 403 })
})

test('[MK12] weeks are those of ISO 8601, over the turn of years', () => {
  const day = (text: string): number => Date.parse(text) / 86_400_000
  const weeks = {
    '2026-11-21': '2026-W47',
    '2026-01-01': '2026-W01',
    '2027-01-03': '2026-W53',
    '2024-12-30': '2025-W01',
  }
  for (const [date, week] of Object.entries(weeks)) expect(issueOf(day(date))).toBe(week)
  expect(issueDay('2026-W53')).toBe(day('2026-12-28'))
  expect([issueDay('2025-W53'), issueDay('2026-W00'), issueDay('x')]).toEqual([Number.NaN, Number.NaN, Number.NaN])
})
