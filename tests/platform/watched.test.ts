import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import { rateText } from '../../shared/format/number.ts'
import { type AdHour, addUp, makeAds, onDay } from '../support/ad-world.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

/** 10 June 2026, 20:30 in Shanghai, 05:30 in Los Angeles. */
let now = Date.UTC(2026, 5, 10, 12, 30) / 1000
const DAY = 86_400
let platform: TestPlatform
let company = 0
let hours: readonly AdHour[] = []
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Ours')
  const boss = await makeMember(db, 'boss', company, 0, { privilege_id: 1 })
  const seat = async (name: string, modules: readonly number[], fields: object = {}): Promise<void> => {
    const id = await makeMember(db, name, company, boss, { status: 4, ...fields })
    for (const code of modules)
      await db.insertInto('member_module').values({ member_id: id, code, start_t: 0, end_t: null }).execute()
    tokens.set(name, await platform.signIn(name, password))
  }
  await seat('affiliate', [0, 1])
  await seat('plain', [0])
  await seat('shops', [0], { version: 9, current_version: 9 })
  const times = { first_seen_t: 1, add_time: 1, update_time: 1 }
  const shop = async (shop_id: string, state: number, refresh_expire_t: number): Promise<void> => {
    const row = { company_id: company, shop_id, name: `Shop ${shop_id}`, region: 'US', add_time: 1, update_time: 1 }
    await db.insertInto('shop').values(row).execute()
    await db.insertInto('shop_auth').values({ company_id: company, shop_id, state, refresh_expire_t }).execute()
  }
  await shop('good', 1, now + 90 * DAY)
  await shop('ending', 1, now + 3 * DAY)
  await shop('ended', 1, now - DAY)
  await shop('taken', 4, now + 90 * DAY)
  await db
    .insertInto('shop_auth_log')
    .values({ company_id: company, shop_id: 'taken', t: now - 600, event: 'gone' })
    .execute()
  await makeCreator(db, company, 'host', null)
  const room = async (live_id: string, state: number, lastMinute: number | null): Promise<void> => {
    const { first_seen_t: _, ...stamps } = times
    const row = { company_id: company, live_id, creator_id: 'host', title: `Room ${live_id}`, state, ...stamps }
    await db
      .insertInto('live_session')
      .values({ ...row, start_t: now - 7200 })
      .execute()
    if (lastMinute === null) return
    const minute = { company_id: company, live_id, minute_t: lastMinute, viewers: 5 }
    await db.insertInto('live_minute').values(minute).execute()
  }
  await room('silent', 2, now - 480)
  await room('lively', 2, now - 240)
  await room('untold', 2, null)
  await room('over', 3, now - 3600)
  hours = await makeAds(
    db,
    company,
    [
      { account: 'one', network: 1, campaigns: [1, 1, 1] },
      { account: 'two', network: 1, zone: 'Europe/London', campaigns: [1] },
      { account: 'face', network: 2, campaigns: [1] },
    ],
    now - 1800 - 2 * DAY,
    now,
  )
  await db.updateTable('ad_campaign').set({ budget_amt: 100_000_000 }).where('company_id', '=', company).execute()
  await db
    .updateTable('ad_campaign')
    .set({ budget_amt: 100 })
    .where('campaign_id', 'in', ['one-c1', 'face-c0'])
    .execute()
  await db.updateTable('ad_account').set({ balance_amt: 99 }).where('account_id', '=', 'two').execute()
  await db.updateTable('ad_account').set({ balance_amt: null }).where('account_id', '=', 'face').execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const alertsOf = async (who: string): Promise<WallSnapshot['zones']['ticker']> => {
  const { envelope } = await platform.ask('/api/v1/screen/data', { token: tokens.get(who) ?? '' })
  expect(envelope).toMatchObject({ status: 1 })
  return (envelope.data as WallSnapshot).zones.ticker.filter(({ id }) => /^A[5-8]/.test(id))
}

test('[Q49] A5: shops whose authorisation has ended or was taken back, red, and those where it ends within 30 days', async () => {
  expect(await alertsOf('shops')).toEqual([
    {
      id: 'A5.ended',
      kind: 'alert',
      level: 'red',
      code: 'A5.ended.more',
      t: now - DAY,
      params: { title: 'Shop ended', n: 2 },
    },
    {
      id: 'A5.ending',
      kind: 'alert',
      level: 'amber',
      code: 'A5.ending',
      t: now + 3 * DAY - 30 * DAY,
      params: { title: 'Shop ending', n: 1 },
    },
  ])
})

test('[Q50] A7: a live room that told minutes and none for five, red, since the end of the last one', async () => {
  expect((await alertsOf('plain')).filter(({ id }) => id.startsWith('A7'))).toEqual([
    {
      id: 'A7.silent',
      kind: 'alert',
      level: 'red',
      code: 'A7',
      t: now - 420,
      params: { title: 'Room silent', minutes: 7 },
    },
  ])
})

test('[Q51] A8: campaigns above 105 % of their daily budget by their account’s day, accounts with less than a day of theirs', async () => {
  const today = onDay(hours, 'America/Los_Angeles', '2026-06-10').filter(({ campaign }) => campaign === 'one-c1')
  const found = (await alertsOf('affiliate')).filter(({ id }) => id.startsWith('A8'))
  expect(found.map(({ id, code, level, params }) => ({ id, code, level, params }))).toEqual([
    {
      id: 'A8.one-c1',
      code: 'A8',
      level: 'amber',
      params: { title: 'Campaign one-c1', rate: rateText(addUp(today).spend_amt * 100, 0) },
    },
    { id: 'A8.balance.two', code: 'A8.balance', level: 'amber', params: { title: 'Account two', amount: '$0.99' } },
  ])
})

test('[Q52] a wall tells of shops, rooms and ads only what its account could open in a console; who sees otherwise has another picture', async () => {
  const kinds = async (who: string) => [...new Set((await alertsOf(who)).map(({ id }) => id.slice(0, 2)))].sort()
  expect(await kinds('affiliate')).toEqual(['A5', 'A7', 'A8'])
  expect(await kinds('plain')).toEqual(['A5', 'A7'])
  expect(await kinds('shops')).toEqual(['A5'])
  const tags = await Promise.all(
    [...tokens.values()].map(async (token) =>
      (await platform.ask('/api/v1/screen/data', { token })).headers.get('etag'),
    ),
  )
  expect(new Set(tags).size).toBe(3)
  const clips = await Promise.all(
    [...tokens.values()].map(async (token) =>
      (await platform.ask('/api/v1/screen/clip', { token })).headers.get('etag'),
    ),
  )
  expect(new Set(clips).size).toBe(1)
})

test('[Q49] what is well again is told for three slots more, then no longer', async () => {
  await platform.db
    .updateTable('shop_auth')
    .set({ state: 1, refresh_expire_t: now + 90 * DAY })
    .where('company_id', '=', company)
    .execute()
  now += 60
  expect(await alertsOf('shops')).toHaveLength(2)
  now += 60
  expect(await alertsOf('shops')).toEqual([])
})
