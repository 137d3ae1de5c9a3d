import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseVersion } from '../../platform/queries/pulse.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { listPartsApi } from '../../shared/api/list-parts.ts'
import type { targetApi } from '../../shared/areas/targets/api.ts'
import { makeAds } from '../support/ad-world.ts'
import { makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { DAY, makeShopWorld, type ShopWorld, sell, shopMidnight, shopNow, soldAt } from '../support/shop-world.ts'

let platform: TestPlatform
let world: ShopWorld
let boss = 0
/** A team whose leader has no right of its own, one beside it, and one whose top stands under nobody. */
let plain = 0
let beside = 0
let lone = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => shopNow * 1000 })
  const { db } = platform
  world = await makeShopWorld(platform)
  const found = await db.selectFrom('member').select('id').where('username', '=', 'boss').executeTakeFirstOrThrow()
  boss = found.id
  plain = await makeMember(db, 'plain', world.company, boss, { share_rate_bp: 4000 })
  const hand = await makeMember(db, 'plain-hand', world.company, plain)
  beside = await makeMember(db, 'beside', world.company, boss, { privilege_id: 1 })
  await makeMember(db, 'beside-hand', world.company, beside)
  lone = await makeMember(db, 'lone', world.company, 0)
  await makeMember(db, 'lone-hand', world.company, lone)
  await makeCreator(db, world.company, 'of-plain', hand, {})
  await makeCreator(db, world.company, 'of-lone', lone, {})
  await sell(platform, world.company, [
    soldAt(shopMidnight + 60, 'north', [['north-1a', 1, 6000, { creator_id: 'of-plain' }]]),
    soldAt(shopMidnight - 10 * DAY, 'north', [['north-1a', 1, 4000, { creator_id: 'of-plain' }]]),
    soldAt(shopMidnight + 90, 'north', [['north-1a', 1, 3000, { creator_id: 'of-lone' }]]),
  ])
  await sql`insert into member_module (member_id, code, start_t, end_t) values (${boss}, 1, 0, null)`.execute(db)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Page {
  readonly list: readonly Readonly<Record<string, number | string | null>>[]
  readonly summary: Readonly<Record<'totals', Readonly<Record<string, number | null>>>>
}
const ask = async <Data>(path: string, who: keyof ShopWorld['tokens'] = 'boss'): Promise<Data> => {
  const { envelope } = await platform.ask(`/api/v1/${path}`, { token: world.tokens[who] })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Data
}
const teams = (query = '') => ask<Page>(`team/data${query}`)
const teamOf = (page: Page, id: number) => page.list.find(({ team_id }) => team_id === String(id))
const changed = () => platform.db.transaction().execute((tx) => raiseVersion(tx, world.company, shopNow))

test('[TM12] a team is one whatever its head may do: it stands in the list, among the choices of filters and among the targets', async () => {
  const ids = [plain, beside, lone]
  const sorted = ids.map(String).toSorted()
  expect((await teams()).list.map(({ team_id }) => String(team_id)).toSorted()).toEqual(sorted)
  for (const list of ['dashboard', 'data-board', 'orders', 'staff-data', 'staff-orders', 'staff']) {
    const { options } = await ask<CallData<typeof listPartsApi.choices>>(
      `list/choices?list=${list}&filter=team&q=`,
      'affiliate',
    )
    expect(options.map(({ id }) => id).toSorted(), list).toEqual(sorted)
  }
  const targets = await ask<CallData<typeof targetApi.list>>('target')
  expect(targets.list.map(({ member_id }) => member_id)).toEqual(expect.arrayContaining(ids.map(String)))
  for (const id of ids) {
    const body = { month: '2026-05', member_id: String(id), target_amt: 100_000 }
    const { envelope } = await platform.ask('/api/v1/target', { token: world.tokens.boss, body })
    expect(envelope.status).toBe(1)
    expect(teamOf(await teams(), id)?.target).toBe(100_000)
  }
  expect(teamOf(await teams(), lone)).toMatchObject({ gmv: 3000, headcount: 2 })
})

