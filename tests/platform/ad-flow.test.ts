import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAdRules } from '../../platform/jobs/ad-rules.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { adFlowApi } from '../../shared/areas/ads/flow-api.ts'
import { adAccountWorkflow, adRuleWorkflow } from '../../shared/areas/ads/flow-workflows.ts'
import { flowWorkflows } from '../../shared/areas/ads/workflow.ts'
import { makeAds } from '../support/ad-world.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { sender } from './table-import-support.ts'

const now = Date.UTC(2026, 4, 20, 16) / 1000
const DAY = 86_400
let platform: TestPlatform
let token = ''
let company = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Advertisers')
  const boss = await makeMember(db, 'af-boss', company, 0, { privilege_id: 1 })
  for (const code of [0, 1, 5])
    await db.insertInto('member_module').values({ member_id: boss, code, start_t: 0, end_t: null }).execute()
  token = await platform.signIn('af-boss', password)
  await makeAds(
    db,
    company,
    [
      { account: 'af', network: 1, campaigns: [1, 1, 3] },
      { account: 'cut', network: 1, campaigns: [1], auth: 3 },
      { account: 'yen', network: 1, currency: 'JPY', campaigns: [] },
    ],
    now - DAY,
    now,
  )
  // The first returns half of what it spends, all others five times as much.
  await sql`update ad_hourly set revenue_amt = spend_amt * 5 where company_id = ${company}`.execute(db)
  await sql`update ad_hourly set revenue_amt = spend_amt / 2 where company_id = ${company} and ad_id like 'af-c0-%'`.execute(
    db,
  )
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const tell = async <T>(path: string, body?: object) => {
  const { envelope } = await platform.ask(path, { token, ...(body ? { body } : {}) })
  return envelope as { status: number; message: string; data: T & { fields?: Record<string, string> } }
}
const ok = async <T>(...asked: Parameters<typeof tell>): Promise<T> => {
  const { status, message, data } = await tell<T>(...asked)
  expect(status, message).toBe(1)
  return data
}
interface Page {
  readonly list: Record<string, unknown>[]
}
const campaign = async (id: string) =>
  (await ok<Page>('/api/v1/ad/campaign?limit=50')).list.find(({ campaign_id }) => campaign_id === id)
const press = (name: string, key: string, input: object = {}) =>
  presser(platform, flowWorkflows.tiktok).one(token, name, key, input)
const wish = {
  ...{ account_id: 'af', campaign_name: 'Spring', objective: 2, budget_amt: 6000, budget_type: 1, bid_strategy: 1 },
  ...{ region: 'US', age: 2, placement: 1, ad_name: 'Clip', material_id: null },
}

test('[AF1] all campaigns stand with the sums of their ads over seven days, also those that rest', async () => {
  const { rows } = await sql<{ spend: number }>`
    select sum(spend_amt)::bigint as spend from ad_hourly
    where company_id = ${company} and ad_id like 'af-c2-%'`.execute(platform.db)
  expect(await campaign('af-c2')).toMatchObject({ ad_status: 3, tt_spend: rows[0]?.spend })
})

test('[AF2] a campaign is made, paused and marked, by what its network and account allow; a copy has its groups and ads', async () => {
  expect((await tell(adFlowApi.create.path, { ...wish, budget_amt: 4000 })).data.fields?.budget_amt).toContain('50')
  expect((await tell(adFlowApi.create.path, { ...wish, objective: 6 })).data.fields).toHaveProperty('objective')
  expect((await tell(adFlowApi.create.path, { ...wish, account_id: 'cut' })).data.fields).toHaveProperty('account_id')
  const { id } = await ok<{ id: string }>(adFlowApi.create.path, wish)
  expect(await campaign(id)).toMatchObject({ ad_status: 3, simulated_time: now, budget: 6000 })
  // 60.00 typed in dollars' decimals are 6000 yen, which have none.
  const yen = await ok<{ id: string }>(adFlowApi.create.path, { ...wish, account_id: 'yen', budget_amt: 600_000 })
  expect(await campaign(yen.id)).toMatchObject({ budget: 6000, currency: 'JPY' })
  expect((await press('copy', 'af-c0')).ok).toBe(true)
  const { rows } = await sql<{ groups: number; ads: number }>`
    select count(distinct g.group_id) as groups, count(k.ad_id) as ads from ad_campaign c
    join ad_group g using (company_id, campaign_id) join ad_creative k using (company_id, group_id)
    where c.company_id = ${company} and c.name = 'Campaign af-c0 +'`.execute(platform.db)
  expect(rows).toEqual([{ groups: 2, ads: 3 }])
  const authorise = () => presser(platform, adAccountWorkflow).one(token, 'authorise', 'cut')
  expect((await press('off', 'cut-c0')).ok).toBe(false)
  expect((await authorise()).ok).toBe(true)
  expect((await press('off', 'cut-c0')).ok).toBe(true)
})

