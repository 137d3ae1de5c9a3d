import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IncomingOrder, UnmatchedReturn } from '../../platform/ingest/types.ts'
import { SummaryMemory } from '../../platform/lists/memory.ts'
import { orderSource } from '../../platform/lists/orders/source.ts'
import { readList } from '../../platform/lists/read.ts'
import { listSources } from '../../platform/lists/sources.ts'
import { streamRows } from '../../platform/lists/stream.ts'
import { raiseVersion } from '../../platform/queries/pulse.ts'
import { scopeOf } from '../../platform/queries/scope.ts'
import { readCompany, viewNow } from '../../platform/queries/view.ts'
import {
  collabTypes,
  commissionModels,
  contentTypes,
  orderStatuses,
  settlementStatuses,
} from '../../shared/areas/orders/enums.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import { isListId, lists } from '../../shared/lists/all.ts'
import type { ListQuery, ListRow } from '../../shared/lists/list.ts'
import {
  filtered,
  type OracleLine,
  type Query,
  readLines,
  sorted,
  sortFields,
  summaryOf,
} from '../support/order-oracle.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { randomOf } from '../support/sold-world.ts'

const DAY = 86_400
/** Noon in Shanghai, where the company's days are cut. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const midnight = now - 12 * 3600
const DAYS = 6

let platform: TestPlatform
let company = 0
let lines: readonly OracleLine[] = []
const tokens = new Map<string, string>()
const ids = new Map<string, number>()

interface Answer {
  readonly list: readonly ListRow<typeof orderList>[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly summary: { readonly kpi: object; readonly totals: object; readonly tabs: object }
  readonly currency: string
  readonly data_time: number
}

const call = (query: Query, who = 'boss') =>
  platform.ask(`/api/v1/order/list?${new URLSearchParams(query)}`, { token: tokens.get(who) ?? '' })

const ask = async (query: Query, who = 'boss'): Promise<Answer> => {
  const { envelope } = await call(query, who)
  if (envelope.status !== 1) throw new Error(`${JSON.stringify(query)}: ${envelope.message}`)
  return envelope.data as Answer
}

const keys = (rows: readonly { order_id: string; sku_id: string; content_id: string }[]): string[] =>
  rows.map((row) => `${row.order_id} ${row.sku_id} ${row.content_id}`)

const randomOrders = (count: number): IncomingOrder[] => {
  const random = randomOf(7)
  const below = (n: number): number => Math.floor(random() * n)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  return Array.from({ length: count }, (_, i) => {
    // Few distinct seconds, so that ties are common.
    const create_t = midnight - DAYS * DAY + below(DAYS * 48) * 1800
    const isPaid = random() < 0.85
    const isDelivered = isPaid && random() < 0.5
    return orderAt(create_t, {
      order_id: `57${pick(['61', '62'])}00${String(i).padStart(4, '0')}`,
      order_status: random() < 0.08 ? 140 : isDelivered ? 122 : isPaid ? 111 : 100,
      create_t,
      paid_t: isPaid ? create_t + 60 : null,
      delivery_t: isDelivered ? create_t + DAY : null,
      region: pick(['US', 'GB', 'TH']),
      shop_id: `shop-${below(3)}`,
      shop_name: pick(['Harbour', 'Harvest', 'Tide']),
      lines: Array.from({ length: 1 + below(3) }, (_, n) => {
        const settlement_status =
          random() < 0.1 ? (4 as const) : isDelivered && random() < 0.5 ? (2 as const) : undefined
        const product = below(5)
        const creator = random() < 0.1 ? '' : String(below(5))
        return lineWith({
          sku_id: `sku-${below(3)}`,
          content_id: random() < 0.2 ? '' : `7400${below(6)}`,
          n: n + 1,
          product_id: `1729${product}`,
          product_name: `${product % 2 ? 'Lamp' : 'lantern'} ${product}`,
          creator_id: creator && `creator-${creator}`,
          creator_name: creator && `user.${creator}`,
          content_type: pick(contentTypes),
          collab_type: pick(collabTypes),
          commission_model: pick(commissionModels),
          quantity: 1 + below(3),
          pay_amt: 100 * (1 + below(20)),
          subtotal_amt: 100 * (1 + below(20)),
          standard_rate_bp: 500 * (1 + below(4)),
          shop_ads_rate_bp: random() < 0.3 ? 800 : null,
          ads_attributed: random() < 0.5,
          partner_rate_bp: random() < 0.3 ? 300 : 0,
          bonus_rate_bp: random() < 0.3 ? 100 : 0,
          refund_amt: random() < 0.1 ? 50 : 0,
          ...(settlement_status ? { settlement_status } : {}),
          ...(settlement_status === 2 ? { settled_t: create_t + 2 * DAY } : {}),
        })
      }),
    })
  })
}

/** Returns of sales that nobody told, some of shops and countries that never sold. */
const strayReturns = (count: number): UnmatchedReturn[] =>
  Array.from({ length: count }, (_, n) => ({
    kind: 'return',
    refund_id: `57630${n}`,
    buyer_key: n % 2 === 0 ? '' : `stranger-${n}`,
    sku_id: `sku-${n % 3}`,
    product_id: `1729${n % 7}`,
    shop_id: `shop-${n % 4}`,
    region: ['US', 'GB', 'FR'][n % 3] ?? '',
    qty: 1 + (n % 3),
    amt: 100 * (1 + n),
    applied_t: midnight - (n % DAYS) * DAY + 1800 * n,
  }))

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Ours')
  const others = await makeCompany(db, 'Others')
  const add = async (name: string, of: number, above: string, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, of, ids.get(above) ?? 0, fields))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('boss', company, '', { privilege_id: 1 })
  await add('north', company, 'boss', { share_rate_bp: 4000 })
  await add('nora', company, 'north', { share_rate_bp: 1500 })
  await add('south', company, 'boss')
  await add('rival', others, '', { privilege_id: 1 })
  for (const [n, owner] of ['north', 'nora', 'nora', 'south', null].entries())
    await makeCreator(db, company, `creator-${n}`, owner === null ? null : (ids.get(owner) ?? null), {
      username: `user.${n}`,
      nickname: n === 2 ? 'Ünal %_' : '',
    })
  allTaken(await gate.submit(company, [...randomOrders(110), ...strayReturns(14)]))
  allTaken(await gate.submit(others, [orderAt(now - 50)]))
  lines = await readLines(db, company)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const some = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 })
