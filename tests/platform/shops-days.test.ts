import { afterAll, beforeAll, expect, test } from 'vitest'
import { grossProfit } from '../../platform/queries/shops/profit.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { multishopApi } from '../../shared/areas/shops/days-api.ts'
import type { shopDayList } from '../../shared/areas/shops/days-list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import { soldLines } from '../support/by-hand.ts'
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
import { randomOf } from '../support/sold-world.ts'

type Row = ListRow<typeof shopDayList>
type Who = keyof ShopWorld['tokens']
const costs: Readonly<Record<string, number>> = { 'north-1a': 210, 'north-2a': 330, 'south-1a': 150 }

let platform: TestPlatform
let world: ShopWorld

const get = async <T>(path: string, query: Record<string, string>, who: Who): Promise<T> => {
  const { envelope } = await platform.ask(`/api/v1/multishop/${path}?${new URLSearchParams(query)}`, {
    token: world.tokens[who],
  })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as T
}
const overview = (query: Record<string, string> = {}, who: Who = 'boss') =>
  get<CallData<typeof multishopApi.overview>>('overview', query, who)
const shops = async (query: Record<string, string> = {}, who: Who = 'boss') =>
  (await get<{ list: readonly Row[] }>('shops', query, who)).list

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => shopNow * 1000 })
  world = await makeShopWorld(platform)
  const random = randomOf(5)
  const below = (n: number): number => Math.floor(random() * n)
  const sold = Array.from({ length: 60 }, () => {
    const t = shopMidnight - below(9) * DAY + below(12 * 3600)
    const shop = random() < 0.6 ? 'north' : 'south'
    const sku = shop === 'south' ? 'south-1a' : `north-${1 + below(3)}a`
    const more = { creator_id: random() < 0.2 ? '' : 'creator-1', refund_amt: random() < 0.2 ? 90 : 0 }
    const to = { region: ['US', 'GB', 'ID'][below(3)] ?? 'US' }
    return soldAt(t, shop, [[sku, 1 + below(3), 500 + below(900), more]], to, { shipped_t: t + 60 })
  })
  await sell(platform, world.company, sold)
  await sell(platform, 0, [soldAt(shopMidnight, 'alone', [['alone-1a', 1, 900]], {}, {})])
  await setCosts(platform.db, world.company, costs)
  for (const [shop_id, group_name, state, refresh_expire_t] of [
    ['north', 'Abroad', 5, shopNow + 90 * DAY],
    ['south', 'Home', 1, shopNow + 30 * DAY],
  ] as const) {
    const { company: company_id } = world
    await platform.db
      .updateTable('shop')
      .set({ group_name })
      .where('company_id', '=', company_id)
      .where('shop_id', '=', shop_id)
      .execute()
    await platform.db
      .insertInto('shop_auth')
      .values({ company_id, shop_id, state, refresh_expire_t, last_sync_t: shopNow - DAY })
      .execute()
  }
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const half = (value: number): number => Math.floor(value + 0.5 + 1e-9)

/** Plainly from the lines: 6 % fee, 300 a parcel (every order has one line), goods by `costs`. */
const byHand = async (shop_id: string | null, from: number, to: number) => {
  const all = await soldLines(platform.db, world.company, null)
  const lines = all.filter((one) => (!shop_id || one.shop_id === shop_id) && one.paid_t >= from && one.paid_t < to)
  const gmv = sum(lines.map((one) => one.pay_amt))
  const known = lines.filter((one) => costs[one.sku_id] !== undefined)
  const profits = known.map((one) => {
    const net = one.pay_amt - one.refund_amt
    return net - half(net * 0.06) - one.commission - 300 - one.quantity * (costs[one.sku_id] ?? 0)
  })
  return {
    gmv,
    orders: lines.length,
    aov: half(gmv / lines.length),
    refund_rate: half((sum(lines.map((one) => one.refund_amt)) / gmv) * 10_000),
    commission: sum(lines.map((one) => one.commission)),
    gross_profit: sum(profits),
    profit_rate: Math.round((sum(profits) / sum(known.map((one) => one.pay_amt - one.refund_amt))) * 10_000),
    uncosted_skus: new Set(lines.flatMap((one) => (costs[one.sku_id] === undefined ? [one.sku_id] : []))).size,
    affiliate_share: half((sum(lines.filter((one) => one.creator_id).map((one) => one.pay_amt)) / gmv) * 10_000),
  }
}

test('[SH5] profit is a sum of known parts alone; ads that nobody reports are not taken off', () => {
  const parts = { net: 1000, platform_fee: 60, affiliate: 100, ads: null, shipping: 300, cost: 400 }
  expect(grossProfit(parts)).toBe(140)
  expect(grossProfit({ ...parts, ads: 50 })).toBe(90)
  for (const unknown of [{ platform_fee: null }, { shipping: null }, { cost: null }])
    expect(grossProfit({ ...parts, ...unknown })).toBeNull()
})

/** Turnover by country, largest first. */
const countriesByHand = async (shop_id: string | null, from: number, to: number) => {
  const all = await soldLines(platform.db, world.company, null)
  const lines = all.filter((one) => (!shop_id || one.shop_id === shop_id) && one.paid_t >= from && one.paid_t < to)
  return [...new Set(lines.map(({ region }) => region))]
    .map((region) => ({ region, gmv: sum(lines.filter((one) => one.region === region).map((one) => one.pay_amt)) }))
    .toSorted((a, b) => b.gmv - a.gmv)
}

