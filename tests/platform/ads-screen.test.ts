import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRates } from '../../platform/fx/rates.ts'
import { AdMemory, readAdSnapshot } from '../../platform/queries/ads/wall/snapshot.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readCompany, viewNow } from '../../platform/queries/view.ts'
import { WallMemory } from '../../platform/queries/wall/snapshot.ts'
import { sightOf } from '../../shared/access/sight.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { adsApi } from '../../shared/areas/ads/api.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { zoneNamesOf } from '../../shared/live/screens.ts'
import { adSnapshot, wallSnapshot } from '../../shared/live/wall.ts'
import { recordWith } from '../shared/records.ts'
import { makeAds } from '../support/ad-world.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

/** Half past nine in the morning of the 20th in Los Angeles, half past midnight of the 21st in Shanghai. */
const start = Date.UTC(2026, 4, 20, 16, 30) / 1000
const DAY = 86_400
let now = start
let platform: TestPlatform
let company: number
let junior: number

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Ours')
  const others = await makeCompany(db, 'Others')
  const add = async (name: string, of: number, above: number, fields: object): Promise<number> => {
    const id = await makeMember(db, name, of, above, { daping: true, ...fields })
    for (const code of [0, 1, 5])
      await db.insertInto('member_module').values({ member_id: id, code, start_t: 0, end_t: null }).execute()
    return id
  }
  const ad = { current_version: 1, privilege_id: 1 }
  const boss = await add('boss', company, 0, { privilege_id: 1 })
  await add('ads', company, boss, ad)
  await add('east', company, boss, { ...ad, time_zone: 'cc-16' })
  await add('meta', company, boss, { ...ad, isad_version: 5 })
  junior = await add('junior', company, boss, { current_version: 1 })
  await add('rival', others, 0, ad)
  const from = start - 1800 - 5 * DAY
  const sketches = [
    { account: 'one', network: 1 as const, campaigns: [1, 3, 5, 8, 6, -2, -4, -6] },
    { account: 'two', network: 1 as const, zone: 'Europe/London', currency: 'GBP', owner: junior, campaigns: [1, 7] },
    { account: 'cut', network: 1 as const, auth: 3, campaigns: [1] },
    { account: 'face', network: 2 as const, campaigns: [1, 3] },
  ]
  await makeAds(db, company, sketches, from, start)
  await makeAds(db, others, [{ account: 'theirs', network: 1, campaigns: [1] }], from, start)
  await writeRates(db, [{ day: Math.floor(start / DAY) - 1, currency: 'GBP', rate: 0.8 }], 'test', 0)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (name: string, path: string) =>
  (await platform.ask(path, { token: await platform.signIn(name, password) })).envelope
const look = async (name: string) => adSnapshot.parse((await ask(name, screenApi.ads.path)).data)
const console = async (name: string) => (await ask(name, adsApi.today.path)).data as CallData<typeof adsApi.today>

test.each(['ads', 'east', 'meta'])(
  '[Q54] the wall of ads of %s has the figures of its console page of today, each by its name',
  async (name) => {
    const [{ head, zones }, today] = [await look(name), await console(name)]
    const { ad_hero, ad_kpi, ad_hours, ad_accounts, ad_creatives, ad_regions, ad_budget } = zones
    expect(head).toMatchObject({ currency: today.currency, module: name === 'meta' ? 5 : 1 })
    expect(ad_hero).toMatchObject({
      network: today.network,
      zone: today.zone,
      day: today.day,
      accounts: today.accounts.length,
      exchanged: today.exchanged,
      missing: today.missing,
    })
    const told = [...ad_hero.figures, ...ad_kpi].map(({ id, value, before }) => [id, value, before])
    const names = ['revenue', 'M25', 'M27', 'M25', 'impressions', 'clicks', 'M26_CTR', 'M26_CPA', 'conversions']
    const kpi = new Map<string, (typeof today.kpi)[number]>(today.kpi.map((one) => [one.name, one]))
    expect(told).toEqual(names.map((id) => [id, kpi.get(id)?.value, kpi.get(id)?.before]))
    expect(ad_hero.figures[0]?.value).toBeGreaterThan(0)
    expect(ad_hours).toEqual(
      today.hours.map(({ t, spend, revenue, roas }) => ({ t, spend_amt: spend, revenue_amt: revenue, roas })),
    )
    const accounts = new Map(today.accounts.map((one) => [one.account_id, one]))
    expect(ad_accounts).toHaveLength(accounts.size)
    for (const { id, spend_amt, roas } of ad_accounts)
      expect([spend_amt, roas]).toEqual([accounts.get(id)?.exchanged.spend, accounts.get(id)?.roas])
    expect(ad_creatives.map(({ id, spend_amt, roas }) => [id, spend_amt, roas])).toEqual(
      today.creatives.map(({ ad_id, spend, roas }) => [ad_id, spend, roas]),
    )
    expect(ad_regions.map(({ id, spend_amt, revenue_amt }) => [id, spend_amt, revenue_amt])).toEqual(
      today.regions.map(({ key, spend, revenue }) => [key, spend, revenue]),
    )
    expect(ad_budget.over_budget).toBe(kpi.get('over_budget')?.value)
  },
)

