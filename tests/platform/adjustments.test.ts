import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderEvent, UnmatchedReturn } from '../../platform/ingest/types.ts'
import { settleDue } from '../../platform/jobs/settle.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readFeed, readPlace } from '../../platform/queries/line-feed.ts'
import { metricReaders } from '../../platform/queries/metrics/registry.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { readSnapshot, WallMemory } from '../../platform/queries/wall/snapshot.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { AnalysisAnswer } from '../../shared/areas/analysis/api.ts'
import type { goodsApi } from '../../shared/areas/goods/api.ts'
import type { ordersApi } from '../../shared/areas/orders/api.ts'
import type { orderList } from '../../shared/areas/orders/list.ts'
import { orderLineWorkflow } from '../../shared/areas/orders/workflow.ts'
import type { SearchHit } from '../../shared/areas/search/api.ts'
import type { shopOrderList } from '../../shared/areas/shops/orders-list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

/** 15 May 2026, 12:00 in Shanghai, where the company's days are cut. */
const now = Date.UTC(2026, 4, 15, 4) / 1000
const DAY = 86_400
const midnight = now - DAY / 2
const today = Math.floor((now + 8 * 3600) / DAY)

const back = (refund_id: string, applied_t: number, fields: Partial<UnmatchedReturn> = {}): UnmatchedReturn => ({
  kind: 'return',
  refund_id,
  buyer_key: 'stranger',
  sku_id: 'sku-lost',
  product_id: 'product-lost',
  shop_id: 'shop-lost',
  region: 'FR',
  qty: 2,
  amt: 400,
  applied_t,
  ...fields,
})

let platform: TestPlatform
let company = 0
const tokens = new Map<string, string>()
const ids = new Map<string, number>()

const sale = (order_id: string, t: number, pay_amt: number, refund_amt = 0): OrderEvent =>
  orderAt(t, {
    order_id,
    buyer_key: `buyer-of-${order_id}`,
    lines: [lineWith({ creator_id: 'ann', pay_amt, refund_amt })],
  })

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Ours', { time_zone: 'Asia/Shanghai' })
  ids.set('boss', await makeMember(db, 'boss', company, 0, { privilege_id: 1 }))
  ids.set('nora', await makeMember(db, 'nora', company, ids.get('boss') ?? 0))
  ids.set('shops', await makeMember(db, 'shops', company, 0, { privilege_id: 1, version: 9, current_version: 9 }))
  for (const who of ids.keys()) tokens.set(who, await platform.signIn(who, password))
  await makeCreator(db, company, 'ann', ids.get('nora') ?? 0)
  // What an earlier version kept of a return without a sale.
  await db
    .insertInto('order_refund')
    .values({ company_id: company, refund_id: 'old', kind: 2, qty: 1, amt: 50, applied_t: midnight - 4 * DAY })
    .execute()
  allTaken(
    await gate.submit(company, [
      sale('sold-1', midnight + 3600, 1000, 100),
      sale('sold-2', midnight - DAY + 3600, 3000),
      back('back-1', midnight + 7200),
      back('back-2', midnight - DAY + 7200),
      back('back-3', midnight - 3 * DAY),
      back('back-4', now - 1, { region: 'US', product_id: 'product-1', shop_id: 'shop-1', sku_id: 'sku-1' }),
    ]),
  )
})
afterAll(() => platform?.[Symbol.asyncDispose]())

type Query = Readonly<Record<string, string | number>>
const read = async <T>(path: string, query: Query = {}, who = 'boss'): Promise<T> => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { envelope } = await platform.ask(`/api/v1/${path}?${text}`, { token: tokens.get(who) ?? '' })
  expect(envelope, `${path}?${text} ${envelope.message}`).toMatchObject({ status: 1 })
  return envelope.data as T
}
const scopeNow = () => ({ text: `c${company}`, company_id: company, member_id: null })
const viewOf = async (past: boolean, at = now) => viewAt(scopeNow(), await readCompany(platform.db, company), at, past)

interface Answer {
  readonly list: readonly ListRow<typeof orderList>[]
  readonly total: number
  readonly summary: {
    readonly kpi: Readonly<Record<string, number>>
    readonly totals: Readonly<Record<string, number>>
    readonly tabs: Readonly<Record<string, number>>
  }
}
const daysFrom = (first: number, last = 0) => ({
  date_type: 'paid',
  start_time: midnight - first * DAY,
  end_time: midnight - (last - 1) * DAY,
})
const lineIdOf = async (order_id: string): Promise<string> =>
  (await read<Answer>('order/list', { keyword: order_id })).list[0]?.line_id ?? ''

