import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { shopOrdersApi } from '../../shared/areas/shops/orders-api.ts'
import type { shopOrderList } from '../../shared/areas/shops/orders-list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import { allTaken } from '../support/orders.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import {
  DAY,
  makeShopWorld,
  type ShopWorld,
  sell,
  setCosts,
  shopMidnight,
  shopNow,
  soldAt,
} from '../support/shop-world.ts'

type Row = ListRow<typeof shopOrderList>
interface Answer {
  readonly list: readonly Row[]
  readonly total: number
  readonly summary: {
    readonly kpi: Readonly<Record<string, number | null>>
    readonly tabs: object
    readonly totals: object
  }
}

const buyer = { buyer_name: '张小明', buyer_phone: '13900001234', buyer_address: '1 Mill St', tracking_id: 'YT1' }
const [t1, t2] = [shopMidnight - DAY + 100, shopMidnight + 100]

/** Two SKUs in one parcel, one of them partly refunded; a late one; a lost one; one without a cost; one without a parcel. */
const parcelOfTwo = soldAt(
  t1,
  'north',
  [
    ['north-1a', 2, 5000],
    ['north-2a', 1, 1000, { refund_amt: 200 }],
  ],
  { order_status: 121 },
  { ...buyer, shipped_t: t1 + 7200, ship_due_t: t1 + DAY },
)
const late = soldAt(t1, 'south', [['south-1a', 1, 3000]], {}, { ...buyer, is_open: true, ship_due_t: shopNow - 60 })
const lost = soldAt(t2, 'north', [['north-1a', 1, 2500]], {}, { ...buyer, is_open: false })
const uncosted = soldAt(t2, 'north', [['north-3a', 1, 700]], { order_status: 122 }, { ...buyer, shipped_t: t2 + 3600 })
const untold = soldAt(t2, 'north', [['north-1a', 1, 2500]], { order_status: 100, paid_t: null })
const old = soldAt(shopMidnight - 9 * DAY, 'north', [['north-1a', 1, 2500]], {}, {})
const alone = soldAt(t2, 'alone', [['alone-1a', 1, 900]], {}, buyer)
const others = soldAt(t2, 'other', [['other-1a', 1, 900]], {}, buyer)

let platform: TestPlatform
let world: ShopWorld

