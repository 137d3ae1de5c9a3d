import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureAds, fillAds } from '../../platform/demo/ads-hours.ts'
import { booksOf, makePlan } from '../../platform/demo/plan.ts'
import { ensureCompany } from '../../platform/demo/setup.ts'
import { adMetric } from '../../platform/queries/ads/metrics.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { adsApi } from '../../shared/areas/ads/api.ts'
import { adRatioNames, isRatio, measuresOf, tiktokMeasures } from '../../shared/areas/ads/measures.ts'
import { networksOf } from '../../shared/areas/ads/networks.ts'
import { adStates, canTurn, isOn, stateOfRaw } from '../../shared/areas/ads/states.ts'
import { type AdHour, addUp, makeAds, onDay, quotient, type Sums } from '../support/ad-world.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { DAY, demoBed, someNoon } from './demo-support.ts'

/** Half past nine in the morning of the 20th in Los Angeles, half past midnight of the 21st in Shanghai. */
const now = Date.UTC(2026, 4, 20, 16, 30) / 1000
const la = 'America/Los_Angeles'
const shanghai = 'Asia/Shanghai'
let platform: TestPlatform
let hours: readonly AdHour[]
let company: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Ours')
  const others = await makeCompany(db, 'Others')
  const ids = new Map<string, number>()
  const add = async (name: string, of: number, above: string, modules: number[], fields: object): Promise<void> => {
    const id = await makeMember(db, name, of, ids.get(above) ?? 0, fields)
    ids.set(name, id)
    for (const code of modules)
      await db.insertInto('member_module').values({ member_id: id, code, start_t: 0, end_t: null }).execute()
    tokens.set(name, await platform.signIn(name, password))
  }
  const ad = { current_version: 1, privilege_id: 1 }
  await add('boss', company, '', [0, 1, 5], { privilege_id: 1 })
  await add('plain', company, 'boss', [0], { privilege_id: 1 })
  await add('ads', company, 'boss', [0, 1, 5], ad)
  await add('east', company, 'boss', [0, 1], { ...ad, time_zone: 'cc-16' })
  await add('meta', company, 'boss', [0, 1, 5], { ...ad, isad_version: 5 })
  await add('junior', company, 'boss', [0, 1], { current_version: 1 })
  await add('rival', others, '', [0, 1], ad)
  const from = now - 1800 - 5 * DAY
  hours = await makeAds(
    db,
    company,
    [
      { account: 'one', network: 1, campaigns: [1, 3, 5, 8, -2, -4, -3, -6] },
      { account: 'two', network: 1, zone: 'Europe/London', owner: ids.get('junior') ?? 0, campaigns: [1, 7] },
      { account: 'cut', network: 1, auth: 3, campaigns: [1] },
      { account: 'face', network: 2, campaigns: [1, 3] },
    ],
    from,
    now,
  )
  await makeAds(db, others, [{ account: 'theirs', network: 1, campaigns: [1] }], from, now)
  const reach = [
    [0, 'one', 20_593, 9000],
    [1, 'one-c0', 20_593, 4000],
    [1, 'one-c1', 20_593, 3000],
  ] as const
  await db
    .insertInto('ad_daily')
    .values(reach.map(([level, id, day, people]) => ({ company_id: company, level, id, day, reach: people })))
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const get = async <T>(who: string, path: string, query: Readonly<Record<string, string>> = {}) => {
  const { envelope } = await platform.ask(`${path}?${new URLSearchParams(query)}`, { token: tokens.get(who) ?? '' })
  return { status: envelope.status, message: envelope.message, data: envelope.data as T }
}
const post = async <T>(who: string, path: string, body: object) => {
  const { envelope } = await platform.ask(path, { token: tokens.get(who) ?? '', body, headers: { lang: 'en' } })
  return { status: envelope.status, message: envelope.message, data: envelope.data as T }
}
type Today = CallData<typeof adsApi.today>
type Report = CallData<typeof adsApi.report>
type Row = Record<string, number | string | null>
interface ListData {
  readonly list: readonly Row[]
  readonly total: number
  readonly summary: { readonly totals: Row; readonly tabs: Readonly<Record<string, number>> }
}
const listOf = (who: string, query = {}) => get<ListData>(who, '/api/v1/ad/today', { limit: '50', ...query })

