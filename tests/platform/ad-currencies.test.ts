import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRates } from '../../platform/fx/rates.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { adsApi } from '../../shared/areas/ads/api.ts'
import { measuresOf } from '../../shared/areas/ads/measures.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import { dayOfText, dayText } from '../../shared/time/zone.ts'
import { type AdHour, makeAds, onDay } from '../support/ad-world.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { DAY } from './demo-support.ts'

type Today = CallData<typeof adsApi.today>
type Board = CallData<typeof adsApi.board>
type Report = CallData<typeof adsApi.report>
interface ListData {
  readonly list: readonly Readonly<Record<string, string | number | null>>[]
  readonly currency: string
  readonly summary: { readonly totals: Readonly<Record<string, number | null>> }
}

/** Half past nine in the morning of the 20th in Los Angeles. */
const now = Date.UTC(2026, 4, 20, 16, 30) / 1000
const zone = 'America/Los_Angeles'
const today = dayOfText('2026-05-20')

let platform: TestPlatform
let token = ''
let hours: readonly AdHour[]

/** Units for a dollar; the euro's of the 18th holds on the 19th, the 20th has its own, the yen's ended long ago. */
const rates: readonly (readonly [currency: string, day: number, rate: number])[] = [
  ...[7, 6, 5, 4, 3, 2].map((ago) => ['EUR', today - ago, 0.9 + 0.013 * ago] as const),
  ['EUR', today, 0.8731],
  ['GBP', today - 8, 0.77],
  ['JPY', today - 12, 150],
]
const rateOf = (currency: string, day: number): number | null => {
  if (currency === 'USD') return 1
  const known = rates.filter(([of, at]) => of === currency && at <= day && at >= day - 10)
  return known.toSorted((a, b) => b[1] - a[1])[0]?.[2] ?? null
}
const currencyOf: Readonly<Record<string, string>> = { dollar: 'USD', euro: 'EUR', pound: 'GBP', yen: 'JPY' }

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  const company = await makeCompany(db, 'Mixed', { display_currency: 'GBP' })
  const boss = await makeMember(db, 'mixed', company, 0, { privilege_id: 1, current_version: 1 })
  for (const code of [0, 1])
    await db.insertInto('member_module').values({ member_id: boss, code, start_t: 0, end_t: null }).execute()
  token = await platform.signIn('mixed', password)
  const sketches = Object.entries(currencyOf).map(([account, currency]) => ({
    account,
    currency,
    network: 1 as const,
    campaigns: [1, 1],
  }))
  hours = await makeAds(db, company, sketches, now - 1800 - 4 * DAY, now)
  await writeRates(
    db,
    rates.map(([currency, day, rate]) => ({ currency, day, rate })),
    'import',
    now,
  )
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const get = async <T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> => {
  const { envelope } = await platform.ask(`${path}?${new URLSearchParams(query)}`, { token })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as T
}
const figure = ({ kpi }: Pick<Today, 'kpi'>, name: string) => kpi.find((one) => one.name === name)
const half = (value: number): number => Math.floor(value + 0.5 + 1e-7)

/** Spend of some accounts on the days from one to another in `into`, each day at its own rate; null without a rate. */
const spentIn = (into: string, accounts: readonly string[], from: number, to: number): number | null => {
  let sum = 0
  for (const account of accounts)
    for (let day = from; day <= to; day++) {
      const own = currencyOf[account] ?? ''
      const rows = onDay(
        hours.filter((one) => one.account === account),
        zone,
        dayText(day),
      )
      const [rate, other] = [rateOf(own, day), rateOf(into, day)]
      if (rate === null || other === null) return null
      const e10 = Math.round((other / rate) * 1e10) / 1e10
      const factor = 10 ** (currencyDecimals(into) - currencyDecimals(own))
      sum += rows.reduce((total, { sums }) => total + sums.spend_amt, 0) * e10 * factor
    }
  return half(sum)
}
const range = (from: number, to: number) => ({
  start_time: String(from * DAY + 7 * 3600),
  end_time: String((to + 1) * DAY + 7 * 3600),
})

test('[AD30] sums over accounts of several currencies are exchanged at the rate of each day, never added as they are', async () => {
  const region = { region: 'US' }
  for (const [from, to] of [
    [today - 3, today - 1],
    [today - 2, today],
  ] as const) {
    const data = await get<Board>('/api/v1/dashboard/ad', { ...range(from, to), account: 'o' })
    // "o" is a part of every name: the yen keeps the sum from being told.
    expect([data.currency, figure(data, 'M25')?.value]).toEqual(['GBP', null])
  }
  await platform.db.updateTable('ad_account').set({ name: 'Yen' }).where('account_id', '=', 'yen').execute()
  const three = ['dollar', 'euro', 'pound']
  for (const [from, to] of [
    [today - 3, today - 1],
    [today - 2, today],
  ] as const) {
    const asked = { ...range(from, to), account: 'Account' }
    const data = await get<Board>('/api/v1/dashboard/ad', asked)
    expect([data.currency, data.exchanged, data.missing]).toEqual(['GBP', ['EUR', 'USD'], []])
    const spend = spentIn('GBP', three, from, to)
    expect(figure(data, 'M25')?.value).toBe(spend)
    expect(data.days.map((one) => one.spend)).toEqual(
      data.days.map(({ day }) => spentIn('GBP', three, dayOfText(day), dayOfText(day))),
    )
    for (const parts of [data.regions, data.placements, data.ages]) {
      const sum = parts.reduce((total, one) => total + (one.spend ?? 0), 0)
      expect(Math.abs(sum - (spend ?? 0))).toBeLessThanOrEqual(parts.length)
    }
    const [clicks, cost] = [figure(data, 'clicks')?.value ?? 0, figure(data, 'M26_CPC')?.value ?? 0]
    expect(Math.abs(cost - (spend ?? 0) / clicks)).toBeLessThanOrEqual(0.51)
    const report = await get<Report>('/api/v1/ad/report', asked)
    expect([report.currency, report.totals.tt_spend]).toEqual(['GBP', spend])
    const narrow = await get<Report>('/api/v1/ad/report', { ...asked, ...region })
    expect(narrow.totals.tt_spend).not.toBe(spend)
  }
  const live = await get<Today>('/api/v1/console/ad', { account: 'Account' })
  expect([live.currency, figure(live, 'M25')?.value]).toEqual(['GBP', spentIn('GBP', three, today, today)])
  const list = await get<ListData>('/api/v1/ad/today', { account: 'Account', limit: '50' })
  expect([list.currency, list.summary.totals.tt_spend]).toEqual(['GBP', figure(live, 'M25')?.value])
  expect(list.summary).not.toHaveProperty('currency')
  // Balances of 1,000.00 in each currency, at today's rates.
  const balance = three.reduce(
    (sum, account) => sum + 100_000 * (0.77 / (rateOf(currencyOf[account] ?? '', today) ?? 1)),
    0,
  )
  expect(Math.abs((figure(live, 'balance')?.value ?? 0) - balance)).toBeLessThanOrEqual(1)
})