test('[P75] a return without a sale counts in what came back on its own day, kept and from lines, and as nothing else', async () => {
  const { day } = await viewOf(false)
  expect(day).toBe(today)
  const expected = {
    M01: 1000,
    M02: 100,
    M03: 1,
    M04: 1,
    M05: 1,
    M06: 1,
    M13: 9000,
    M14: 40_000,
    M15: 0,
    M17: 1,
    M18: 1,
  }
  const measured: Record<string, (number | null)[]> = {}
  const cut = { from: today, to: today, cut: await viewOf(true, now) }
  for (const range of [{ from: today, to: today, cut: null }, cut])
    for (const id of Object.keys(expected) as (keyof typeof expected)[])
      measured[id] = [...(measured[id] ?? []), await metricReaders[id](platform.db, await viewOf(false), range)]
  expect(measured).toEqual(Object.fromEntries(Object.entries(expected).map(([id, value]) => [id, [value, value]])))
  // A day on which nothing was sold, from kept sums; the same country from lines.
  const { start_time, end_time } = daysFrom(3, 3)
  for (const more of [{}, { region: 'FR' }]) {
    const { kpi } = await read<{ kpi: readonly { id: string; value: number | null }[] }>('dashboard/overview', {
      start_time,
      end_time,
      ...more,
    })
    expect(Object.fromEntries(kpi.map(({ id, value }) => [id, value]))).toMatchObject({
      M01: 0,
      M02: -400,
      M03: 0,
      M04: 0,
      M05: 0,
      M06: 0,
      M07: null,
      M13: null,
      M15: null,
      M17: 0,
      M18: 0,
    })
  }
  const asked = { ...daysFrom(3), metrics: 'M02,REFUND,M03', dims: 'region' }
  for (const [more, source] of [
    [{}, 'kept'],
    [{ region: 'FR,US' }, 'lines'],
  ] as const) {
    const answer = await read<AnalysisAnswer>('analysis/query', { ...asked, ...more })
    expect(answer.source).toBe(source)
    expect(answer.rows.map(({ keys, values }) => [...keys, ...values])).toEqual([
      ['FR', -1200, 1200, 0],
      ['US', 3500, 500, 2],
    ])
    expect(answer.total.values).toEqual([2300, 1700, 2])
  }
})

test('[P75] a product that only came back is not among the best sold of its category', async () => {
  const home = { pid: null, level: 1, name_zh: '家居', name_en: 'Home' }
  const { id } = await platform.db.insertInto('category').values(home).returning('id').executeTakeFirstOrThrow()
  await platform.db.updateTable('product').set({ category_id: id }).where('company_id', '=', company).execute()
  const stamps = { first_seen_t: 1, add_time: 1, update_time: 1 }
  const lost = { company_id: company, product_id: 'product-lost', shop_id: 'shop-1', title: 'Lost', category_id: id }
  await platform.db
    .insertInto('product')
    .values({ ...lost, ...stamps })
    .execute()
  const { list } = await read<CallData<typeof goodsApi.similar>>('goods/similar', { product_id: 'product-1', days: 7 })
  expect(list.map(({ product_id }) => product_id)).toEqual(['product-1'])
})

test('[Q44] the feed, the pace, the milestones and the silence alert know sales only, now and in the past', async () => {
  for (const past of [false, true])
    await consistently(platform.db, async (tx) => {
      const { zones } = await readSnapshot(tx, await viewOf(past), new WallMemory())
      expect(zones.feed).toMatchObject({ lines: 1 })
      expect(zones.feed.rows.map(({ id }) => id)).toEqual(['sold-1-sku-1--1', 'sold-2-sku-1--1'])
      expect(zones.hero).toMatchObject({ gmv_amt: 1000, orders_per_minute: 0 })
      expect(zones.settle).toMatchObject({ refund_rate_bp: 5000 + 4000, ineligible_rate_bp: 0 })
      const figures = Object.fromEntries(zones.kpi.map(({ id, value, before }) => [id, [value, before]]))
      expect(figures).toMatchObject({ M03: [1, 1], M05: [1, 1], M06: [1, 1], M17: [1, 1] })
      expect([zones.map, zones.shop_rank, zones.product_rank].map((rows) => rows.map(({ id }) => id))).toEqual([
        ['US'],
        ['shop-1'],
        ['product-1'],
      ])
      const early = await readSnapshot(tx, await viewOf(past, midnight + 7260), new WallMemory())
      const told = early.zones.ticker.map(({ id }) => id)
      expect(told).toContain('biggest.sold-1')
      expect(told.filter((id) => id.startsWith('country.'))).toEqual(['country.2026-05-15.US'])
    })
  const next = await readFeed(platform.db, await viewOf(false, now + 30), readPlace(btoa(`${midnight + 7200}.0`)), 10)
  expect(next.items).toEqual([])
  const whole = await readFeed(platform.db, await viewOf(false), readPlace(btoa(`${midnight - 3 * DAY}.0`)), 10)
  expect(whole.items.map(({ id }) => id)).toEqual(['sold-2-sku-1--1', 'sold-1-sku-1--1'])
})

