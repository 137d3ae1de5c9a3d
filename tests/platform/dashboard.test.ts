import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBoard } from '../../platform/queries/board/overview.ts'
import { readBoardTrend } from '../../platform/queries/board/trend.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import type { consoleApi } from '../../shared/api/console.ts'
import type { dashboardApi } from '../../shared/api/dashboard.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { changeOf } from '../../shared/format/number.ts'
import { type BusinessClock, dayNumber, dayOfText, dayStart, dayText } from '../../shared/time/zone.ts'
import { metricsOf, paidIn, ranking, type SoldLine, soldLines, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

type Overview = CallData<typeof dashboardApi.overview>
type Trend = CallData<typeof dashboardApi.trend>

/** In London the end of the day of 25 hours; in Los Angeles, where days begin at six, the day is half over. */
const now = Date.UTC(2026, 9, 25, 23, 40) / 1000
const clocks: Readonly<Record<string, BusinessClock>> = {
  london: { zone: 'Europe/London', cut_hour: 0 },
  angeles: { zone: 'America/Los_Angeles', cut_hour: 6 },
}
const names = Object.keys(clocks)

let platform: TestPlatform
const worlds = new Map<string, SoldWorld>()
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  for (const [n, [name, { zone, cut_hour }]] of Object.entries(clocks).entries()) {
    const company = { time_zone: zone, cut_hour }
    const world = await makeSoldWorld(platform.db, platform.gate, name, {
      until: now,
      days: 15,
      count: 450,
      seed: 21 + n,
      company,
    })
    worlds.set(name, world)
    const lines = [lineWith({ creator_id: 'creator-2', pay_amt: 4321 })]
    const old = Array.from({ length: 12 }, (_, day) => orderAt(now - 365 * 86_400 - day * 40_000, { lines }))
    allTaken(await platform.gate.submit(world.company, old))
    for (const who of ['boss', 'nora']) tokens.set(`${name}.${who}`, await platform.signIn(`${name}.${who}`, password))
  }
}, 60_000)
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = (account: string, path: string, query: object) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return platform.ask(`/api/v1/${path}?${text}`, { token: tokens.get(account) ?? '' })
}
const read = async <T>(account: string, path: string, query: object = {}): Promise<T> => {
  const { envelope } = await ask(account, path, query)
  expect(envelope).toMatchObject({ status: 1 })
  return envelope.data as T
}

const clockOf = (account: string): BusinessClock => clocks[account.split('.')[0] ?? ''] as BusinessClock
const daysOf = (clock: BusinessClock, from: number, to: number) => ({
  start_time: dayStart(clock, from),
  end_time: dayStart(clock, to + 1),
})

const scopeFor = (account: string): Scope => {
  const [name = '', who] = account.split('.')
  const { company, members } = worlds.get(name) as SoldWorld
  return who === 'boss'
    ? { text: `c${company}`, company_id: company, member_id: null }
    : { text: `m${members.nora}`, company_id: company, member_id: members.nora }
}

/** By the formulas, over the raw lines of the days `from` to `to`, the last one up to `until`. */
const byHand = (lines: readonly SoldLine[], clock: BusinessClock, from: number, to: number, until = Infinity) => {
  const { start_time, end_time } = daysOf(clock, from, to)
  const settled = lines.filter(({ settled_t: t }) => t !== null && t >= start_time && t < end_time)
  const paid = paidIn(lines, start_time, Math.min(until, end_time - 1))
  return { paid, values: { ...metricsOf(paid), M09: sum(settled, (line) => line.actual) } as Record<string, number> }
}

/** The same dates a year before, or the days right before; today is compared with as much of its day. */
const others = (clock: BusinessClock, from: number, to: number, compare: 'previous' | 'year') => {
  const [year, rest] = [Number(dayText(from).slice(0, 4)), dayText(from).slice(4)]
  const first = compare === 'year' ? dayOfText(`${year - 1}${rest}`) : from - (to - from + 1)
  const last = first + to - from
  const today = dayNumber(clock, now)
  return { first, last, until: to === today ? dayStart(clock, last) + now - dayStart(clock, today) : Infinity }
}