const choice = (options: readonly number[]) =>
  fc.option(
    fc.subarray([...options], { minLength: 1, maxLength: 2 }).map((list) => list.join(',')),
    { nil: undefined, freq: 1 },
  )
const dayStartOf = (n: number): string => String(midnight - n * DAY)

/** Mostly one or two filters at a time; periods often of whole days, whose sums are kept. */
const anyQuery = fc
  .record({
    date_type: some('create', 'paid', 'paid', 'delivered', 'settled'),
    start_time: some(dayStartOf(4), dayStartOf(3), String(midnight - 100_000)),
    end_time: some(dayStartOf(0), dayStartOf(1), String(midnight - 50_000)),
    settlement_status: choice(settlementStatuses),
    region: some('US', 'GB,TH'),
    creator: some('creator-1', 'USER', 'user.2', 'üNAL', 'nobody', '%'),
    shop: some('shop-1', 'har', 'Tide'),
    product: some('17292', 'LAMP', 'lan'),
    content: some('74001'),
    owner: some('nor', 'south', 'NORA'),
    content_type: choice(contentTypes),
    collab_type: choice(collabTypes),
    commission_model: choice(commissionModels),
    order_status: choice(orderStatuses),
    returned: some('0', '1'),
    pay_amount_min: some('500'),
    our_commission_min: some('25'),
    pay_amount_max: some('1500'),
    keyword: some('5761', '576100001', '17293', '74002', 'x'),
  })
  .chain((all) => fc.subarray(Object.entries(all), { minLength: 0, maxLength: 5 }))
  .map((given) => Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<string, string>)