test('[SH16] [SH17] [SH18] [SH22] [SH23] [SH24] each shop and all together, by the lines of the chosen business days', async () => {
  const week = [shopMidnight - 6 * DAY, shopMidnight + DAY] as const
  const three = [shopMidnight - 4 * DAY, shopMidnight - DAY] as const
  for (const [query, period] of [
    [{}, week],
    [{ start_time: String(three[0]), end_time: String(three[1]) }, three],
  ] as const) {
    const rows = await shops(query)
    expect(rows.map(({ shop_id }) => shop_id).toSorted()).toEqual(['north', 'south'])
    for (const row of rows) expect(row).toMatchObject(await byHand(row.shop_id, ...period))
    const { kpi, days, countries, shops: byDay } = await overview(query)
    const { affiliate_share: _, ...all } = await byHand(null, ...period)
    expect(kpi).toEqual({ shops: 2, selling: 2, authorised: 1, broken: 1, ad_spend: null, roi: null, ...all })
    expect(countries).toEqual(await countriesByHand(null, ...period))
    expect(days).toHaveLength((period[1] - period[0]) / DAY)
    expect(sum(byDay.flatMap(({ gmv }) => gmv))).toBe(all.gmv)
  }
  const [american] = await shops({ region: 'US' })
  expect(american?.shop_id).toBe('south')
  expect((await overview({ seller_type: '2' })).kpi).toMatchObject({
    shops: 1,
    gmv: (await byHand('north', ...week)).gmv,
  })
  const group = await overview({ group: 'Home' })
  expect(group.kpi).toMatchObject({ shops: 1, gmv: (await byHand('south', ...week)).gmv })
  expect(group.countries).toEqual(await countriesByHand('south', ...week))
  expect(group.groups).toEqual(['Abroad', 'Home'])
  expect((await shops({ group: 'Home' })).map(({ shop_id }) => shop_id)).toEqual(['south'])
  const north = { auth_state: 5, sync_time: shopNow - DAY, group_name: 'Abroad' }
  expect(await shops({ auth_state: '3,5' })).toEqual([expect.objectContaining({ shop_id: 'north', ...north })])
  expect((await overview({ auth_state: '1' })).kpi.shops).toBe(0)
  expect((await overview({ auth_state: '2' })).kpi.shops).toBe(1)
})

test('[SH2] [SH3] [SH16] an account without a company sees the shop that it owns; other modes none', async () => {
  expect((await overview({}, 'solo')).kpi).toMatchObject({ shops: 1, gmv: 900, gross_profit: null, uncosted_skus: 1 })
  expect((await shops({}, 'solo')).map(({ shop_id, gross_profit }) => [shop_id, gross_profit])).toEqual([
    ['alone', null],
  ])
  expect((await shops({}, 'staff')).map(({ shop_id }) => shop_id)).toEqual(['south'])
  for (const path of ['overview', 'shops', 'todo'])
    await expect(get(path, {}, 'affiliate')).rejects.toThrow('无访问权限')
})

test('[SH19] [SH25] what waits: orders, refunds, empty shelves, refused products, authorisations and unknown costs', async () => {
  const { db, gate } = platform
  const late = soldAt(shopMidnight, 'north', [['north-1a', 1, 500]], {}, { is_open: true, ship_due_t: shopNow - 5 })
  const soon = soldAt(shopMidnight, 'south', [['south-1a', 1, 500]], {}, { is_open: true, ship_due_t: shopNow + 5 })
  await sell(platform, world.company, [late, soon])
  const line = { sku_id: 'south-1a', content_id: '', n: 1, kind: 1, qty: 0, amt: 50 } as const
  await gate.submit(world.company, [
    {
      kind: 'update',
      order_id: soon.order.order_id,
      refunds: [{ refund_id: 'R1', ...line, applied_t: shopNow - 100 }],
    },
  ])
  await db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', 'north-2a').execute()
  await db.updateTable('product').set({ status: 5 }).where('product_id', '=', 'north-1').execute()
  const { list } = await get<CallData<typeof multishopApi.todo>>('todo', {}, 'boss')
  expect(Object.fromEntries(list.map(({ kind, count }) => [kind, count]))).toEqual({
    to_ship: 2,
    overdue: 1,
    to_refund: 1,
    out_of_stock: 1,
    violation: 1,
    auth: 2,
    uncosted: 1,
  })
  expect(list.find(({ kind }) => kind === 'overdue')?.shops).toEqual([
    { shop_id: 'north', name: 'Shop north', count: 1 },
  ])
  const home = await get<CallData<typeof multishopApi.todo>>('todo', { group: 'Home' }, 'boss')
  expect(home.list.map(({ count }) => count)).toEqual([1, 0, 1, 0, 0, 1, 0])
  const own = await get<CallData<typeof multishopApi.todo>>('todo', {}, 'staff')
  expect(own.list.map(({ count }) => count)).toEqual([1, 0, 1, 0, 0, 1, 0])
})
