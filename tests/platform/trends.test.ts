import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockDays, trendDays } from '../../shared/lists/order-trend.ts'
import { makeCreator, makeMember } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { DAY, makeShopWorld, type ShopWorld, sell, shopMidnight, shopNow, soldAt } from '../support/shop-world.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>
interface Answer {
  readonly list: readonly Row[]
  readonly total: number
  readonly summary: {
    readonly kpi: Readonly<Record<string, number | null>>
    readonly totals: Readonly<Record<string, number>>
    readonly tabs: Readonly<Record<string, number>>
  }
}

let platform: TestPlatform
let world: ShopWorld

const ask = async (path: string, who: keyof ShopWorld['tokens'] = 'boss'): Promise<Answer> => {
  const { envelope } = await platform.ask(`/api/v1/${path}`, { token: world.tokens[who] })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Answer
}

/** Items by SKU and whole days ago. */
const sales: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  // One a day, three a day in the last week: rising.
  'north-1a': Object.fromEntries(Array.from({ length: 30 }, (_, n) => [n + 1, n < 7 ? 3 : 1])),
  // The other SKU of the same product, today only: no whole day has it.
  'north-1b': { 0: 5 },
  // Nothing in fourteen days.
  'north-2a': { 15: 4, 20: 2 },
  // Less and less.
  'south-1a': { 25: 9, 9: 9, 2: 1 },
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => shopNow * 1000 })
  world = await makeShopWorld(platform)
  const { db } = platform
  await makeCreator(db, world.company, 'creator-1', null, {})
  for (const [sku, days] of Object.entries(sales))
    for (const [ago, items] of Object.entries(days)) {
      const t = Number(ago) === 0 ? shopNow - 60 : shopMidnight - Number(ago) * DAY + 3600
      await sell(platform, world.company, [soldAt(t, sku.split('-')[0] ?? '', [[sku, items, items * 1000]])])
    }
  const stock = { 'north-1': 20, 'north-2': 8, 'south-1': 900 }
  for (const [product_id, value] of Object.entries(stock))
    await db.updateTable('product').set({ stock: value }).where('product_id', '=', product_id).execute()
})
afterAll(() => platform[Symbol.asyncDispose]())

test('[TR1] [TR2] [TR3] a product’s days, mean, trend, days of stock and advice are those of its whole days', async () => {
  const { list, summary } = await ask('ordertrend/product')
  const row = (id: string): Row | undefined => list.find((one) => one.product_id === id)
  // 7 x 3 + 23 x 1 = 44 in 30 days; 20 in stock last 13 days.
  expect(row('north-1')).toMatchObject({
    sales_7d: 21,
    sales_30d: 44,
    daily_mean: 147,
    week_change: Math.round((14 / 7) * 10_000),
    sales_trend: 1,
    stock_days: Math.floor((20 * trendDays) / 44),
    trend_advice: 1,
    day_1: 3,
    day_7: 3,
    day_8: 1,
    day_30: 1,
  })
  expect(row('north-2')).toMatchObject({
    sales_7d: 0,
    sales_30d: 6,
    sales_trend: 3,
    trend_advice: 2,
    week_change: null,
  })
  // 900 in stock at 19 a month last longer than anybody wants.
  expect(row('south-1')).toMatchObject({ sales_7d: 1, sales_30d: 19, sales_trend: 2, trend_advice: 2 })
  expect((row('south-1')?.stock_days as number) > stockDays.clear).toBe(true)
  expect(summary.tabs).toEqual({ 0: 0, 1: 1, 2: 1, 3: 1 })
  expect(summary.totals).toEqual({ sales_7d: 22, sales_30d: 69, stock: 928 })
  expect((await ask('ordertrend/product?sales_trend=3')).list.map((one) => one.product_id)).toEqual(['north-2'])
  expect((await ask('ordertrend/product?stock_days_max=14')).list.map((one) => one.product_id)).toEqual(['north-1'])
})

test('[TR4] a SKU has the same, and its share of its product; an account sees its own shops', async () => {
  const { list } = await ask('ordertrend/sku')
  expect(list.map((one) => [one.sku_id, one.sales_30d, one.sku_share, one.seller_sku])).toEqual([
    ['north-1a', 44, 10_000, 'NORTH-1A'],
    ['south-1a', 19, 10_000, 'SOUTH-1A'],
    ['north-2a', 6, 10_000, 'NORTH-2A'],
    ['north-1b', 0, 0, 'NORTH-1B'],
  ])
  expect((await ask('ordertrend/sku', 'staff')).list.map((one) => one.sku_id)).toEqual(['south-1a'])
  await expect(ask('ordertrend/sku', 'affiliate')).rejects.toThrow()
  expect((await ask('ordertrend/product', 'rival')).total).toBe(0)
})

test('[TM1] [TM2] a team counts its leader and everyone below; its sums, change and target are those of the period', async () => {
  const { db } = platform
  const boss = await db.selectFrom('member').select('id').where('username', '=', 'boss').executeTakeFirstOrThrow()
  const lead = await makeMember(db, 'lead', world.company, boss.id)
  const hand = await makeMember(db, 'hand', world.company, lead)
  await makeCreator(db, world.company, 'creator-2', hand, {})
  const own = { creator_id: 'creator-2' }
  await sell(platform, world.company, [
    soldAt(shopMidnight - 2 * DAY + 60, 'north', [['north-9a', 2, 4000, own]]),
    soldAt(shopMidnight - 2 * DAY + 60, 'north', [['north-9a', 1, 2000, { ...own, refund_amt: 500 }]]),
    soldAt(shopMidnight - 9 * DAY + 60, 'north', [['north-9a', 1, 3000, own]]),
    soldAt(shopMidnight - 40 * DAY, 'north', [['north-9a', 1, 7000, own]]),
  ])
  await db
    .insertInto('kpi_target')
    .values({ scope: `m${lead}`, month: '2026-05', metric: 'M01', value: 12_000, update_time: 0 })
    .execute()
  const { list, total, summary } = await ask('team/data')
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    leader_name: 'lead',
    headcount: 2,
    orders: 2,
    gmv: 6000,
    net_gmv: 5500,
    gmv_per_head: 3000,
    refund_rate: 833,
    target: 12_000,
    month_gmv: 9000,
    target_rate: 7500,
    gmv_change: 10_000,
  })
  expect(summary.kpi).toMatchObject({ M01: 6000, M03: 2, M13: 833 })
  const both = `start_time=${shopMidnight - 9 * DAY}&end_time=${shopMidnight + DAY}`
  expect((await ask(`team/data?${both}`)).list[0]).toMatchObject({ gmv: 9000, orders: 3 })
})