test('[TM13] shops, ad spend, return and profit are those of what members of the team own; what nobody owns is not reported', async () => {
  const { db } = platform
  const before = await teams()
  expect(teamOf(before, plain)).toMatchObject({ shops: 0, ad_spend: null, roi: null, gross_profit: null })
  expect(before.summary.totals).toMatchObject({ ad_spend: null, gross_profit: null })
  const hand = await db.selectFrom('member').select('id').where('username', '=', 'plain-hand').executeTakeFirstOrThrow()
  await db.updateTable('shop').set({ owner_member_id: hand.id }).where('shop_id', '=', 'north').execute()
  await sql`update sku set cost_amt = 500 where sku_id = 'north-7a'`.execute(db)
  await sell(platform, world.company, [
    soldAt(shopMidnight + 120, 'north', [['north-7a', 2, 9000, { creator_id: 'of-plain' }]], {}, {}),
  ])
  await sql`update sku set cost_amt = 500 where sku_id = 'north-7a'`.execute(db)
  const from = shopMidnight - 8 * DAY
  const hours = await makeAds(
    db,
    world.company,
    [
      { account: 'own', network: 1, owner: hand.id, campaigns: [1] },
      { account: 'meta', network: 2, owner: hand.id, campaigns: [1] },
      { account: 'free', network: 1, campaigns: [1] },
    ],
    from,
    shopMidnight + DAY,
  )
  await changed()
  const own = hours.filter(({ account, t }) => account === 'own' && t >= shopMidnight - 6 * DAY)
  const total = (name: 'spend_amt' | 'revenue_amt') => own.reduce((sum, { sums }) => sum + sums[name], 0)
  const { rows } = await sql<{ profit: number }>`
    select (9000 - l.est_standard_amt - l.est_shop_ads_amt - l.est_bonus_amt - l.est_partner_amt
      - (9000 * 600 + 5000) / 10000 - 300 - 2 * 500)::int as profit
    from affiliate_order_line l where l.sku_id = 'north-7a'`.execute(db)
  const page = await teams()
  expect(teamOf(page, plain)).toMatchObject({
    shops: 1,
    ad_spend: total('spend_amt'),
    roi: Math.round((total('revenue_amt') * 100) / total('spend_amt')),
    gross_profit: rows[0]?.profit,
  })
  expect(teamOf(page, beside)).toMatchObject({ shops: 0, ad_spend: null, gross_profit: null })
  expect(page.summary.totals.ad_spend).toBe(total('spend_amt'))
  await db.updateTable('ad_account').set({ currency: 'THB' }).where('account_id', '=', 'own').execute()
  await changed()
  expect(teamOf(await teams(), plain)).toMatchObject({ ad_spend: null, roi: null })
})

test('[TM14] what a day must bring for the target and what the month comes to follow from the time that has gone by', async () => {
  const month = (await teams()).list.find(({ team_id }) => team_id === String(plain))
  const gmv = Number(month?.month_gmv)
  // Noon of the 20th of May: 19 days and a half are gone of 31, and 12 are left with the running one.
  expect(month).toMatchObject({
    daily_need: Math.ceil((100_000 - gmv) / 12),
    month_forecast: Math.round((gmv * 31) / 19.5),
  })
  const query = `?start_time=${shopMidnight - 12 * DAY}&end_time=${shopMidnight - 9 * DAY}`
  const past = teamOf(await teams(query), plain)
  expect(past).toMatchObject({ month_gmv: 4000, daily_need: Math.ceil(96_000 / 21), month_forecast: (4000 * 31) / 10 })
  const april = `?start_time=${shopMidnight - 40 * DAY}&end_time=${shopMidnight - 25 * DAY}`
  expect(teamOf(await teams(april), plain)?.daily_need).toBeNull()
  await sql`update kpi_target set value = 10 where scope = ${`m${plain}`}`.execute(platform.db)
  await changed()
  expect(teamOf(await teams(), plain)?.daily_need).toBe(0)
  expect(teamOf(await teams(), beside)).toMatchObject({ month_forecast: 0 })
})

test('[TM15] a team leads to its people: their rows add up to the team’s turnover', async () => {
  const team = teamOf(await teams(), plain)
  const people = await ask<Page>(`staff/data?team=${plain}`)
  expect(people.summary.totals.gmv).toBe(team?.gmv)
})

test('[TM16] what stays with a team is what its leader’s own order list says of the same days', async () => {
  await sell(platform, world.company, [
    soldAt(shopMidnight + 120, 'north', [
      ['north-1a', 1, 8000, { creator_id: 'of-plain', standard_rate_bp: 1500, partner_rate_bp: 1000 }],
    ]),
  ])
  await changed()
  const day = `start_time=${shopMidnight}&end_time=${shopMidnight + DAY}`
  const row = teamOf(await teams(`?${day}`), plain)
  const token = await platform.signIn('plain', password)
  const { envelope } = await platform.ask(`/api/v1/order/list?date_type=paid&${day}`, { token })
  const { summary } = envelope.data as { summary: { kpi: Record<string, number> } }
  expect(row?.our_commission).toBe(summary.kpi.M11_OURS)
  expect(Number(row?.our_commission)).toBeGreaterThan(0)
})
