import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { ShopSku, shopProductsApi } from '../../shared/areas/shops/products-api.ts'
import type { shopProductList } from '../../shared/areas/shops/products-list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import type { HistoryData } from '../../shared/workflows/workflow.ts'
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

type Row = ListRow<typeof shopProductList>
interface Answer {
  readonly list: readonly Row[]
  readonly total: number
  readonly summary: {
    readonly kpi: Readonly<Record<string, number | null>>
    readonly tabs: object
    readonly totals: object
  }
}
type Who = keyof ShopWorld['tokens']

let platform: TestPlatform
let world: ShopWorld

const ask = async (query: Record<string, string> = {}, who: Who = 'boss'): Promise<Answer> => {
  const path = `/api/v1/product/shop?${new URLSearchParams(query)}`
  const { envelope } = await platform.ask(path, { token: world.tokens[who] })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Answer
}
const rowOf = async (product_id: string, who: Who = 'boss'): Promise<Row | undefined> =>
  (await ask({ keyword: product_id }, who)).list[0]
const post = (action: string, body: object, who: Who = 'boss') =>
  platform.ask(`/api/v1/product/${action}`, { token: world.tokens[who], body, headers: { lang: 'en' } })
let presses = 0
const press = (transition: string, body: object, who: Who = 'boss') =>
  post('shop/transition', { transition, request_id: `request-${presses++}`, ...body }, who)
const bulk = async (transition: string, body: object, who: Who = 'boss'): Promise<Record<string, string>> => {
  const { envelope } = await press(transition, body, who)
  return Object.fromEntries(
    (envelope.data as BulkData).results.map(({ key, ok, message }) => [key, ok ? 'ok' : message]),
  )
}
const skusOf = async (product_id: string): Promise<readonly ShopSku[]> => {
  const path = `/api/v1/product/shop/skus?product_id=${product_id}`
  const { envelope } = await platform.ask(path, { token: world.tokens.boss })
  return (envelope.data as CallData<typeof shopProductsApi.skus>).list
}
const statusTo = (product_id: string, status: number) =>
  platform.db.updateTable('product').set({ status }).where('product_id', '=', product_id).execute()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => shopNow * 1000 })
  world = await makeShopWorld(platform)
  const { company } = world
  const t = shopMidnight - 3 * DAY
  await sell(platform, company, [
    soldAt(t, 'north', [
      ['north-1a', 2, 2000, { refund_amt: 300 }],
      ['north-1b', 1, 1505],
    ]),
    soldAt(t, 'north', [['north-1a', 1, 1000, { creator_id: '' }]]),
    soldAt(shopMidnight - 30 * DAY, 'north', [['north-1a', 1, 1000]]),
    soldAt(t, 'north', [['north-2a', 1, 800]]),
    soldAt(t, 'north', [['north-3a', 1, 700]]),
    soldAt(t, 'south', [['south-1a', 1, 600]]),
  ])
  await sell(platform, 0, [soldAt(t, 'alone', [['alone-1a', 1, 900]]), soldAt(t, 'other', [['other-1a', 1, 900]])])
  await setCosts(platform.db, company, { 'north-1a': 400, 'north-2a': 300, 'south-1a': 200 })
  await platform.db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', 'north-1b').execute()
  await statusTo('north-2', 4)
  await statusTo('north-3', 2)
  const seen = { company_id: company, product_id: 'north-1', data_time: 0 }
  const day = dayNumber({ zone: 'Asia/Shanghai', cut_hour: 0 }, shopNow)
  await platform.db
    .insertInto('product_daily')
    .values([
      { ...seen, day: day - 1, impressions: 1000, clicks: 33, add_to_cart: 9 },
      { ...seen, day: day - 30, impressions: 5000, clicks: 5000, add_to_cart: 5000 },
    ])
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

test('[SH2] [SH10] a row is an own product with its SKUs, what it sold in 30 days and how it was seen', async () => {
  expect(await rowOf('north-1')).toMatchObject({
    sku_count: 2,
    empty_skus: 1,
    uncosted_skus: 1,
    min_price: 1000,
    max_price: 1505,
    impressions: 1000,
    ctr: 330,
    add_to_cart: 9,
    sku_orders: 3,
    items_sold: 4,
    gmv: 4505,
    refund_rate: 666,
    affiliate_gmv: 3505,
    min_cost: 400,
    max_cost: 400,
    open_collab_on: false,
  })
  const { summary, total } = await ask()
  expect(total).toBe(4)
  expect(summary.kpi).toEqual({
    on_sale: 2,
    in_review: 1,
    refused: 0,
    empty_skus: 1,
    gmv: 4505 + 800 + 700 + 600,
    affiliate_share: 8486,
  })
  expect((await ask({ status: '4' })).summary).toMatchObject({ kpi: summary.kpi, totals: { gmv: 800 } })
  expect((await ask({ out_of_stock: '1' })).list.map(({ product_id }) => product_id)).toEqual(['north-1'])
  for (const [who, own] of [
    ['solo', 'alone-1'],
    ['staff', 'south-1'],
  ] as const)
    expect((await ask({}, who)).list.map(({ product_id }) => product_id)).toEqual([own])
})

