import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { readSnapshot, WallMemory } from '../../platform/queries/wall/snapshot.ts'
import { sightOf } from '../../shared/access/sight.ts'
import { authState } from '../../shared/areas/shops/auth-states.ts'
import { recordWith } from '../shared/records.ts'
import { type AdSketch, makeAds } from '../support/ad-world.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { makeCompany, makeCreator, makeMember } from '../support/people.ts'

/** Noon of 20 May 2026 in Shanghai. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const HOUR = 3600
const DAY = 24 * HOUR
let place: TestDatabase
let database: Database
let companies = 0

beforeAll(async () => {
  place = await createDatabase()
  database = openDatabase(place.url)
})
afterAll(async () => {
  await database?.close()
  await place?.[Symbol.asyncDispose]()
})

const all = recordWith({ isad: [0, 1, 5] })
const newCompany = (): Promise<number> => {
  companies += 1
  return makeCompany(place.db, `Slow ${companies}`)
}

interface Looks {
  readonly company: number
  readonly member?: number
  readonly record?: typeof all
  readonly memory?: WallMemory
  readonly at?: number
}
const zonesOf = async ({ company, member, record = all, memory = new WallMemory(), at = now }: Looks) => {
  const scope = { text: member ? `m${member}` : `c${company}`, company_id: company, member_id: member ?? null }
  const seen = { ...scope, sight: sightOf(record) }
  const { zones } = await consistently(database.reads, async (tx) =>
    readSnapshot(tx, viewAt(seen, await readCompany(tx, company), at, false), memory),
  )
  return zones
}
const alertsOf = async (looks: Looks) => (await zonesOf(looks)).ticker.filter(({ kind }) => kind === 'alert')

const shopOf = async (
  company_id: number,
  shop_id: string,
  state: number,
  refresh_expire_t: number | null,
  owner_member_id: number | null = null,
  disabled_t: number | null = null,
): Promise<void> => {
  const times = { add_time: 0, update_time: 0 }
  await place.db
    .insertInto('shop')
    .values({
      company_id,
      shop_id,
      name: `Shop ${shop_id}`,
      region: 'US',
      rating: null,
      owner_member_id,
      disabled_t,
      ...times,
    })
    .execute()
  await place.db
    .insertInto('shop_auth')
    .values({ company_id, shop_id, state, refresh_expire_t, last_sync_t: now - 2 * DAY })
    .execute()
}

test('[Q49] A5: an authorisation that ends within 30 days is amber, one that ended, was taken back or fails red, with shop and since when', async () => {
  const company = await newCompany()
  const { none, good, revoked, failing, asked } = authState
  await shopOf(company, 'well', good, now + 31 * DAY)
  await shopOf(company, 'ending', good, now + 12 * DAY - HOUR)
  await shopOf(company, 'none', none, null)
  await shopOf(company, 'asked', asked, null)
  await shopOf(company, 'out', failing, null, null, now - DAY)
  expect(await alertsOf({ company })).toEqual([
    {
      ...{ id: 'A5.ending', kind: 'alert', level: 'amber', code: 'A5.ending', t: now - 18 * DAY - HOUR },
      params: { title: 'Shop ending', days: 12 },
    },
  ])
  await shopOf(company, 'ended', good, now - DAY)
  await shopOf(company, 'revoked', revoked, null)
  await place.db
    .insertInto('shop_auth_log')
    .values({ company_id: company, shop_id: 'revoked', t: now - HOUR, event: 'revoked', result: 9, member_id: null })
    .execute()
  const told = await alertsOf({ company })
  expect(told.map(({ code, level, t }) => [code, level, t])).toEqual([
    ['A5.ended', 'red', now - DAY],
    ['A5.revoked', 'red', now - HOUR],
    ['A5.ending', 'amber', now - 18 * DAY - HOUR],
  ])
  await shopOf(company, 'failing', failing, now + 60 * DAY)
  await shopOf(company, 'failing 2', failing, now + 61 * DAY)
  expect((await alertsOf({ company })).map(({ code, params }) => [code, params.title ?? params.n])).toEqual([
    ['A5.ended', 'Shop ended'],
    ['A5.failing', 'Shop failing'],
    ['A5.failing', 'Shop failing 2'],
    ['A5.more', 2],
  ])
})

const roomOf = async (company_id: number, live_id: string, state: number, told: number | null, update_time = 0) => {
  const times = { plan_start_t: null, start_t: now - 2 * HOUR, end_t: null, add_time: 0, update_time }
  await place.db
    .insertInto('live_session')
    .values({
      company_id,
      live_id,
      creator_id: 'host',
      title: `Room ${live_id}`,
      state,
      target_gmv_amt: null,
      member_id: null,
      ...times,
    })
    .execute()
  if (told === null) return
  const minutes = [told - 120, told - 60].map((minute_t) => ({ company_id, live_id, minute_t, viewers: 9 }))
  await place.db.insertInto('live_minute').values(minutes).execute()
}

test('[Q50] A7: a live room whose minutes stopped for more than five is red, also once it counts as interrupted, not when somebody interrupted it', async () => {
  const company = await newCompany()
  await makeCreator(place.db, company, 'host', null)
  await roomOf(company, 'runs', 2, now - 300)
  await roomOf(company, 'untold', 2, null)
  await roomOf(company, 'silent', 2, now - 301)
  await roomOf(company, 'lost', 5, now - 900, now - 600)
  await roomOf(company, 'stopped', 5, now - 900, now - 890)
  await roomOf(company, 'over', 3, now - 900, now - 600)
  expect(await alertsOf({ company })).toEqual([
    {
      ...{ id: 'A7.lost', kind: 'alert', level: 'red', code: 'A7', t: now - 900 },
      params: { title: 'Room lost', minutes: 15 },
    },
    {
      ...{ id: 'A7.silent', kind: 'alert', level: 'red', code: 'A7', t: now - 301 },
      params: { title: 'Room silent', minutes: 5 },
    },
  ])
})

/** The spending of one ad in an hour. */
const spend = async (company_id: number, campaign: string, hour_t: number, spend_amt: number) =>
  place.db
    .insertInto('ad_hourly')
    .values({ company_id, ad_id: `${campaign}-g0-a0`, hour_t, spend_amt })
    .execute()