const anyPage = fc.record({
  page: fc.integer({ min: 1, max: 8 }),
  limit: fc.constantFrom(10, 20, 30, 50, 100, 200, 500),
  sort_field: fc.constantFrom(...sortFields),
  sort_order: fc.constantFrom('asc', 'desc'),
})

test('[LQ1] [LQ2] [LQ4] [LQ5] [OR2] [OR3] [OR4] [OR15] every filter and order gives the page, totals, metrics and tabs that the lines give', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, anyPage, async (filters, { page, limit, ...order }) => {
      const query = { ...filters, ...order, page: String(page), limit: String(limit) }
      const expected = sorted(filtered(lines, filters), query)
      const answer = await ask(query)
      expect(answer.total).toBe(expected.length)
      expect(keys(answer.list)).toEqual(keys(expected.slice((page - 1) * limit, page * limit)))
      expect(answer.summary).toEqual(summaryOf(lines, filters, null))
      expect(answer).toMatchObject({ page, limit, currency: 'USD' })
    }),
    { numRuns: 150 },
  )
})

test('[OR4] sums that are kept by day say the same as the lines themselves', async () => {
  const kept = fc.record({
    period: fc.constantFrom<Query>(
      {},
      { date_type: 'paid', start_time: dayStartOf(4), end_time: dayStartOf(1) },
      { date_type: 'paid', end_time: dayStartOf(2) },
      { date_type: 'paid', start_time: dayStartOf(2) },
    ),
    one: fc.constantFrom<Query>(
      {},
      { region: 'US' },
      { shop: 'shop-1' },
      { creator: 'creator-1' },
      { content_type: '2' },
      ...settlementStatuses.map((status) => ({ settlement_status: String(status) })),
      { settlement_status: settlementStatuses.join(',') },
    ),
    who: fc.constantFrom('boss', 'north'),
  })
  await fc.assert(
    fc.asyncProperty(kept, async ({ period, one, who }) => {
      const query = { ...period, ...one }
      const north = ids.get('north') ?? 0
      const seen = who === 'boss' ? lines : lines.filter((line) => line.owner_path.includes(north))
      const answer = await ask(query, who)
      expect(answer.total).toBe(filtered(seen, query).length)
      expect(answer.summary).toEqual(summaryOf(seen, query, who === 'boss' ? null : north))
    }),
    { numRuns: 40 },
  )
})

test('[LQ3] in any order the pages hold every row once, and the stream holds the same rows', async () => {
  const view = viewNow(
    scopeOf({ id: ids.get('boss') ?? 0, company_id: company, status: 1, privilege_id: 1 }),
    await readCompany(platform.db, company),
    now,
  )
  for (const sort_field of ['create_time', 'settled_time', 'quantity', 'act_bonus']) {
    const found: string[] = []
    for (let page = 1; page <= Math.ceil(lines.length / 50); page++)
      found.push(...(await ask({ sort_field, limit: '50', page: String(page) })).list.map((row) => row.line_id))
    expect(new Set(found).size).toBe(lines.length)
    const query = orderList.endpoint.input.parse({ sort_field }) as ListQuery
    const streamed: unknown[] = []
    const stream = streamRows(platform.db, view, orderList, orderSource, query, ['line_id'])
    for await (const rows of stream) streamed.push(...rows.map((row) => row.line_id))
    expect(streamed).toEqual(found)
  }
  for await (const rows of streamRows(platform.db, view, orderList, orderSource, { ...everything, keyword: '5761' }, [
    'order_id',
    'creator_username',
  ])) {
    expect(Object.keys(rows[0] ?? {})).toEqual(['order_id', 'creator_username'])
    break
  }
})

const everything = orderList.endpoint.input.parse({}) as ListQuery

test('[LQ3] a page beyond the end is empty and tells the total', async () => {
  const answer = await ask({ page: '1000000', limit: '50' })
  expect(answer.list).toEqual([])
  expect(answer.total).toBe(lines.length)
})

