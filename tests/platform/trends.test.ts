import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchTrends } from '../../platform/jobs/trend-watch.ts'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { NoticeRow } from '../../shared/areas/messages/api.ts'
import type { teamApi } from '../../shared/areas/team/api.ts'
import { MOST_TREND_WATCHES, type TrendRule, type TrendWatch } from '../../shared/areas/trends/api.ts'
import { stockDays, trendDays } from '../../shared/areas/trends/list.ts'
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

test('[TM1] [TM2] [TM3] [TM4] a team counts its leader and everyone below; its sums, change and target are those of the period', async () => {
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

  const trend = async (query: string, who: keyof ShopWorld['tokens'] = 'boss') => {
    const { envelope } = await platform.ask(`/api/v1/team/trend?${query}`, { token: world.tokens[who] })
    return envelope.data as CallData<typeof teamApi.trend>
  }
  const { days, teams } = await trend(both)
  expect(days).toHaveLength(10)
  expect(teams).toEqual([{ team_id: String(lead), name: 'lead', gmv: [3000, 0, 0, 0, 0, 0, 0, 6000, 0, 0] }])
  expect((await trend('')).teams[0]?.gmv).toEqual([0, 0, 0, 0, 6000, 0, 0])
  expect((await trend('', 'rival')).teams).toEqual([])
  const lines = (await ask(`order/shop?team=${lead}&date_type=paid&${both}`)).list
  expect(lines.map((line) => line.order_amount).toSorted()).toEqual([2000, 3000, 4000])
})

test('[TM10] [TM11] a team that goes on is compared with the same part of the days before, up to the same clock time', async () => {
  const { db } = platform
  const boss = await db.selectFrom('member').select('id').where('username', '=', 'boss').executeTakeFirstOrThrow()
  const lead = await makeMember(db, 'even', world.company, boss.id)
  const hand = await makeMember(db, 'evenhand', world.company, lead)
  await makeCreator(db, world.company, 'creator-3', hand, {})
  // Every quarter of an hour of twenty days: ten a piece, this week twelve.
  const quarters = Array.from({ length: 20 * 96 }, (_, n) => shopMidnight - 19 * DAY + n * 900 + 1)
  const sold = quarters.filter((t) => t <= shopNow).map((t) => ({ t, amt: t >= shopMidnight - 6 * DAY ? 1200 : 1000 }))
  await sell(
    platform,
    world.company,
    sold.map(({ t, amt }) => soldAt(t, 'north', [['north-8a', 1, amt, { creator_id: 'creator-3' }]])),
  )
  const changeOf = async (from: number, to: number): Promise<unknown> => {
    const asked = `start_time=${shopMidnight + from * DAY}&end_time=${shopMidnight + (to + 1) * DAY}`
    const { list } = await ask(`team/data?${asked}`)
    return list.find(({ team_id }) => team_id === String(lead))?.gmv_change
  }
  const amtIn = (from: number, to: number): number =>
    sold.filter(({ t }) => t >= from && t <= to).reduce((sum, { amt }) => sum + amt, 0)
  const byHand = (from: number, days: number, elapsed: number): number => {
    const start = shopMidnight + from * DAY
    const before = amtIn(start - days * DAY, start - days * DAY + elapsed)
    return Math.round(((amtIn(start, start + elapsed) - before) / before) * 10_000)
  }
  const noon = DAY / 2
  // The last seven days until noon, today, and a period that ends in some days.
  expect(await changeOf(-6, 0)).toBe(byHand(-6, 7, 6 * DAY + noon))
  expect(await changeOf(-6, 0)).toBe(2000)
  expect(await changeOf(0, 0)).toBe(0)
  expect(await changeOf(-4, 5)).toBe(byHand(-4, 10, 4 * DAY + noon))
  // Whole days with whole days; what has not begun with nothing.
  expect(await changeOf(-7, -1)).toBe(byHand(-7, 7, 7 * DAY - 1))
  expect(await changeOf(1, 3)).toBeNull()
})

const watch = async (
  who: keyof ShopWorld['tokens'],
  kind: number,
  keys: readonly string[],
  rule: TrendRule | null,
): Promise<BulkData['results']> => {
  const asked = { token: world.tokens[who], body: { kind, keys, rule } }
  const { envelope } = await platform.ask('/api/v1/ordertrend/watch', asked)
  if (envelope.status !== 1) throw new Error(envelope.message)
  return (envelope.data as BulkData).results
}
const watches = async (who: keyof ShopWorld['tokens']): Promise<readonly TrendWatch[]> =>
  (await ask('ordertrend/watch/mine', who)).list as unknown as readonly TrendWatch[]
const notices = async (who: keyof ShopWorld['tokens']): Promise<readonly NoticeRow[]> =>
  ((await ask('member/notice', who)).list as unknown as readonly NoticeRow[]).filter(({ links }) => links.length > 0)
const restock = (stock: number) =>
  platform.db.updateTable('product').set({ stock }).where('product_id', '=', 'south-1').execute()