const accountsOf = (company: number, sketches: readonly AdSketch[]) => makeAds(place.db, company, sketches, now, now)

test('[Q51] A8: spending past a budget by 5 % is amber, by the day of its account or in all, and a balance below the spending of 24 hours', async () => {
  const company = await newCompany()
  // Midnight in Los Angeles was 21 hours ago. Budgets are 500.00, balances 1,000.00.
  const midnight = now - 21 * HOUR
  await accountsOf(company, [{ account: 'la', network: 1, campaigns: [1, 1, 3] }])
  await spend(company, 'la-c0', midnight - HOUR, 40_000)
  await spend(company, 'la-c0', midnight + HOUR, 50_000)
  await spend(company, 'la-c0', midnight + 5 * HOUR, 2_500)
  await spend(company, 'la-c2', midnight + 5 * HOUR, 7_500)
  await place.db.updateTable('ad_campaign').set({ budget_type: 2 }).where('campaign_id', '=', 'la-c1').execute()
  await spend(company, 'la-c1', now - 40 * DAY, 52_500)
  expect(await alertsOf({ company })).toEqual([])
  await spend(company, 'la-c0', midnight + 6 * HOUR, 1)
  await spend(company, 'la-c1', now - 3 * HOUR, 40_000)
  expect(await alertsOf({ company })).toEqual([
    {
      ...{ id: 'A8.la-c0', kind: 'alert', level: 'amber', code: 'A8.day', t: midnight + 6 * HOUR },
      params: { title: 'Campaign la-c0', amount: '$525.01', rate: '105%' },
    },
    {
      ...{ id: 'A8.la-c1', kind: 'alert', level: 'amber', code: 'A8.whole', t: now - 3 * HOUR },
      params: { title: 'Campaign la-c1', amount: '$925.00', rate: '185%' },
    },
    {
      ...{ id: 'A8.balance.la', kind: 'alert', level: 'amber', code: 'A8.balance', t: now },
      params: { title: 'Account la', amount: '$1,000.00', hours: 17 },
    },
  ])
})

