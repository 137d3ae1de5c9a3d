import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import { multishopApi } from '../../shared/areas/shops/days-api.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { shopSnapshot, wallSnapshot } from '../../shared/live/wall.ts'
import { makeAds } from '../support/ad-world.ts'
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

type Who = keyof ShopWorld['tokens']
let platform: TestPlatform
let world: ShopWorld

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => shopNow * 1000 })
  world = await makeShopWorld(platform)
  const { db } = platform
  const { company } = world
  await db.updateTable('member').set({ daping: true }).execute()
  const boss = await db.selectFrom('member').where('username', '=', 'boss').select('id').executeTakeFirstOrThrow()
  for (const code of [1, 9])
    await db.insertInto('member_module').values({ member_id: boss.id, code, start_t: 0, end_t: null }).execute()
  const parcel = { shipped_t: shopNow - 60 }
  await sell(platform, company, [
    soldAt(shopMidnight + 3600, 'north', [['north-1a', 2, 1500]], { region: 'US' }, parcel),
    soldAt(shopMidnight + 7200, 'south', [['south-1a', 1, 4000]], { region: 'GB' }, parcel),
    soldAt(shopMidnight - DAY, 'south', [['south-1a', 1, 9000]], { region: 'GB' }, parcel),
  ])
  await setCosts(db, company, { 'north-1a': 210, 'south-1a': 150 })
  await makeAds(db, company, [{ account: 'one', network: 1, campaigns: [1] }], shopMidnight - DAY, shopNow)
  await db.updateTable('ad_account').set({ shop_id: 'north' }).where('account_id', '=', 'one').execute()
  await db
    .insertInto('shop_auth')
    .values({ company_id: company, shop_id: 'north', state: 5, refresh_expire_t: shopNow + 90 * DAY, last_sync_t: 0 })
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (who: Who, path: string) => (await platform.ask(path, { token: world.tokens[who] })).envelope

test.each(['boss', 'solo'] as const)(
  '[Q57] the wall of several shops of %s has the data wall, and the gross profit, ad spend and to-dos of its console page of today',
  async (who) => {
    const { zones, head, data_time } = shopSnapshot.parse((await ask(who, screenApi.shops.path)).data)
    const today = new URLSearchParams({ start_time: String(shopMidnight), end_time: String(shopNow + 1) })
    const { kpi } = (await ask(who, `${multishopApi.overview.path}?${today}`)).data as CallData<
      typeof multishopApi.overview
    >
    expect(zones.shop_kpi.map(({ id, value }) => [id, value])).toEqual([
      ['M30', kpi.gross_profit],
      ['M25', kpi.ad_spend],
    ])
    const { list } = (await ask(who, multishopApi.todo.path)).data as CallData<typeof multishopApi.todo>
    expect(zones.shop_todo.map(({ id, n, shop }) => [id, n, shop?.name])).toEqual(
      list.map(({ kind, count, shops }) => [kind, count, shops[0]?.name]),
    )
    const data = wallSnapshot.parse((await ask(who, screenApi.data.path)).data)
    expect(zones).toMatchObject({ ...data.zones, ticker: zones.ticker })
    expect(head.module).toBe(9)
    expect(data_time.shop_kpi).toBe(shopNow)
  },
)

test('[Q57] these figures are known where they should be, never of another company, and refused to other modes', async () => {
  const of = async (who: Who) => shopSnapshot.parse((await ask(who, screenApi.shops.path)).data).zones
  const boss = await of('boss')
  expect(boss.shop_kpi.map(({ value }) => value)).toEqual([expect.any(Number), expect.any(Number)])
  expect(boss.shop_todo.find(({ id }) => id === 'auth')).toMatchObject({ n: 1, shop: { name: 'Shop north' } })
  const solo = await of('solo')
  expect(solo.shop_kpi.map(({ value }) => value)).toEqual([null, null])
  expect(solo.shop_todo.find(({ id }) => id === 'auth')?.n).toBe(0)
  expect((await ask('affiliate', screenApi.shops.path)).status).toBe(403)
})
