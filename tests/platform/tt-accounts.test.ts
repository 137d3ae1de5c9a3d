import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import { ttAccountApi } from '../../shared/areas/tt-accounts/api.ts'
import { MOST_FOLLOWED } from '../../shared/areas/tt-accounts/states.ts'
import { ttAccountWorkflow } from '../../shared/areas/tt-accounts/workflow.ts'
import { makeMarketAccount } from '../support/market.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

/** A Wednesday, noon in Shanghai. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const DAY = 86_400
const today = Math.floor((now + 8 * 3600) / DAY)
let platform: TestPlatform
const tokens = { boss: '', staff: '', other: '', rival: '' }
type Who = keyof typeof tokens

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  const company = await makeCompany(db, 'Followers')
  const rival = await makeCompany(db, 'Elsewhere')
  const tool = { has_tt_tool: true }
  const boss = await makeMember(db, 'tt-boss', company, 0, { ...tool, privilege_id: 1 })
  await makeMember(db, 'tt-staff', company, boss, tool)
  await makeMember(db, 'tt-other', company, boss, tool)
  await makeMember(db, 'tt-rival', rival, 0, { ...tool, privilege_id: 1 })
  for (const who of ['boss', 'staff', 'other', 'rival'] as const)
    tokens[who] = await platform.signIn(`tt-${who}`, password)
  await makeMarketAccount(db, 'lamp.shop', { followers: 5000 })
  await makeMarketAccount(db, 'near.shop', { followers: 5200 })
  await makeMarketAccount(db, 'far.shop', { followers: 90_000 })
  await makeMarketAccount(db, 'other.kind', { followers: 5000, category: 2 })
  const days = [today - 30, today - 7, today]
  await db
    .insertInto('spy_snapshot')
    .values(days.map((day) => ({ day, data_time: day * DAY - 8 * 3600 })))
    .execute()
  await db
    .insertInto('spy_creator_day')
    .values(
      [today - 7, today].map((day, n) => ({
        ...{ creator_id: 'lamp.shop', day, followers: 4400 + n * 600, video_gmv_amt: 100, live_gmv_amt: 20 },
        ...{ videos: 2, lives: 0, rank_no: 1 },
      })),
    )
    .execute()
  const thing = { title: 'Lamp', region: 'US', category: 1, shop_id: 's', shop_name: 'S', price_amt: 900, rate_bp: 900 }
  await db
    .insertInto('spy_product')
    .values({
      ...{ ...thing, product_id: 'tt-lamp', list_price_amt: 900, list_rate_bp: 900, rating_x100: null },
      ...{ review_count: null, first_seen_t: 0, growth_bp: null, rank_no: null, rank_before: null },
    })
    .execute()
  const film = {
    creator_id: 'lamp.shop',
    product_id: 'tt-lamp',
    title: 'Clip',
    region: 'US',
    duration_s: 9,
    is_ad: false,
  }
  // Monday 23:30 and Tuesday 00:30 in Shanghai, one of them on the day before by Greenwich.
  const monday = Date.UTC(2026, 4, 18, 15, 30) / 1000
  await db
    .insertInto('spy_video')
    .values([
      { ...film, video_id: 'v1', post_t: monday, views: 1000, gmv_amt: 3000, items: 3 },
      { ...film, video_id: 'v2', post_t: monday + 3600, views: 3000, gmv_amt: 1000, items: 1 },
    ])
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const add = async (who: Who, account: string) => {
  const { envelope } = await platform.ask(ttAccountApi.add.path, { token: tokens[who], body: { account } })
  return envelope as { status: number; message: string; data: { id: string; fields?: Record<string, string> } }
}
interface Page {
  readonly list: Record<string, unknown>[]
  readonly summary: { readonly kpi: Record<string, number> }
}
const listOf = async (who: Who): Promise<Page> => {
  const { envelope } = await platform.ask('/api/v1/ttaccount/list?limit=50', { token: tokens[who] })
  expect(envelope.status, envelope.message).toBe(1)
  return envelope.data as Page
}
const handles = async (who: Who) => (await listOf(who)).list.map(({ account_handle }) => account_handle)

test('[TT1] an account is followed by its handle or its address, once, and by whom is for its people alone', async () => {
  expect((await add('staff', 'not a handle')).data.fields).toHaveProperty('account')
  expect((await add('staff', '@nobody.knows')).data.fields?.account).toContain('不存在')
  const { id } = (await add('staff', 'https://www.tiktok.com/@Lamp.Shop/video/7301?lang=en')).data
  expect((await add('staff', '@lamp.shop')).data.id).toBe(id)
  expect([await handles('staff'), await handles('boss'), await handles('other'), await handles('rival')]).toEqual([
    ['lamp.shop'],
    ['lamp.shop'],
    [],
    [],
  ])
  const press = (who: Who, name: string) => presser(platform, ttAccountWorkflow).one(tokens[who], name, id)
  expect((await press('other', 'putAway')).ok).toBe(false)
  expect((await press('staff', 'putAway')).ok).toBe(true)
  expect((await add('staff', 'lamp.shop')).data.id).toBe(id)
  const { id: member_id, company_id } = await platform.db
    .selectFrom('member')
    .select(['id', 'company_id'])
    .where('username', '=', 'tt-other')
    .executeTakeFirstOrThrow()
  for (let n = 0; n < MOST_FOLLOWED; n++) {
    await makeMarketAccount(platform.db, `crowd.${n}`, { category: 3 })
    await platform.db
      .insertInto('tt_account')
      .values({ company_id, member_id, creator_id: `crowd.${n}`, add_time: 0, update_time: 0 })
      .execute()
  }
  expect((await add('other', 'lamp.shop')).message).toContain(String(MOST_FOLLOWED))
})

test('[TT2] figures are those of the snapshots, hours and days those of the company’s clock, and who is like it stands beside', async () => {
  const { id } = (await add('staff', 'lamp.shop')).data
  expect((await listOf('staff')).list).toMatchObject([
    { followers: 5000, followers_7d: 600, followers_30d: null, mean_views: 2000, account_gpm: 1000 },
  ])
  const { envelope } = await platform.ask(`/api/v1/ttaccount/detail?id=${id}`, { token: tokens.staff })
  const data = envelope.data as CallData<typeof ttAccountApi.detail>
  expect(data.days.map(({ followers, gmv_amt }) => [followers, gmv_amt])).toEqual([
    [4400, 120],
    [5000, 120],
  ])
  expect(data.calendar).toEqual([
    { day: '2026-05-18', videos: 1 },
    { day: '2026-05-19', videos: 1 },
  ])
  expect(new Date(`${data.from}T00:00:00Z`).getUTCDay()).toBe(1)
  expect(data.hours).toEqual([
    { weekday: 0, hour: 23, videos: 1, mean_views: 1000 },
    { weekday: 1, hour: 0, videos: 1, mean_views: 3000 },
  ])
  expect(data.products).toEqual([{ product_id: 'tt-lamp', title: 'Lamp', gmv_amt: 4000, items: 4 }])
  expect(data.similar.map(({ handle }) => handle)).toEqual(['near.shop', 'far.shop'])
  const { envelope: foreign } = await platform.ask(`/api/v1/ttaccount/detail?id=${id}`, { token: tokens.rival })
  expect(foreign.status).toBe(0)
})