test('[LQ1] the reader itself refuses what the schema would', async () => {
  const view = viewNow(
    scopeOf({ id: 1, company_id: company, status: 1, privilege_id: 1 }),
    await readCompany(platform.db, company),
    now,
  )
  const drain = async (query: ListQuery, fields: string[]): Promise<void> => {
    for await (const _ of streamRows(platform.db, view, orderList, orderSource, query, fields));
  }
  await expect(drain({ ...everything, sort_field: 'product_name' }, ['order_id'])).rejects.toThrow(RangeError)
  await expect(drain({ ...everything, sort_field: 'price; drop table member' }, ['order_id'])).rejects.toThrow(
    RangeError,
  )
  await expect(drain(everything, ['password_hash'])).rejects.toThrow(RangeError)
  await expect(drain(everything, ['constructor'])).rejects.toThrow(RangeError)
})

/** Calls `count` for every statement. */
const counting = (count: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    count()
    return node
  },
  transformResult: async ({ result }) => result,
})

test('[LQ11] the first page of a list that is added up anew and its sums are one statement, none for whoever asks the same state again', async () => {
  const { list, source } = { list: lists['goods-creators'], source: listSources['goods-creators'] }
  if (!list || !source) throw new Error('no such list')
  const scope = scopeOf({ id: ids.get('boss') ?? 0, company_id: company, status: 1, privilege_id: 1 })
  const [{ product_id = '' } = {}] = lines
  const query = list.endpoint.input.parse({ product_id, days: 90 }) as ListQuery
  const memory = new SummaryMemory()
  let statements = 0
  const db = platform.db.withPlugin(counting(() => (statements += 1)))
  const look = async (of: Partial<ListQuery> = {}, rest_version = 1) => {
    const view = { ...viewNow(scope, await readCompany(platform.db, company), now) }
    const state = { ...view, company: { ...view.company, rest_version } }
    const before = statements
    const page = await db.transaction().execute((tx) => readList(tx, state, list, source, { ...query, ...of }, memory))
    return { page, statements: statements - before }
  }
  const first = await look()
  expect(first.page.total).toBeGreaterThan(1)
  const again = await look()
  expect(again.page).toEqual(first.page)
  expect(first.statements - again.statements).toBe(1)
  // Sums of a filter are kept for its other pages; another state of the company is another question.
  const turned = await look({ sort_order: 'asc' })
  expect(turned.page.summary).toEqual(first.page.summary)
  expect(turned.page.list).toHaveLength(first.page.list.length)
  expect((await look({}, 2)).statements).toBe(first.statements)
})

test('[LQ16] what is remembered of a product stays while other products sell, and goes with a line of it, also one that is only handed over', async () => {
  const { list, source } = { list: lists['goods-creators'], source: listSources['goods-creators'] }
  if (!list || !source) throw new Error('no such list')
  const apart = await makeCompany(platform.db, 'Apart')
  const seller = await makeMember(platform.db, 'apart', apart, 0, { privilege_id: 1 })
  const scope = scopeOf({ id: seller, company_id: apart, status: 1, privilege_id: 1 })
  const product_id = 'remembered'
  const query = list.endpoint.input.parse({ product_id, days: 28 }) as ListQuery
  const memory = new SummaryMemory()
  let statements = 0
  const db = platform.db.withPlugin(counting(() => (statements += 1)))
  const look = async () => {
    const view = viewNow(scope, await readCompany(platform.db, apart), now)
    const before = statements
    const { summary } = await db.transaction().execute((tx) => readList(tx, view, list, source, query, memory))
    return { gmv: summary.totals.gmv, statements: statements - before }
  }
  const line = lineWith({ product_id, pay_amt: 700, creator_id: 'remembered-by' })
  const sell = async (...orders: IncomingOrder[]) => allTaken(await platform.gate.submit(apart, orders))
  await sell(orderAt(midnight - 5000, { order_id: 'remembered-1', lines: [line] }))
  const first = await look()
  expect(first.gmv).toBe(700)
  const known = { gmv: 700, statements: first.statements - 1 }
  expect(await look()).toEqual(known)

  await sell(orderAt(midnight - 4000, { lines: [lineWith({ product_id: 'another', creator_id: 'remembered-by' })] }))
  expect(await look()).toEqual(known)
  await sell(orderAt(midnight - 3000, { order_id: 'remembered-2', lines: [line] }))
  expect(await look()).toEqual({ gmv: 1400, statements: first.statements })
  expect(await look()).toEqual({ gmv: 1400, statements: known.statements })

  const { sku_id, content_id } = line
  const owners = [{ sku_id, content_id, n: 1, from: null, member_id: seller, within: null }]
  allTaken(await platform.gate.submit(apart, [{ kind: 'update', order_id: 'remembered-2', owners }]))
  expect(await look()).toEqual({ gmv: 1400, statements: first.statements })
  await platform.db.transaction().execute((tx) => raiseVersion(tx, apart, now))
  expect(await look()).toEqual({ gmv: 1400, statements: first.statements })
})