const of = (accounts: readonly string[]): readonly AdHour[] => hours.filter(({ account }) => accounts.includes(account))
const tiktok = ['one', 'two', 'cut']
const figure = (data: Pick<Today, 'kpi'>, name: string) => data.kpi.find((one) => one.name === name)

/** The quotients, each written out. */
const plain = (s: Sums): Readonly<Record<(typeof adRatioNames)[number], number | null>> => ({
  M26_CPM: quotient(s.spend_amt, s.impressions, 1000),
  M26_CPC: quotient(s.spend_amt, s.clicks, 1),
  M26_CTR: quotient(s.clicks, s.impressions, 10_000),
  M26_CVR: quotient(s.conversions, s.impressions, 10_000),
  M26_CPA: quotient(s.spend_amt, s.conversions, 1),
  M27: quotient(s.revenue_amt, s.spend_amt, 100),
  cost_per_order: quotient(s.spend_amt, s.orders, 1),
  average_play: quotient(s.video_seconds, s.video_plays, 1),
})
const figuresOf = (s: Sums, reach: number | null): Row =>
  Object.fromEntries(
    Object.entries(tiktokMeasures).map(([field, measure]) => {
      if (isRatio(measure)) return [field, plain(s)[measure]]
      if (measure === 'reach') return [field, reach]
      return [field, measure === 'frequency' ? (reach ? quotient(s.impressions, reach, 100) : null) : s[measure]]
    }),
  )

test('[AD1] M25, M26 and M27 are quotients of sums, half-up, and nothing without a divisor', () => {
  const sums = addUp(hours.slice(0, 7))
  expect(adMetric('M25', sums)).toBe(sums.spend_amt)
  for (const id of adRatioNames) {
    expect([id, adMetric(id, sums)]).toEqual([id, plain(sums)[id]])
    expect(adMetric(id, {})).toBeNull()
  }
  const small = { spend_amt: 125, impressions: 2000, clicks: 25, conversions: 1, revenue_amt: 428 }
  expect(adMetric('M26_CPM', small)).toBe(63)
  expect(adMetric('M26_CTR', small)).toBe(125)
  expect(adMetric('M26_CVR', small)).toBe(5)
  expect([adMetric('M26_CPC', small), adMetric('M26_CPA', small), adMetric('M27', small)]).toEqual([5, 125, 342])
})

test("[AD2] each network's own word becomes a state, and review, closed hours and spent budgets are not off", () => {
  const words = (network: 'tiktok' | 'meta', raw: string[]) => raw.map((one) => stateOfRaw(network, one))
  expect(
    words('tiktok', [
      'ADGROUP_STATUS_DELIVERY_OK',
      'AD_STATUS_REAUDIT',
      'CAMPAIGN_STATUS_DISABLE',
      'ADGROUP_STATUS_NOT_START',
      'CAMPAIGN_STATUS_BUDGET_EXCEED',
      'AD_STATUS_AUDIT_DENY',
      'ADGROUP_STATUS_TIME_DONE',
      'CAMPAIGN_STATUS_DELETE',
      'SOMETHING_NEW',
    ]),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, undefined])
  const meta = 'ACTIVE PREAPPROVED ADSET_PAUSED PENDING_BILLING_INFO WITH_ISSUES ARCHIVED'.split(' ')
  expect(words('meta', meta)).toEqual([1, 2, 3, 5, 6, 8])
  expect([stateOfRaw('meta', 'ACTIVE', 'before'), stateOfRaw('meta', 'ACTIVE', 'after')]).toEqual([4, 7])
  expect(adStates.filter(isOn)).toEqual([1, 2, 4, 5])
  expect(adStates.filter((state) => canTurn(state, true))).toEqual([3])
})