test('[Q45] search finds no return without a sale among the orders', async () => {
  const found = async (q: string) => (await read<{ hits: SearchHit[] }>('search', { q })).hits.map(({ id }) => id)
  expect(await found('sold-')).toEqual(['sold-1', 'sold-2'])
  expect(await found('back-')).toEqual([])
})

test('[Q46] by reason such returns are a group of their own; a group of nothing else stands only where what came back is asked for', async () => {
  const period = daysFrom(3)
  const byReason = await read<AnalysisAnswer>('analysis/query', {
    ...period,
    dims: 'reason',
    metrics: 'M01,REFUND,M03',
  })
  expect(byReason.rows.map(({ keys, values }) => [...keys, ...values])).toEqual([
    ['0', 3000, 0, 1],
    ['8', 1000, 100, 1],
    ['9', 0, 1600, 0],
  ])
  const groups = async (query: Query) =>
    (await read<AnalysisAnswer>('analysis/query', { ...period, dims: 'region', ...query })).rows.map(
      ({ keys }) => keys[0],
    )
  for (const more of [{}, { region: 'FR,US' }] as Query[]) {
    expect(await groups({ metrics: 'M01,M03', ...more })).toEqual(['US'])
    expect(await groups({ metrics: 'M01,M13', ...more })).toEqual(['FR', 'US'])
  }
})