test('[LQ10] a page of 500 rows takes as many statements as one of 10', async () => {
  const view = viewNow(
    scopeOf({ id: ids.get('boss') ?? 0, company_id: company, status: 1, privilege_id: 1 }),
    await readCompany(platform.db, company),
    now,
  )
  let statements = 0
  const db = platform.db.withPlugin(counting(() => (statements += 1)))
  for (const id of ['orders', 'products', 'shop-orders', 'sku-trend'] as const) {
    const [list, source] = [lists[id], listSources[id]]
    const pages = []
    for (const limit of [10, 500]) {
      statements = 0
      const query = { ...(list.endpoint.input.parse({}) as ListQuery), limit }
      const read = await db.transaction().execute((tx) => readList(tx, view, list, source, query, new SummaryMemory()))
      pages.push({ rows: read.list.length, total: read.total, statements })
    }
    expect(pages[1]?.rows, id).toBe(Math.min(500, pages[1]?.total ?? 0))
    expect(pages[1]?.statements, id).toBe(pages[0]?.statements)
  }
})

test('[LQ1] every list has a source that knows all of its columns', () => {
  expect(Object.keys(listSources)).toEqual(Object.keys(lists))
  for (const id of Object.keys(lists).filter(isListId))
    for (const { field } of lists[id].columns) expect(Object.keys(listSources[id].columns), id).toContain(field)
})

test('[LQ6] a list holds the lines of the viewer only', async () => {
  const of = (name: string) => lines.filter((line) => line.owner_path.includes(ids.get(name) ?? 0))
  for (const name of ['north', 'nora', 'south']) {
    const answer = await ask({ limit: '50' }, name)
    expect(answer.total).toBe(of(name).length)
    expect(keys(answer.list)).toEqual(keys(sorted(of(name), {}).slice(0, 50)))
    expect(answer.summary).toEqual(summaryOf(of(name), {}, ids.get(name) ?? 0))
  }
  expect(of('nora').length).toBeGreaterThan(0)
  expect((await ask({}, 'rival')).total).toBe(1)
  expect((await ask({ keyword: '57610' }, 'rival')).total).toBe(0)
})