test('[AF3] a rule on trial changes nothing; running it pauses what it hits, once a day, and says so', async () => {
  const rule = { rule_name: 'Weak', network: 1, days: 3, roas_percent: 100, spend_above: 100, action: 1, cut_bp: null }
  expect((await tell(adFlowApi.rule.path, { ...rule, action: 2 })).data.fields).toHaveProperty('cut_bp')
  const { id } = await ok<{ id: string }>(adFlowApi.rule.path, rule)
  const detail = () => ok<CallData<typeof adFlowApi.ruleDetail>>(`/api/v1/ad/rule/detail?id=${id}`)
  expect((await detail()).hits.map(({ campaign_id }) => campaign_id)).toEqual(['af-c0'])
  const look = (t: number) => checkAdRules(platform.db, t, () => false)
  await look(now)
  expect((await detail()).log).toMatchObject([{ trial: true, name: 'Campaign af-c0' }])
  expect(await campaign('af-c0')).toMatchObject({ ad_status: 1 })
  expect((await presser(platform, adRuleWorkflow).one(token, 'run', id)).ok).toBe(true)
  await look(now + 60)
  expect(await campaign('af-c0')).toMatchObject({ ad_status: 1 })
  await look(now + 3600)
  expect(await campaign('af-c0')).toMatchObject({ ad_status: 3 })
  expect((await press('on', 'af-c0')).ok).toBe(true)
  await look(now + 7200)
  // Somebody turned it on again on the same day: it is left alone until the next.
  expect(await campaign('af-c0')).toMatchObject({ ad_status: 1 })
  expect((await detail()).log.map(({ trial }) => trial)).toEqual([false, true])
})

test('[C50] what a rule hits is read while somebody changes the rule', async () => {
  const rule = { rule_name: 'Held', network: 1, days: 3, roas_percent: 100, spend_above: 100, action: 1, cut_bp: null }
  const { id } = await ok<{ id: string }>(adFlowApi.rule.path, rule)
  const answer = await platform.db.transaction().execute(async (tx) => {
    await sql`select from ad_rule where id = ${id}::bigint for update`.execute(tx)
    return ok<CallData<typeof adFlowApi.ruleDetail>>(`/api/v1/ad/rule/detail?id=${id}`)
  })
  expect(answer.log).toEqual([])
})

test('[AF3] a cut goes down to the network’s least and no further', async () => {
  const rule = { rule_name: 'Cut', network: 1, days: 1, roas_percent: 100, spend_above: 1, action: 2, cut_bp: 9000 }
  const { id } = await ok<{ id: string }>(adFlowApi.rule.path, rule)
  await presser(platform, adRuleWorkflow).one(token, 'run', id)
  await checkAdRules(platform.db, now + 1, () => false)
  expect(await campaign('af-c0')).toMatchObject({ budget: 5000, ad_status: 1 })
  const { log } = await ok<CallData<typeof adFlowApi.ruleDetail>>(`/api/v1/ad/rule/detail?id=${id}`)
  expect(log).toMatchObject([{ before_amt: 50_000, after_amt: 5000, trial: false }])
})