test('[AD31] rows of one account stay in its own currency and say which, and so do sums over one currency', async () => {
  const live = await get<Today>('/api/v1/console/ad')
  for (const account of live.accounts) {
    const own = onDay(
      hours.filter((one) => one.account === account.account_id),
      zone,
      dayText(today),
    ).reduce((sum, { sums }) => sum + sums.spend_amt, 0)
    expect([account.currency, account.spend]).toEqual([currencyOf[account.account_id], own])
    expect(account.exchanged.spend).toBe(spentIn('GBP', [account.account_id], today, today))
  }
  const list = await get<ListData>('/api/v1/ad/today', { limit: '50' })
  for (const row of list.list) expect(row.currency).toBe(currencyOf[String(row.campaign_id).split('-')[0] ?? ''])
  const report = await get<Report>('/api/v1/ad/report', range(today - 1, today))
  for (const row of report.rows) {
    const own = [today - 1, today]
      .flatMap((day) => onDay(hours, zone, dayText(day)))
      .filter(({ campaign }) => campaign === row.id)
    expect(row.currency).toBe(currencyOf[row.id.split('-')[0] ?? ''])
    expect(row.figures.tt_spend).toBe(own.reduce((sum, { sums }) => sum + sums.spend_amt, 0))
  }
  const groups = await get<Report>('/api/v1/ad/report', {
    ...range(today - 1, today),
    level: 'group',
    parent: 'euro-c0',
  })
  expect([groups.currency, groups.totals]).toEqual(['EUR', report.rows.find(({ id }) => id === 'euro-c0')?.figures])
  // One currency needs no rate: not even that of the yen.
  const yen = await get<Today>('/api/v1/console/ad', { account: 'yen' })
  expect([yen.currency, yen.exchanged, yen.missing]).toEqual(['JPY', [], []])
  expect(figure(yen, 'M25')?.value).toBe(yen.accounts[0]?.spend)
  const yenList = await get<ListData>('/api/v1/ad/today', { account: 'yen' })
  expect([yenList.currency, yenList.summary.totals.tt_spend]).toEqual(['JPY', yen.accounts[0]?.spend])
})

test('[AD32] without a rate a sum is not reported, and the answer names currency and day', async () => {
  const live = await get<Today>('/api/v1/console/ad')
  expect(live.missing).toEqual([
    { currency: 'JPY', day: dayText(today - 1) },
    { currency: 'JPY', day: dayText(today) },
  ])
  for (const name of ['M25', 'M26_CPC', 'M26_CPM', 'M26_CPA', 'revenue', 'M27', 'balance'])
    expect([name, figure(live, name)?.value]).toEqual([name, null])
  for (const name of ['impressions', 'clicks', 'conversions', 'M26_CTR'])
    expect(figure(live, name)?.value, name).toBeGreaterThan(0)
  expect(live.hours.filter(({ t }) => t <= now).every(({ spend }) => spend === null)).toBe(true)
  const { totals } = (await get<ListData>('/api/v1/ad/today')).summary
  for (const [field, measure] of Object.entries(measuresOf.tiktok))
    if (measure === 'spend_amt' || measure === 'M27') expect(totals[field]).toBeNull()
  expect(totals.tt_clicks).toBeGreaterThan(0)
  // A rate holds ten days: these days have one, the balance of today has not.
  const board = await get<Board>('/api/v1/dashboard/ad', range(today - 3, today - 2))
  expect(board.missing).toEqual([{ currency: 'JPY', day: dayText(today) }])
  expect([figure(board, 'M25')?.value, figure(board, 'balance')?.value]).toEqual([expect.any(Number), null])
  await writeRates(platform.db, [{ currency: 'JPY', day: today - 9, rate: 150 }], 'import', now)
  try {
    const told = await get<Board>('/api/v1/dashboard/ad', range(today - 2, today - 1))
    expect([told.missing, figure(told, 'M25')?.value]).toEqual([[], expect.any(Number)])
  } finally {
    await sql`delete from fx_rate where currency = 'JPY' and day = ${today - 9}`.execute(platform.db)
  }
})