test('[OR1] [LQ7] a row says what its line, order and names say', async () => {
  await platform.db.updateTable('company').set({ mask_names: true }).where('id', '=', company).execute()
  const [row] = (await ask({ creator: 'creator-1', settlement_status: '2' })).list
  const byName = await ask({ creator: 'user.1' })
  await platform.db.updateTable('company').set({ mask_names: false }).where('id', '=', company).execute()
  const line = lines.find((one) => keys([one])[0] === keys(row ? [row] : [])[0])
  if (!row || !line) throw new Error('no such line')
  expect(row).toEqual({
    line_id: `${line.order_id}/${line.sku_id}/${line.content_id}/${line.n}`,
    order_id: line.order_id,
    sku_id: line.sku_id,
    product_name: line.product?.title,
    product_id: line.product_id,
    sku_name: '',
    shop_name: line.shop?.name,
    region: line.region,
    creator_username: 'us***',
    owner_name: 'nora',
    team_name: 'north',
    content_type: line.content_type,
    content_id: line.content_id,
    collab_type: line.collab_type,
    campaign_id: '',
    price: line.price_amt,
    quantity: line.quantity,
    pay_amount: line.pay_amt,
    currency: 'USD',
    commission_model: line.commission_model,
    standard_rate_bp: line.standard_rate_bp,
    shop_ads_rate_bp: line.shop_ads_rate_bp,
    partner_rate_bp: line.partner_rate_bp,
    est_commission_base: line.est_base_amt,
    est_commission: line.est_standard_amt + line.est_shop_ads_amt + line.est_bonus_amt,
    act_commission: (line.act_standard_amt ?? 0) + (line.act_shop_ads_amt ?? 0) + (line.act_bonus_amt ?? 0),
    our_commission: 0,
    order_place: '',
    est_standard: line.est_standard_amt,
    est_shop_ads: line.est_shop_ads_amt,
    est_bonus: line.est_bonus_amt,
    est_partner: line.est_partner_amt,
    act_commission_base: line.act_base_amt,
    act_standard: line.act_standard_amt,
    act_shop_ads: line.act_shop_ads_amt,
    act_bonus: line.act_bonus_amt,
    act_partner: line.act_partner_amt,
    refunded_qty: line.refunded_qty,
    returned_qty: line.returned_qty,
    refund_amount: line.refund_amt,
    fully_return: line.fully_return,
    order_status: line.order.order_status,
    settlement_status: 2,
    create_time: line.order.create_t,
    paid_time: line.paid_t,
    delivery_time: line.order.delivery_t,
    settled_time: line.settled_t,
    appeal_state: 0,
    owner_state: 0,
  })
  expect(row.act_standard).not.toBeNull()
  expect(byName.total).toBe(0)
  const [pending] = (await ask({ settlement_status: '1' })).list
  expect(pending).toMatchObject({ act_standard: null, act_commission_base: null, settled_time: null })
})

test('[LQ8] input that the list does not take is refused at its field', async () => {
  const wrong: readonly [string, Query][] = [
    ['limit', { limit: '25' }],
    ['page', { page: '0' }],
    ['sort_field', { sort_field: 'product_name' }],
    ['sort_order', { sort_order: 'asc; drop table member' }],
    ['keyword', { keyword: 'x'.repeat(301) }],
    ['settlement_status', { settlement_status: '1,9' }],
    ['region', { region: 'us' }],
    ['returned', { returned: 'yes' }],
    ['date_type', { date_type: 'data_time' }],
    ['start_time', { start_time: 'yesterday' }],
    ['pay_amount_min', { pay_amount_min: '1.5' }],
    ['end_time', { start_time: '1700000000', end_time: '1700000000' }],
    ['end_time', { start_time: '1700000000', end_time: String(1_700_000_000 + 366 * DAY + 1) }],
    ['creator', { creator: 'a\0b' }],
    ['keyword', { keyword: 'a\0b' }],
  ]
  for (const [field, query] of wrong) {
    const { envelope } = await call(query)
    expect(envelope.status, JSON.stringify(query)).toBe(0)
    expect(Object.keys((envelope.data as { fields: object }).fields)).toEqual([field])
  }
  expect((await ask({ start_time: '1700000000', end_time: String(1_700_000_000 + 366 * DAY) })).total).toBe(0)
  expect((await call({}, 'nobody')).envelope.status).toBe(-1)
})

test('[LQ9] no text of a query is more than a value', async () => {
  const hostile = [
    "' or 1=1 --",
    '%',
    '_',
    '5761%',
    '\\',
    '"',
    '{',
    '$1',
    '\u{1f600}',
    '\ud800',
    '); drop table member; --',
  ]
  for (const text of hostile) {
    expect((await ask({ keyword: text })).total, text).toBe(0)
    for (const name of ['creator', 'shop', 'product', 'content', 'owner'])
      expect((await ask({ [name]: text })).total, `${name} ${text}`).toBe(0)
  }
  expect(platform.logged()).toEqual([])
})