test('[AF4] a network’s own report comes by ad and day: what is new is made, what is known by the hour stays, older says nothing', async () => {
  const send = sender(platform, new Map([['boss', token]]))
  const head =
    'By Day,Account ID,Account name,Currency,Time zone,Campaign ID,Campaign name,Ad group ID,Ad group name,Ad ID,Ad name,Cost,Impressions,Clicks (destination),Orders (SKU),Gross revenue\n'
  const line = (day: string, account: string, ad: string, cost: string) =>
    `${day},${account},Imported,JPY,Asia/Tokyo,im-c,Imported campaign,im-g,Group,${ad},Clip,${cost},1000,50,4,9000\n`
  const file = `${head}${line('2026-05-19', 'im', 'im-a1', '3000')}${line('2026-05-20', 'im', 'im-a1', '500')}${line('2026-05-19', 'im', 'im-a2', '700')}`
  expect((await send.imported('boss', 'ads-tiktok', file)).summary).toMatchObject({ added: 3, refused: 0 })
  // Yen have no decimals: 3,000 + 500 + 700 of them.
  expect(await campaign('im-c')).toMatchObject({ tt_spend: 4200, currency: 'JPY', tt_impressions: 3000, tt_orders: 12 })
  expect((await send.imported('boss', 'ads-tiktok', file)).summary).toMatchObject({ same: 3, added: 0 })
  const hourly = await platform.db
    .selectFrom('ad_hourly')
    .select(['ad_id', 'hour_t'])
    .where('company_id', '=', company)
    .where('ad_id', 'like', 'af-c1-%')
    .orderBy('hour_t')
    .limit(1)
    .executeTakeFirstOrThrow()
  const day = new Date((hourly.hour_t - 7 * 3600) * 1000).toISOString().slice(0, 10)
  const group = hourly.ad_id.split('-a')[0]
  const wrong = `${head}${day},af,,,,af-c1,,${group},,${hourly.ad_id},,1,1,1,1,1\n${day},af,,,,af-c1,,other-group,,${hourly.ad_id},,1,1,1,1,1\n`
  expect((await send.imported('boss', 'ads-tiktok', wrong)).summary).toMatchObject({ refused: 2, added: 0 })
  const meta = await send.imported(
    'boss',
    'ads-meta',
    file.replace('Ad group ID', 'Ad set ID').replace('Cost', 'Amount spent'),
  )
  expect(meta.summary).toMatchObject({ refused: 3 })
})

test('[SH29] a shop’s ad spend and return are those of the accounts that advertise it; without one they are not reported', async () => {
  const { db } = platform
  const seller = await makeMember(db, 'af-seller', company, 0, { privilege_id: 1, version: 9, current_version: 9 })
  for (const code of [0, 1, 9])
    await db.insertInto('member_module').values({ member_id: seller, code, start_t: 0, end_t: null }).execute()
  const shop = {
    company_id: company,
    region: 'US',
    rating: null,
    owner_member_id: null,
    followers: null,
    disabled_t: null,
  }
  await db
    .insertInto('shop')
    .values(['af-shop', 'quiet'].map((shop_id) => ({ ...shop, shop_id, name: shop_id, add_time: 0, update_time: 0 })))
    .execute()
  const sellers = await platform.signIn('af-seller', password)
  const ask = async (path: string) => {
    const { envelope } = await platform.ask(`/api/v1/multishop/${path}`, { token: sellers })
    expect(envelope.status, envelope.message).toBe(1)
    return envelope.data
  }
  const kpi = async () => ((await ask('overview')) as { kpi: Record<string, number | null> }).kpi
  expect(await kpi()).toMatchObject({ ad_spend: null, roi: null })
  const map = (shop_id: string) => presser(platform, adAccountWorkflow).one(token, 'shop', 'af', { shop_id })
  expect((await map('nobody-s')).ok).toBe(false)
  expect((await map('af-shop')).ok).toBe(true)
  const { rows } = await sql<{ spend: number; revenue: number }>`
    select sum(spend_amt)::bigint as spend, sum(revenue_amt)::bigint as revenue from ad_hourly
    where company_id = ${company} and ad_id like 'af-%'`.execute(db)
  const { spend = 0, revenue = 0 } = rows[0] ?? {}
  const roi = Math.round((revenue * 100) / spend)
  expect(await kpi()).toMatchObject({ ad_spend: spend, roi })
  const { list } = (await ask('shops?limit=50')) as { list: Record<string, unknown>[] }
  const of = (id: string) => list.find(({ shop_id }) => shop_id === id)
  expect(of('af-shop')).toMatchObject({ ad_spend: spend, roi })
  expect(of('quiet')).toMatchObject({ ad_spend: null, roi: null })
})