test('[OR11] it is a line of its own in the order list, among all and the returned, without what only a sale has', async () => {
  const all = await read<Answer>('order/list', { sort_order: 'asc' })
  expect(all.total).toBe(6)
  expect(all.summary.tabs).toEqual({ 0: 0, 1: 2, 2: 0, 3: 0, 4: 0, 9: 4 })
  expect(all.summary.totals).toMatchObject({ quantity: 2, pay_amount: 4000, refund_amount: 1700 })
  const row = all.list.find(({ order_id }) => order_id === 'back-1')
  expect(row).toMatchObject({
    line_id: 'back-1/sku-lost//1',
    settlement_status: 9,
    product_id: 'product-lost',
    shop_name: 'shop-lost',
    region: 'FR',
    creator_username: '',
    owner_name: '',
    create_time: midnight + 7200,
    paid_time: midnight + 7200,
    refund_amount: 400,
    returned_qty: 2,
  })
  const unsold = [
    'price',
    'quantity',
    'pay_amount',
    'est_commission',
    'act_commission',
    'our_commission',
    'est_standard',
  ]
  const more = ['standard_rate_bp', 'est_commission_base', 'commission_model', 'order_status', 'fully_return'] as const
  for (const field of [...unsold, ...more]) expect(row?.[field as keyof typeof row], field).toBeNull()
  const idsIn = async (query: Query) => (await read<Answer>('order/list', query)).list.map(({ order_id }) => order_id)
  const backs = ['back-4', 'back-1', 'back-2', 'back-3']
  expect(await idsIn({ returned: 1 })).toEqual(['back-4', 'back-1', 'sold-1', 'back-2', 'back-3'])
  expect(await idsIn({ returned: 0 })).toEqual(['sold-2'])
  for (const sort_order of ['asc', 'desc'])
    expect((await idsIn({ sort_field: 'pay_amount', sort_order })).slice(2).toSorted()).toEqual(backs.toSorted())
  for (const query of [{ pay_amount_max: 5000 }, { order_status: '111,130' }, { commission_model: 1 }] as Query[])
    expect(await idsIn(query)).toEqual(['sold-1', 'sold-2'])
  expect(await idsIn({}), 'a member has none').not.toEqual(await idsIn({ owner: 'nora' }))
  expect((await read<Answer>('order/list', {}, 'nora')).total).toBe(2)
  const file = await fetch(`${platform.url}/api/v1/export/now`, {
    method: 'POST',
    headers: { token: tokens.get('boss') ?? '', 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify({
      list: 'orders',
      query: 'returned=1&sort_field=refund_amount',
      columns: [
        'order_id',
        'settlement_status',
        'order_status',
        'quantity',
        'pay_amount',
        'refund_amount',
        'returned_qty',
      ],
    }),
  })
  const lines: string[][] = parse(Buffer.from(await file.arrayBuffer()), { bom: true, record_delimiter: '\r\n' })
  expect(lines.find(([id]) => id === 'back-1')).toEqual(['back-1', 'Adjustment', '', '', '', '4.00', '2', 'USD'])
  // The shops' own list has them too, among refunds and returns.
  type ShopAnswer = Omit<Answer, 'list'> & { readonly list: readonly ListRow<typeof shopOrderList>[] }
  const shops = await read<ShopAnswer>('order/shop', {}, 'shops')
  expect(shops.summary).toMatchObject({
    kpi: { order_amount: 4000, refund_amount: 1700 },
    totals: { quantity: 2, order_refund_amount: 1700 },
    tabs: { 2: 1, 8: 5 },
  })
  expect(shops.list.find(({ order_id }) => order_id === 'back-1')).toMatchObject({
    stage: 8,
    order_status: null,
    quantity: null,
    order_amount: null,
    subtotal_before_discount: null,
    affiliate_commission: null,
    product_cost: null,
    gross_profit: null,
    order_refund_amount: 400,
    returned_qty: 2,
  })
  const shopIds = async (query: Query) =>
    (await read<ShopAnswer>('order/shop', query, 'shops')).list.map((one) => one.order_id)
  expect((await shopIds({ uncosted: 1 })).toSorted()).toEqual(['sold-1', 'sold-2'])
})

test('[OR12] its timeline holds the return alone', async () => {
  const { lines } = await read<CallData<typeof ordersApi.detail>>('order/detail', { order_id: 'back-1' })
  expect(lines.map(({ timeline, splits, remaining }) => ({ timeline, splits, remaining }))).toEqual([
    { timeline: [{ kind: 'returned', t: midnight + 7200, amt: 400, qty: 2 }], splits: [], remaining: 0 },
  ])
})

test('[OR13] it is neither handed on nor appealed nor settled, and may be noted', async () => {
  const line_id = await lineIdOf('back-1')
  const token = tokens.get('boss') ?? ''
  const { row: seen, one, results, history } = presser(platform, orderLineWorkflow)
  expect(await seen(token, line_id)).toMatchObject({ row: { owner_state: 3 }, may: ['note'] })
  expect(await one(token, 'appeal', line_id, { reason: 'there was a sale' })).toMatchObject({
    ok: false,
    message: '只有已失效或已冻结的订单行可以申诉',
  })
  const kept = await lineIdOf('sold-2')
  const owner_member_id = String(ids.get('boss'))
  expect(await results(token, 'transfer', [line_id, kept], { owner_member_id })).toEqual([
    { key: line_id, ok: false, message: expect.stringContaining('没有找到销售的退货') },
    { key: kept, ok: true, message: '' },
  ])
  await one(token, 'note', line_id, { text: 'ask the warehouse' })
  expect((await history(token, line_id)).list).toMatchObject([{ after: { text: 'ask the warehouse' } }])
  expect(await settleDue(platform.db, platform.gate, now + 400 * DAY)).toBe(0)
  const row = (await read<Answer>('order/list', { keyword: 'back-1' })).list[0]
  expect(row).toMatchObject({ settlement_status: 9, owner_name: '', settled_time: null })
})

test('[P75] one that an earlier version kept becomes a line when its file comes again, and is gone with its sale', async () => {
  const period = daysFrom(9, 1)
  const total = async () => (await read<Answer>('order/list', period)).total
  expect(await total()).toBe(3)
  const old = back('old', midnight - 4 * DAY, { qty: 1, amt: 50, buyer_key: 'late', sku_id: 'sku-1' })
  allTaken(await platform.gate.submit(company, [old]))
  expect(await total()).toBe(4)
  const sold = orderAt(midnight - 6 * DAY, {
    order_id: 'late-sale',
    buyer_key: 'late',
    lines: [lineWith({ quantity: 3 })],
  })
  allTaken(await platform.gate.submit(company, [sold]))
  const after = await read<Answer>('order/list', period)
  expect(after.list.map(({ order_id }) => order_id)).not.toContain('old')
  expect(after.list.find(({ order_id }) => order_id === 'late-sale')).toMatchObject({
    returned_qty: 1,
    refund_amount: 50,
  })
  expect(after.summary.kpi).toMatchObject({ M03: 2, M01: 4000 })
})