const ask = async (query: Record<string, string> = {}, who: keyof ShopWorld['tokens'] = 'boss'): Promise<Answer> => {
  const { envelope } = await platform.ask(`/api/v1/order/shop?${new URLSearchParams(query)}`, {
    token: world.tokens[who],
  })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Answer
}
const idsOf = ({ list }: Answer): string[] => list.map(({ order_id }) => order_id).toSorted()
const ids = (...sold: readonly { order: { order_id: string } }[]): string[] =>
  sold.map(({ order }) => order.order_id).toSorted()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => shopNow * 1000 })
  world = await makeShopWorld(platform)
  await sell(platform, world.company, [parcelOfTwo, late, lost, uncosted, untold, old])
  await sell(platform, 0, [alone, others])
  const cancelled = { kind: 3, qty: 1, amt: 2500, applied_t: t2 + 900 } as const
  const line = { refund_id: 'R1', sku_id: 'north-1a', content_id: '', n: 1, ...cancelled }
  const update = { kind: 'update', order_id: lost.order.order_id, order_status: 140, cancelled_t: t2 + 900 } as const
  allTaken(await platform.gate.submit(world.company, [{ ...update, refunds: [line] }]))
  await setCosts(platform.db, world.company, { 'north-1a': 700, 'north-2a': 250, 'south-1a': 1100 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

test('[SH1] [SH4] a row is an order line of the own shops; without a period those of the last seven days', async () => {
  expect(idsOf(await ask())).toEqual(ids(parcelOfTwo, parcelOfTwo, late, lost, uncosted, untold))
  expect(idsOf(await ask({ keyword: old.order.order_id }))).toEqual(ids(old))
  expect(idsOf(await ask({ start_time: String(shopMidnight - 10 * DAY) }))).toContain(old.order.order_id)
  expect(idsOf(await ask({ overdue: '1' }))).toEqual(ids(late))
  expect(idsOf(await ask({ uncosted: '1' }))).toEqual(ids(uncosted))
  expect(idsOf(await ask({ seller_sku: 'north-2' }))).toEqual(ids(parcelOfTwo))
})

test('[SH2] who is no boss sees the orders of the shops that it owns, whoever brought them', async () => {
  expect(idsOf(await ask({}, 'staff'))).toEqual(ids(late))
  expect(idsOf(await ask({}, 'solo'))).toEqual(ids(alone))
  expect(idsOf(await ask({}, 'rival'))).toEqual([])
})

test('[SH3] the calls of multi-shop mode are refused to other records, and the other orders stay as they were', async () => {
  const token = world.tokens.affiliate
  for (const path of ['/api/v1/order/shop', `/api/v1/order/shop/detail?order_id=${late.order.order_id}`]) {
    const { envelope } = await platform.ask(path, { token })
    expect(envelope).toMatchObject({ status: 403, data: { rules: ['not-multi-shop'] } })
  }
  const body = { list: 'shop-orders', query: '', columns: ['order_id'] }
  const file = await platform.ask('/api/v1/export/now', { token, body })
  expect(file.envelope.status).toBe(403)
  expect((await platform.ask('/api/v1/order/list', { token })).envelope).toMatchObject({
    status: 1,
    data: { total: 7 },
  })
})

test('[SH5] [SH6] profit is net sales less fee, commission, shipping and goods; what is unknown makes it unknown', async () => {
  const { list, summary } = await ask()
  const of = (order: typeof late, sku: string): Row | undefined =>
    list.find((row) => row.order_id === order.order.order_id && row.sku_id === sku)
  // 5000 − 6 % − 10 % commission − parcel 300 − 2 × 700; the second line of the parcel bears no shipping.
  expect(of(parcelOfTwo, 'north-1a')).toMatchObject({
    platform_fee: 300,
    affiliate_commission: 500,
    shipping_fee: 300,
    settlement_amount: 3900,
    product_cost: 1400,
    gross_profit: 2500,
  })
  // 800 left of 1000 − 48 − 100 − 250
  expect(of(parcelOfTwo, 'north-2a')).toMatchObject({ shipping_fee: 0, settlement_amount: 652, gross_profit: 402 })
  // 3000 − 180 − 300 − 300 − 1100
  expect(of(late, 'south-1a')).toMatchObject({ gross_profit: 1120, shipped_time: null })
  expect(of(lost, 'north-1a')).toMatchObject({ settlement_amount: 0, product_cost: 0, gross_profit: 0 })
  expect(of(uncosted, 'north-3a')).toMatchObject({ settlement_amount: 288, product_cost: null, gross_profit: null })
  expect(of(untold, 'north-1a')).toMatchObject({ platform_fee: null, shipping_fee: null, gross_profit: null })
  expect(summary.kpi).toEqual({
    order_amount: 12_200,
    refund_amount: 2700,
    settlement: 3900 + 652 + 2220 + 0 + 288,
    profit: 2500 + 402 + 1120,
    ship_seconds: 5400,
    overdue: 1,
  })
})

test('[SH7] each line stands in one tab, and a tab has its own sums', async () => {
  const { summary } = await ask()
  expect(summary.tabs).toEqual({ 1: 1, 2: 1, 3: 0, 4: 1, 5: 1, 6: 0, 7: 1, 8: 1 })
  const shipped = await ask({ stage: '4' })
  expect(shipped.total).toBe(1)
  expect(shipped.summary).toMatchObject({
    kpi: { order_amount: 5000, profit: 2500, overdue: 0 },
    totals: { quantity: 2, order_amount: 5000 },
    tabs: summary.tabs,
  })
})

test('[SH1] [SH7] what is kept of stages says what the lines say, whatever of period, tab and shop is asked', async () => {
  const at = (days: number): string => String(shopMidnight + days * DAY)
  const queries: Record<string, string>[] = [
    {},
    { stage: '4' },
    { stage: '1,7,8' },
    { shop: 'north' },
    { shop: 'north,south', stage: '5' },
    { start_time: at(-1), end_time: at(0) },
    { start_time: at(-20) },
    { start_time: at(30) },
    { start_time: String(t1 + 1) },
    { date_type: 'paid', start_time: at(-1) },
  ]
  for (const query of queries)
    for (const who of ['boss', 'staff', 'solo'] as const) {
      const { total, summary } = await ask(query, who)
      // No sale is worth less than nothing; sums are kept of no amount.
      const byLine = await ask({ ...query, order_amount_min: '0' }, who)
      expect({ query, who, total, summary }).toEqual({ query, who, total: byLine.total, summary: byLine.summary })
    }
})

test('[SH8] of a buyer the list, the order and the file hold a letter and four digits; no filter searches buyers', async () => {
  const shown = { buyer_name: '张**', buyer_phone: '****1234', buyer_address: '***' }
  const { list } = await ask({ keyword: late.order.order_id })
  expect(list[0]).toMatchObject(shown)
  const { envelope } = await platform.ask(`/api/v1/order/shop/detail?order_id=${parcelOfTwo.order.order_id}`, {
    token: world.tokens.boss,
  })
  const { lines, platform_url } = envelope.data as CallData<typeof shopOrdersApi.detail>
  expect(lines.map(({ parts }) => parts.profit)).toEqual([2500, 402])
  expect(lines.map(({ sku_cost }) => sku_cost)).toEqual([700, 250])
  expect(lines[0]?.row).toMatchObject(shown)
  expect(platform_url).toContain(parcelOfTwo.order.order_id)
  const file = await fetch(`${platform.url}/api/v1/export/now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: world.tokens.boss, lang: 'en' },
    body: JSON.stringify({ list: 'shop-orders', query: '', columns: ['order_id', ...Object.keys(shown)] }),
  })
  const [, ...rows] = parse(await file.text(), { bom: true }) as string[][]
  expect(rows).toHaveLength(6)
  expect(rows.map((row) => row.slice(1, 4)).filter(([name]) => name)).toEqual(Array(5).fill(Object.values(shown)))
  expect((await ask({ keyword: '张小明' })).total).toBe(0)
  const stranger = await platform.ask(`/api/v1/order/shop/detail?order_id=${alone.order.order_id}`, {
    token: world.tokens.boss,
  })
  expect(stranger.envelope.status).toBe(0)
})