test('[SH3] [SH11] products go on and off the shelf by their states, each by itself and with its reason', async () => {
  const keys = ['north-1', 'north-2', 'north-3', 'alone-1']
  expect(await bulk('off', { keys })).toEqual({
    'north-1': 'ok',
    'north-2': 'Only a product on sale can be taken off the shelf',
    'north-3': 'Only a product on sale can be taken off the shelf',
    'alone-1': 'No such product that you may see',
  })
  expect(await bulk('on', { keys: ['north-1', 'north-3'] })).toEqual({
    'north-1': 'ok',
    'north-3': 'Only a product off the shelf can go on sale',
  })
  expect((await rowOf('north-1'))?.status).toBe(1)
  expect((await press('off', { keys: ['north-1'] }, 'affiliate')).envelope.status).toBe(403)
  expect((await press('away', { keys: ['north-1'] })).envelope.status).toBe(0)
})

test('[SH12] [GA6] prices, stock, commission and costs change for every SKU; audit log and price history tell of it', async () => {
  expect(await bulk('price', { keys: ['north-1', 'north-3'], change_bp: -1000 })).toEqual({
    'north-1': 'ok',
    'north-3': 'A product in review, frozen or deleted cannot be changed',
  })
  // 1505 less a tenth is 1354.5: half-up.
  expect(await rowOf('north-1')).toMatchObject({ min_price: 900, max_price: 1355 })
  await bulk('stock', { keys: ['north-1'], stock: 7 })
  await bulk('cost', { keys: ['north-1', 'north-3'], cost: 450 })
  await bulk('commission', { keys: ['north-1'], rate_bp: 1500 })
  expect(await rowOf('north-1')).toMatchObject({
    stock: 14,
    empty_skus: 0,
    max_cost: 450,
    uncosted_skus: 0,
    commission_rate_bp: 1500,
    open_collab_on: true,
  })
  expect((await press('commission', { keys: ['north-1'], rate_bp: 8001 })).envelope.status).toBe(0)
  const log = await platform.db
    .selectFrom('audit_log')
    .select(['action', 'object_id', 'before', 'after'])
    .where('object_id', '=', 'north-1b')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'product.price', object_id: 'north-1b', before: { price: 1505 }, after: { price: 1355 } },
    { action: 'product.stock', object_id: 'north-1b', before: { stock: 0 }, after: { stock: 7 } },
    { action: 'product.cost', object_id: 'north-1b', before: { cost: null }, after: { cost: 450 } },
  ])
  const { envelope } = await platform.ask('/api/v1/product/shop/history?key=north-1', { token: world.tokens.boss })
  const { list } = envelope.data as HistoryData
  expect(list.slice(0, 4).map(({ transition, before, after }) => [transition, before, after])).toEqual([
    ['commission', { status: 1, rate_bp: null }, { status: 1, rate_bp: 1500 }],
    ['cost', { status: 1 }, { status: 1, cost: 450 }],
    ['stock', { status: 1 }, { status: 1, stock: 7 }],
    ['price', { status: 1 }, { status: 1, change_bp: -1000 }],
  ])
  const prices = await platform.db
    .selectFrom('product_price_history')
    .select(['product_id', 't', 'min_price_amt', 'max_price_amt', 'standard_rate_bp'])
    .execute()
  expect(prices).toEqual([
    { product_id: 'north-1', t: shopNow, min_price_amt: 900, max_price_amt: 1355, standard_rate_bp: 1500 },
  ])
})

test('[SH13] one field of a SKU changes only from what was seen of it', async () => {
  const change = { sku_id: 'north-2a', field: 'cost', seen: 300, value: 310 }
  expect((await post('sku', change)).envelope).toMatchObject({ status: 1, data: { sku_id: 'north-2a', cost: 310 } })
  expect((await post('sku', change)).envelope).toMatchObject({
    status: 0,
    message: 'Somebody has just changed this, please reload and try again',
  })
  expect((await post('sku', { ...change, seen: 310 }, 'rival')).envelope.status).toBe(0)
  expect((await skusOf('north-2')).map(({ cost }) => cost)).toEqual([310])
})