test('[TR5] [TR6] [TR7] a watch tells once what began to hold after a closed day, in one notice that leads to it', async () => {
  const { db } = platform
  await restock(500)
  const falls: TrendRule = { trends: [2, 3], stock_days: 14 }
  // North 1 has 13 days of stock already: that is nothing that begins.
  expect(await watch('boss', 1, ['north-1', 'south-1'], falls)).toMatchObject([{ ok: true }, { ok: true }])
  await watch('boss', 1, ['south-1'], { trends: [1], stock_days: null })
  await watch('boss', 2, ['north-1a', 'south-1a'], { trends: [1], stock_days: null })
  await watch('boss', 2, ['north-1a'], null)
  await watch('staff', 1, ['south-1'], { trends: [], stock_days: 365 })
  expect((await watches('boss')).map(({ id, holds }) => [id, holds])).toEqual([
    ['north-1', true],
    ['south-1', false],
    ['south-1a', false],
  ])
  // A day's sales: falling becomes rising, and 500 in stock last 306 days instead of 789.
  await sell(platform, world.company, [soldAt(shopNow - 30, 'south', [['south-1a', 30, 30_000]])])
  expect(await watchTrends(db, shopNow)).toBe(0)
  const told = await Promise.all([watchTrends(db, shopNow + DAY), watchTrends(db, shopNow + DAY)])
  expect(told.reduce((sum, one) => sum + one, 0)).toBe(2)
  expect(await watchTrends(db, shopNow + DAY + 3600)).toBe(0)
  expect(await watchTrends(db, shopNow + 2 * DAY)).toBe(0)

  const [notice, ...others] = await notices('boss')
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    eventName: '销售趋势监控命中',
    membername: 'Product south-1 · Product south-1 / south-1a',
    links: [{ title: '查看产品' }, { title: '查看SKU' }],
  })
  const found = async (link: number, who: keyof ShopWorld['tokens']) => {
    const { pathname, search } = new URL(notice?.links[link]?.path ?? '', 'http://console')
    const { list } = await ask(
      `${pathname === '/orderTrend/skuTrend' ? 'ordertrend/sku' : 'ordertrend/product'}${search}`,
      who,
    )
    return list.map((row) => row.sku_id ?? row.product_id)
  }
  expect([await found(0, 'boss'), await found(1, 'boss')]).toEqual([['south-1'], ['south-1a']])
  expect([await found(0, 'staff'), await found(1, 'staff')]).toEqual([['south-1'], []])
  expect((await watches('staff'))[0]).toMatchObject({ holds: true, hit_time: shopNow + DAY })

  // It hits again only after it had ended; what is watched no more, or of a shop that is one's own no more, does not.
  await restock(9000)
  expect(await watchTrends(db, shopNow + 3 * DAY)).toBe(0)
  await restock(500)
  await watch('boss', 1, ['south-1'], { trends: [], stock_days: 365 })
  await watch('boss', 1, ['south-1'], null)
  expect(await watchTrends(db, shopNow + 4 * DAY)).toBe(1)
  expect([(await notices('staff')).length, (await notices('boss')).length]).toEqual([2, 1])
  await restock(9000)
  await watchTrends(db, shopNow + 5 * DAY)
  await restock(500)
  await db.updateTable('shop').set({ owner_member_id: null }).where('shop_id', '=', 'south').execute()
  await watchTrends(db, shopNow + 6 * DAY)
  expect(await notices('staff')).toHaveLength(2)
})

test('[TR7] [TR8] watches are the account’s own, of what it sees, and so many at most', async () => {
  const rule: TrendRule = { trends: [1], stock_days: null }
  const strange = '商品或 SKU 不存在，或不在你的店铺里'
  expect(await watch('staff', 1, ['north-1'], rule)).toEqual([{ key: 'north-1', ok: false, message: strange }])
  expect(await watch('rival', 2, ['north-1a', 'x'], rule)).toMatchObject([{ message: strange }, { message: strange }])
  await expect(watch('affiliate', 1, ['north-1'], rule)).rejects.toThrow()
  for (const wrong of [
    { trends: [], stock_days: null },
    { trends: [0], stock_days: 3 },
    { trends: [1], stock_days: 0 },
  ])
    await expect(watch('boss', 1, ['north-1'], wrong)).rejects.toThrow()
  expect(await watches('rival')).toEqual([])

  const own = async (search: string, who: keyof ShopWorld['tokens']) =>
    (await ask(`ordertrend/product?${search}`, who)).list.map((row) => row.product_id)
  expect(await own('watched=1', 'boss')).toEqual(['north-1'])
  expect(await own('watched=1', 'rival')).toEqual([])
  expect(await own('watched=0&sort_field=stock', 'boss')).not.toContain('north-1')
  await watch('boss', 1, ['north-2'], rule)
  expect(await own('watched=1', 'boss')).toEqual(['north-1', 'north-2'])

  const { db } = platform
  const boss = await db.selectFrom('member').select('id').where('username', '=', 'boss').executeTakeFirstOrThrow()
  const others = {
    trends: [1],
    stock_days: null,
    trend: 0,
    low: false,
    checked_day: 99_999,
    add_time: 0,
    update_time: 0,
  }
  const missing = MOST_TREND_WATCHES - (await watches('boss')).length
  await db
    .insertInto('trend_watch')
    .values(
      Array.from({ length: missing }, (_, n) => ({ member_id: boss.id, kind: 2, object_id: `old-${n}`, ...others })),
    )
    .execute()
  const full = '最多监控 100 个商品和 SKU，请先取消一些'
  expect(await watch('boss', 1, ['south-1', 'north-2'], rule)).toMatchObject([{ message: full }, { ok: true }])
})