test('[Q54] conversions, budgets and refused ads are those of the ad report of the same day', async () => {
  const { ad_campaigns, ad_budget, ad_hero } = (await look('ads')).zones
  const report = async (level: string) => {
    const asked = new URLSearchParams({ level, start_time: String(ad_hero.start_t), end_time: String(now) })
    return (await ask('ads', `${adsApi.report.path}?${asked}`)).data as CallData<typeof adsApi.report>
  }
  const campaigns = (await report('campaign')).rows
  const conversions = new Map(campaigns.map(({ id, figures }) => [id, figures.tt_conversion ?? 0]))
  expect(ad_campaigns.map(({ id, conversions }) => [id, conversions])).toEqual(
    [...conversions]
      .filter(([, n]) => n > 0)
      .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, 10),
  )
  const on = campaigns.filter(({ status }) => [1, 2, 4, 5].includes(status))
  expect(ad_budget.campaigns).toBe(on.length)
  expect(ad_budget.refused).toBe((await report('ad')).rows.filter(({ status }) => status === 6).length)
  expect(ad_budget.refused).toBeGreaterThan(0)
  // Each has a daily budget of 500.00 of its account's currency; a pound is 1.25 dollars.
  const pounds = on.filter(({ currency }) => currency === 'GBP').length
  expect(ad_budget.budget_amt).toBe((on.length - pounds) * 50_000 + pounds * 62_500)
  const worst = Object.fromEntries(ad_budget.rows.map(({ id, spent_bp }) => [id, spent_bp]))
  for (const { id, figures } of on) if (id in worst) expect(worst[id]).toBe(Math.round((figures.tt_spend ?? 0) / 5))
  // Of a day that began at midnight in Los Angeles nine hours and a half have gone.
  expect(ad_budget.gone_bp).toBe(Math.round((9.5 / 24) * 10_000))
})

test("[Q55] nobody else's ads are on it: not another company's, not the other network's, of a member only its own", async () => {
  const accounts = async (name: string) => (await look(name)).zones.ad_accounts.map(({ id }) => id).sort()
  expect(await accounts('ads')).toEqual(['cut', 'one', 'two'])
  expect(await accounts('meta')).toEqual(['face'])
  expect(await accounts('rival')).toEqual(['theirs'])
  const sight = sightOf(recordWith({ current_version: 1 }))
  const scope = { text: `m${junior}`, company_id: company, member_id: junior, sight }
  const own = await consistently(platform.db, async (tx) =>
    readAdSnapshot(
      tx,
      viewNow(scope, await readCompany(tx, company), now),
      { network: 'tiktok', zone: sight.zone },
      new WallMemory(),
      new AdMemory(),
    ),
  )
  expect(own.zones.ad_accounts.map(({ id }) => id)).toEqual(['two'])
  expect((await ask('boss', screenApi.ads.path)).status).toBe(403)
  const { head } = wallSnapshot.parse((await ask('boss', screenApi.data.path)).data)
  expect(head.module).toBe(0)
})

test('[Q56] it is read once in a slot of 30 s, and each zone says when that was', async () => {
  now = start + 60
  const before = await look('ads')
  await platform.db
    .updateTable('ad_hourly')
    .set({ spend_amt: 999_999 })
    .where('ad_id', '=', 'one-c0-g0-a0')
    .where('hour_t', '>=', before.zones.ad_hero.start_t)
    .execute()
  await platform.db
    .updateTable('company_pulse')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_t: now }))
    .where('company_id', '=', company)
    .execute()
  now += 10
  const same = await look('ads')
  expect(same.zones.ad_hero).toEqual(before.zones.ad_hero)
  expect(same.data_time).toEqual(Object.fromEntries(zoneNamesOf('ads').map((name) => [name, start + 60])))
  now += 30
  const after = await look('ads')
  expect(after.zones.ad_hero.figures).not.toEqual(before.zones.ad_hero.figures)
  expect(after.data_time.ad_hero).toBeGreaterThan(start + 60)
})