test('[AD2] [AD3] [AD4] today lists what delivered or is on, and its last row is worked out from sums', async () => {
  const today = onDay(of(tiktok), la, '2026-05-20')
  const { data } = await listOf('ads')
  const delivered = new Set(today.map(({ campaign }) => campaign))
  expect(new Set(data.list.map(({ campaign_id }) => campaign_id))).toEqual(new Set([...delivered, 'one-c4', 'one-c5']))
  for (const row of data.list) {
    const own = addUp(today.filter(({ campaign }) => campaign === row.campaign_id))
    const people = row.campaign_id === 'one-c0' ? 4000 : row.campaign_id === 'one-c1' ? 3000 : null
    const { tt_frequency, ...figures } = figuresOf(own, people)
    expect(row).toMatchObject(own.impressions > 0 ? { ...figures, tt_frequency } : { tt_spend: 0, tt_roi: null })
  }
  expect(data.summary.totals).toEqual(figuresOf(addUp(today), null))
  expect(data.summary.tabs).toEqual({ '1': 3, '2': 1, '3': 1, '4': 1, '5': 1, '7': 1, '8': 1 })
  for (const field of ['tt_cpm', 'tt_roi', 'tt_frequency']) {
    const { list } = (await listOf('ads', { sort_field: field, sort_order: 'asc' })).data
    const values = list.flatMap((row) => (row[field] === null ? [] : [Number(row[field])]))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
  const whole = (await listOf('ads', { account: 'account one' })).data.summary.totals
  expect(whole.tt_reach).toBe(9000)
  expect(whole.tt_frequency).toBe(quotient(addUp(onDay(of(['one']), la, '2026-05-20')).impressions, 9000, 100))
  const part = (await listOf('ads', { account: 'account one', status: '1' })).data
  expect([part.total, part.summary.totals.tt_reach]).toEqual([1, null])
})

test('[AD3] the file of the list is the screen', async () => {
  const answer = await fetch(`${platform.url}/api/v1/export/now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: tokens.get('east') ?? '', lang: 'en' },
    body: JSON.stringify({ list: 'ads-tiktok', query: '', columns: ['campaign_id', 'tt_spend'] }),
  })
  const [, ...rows] = parse(await answer.text(), { bom: true }) as string[][]
  const { list } = (await listOf('east')).data
  expect(rows).toEqual(list.map((row) => [row.campaign_id, (Number(row.tt_spend) / 100).toFixed(2), 'USD']))
})

test("[AD5] days are cut by the zone of the viewer's record: another zone, another day and other totals", async () => {
  for (const [who, zone, day] of [
    ['ads', la, '2026-05-20'],
    ['east', shanghai, '2026-05-21'],
  ] as const) {
    const { data } = await get<Today>(who, '/api/v1/console/ad')
    const rows = onDay(of(tiktok), zone, day)
    expect([data.zone, data.day]).toEqual([zone, day])
    expect(figure(data, 'M25')?.value).toBe(addUp(rows).spend_amt)
    expect(figure(data, 'M27')?.value).toBe(plain(addUp(rows)).M27)
    const byHour = data.hours.map(({ t, spend }) => [t, spend])
    const known = [...new Set(rows.map(({ t }) => t))]
    for (const t of known) expect(byHour).toContainEqual([t, addUp(rows.filter((row) => row.t === t)).spend_amt])
    expect(data.hours).toHaveLength(24)
    expect(data.hours.filter(({ t }) => t > now).every(({ spend }) => spend === null)).toBe(true)
    expect((await listOf(who)).data.summary.totals.tt_spend).toBe(addUp(rows).spend_amt)
  }
  const moved = await post('east', '/api/v1/member/settimezone', { time_zone: 'cc-0', time_difference: 0 })
  expect(moved.status).toBe(1)
  const { data } = await get<Today>('east', '/api/v1/console/ad')
  expect([data.zone, data.day]).toEqual(['Europe/London', '2026-05-20'])
  expect(figure(data, 'M25')?.value).toBe(addUp(onDay(of(tiktok), 'Europe/London', '2026-05-20')).spend_amt)
})

test('[TZ5] time_difference cuts the days of ad reports, of the list and of its file, in ad mode alone', async () => {
  for (const [hours, zone, day] of [
    [8, shanghai, '2026-05-21'],
    [0, 'Europe/London', '2026-05-20'],
    [14, 'Etc/GMT-14', '2026-05-21'],
    [-12, 'Etc/GMT+12', '2026-05-20'],
  ] as const) {
    const query = { time_difference: String(hours) }
    const total = addUp(onDay(of(tiktok), zone, day))
    const { data } = await get<Today>('ads', '/api/v1/console/ad', query)
    expect([data.zone, data.day, figure(data, 'M25')?.value]).toEqual([zone, day, total.spend_amt])
    expect((await listOf('ads', query)).data.summary.totals.tt_spend).toBe(total.spend_amt)
    const range = { start_time: String(now - 2 * DAY), end_time: String(now) }
    const board = (await get<CallData<typeof adsApi.board>>('ads', '/api/v1/dashboard/ad', { ...range, ...query })).data
    expect([board.zone, board.days.at(-1)?.spend]).toEqual([zone, total.spend_amt])
    const report = (await get<Report>('ads', '/api/v1/ad/report', { ...range, ...query })).data
    expect(report.totals.tt_spend).toBe(board.days.reduce((sum, { spend }) => sum + (spend ?? 0), 0))
    const other = (await get<Today>('boss', '/api/v1/console/ad', query)).data
    expect([other.zone, other.day]).toEqual([la, '2026-05-20'])
  }
  const half = await get<{ fields: object }>('ads', '/api/v1/console/ad', { time_difference: '5.5' })
  expect([half.status, Object.keys(half.data.fields)]).toEqual([0, ['time_difference']])
  const wanted = { list: 'ads-tiktok', query: '', columns: ['campaign_id', 'tt_spend'], time_difference: 8 }
  const job = await post<{ id: string }>('ads', '/api/v1/export/create', { ...wanted, format: 'csv' })
  const ready = async (): Promise<string> => {
    const { data } = await get<{ list: { id: string; state: string; url: string }[] }>('ads', '/api/v1/export/list')
    return data.list.find(({ id, state }) => id === job.data.id && state === 'done')?.url ?? ''
  }
  await expect.poll(ready).not.toBe('')
  const file = await fetch(`${platform.url}${await ready()}`)
  const [, ...rows] = parse(await file.text(), { bom: true }) as string[][]
  const { list } = (await listOf('ads', { time_difference: '8' })).data
  expect(rows).toEqual(list.map((row) => [row.campaign_id, (Number(row.tt_spend) / 100).toFixed(2), 'USD']))
})

test('[AD6] a figure stands against the day before up to the same second', async () => {
  const { data } = await get<Today>('ads', '/api/v1/console/ad', { account: 'one' })
  const cut = now - DAY
  let spend = 0
  for (const { t, sums } of onDay(of(['one']), la, '2026-05-19'))
    if (t + 3600 <= cut) spend += sums.spend_amt
    else if (t < cut) spend += Math.floor((sums.spend_amt * (cut - t)) / 3600)
  expect(figure(data, 'M25')?.before).toBe(spend)
  expect(figure(data, 'balance')).toMatchObject({ value: 100_000, before: null, change: null })
  expect(figure(data, 'over_budget')?.value).toBe(1)
  expect(data.accounts.map(({ account_id }) => account_id)).toEqual(['one'])
  const total = addUp(onDay(of(['one']), la, '2026-05-20'))
  expect(data.regions.reduce((sum, one) => sum + (one.spend ?? 0), 0)).toBe(total.spend_amt)
  const roas = data.creatives.map((one) => one.roas ?? 0)
  expect(roas).toEqual(roas.toSorted((a, b) => b - a))
})

test("[AD7] the network follows from the server's record: no parameter reads another one, nor another company's", async () => {
  const status = async (who: string, network: string) => (await get(who, '/api/v1/console/ad', { network })).status
  expect([await status('ads', 'tiktok'), await status('ads', 'meta')]).toEqual([1, 403])
  expect([await status('meta', 'meta'), await status('meta', 'tiktok')]).toEqual([1, 403])
  expect([await status('plain', 'tiktok'), await status('plain', 'meta')]).toEqual([403, 403])
  expect([await status('boss', 'tiktok'), await status('boss', 'meta')]).toEqual([1, 1])
  expect((await listOf('meta')).status).toBe(403)
  expect((await get('ads', '/api/v1/ad/today/meta')).status).toBe(403)
  const theirs = { transition: 'off', keys: ['one-c0'], request_id: 'not-theirs' }
  const refused = await post<{ results: { ok: boolean }[] }>('meta', '/api/v1/ad/today/transition', theirs)
  expect(refused.data.results.map(({ ok }) => ok)).toEqual([false])
  const { data: faces } = await get<Today>('meta', '/api/v1/console/ad')
  expect(faces.accounts.map(({ account_id }) => account_id)).toEqual(['face'])
  const { data: own } = await get<Today>('junior', '/api/v1/console/ad')
  expect(own.accounts.map(({ account_id }) => account_id)).toEqual(['two'])
  expect((await listOf('rival')).data.list.map(({ campaign_id }) => campaign_id)).toEqual(['theirs-c0'])
  expect(networksOf({ current_version: 9, isadVersion: 0, isad: [6], time_zone: '', fb_time_zone: '' })).toEqual([
    'meta',
  ])
})

test('[AD8] a range is cut into whole days, compared, and told by campaign, group and ad', async () => {
  const range = {
    start_time: String(Date.UTC(2026, 4, 18, 8) / 1000),
    end_time: String(Date.UTC(2026, 4, 20, 8) / 1000),
  }
  const { data } = await get<CallData<typeof adsApi.board>>('ads', '/api/v1/dashboard/ad', range)
  expect([data.from, data.to, data.before_from, data.before_to]).toEqual([
    '2026-05-18',
    '2026-05-20',
    '2026-05-15',
    '2026-05-17',
  ])
  const rows = ['2026-05-18', '2026-05-19', '2026-05-20'].map((day) => onDay(of(tiktok), la, day))
  expect(data.days.map(({ spend }) => spend)).toEqual(rows.map((day) => addUp(day).spend_amt))
  const all = addUp(rows.flat())
  expect(figure(data, 'M26_CPA')?.value).toBe(plain(all).M26_CPA)
  expect(data.funnel.map(({ n }) => n)).toEqual([
    all.impressions,
    all.clicks,
    all.add_to_cart,
    all.checkouts,
    all.orders,
  ])
  for (const parts of [data.placements, data.ages, data.regions])
    expect(parts.reduce((sum, { spend }) => sum + (spend ?? 0), 0)).toBe(all.spend_amt)
  const report = (query: object) => get<Report>('ads', '/api/v1/ad/report', { ...range, ...query })
  const campaigns = (await report({})).data
  expect(campaigns.totals).toEqual(figuresOf(all, null))
  const groups = (await report({ level: 'group', parent: 'one-c0' })).data
  expect(groups.crumbs).toEqual([{ level: 'campaign', id: 'one-c0', name: 'Campaign one-c0' }])
  const row = campaigns.rows.find(({ id }) => id === 'one-c0')
  expect(groups.totals).toEqual(row?.figures)
  const ads = (await report({ level: 'ad', parent: 'one-c0-g0' })).data
  expect(ads.crumbs.map(({ id }) => id)).toEqual(['one-c0', 'one-c0-g0'])
  expect(ads.totals).toEqual(groups.rows.find(({ id }) => id === 'one-c0-g0')?.figures)
  expect(Object.keys(ads.rows[0]?.figures ?? {})).toEqual(Object.keys(measuresOf.tiktok))
  expect((await report({ end_time: String(now + 2 * DAY) })).status).toBe(0)
})

test('[AD9] turning off and on and another budget change the local record, marked and audited, each refusal in words', async () => {
  let presses = 0
  const press = (who: string, transition: string, keys: readonly string[], more: object = {}) =>
    post<{ results: { key: string; ok: boolean; message: string }[]; fields?: Record<string, string> }>(
      who,
      '/api/v1/ad/today/transition',
      { transition, keys, request_id: `request-${presses++}`, ...more },
    )
  const turn = (keys: string[], on: boolean, who = 'ads') => press(who, on ? 'on' : 'off', keys)
  const off = await turn(['one-c0', 'one-c4', 'one-c3', 'cut-c0', 'face-c0'], false)
  expect(off.data.results.map(({ ok, message }) => (ok ? 'done' : message))).toEqual([
    'done',
    'done',
    'This campaign is not on',
    'The authorisation of the ad account ran out: authorise it again first',
    'No such campaign of yours',
  ])
  const row = async (id: string) => (await listOf('ads', { keyword: id })).data.list[0]
  expect(await row('one-c0')).toMatchObject({
    ad_status: 3,
    raw_status: 'CAMPAIGN_STATUS_DISABLE',
    simulated_time: now,
  })
  expect((await turn(['one-c0'], true)).data.results[0]?.ok).toBe(true)
  expect(await row('one-c0')).toMatchObject({ ad_status: 1, raw_status: 'CAMPAIGN_STATUS_ENABLE' })
  const budget = (budget_amt: number) =>
    press('ads', 'budget', ['one-c0'], { budget_amt, seen: { 'one-c0': { budget: 50_000 } } })
  expect((await budget(4999)).data.fields).toEqual({ budget_amt: 'out of range' })
  expect((await budget(80_000)).data.results[0]?.ok).toBe(true)
  expect((await budget(90_000)).data.results[0]?.message).toMatch(/^Changed by someone else, please reload/)
  expect((await row('one-c0'))?.budget).toBe(80_000)
  expect((await turn(['one-c0'], false, 'junior')).data.results[0]?.message).toBe('No such campaign of yours')
  const { data } = await get<{ list: Row[] }>('ads', '/api/v1/ad/today/history', { key: 'one-c0' })
  expect(data.list.map(({ transition, before, after }) => [transition, before, after])).toEqual([
    ['budget', { ad_status: 1, budget_amt: 50_000 }, { ad_status: 1, budget_amt: 80_000 }],
    [
      'on',
      { ad_status: 3, raw_status: 'CAMPAIGN_STATUS_DISABLE' },
      { ad_status: 1, raw_status: 'CAMPAIGN_STATUS_ENABLE' },
    ],
    ['off', { ad_status: 1, raw_status: expect.any(String) }, { ad_status: 3, raw_status: 'CAMPAIGN_STATUS_DISABLE' }],
  ])
})

test('[AD10] the demo: every state, hours that only grow, and revenue below what the company sells', async () => {
  await using bed = await demoBed()
  const demo = await ensureCompany(bed.db, makePlan(20_251_111, someNoon, 12, 0.02))
  const books = booksOf(demo)
  await ensureAds(bed.db, demo, books, someNoon)
  const sum = () =>
    bed.db
      .selectFrom('ad_hourly')
      .select(({ fn }) => [fn.sum<number>('spend_amt').as('spend'), fn.sum<number>('impressions').as('impressions')])
      .where('hour_t', '>=', someNoon - 3600)
      .executeTakeFirstOrThrow()
  await ensureAds(bed.db, demo, books, someNoon + 600)
  const early = await sum()
  await ensureAds(bed.db, demo, books, someNoon + 1200)
  const late = await sum()
  expect(late.impressions).toBeGreaterThan(early.impressions)
  expect(late.spend).toBeGreaterThanOrEqual(early.spend)
  while (await fillAds(bed.db, demo, books, someNoon));
  const states = await bed.db.selectFrom('ad_campaign').select('status').distinct().orderBy('status').execute()
  expect(states.map(({ status }) => status)).toEqual([...adStates])
  const days = await bed.db
    .selectFrom('ad_hourly')
    .select(({ fn, eb }) => [eb('hour_t', '/', eb.lit(DAY)).as('day'), fn.sum<number>('revenue_amt').as('revenue')])
    .groupBy('day')
    .execute()
  const mean = 2000
  for (const { day, revenue } of days.filter((one) => one.revenue > 0)) {
    let orders = 0
    for (let t = Number(day) * DAY; t < (Number(day) + 1) * DAY; t += 900)
      orders += (books[0]?.book.rateAt(t) ?? 0) * 15
    expect(revenue).toBeLessThan(orders * mean)
  }
  expect(days.length).toBeGreaterThan(11)
})