test('[Q52] these alerts are of what the viewer sees and its mode and modules have, and read once in a slot', async () => {
  const company = await newCompany()
  const boss = await makeMember(place.db, `slow-boss-${companies}`, company, 0, { privilege_id: 1 })
  const agent = await makeMember(place.db, `slow-agent-${companies}`, company, boss)
  await makeCreator(place.db, company, 'host', agent)
  await shopOf(company, 'bare', authState.failing, null)
  await shopOf(company, 'own', authState.failing, null, agent)
  await roomOf(company, 'own', 2, now - 900)
  await accountsOf(company, [
    { account: 'tt', network: 1, campaigns: [1] },
    { account: 'fb', network: 2, owner: agent, campaigns: [1] },
  ])
  for (const campaign of ['tt-c0', 'fb-c0']) await spend(company, campaign, now - HOUR, 60_000)
  const ids = async (looks: Partial<Looks>) => (await alertsOf({ company, ...looks })).map(({ id }) => id)
  expect(await ids({})).toEqual(['A5.bare', 'A5.own', 'A7.own', 'A8.tt-c0', 'A8.fb-c0'])
  expect(await ids({ member: agent })).toEqual(['A5.own', 'A7.own', 'A8.fb-c0'])
  expect(await ids({ record: recordWith({ isad: [0] }) })).toEqual(['A5.bare', 'A5.own', 'A7.own'])
  expect(await ids({ record: recordWith({ current_version: 9, isad: [0, 1, 5, 9] }) })).toEqual(['A5.bare', 'A5.own'])
  const memory = new WallMemory()
  await ids({ memory })
  await shopOf(company, 'late', authState.failing, null)
  expect(await ids({ memory, at: now + 29 })).not.toContain('A5.late')
  expect(await ids({ memory, at: now + 30 })).toContain('A5.late')
})

test('[Q48] an authorisation that was mended is told for three slots more', async () => {
  const company = await newCompany()
  await shopOf(company, 'one', authState.failing, null)
  const memory = new WallMemory()
  const ids = async (at: number) => (await alertsOf({ company, memory, at })).map(({ id }) => id)
  expect(await ids(now)).toEqual(['A5.one'])
  await place.db
    .updateTable('shop_auth')
    .set({ state: 1, refresh_expire_t: now + 90 * DAY })
    .where('company_id', '=', company)
    .execute()
  expect(await ids(now + 60)).toEqual(['A5.one'])
  expect(await ids(now + 89)).toEqual(['A5.one'])
  expect(await ids(now + 90)).toEqual([])
})

test('[W63] rooms that are live stand on the walls of who may see live data, read once in ten seconds', async () => {
  const company = await newCompany()
  const memory = new WallMemory()
  const rooms = async (looks: Partial<Looks> = {}) =>
    (await zonesOf({ company, memory, ...looks })).live_rooms.map(({ live_id }) => live_id)
  await roomOf(company, 'runs', 2, now - 60)
  await roomOf(company, 'over', 3, now - 60)
  expect(await rooms()).toEqual(['runs'])
  await roomOf(company, 'second', 2, now - 60)
  expect(await rooms({ at: now + 5 })).toEqual(['runs'])
  expect(await rooms({ at: now + 10 })).toEqual(['runs', 'second'])
  expect(await rooms({ record: recordWith({ current_version: 9, isad: [0, 1, 5, 9] }) })).toEqual([])
})