const check = async (account: string, from: number, to: number, compare: 'previous' | 'year'): Promise<void> => {
  const clock = clockOf(account)
  const scope = scopeFor(account)
  const lines = await soldLines(platform.db, scope.company_id, scope.member_id)
  const range = { from, to, cut: null }
  const { overview, trend } = await consistently(platform.db, async (tx) => {
    const view = viewAt(scope, await readCompany(tx, scope.company_id), now, false)
    return {
      overview: await readBoard(tx, view, range, compare),
      trend: await readBoardTrend(tx, view, range, compare),
    }
  })
  const { first, last, until } = others(clock, from, to, compare)
  const whole = byHand(lines, clock, from, to)
  const before = byHand(lines, clock, first, last, until)
  expect([overview.from, overview.to, overview.before_from, overview.before_to]).toEqual(
    [from, to, first, last].map(dayText),
  )
  expect(overview.kpi.map(({ id }) => id).join()).toBe('M01,M02,M03,M05,M06,M07,M08,M09,M10,M13,M15,M17,M18')
  for (const figure of overview.kpi) {
    const [value, was] = [whole.values[figure.id] ?? null, before.values[figure.id] ?? null]
    expect(figure, figure.id).toEqual({ id: figure.id, value, before: was, change: changeOf(value ?? 0, was ?? 0) })
  }
  const types = ranking(whole.paid, (line) => String(line.content_type))
  expect(overview.compose.map(({ id, amt }) => [id, amt])).toEqual(types.map(({ id, amt }) => [id, amt]))
  expect(trend.total.values).toMatchObject(picked(trend.total.values, whole.values))
  expect(trend.total.before).toEqual(picked(trend.total.before, before.values))
  expect(trend.days.map(({ day }) => day)).toEqual(Array.from({ length: to - from + 1 }, (_, n) => dayText(from + n)))
  for (const [n, day] of trend.days.entries()) {
    expect({ start_time: day.start_time, end_time: day.end_time }).toEqual(daysOf(clock, from + n, from + n))
    expect(day.before_day).toBe(dayText(first + n))
    expect(day.values, day.day).toEqual(picked(day.values, byHand(lines, clock, from + n, from + n).values))
    expect(day.before, day.day).toEqual(picked(day.before, byHand(lines, clock, first + n, first + n, until).values))
  }
}

const picked = (shape: object, values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.keys(shape).map((id) => [id, values[id] ?? null]))

test('[DB1] the figures of today are those of the affiliate dashboard, with its comparison', async () => {
  for (const name of names) {
    const account = `${name}.boss`
    const today = dayNumber(clockOf(account), now)
    const board = await read<Overview>(account, 'dashboard/overview', daysOf(clockOf(account), today, today))
    const live = await read<CallData<typeof consoleApi.overview>>(account, 'console/overview')
    expect(live.hero.gmv_amt).toBeGreaterThan(0)
    for (const { spark: _, ...figure } of live.kpi) expect(board.kpi).toContainEqual(figure)
    expect(board.compose).toEqual(live.compose)
    expect([board.currency, board.data_time]).toEqual(['USD', live.data_time])
  }
})

test.each(names.flatMap((name) => [`${name}.boss`, `${name}.nora`]))(
  '[DB2] [DB3] [DB4] a range, its days and what it is compared with are what the raw lines give: %s',
  async (account) => {
    const today = dayNumber(clockOf(account), now)
    await check(account, today - 6, today, 'previous')
    await check(account, today - 5, today - 1, 'previous')
    await check(account, today - 3, today, 'year')
    await check(account, today - 40, today - 30, 'previous')
  },
)

test('[DB3] buyers of several days count once', async () => {
  const clock = clockOf('london.boss')
  const today = dayNumber(clock, now)
  const { days, total } = await read<Trend>('london.boss', 'dashboard/trend', daysOf(clock, today - 9, today))
  for (const id of ['M06', 'M17'] as const)
    expect(sum(days, ({ values }) => values[id] ?? 0)).toBeGreaterThan(total.values[id] ?? Infinity)
  expect(sum(days, ({ values }) => values.M03 ?? 0)).toBe(total.values.M03)
})

test('[DB5] a range is widened to whole business days, at most 366 of them and none after today', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const whole = daysOf(clock, today - 4, today)
  const within = { start_time: whole.start_time + 40_000, end_time: whole.end_time - 40_000 }
  expect(await read(account, 'dashboard/overview', within)).toEqual(await read(account, 'dashboard/overview', whole))
  const year = daysOf(clock, today - 365, today)
  expect((await read<Trend>(account, 'dashboard/trend', year)).days).toHaveLength(366)
  const wrong = [
    [{ ...whole, end_time: whole.start_time }, '超出允许的范围'],
    [{ ...year, start_time: year.start_time - 1 }, '超出允许的范围'],
    [{ ...whole, end_time: whole.end_time + 1 }, '不能晚于现在'],
    [{ start_time: whole.start_time }, '必填'],
  ] as const
  for (const path of ['dashboard/overview', 'dashboard/trend'])
    for (const [query, says] of wrong) {
      const { envelope } = await ask(account, path, query)
      expect(envelope).toMatchObject({ status: 0, data: { fields: { end_time: says } } })
    }
})
