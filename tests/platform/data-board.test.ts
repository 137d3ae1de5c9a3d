import { afterAll, beforeAll, expect, test } from 'vitest'
import { metricDrills, stageDrills, stepDrills } from '../../console/board/drills.ts'
import { liveDrills } from '../../console/board/live-drills.ts'
import type { Query } from '../../console/board/use-orders-link.ts'
import { sendReports } from '../../platform/jobs/daily-report.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readBoardCompose } from '../../platform/queries/data-board/compose.ts'
import { readBoardFunnel } from '../../platform/queries/data-board/funnel.ts'
import { readBoardHeat } from '../../platform/queries/data-board/heat.ts'
import { isTeamOf, narrowOf } from '../../platform/queries/data-board/narrow.ts'
import { readBoard } from '../../platform/queries/data-board/overview.ts'
import { readBoardTrend } from '../../platform/queries/data-board/trend.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { type dashboardApi, type Grain, isBoardCard } from '../../shared/areas/data-board/api.ts'
import type { targetApi } from '../../shared/areas/targets/api.ts'
import { moneyText } from '../../shared/format/number.ts'
import { clockText } from '../../shared/format/time.ts'
import { changeIn } from '../../shared/metrics/maturity.ts'
import { type BusinessClock, dayNumber, dayOfText, dayStart, dayText, zonedSeconds } from '../../shared/time/zone.ts'
import { distinct, isSale, metricsOf, paidIn, ranking, type SoldLine, soldLines, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

type Overview = CallData<typeof dashboardApi.overview>
type Trend = CallData<typeof dashboardApi.trend>
type Compose = CallData<typeof dashboardApi.compose>

/** In London the end of the day of 25 hours; in Los Angeles, where days begin at six, the day is half over. */
const now = Date.UTC(2026, 9, 25, 23, 40) / 1000
const clocks: Readonly<Record<string, BusinessClock>> = {
  london: { zone: 'Europe/London', cut_hour: 0 },
  angeles: { zone: 'America/Los_Angeles', cut_hour: 6 },
}
const names = Object.keys(clocks)

/** Seconds by which the platform's clock is ahead of `now`. */
let later = 0
let platform: TestPlatform
const worlds = new Map<string, SoldWorld>()
const tokens = new Map<string, string>()

const [home, kitchen, beauty] = [9101, 9102, 9103]

/** Products 1, 4, 7 ... are kitchenware, which stands below home; 2, 5, 8 ... are beauty; the others have no category. */
const categoryOf = (product: string): number | null =>
  [null, kitchen, beauty][Number(product.split('-')[1]) % 3] ?? null

const fileProducts = async (company: number, n: number): Promise<void> => {
  const named = (id: number, pid: number | null, level: number, name: string) =>
    ({ id, pid, level, name_zh: name, name_en: name }) as const
  const categories = [
    named(home, null, 1, 'Home'),
    named(kitchen, home, 2, 'Kitchen'),
    named(beauty, null, 1, 'Beauty'),
  ]
  if (n === 0) await platform.db.insertInto('category').values(categories).execute()
  for (const { product_id } of await platform.db
    .selectFrom('product')
    .selectAll()
    .where('company_id', '=', company)
    .execute())
    await platform.db
      .updateTable('product')
      .set({ category_id: categoryOf(product_id) })
      .where('company_id', '=', company)
      .where('product_id', '=', product_id)
      .execute()
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => (now + later) * 1000 })
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
    await fileProducts(world.company, n)
    for (const who of ['boss', 'nora', 'north'])
      tokens.set(`${name}.${who}`, await platform.signIn(`${name}.${who}`, password))
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
  const member_id = who === 'boss' ? null : members[who as keyof SoldWorld['members']]
  return { text: member_id === null ? `c${company}` : `m${member_id}`, company_id: company, member_id }
}

/** By the formulas, over the raw lines of the days `from` to `to`, the last one up to `until`. */
const byHand = (lines: readonly SoldLine[], clock: BusinessClock, from: number, to: number, until = Infinity) => {
  const { start_time, end_time } = daysOf(clock, from, to)
  const last = Math.min(until, end_time - 1)
  const settled = lines.filter(({ settled_t: t }) => t !== null && t >= start_time && t <= last)
  const paid = paidIn(lines, start_time, last)
  const values = {
    ...metricsOf(paid),
    M04: distinct(paid.filter(isSale), (line) => `${line.order_id} ${line.sku_id}`),
    M09: sum(settled, (line) => line.actual),
  }
  return { paid, values: values as Record<string, number> }
}

/** The same dates a year before, or the days right before; today is compared up to its own clock time. */
const others = (clock: BusinessClock, from: number, to: number, compare: 'previous' | 'year') => {
  const [year, rest] = [Number(dayText(from).slice(0, 4)), dayText(from).slice(4)]
  const first = compare === 'year' ? dayOfText(`${year - 1}${rest}`) : from - (to - from + 1)
  const last = first + to - from
  const same = zonedSeconds(clock.zone, `${dayText(last)} ${clockText(now, clock.zone)}`)
  return { first, last, until: to === dayNumber(clock, now) ? same : Infinity }
}

const check = async (account: string, from: number, to: number, compare: 'previous' | 'year'): Promise<void> => {
  const clock = clockOf(account)
  const scope = scopeFor(account)
  const lines = await soldLines(platform.db, scope.company_id, scope.member_id)
  const range = { from, to, cut: null }
  const { overview, trend } = await consistently(platform.db, async (tx) => {
    const view = viewAt(scope, await readCompany(tx, scope.company_id), now, false)
    return {
      overview: await readBoard(tx, { narrow: { view, only: null }, range, compare, compare_day: null }),
      trend: await readBoardTrend(tx, { narrow: { view, only: null }, range, compare, compare_day: null }, 'day'),
    }
  })
  const { first, last, until } = others(clock, from, to, compare)
  const whole = byHand(lines, clock, from, to)
  const before = byHand(lines, clock, first, last, until)
  expect([overview.from, overview.to, overview.before_from, overview.before_to]).toEqual(
    [from, to, first, last].map(dayText),
  )
  expect(overview.kpi.map(({ id }) => id).join()).toBe('M01,M02,M03,M04,M05,M06,M07,M08,M09,M10,M13,M15,M17,M18')
  for (const figure of overview.kpi) {
    const [value, was] = [whole.values[figure.id] ?? null, before.values[figure.id] ?? null]
    const change = changeIn(figure.id, value, was, { until: dayStart(clock, to + 1), now })
    expect(figure, figure.id).toMatchObject({ id: figure.id, value, before: was, change })
    expect(figure[compare], figure.id).toEqual({ value: was, change })
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
    for (const { spark: _, ...figure } of live.kpi) expect(board.kpi).toContainEqual(expect.objectContaining(figure))
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

type Filter = Readonly<Record<string, string>>
type Days = ReturnType<typeof daysOf>

/** What the calls of the data dashboard read for an account, also for one that may not open the page. */
const boardOf = (account: string, { start_time, end_time }: Days, filter: Filter, grain: Grain = 'day') => {
  const scope = scopeFor(account)
  return consistently(platform.db, async (tx) => {
    const view = viewAt(scope, await readCompany(tx, scope.company_id), now, false)
    const range = { from: dayNumber(view.clock, start_time), to: dayNumber(view.clock, end_time - 1), cut: null }
    const narrow = await narrowOf(tx, view, filter)
    const asked = { narrow, range, compare: 'previous', compare_day: null } as const
    return {
      overview: await readBoard(tx, asked),
      trend: await readBoardTrend(tx, asked, grain),
      compose: await readBoardCompose(tx, asked, grain, filter),
      funnel: await readBoardFunnel(tx, asked),
      heat: await readBoardHeat(tx, asked),
      isTeam: await isTeamOf(tx, view, filter.team ?? '0'),
    }
  })
}

/** The lines of an account that a filter leaves, told from the raw lines alone. */
const leftBy = async (account: string, filter: Filter): Promise<readonly SoldLine[]> => {
  const { company_id, member_id } = scopeFor(account)
  const { team } = filter
  return (await soldLines(platform.db, company_id, member_id)).filter((line) => {
    const category = categoryOf(line.product_id)
    return (
      (!filter.region || filter.region.split(',').includes(line.region)) &&
      (!filter.shop || line.shop_id === filter.shop) &&
      (!filter.creator || line.creator_id === filter.creator) &&
      (!filter.content_type || filter.content_type.split(',').includes(String(line.content_type))) &&
      (!team || line.owner_path.includes(Number(team))) &&
      (!filter.category ||
        category === Number(filter.category) ||
        (category === kitchen && Number(filter.category) === home))
    )
  })
}

test('[DB11] [DB12] a filter leaves what the raw lines give, and the order list behind it has the same totals', async () => {
  for (const account of ['london.boss', 'angeles.boss', 'london.north']) {
    const clock = clockOf(account)
    const today = dayNumber(clock, now)
    const { members } = worlds.get(account.split('.')[0] ?? '') as SoldWorld
    const filters: Filter[] = [
      { region: 'US,TH' },
      { shop: 'shop-1' },
      { creator: 'creator-2' },
      { content_type: '1,2' },
      { category: String(home) },
      { team: String(members.nora) },
      { region: 'US', content_type: '2', category: String(home), team: String(members.nora) },
    ]
    const period = daysOf(clock, today - 9, today)
    for (const filter of filters) {
      const lines = await leftBy(account, filter)
      const { values } = byHand(lines, clock, today - 9, today)
      const { overview, trend } = await boardOf(account, period, filter)
      const { kpi } = overview
      const told = Object.fromEntries(kpi.map(({ id, value }) => [id, value]))
      expect(told, JSON.stringify(filter)).toEqual(picked(told, values))
      const { days, total } = trend
      expect(total.values, JSON.stringify(filter)).toEqual(picked(total.values, values))
      expect(sum(days, (day) => day.values.M01 ?? 0)).toBe(values.M01)
      if (account.endsWith('boss'))
        expect(await read(account, 'dashboard/overview', { ...period, ...filter })).toEqual(overview)
      const list = await read<{ summary: { kpi: Record<string, number> } }>(account, 'order/list', {
        date_type: 'paid',
        ...period,
        ...filter,
      })
      for (const id of ['M01', 'M02', 'M03', 'M04', 'M05', 'M08', 'M10'])
        expect(list.summary.kpi[id], `${id} ${JSON.stringify(filter)}`).toBe(told[id])
    }
  }
})

test('[DB13] days go together by week and month; who bought in several days of one counts once', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const lines = await leftBy(account, {})
  for (const filter of [{}, { region: 'US' }] as Filter[]) {
    const left = await leftBy(account, filter)
    for (const grain of ['week', 'month']) {
      const query = { ...daysOf(clock, today - 20, today), grain, ...filter }
      const { days } = await read<Trend>(account, 'dashboard/trend', query)
      expect(days[0]?.day).toBe(dayText(today - 20))
      expect(days.at(-1)?.to).toBe(dayText(today))
      for (const group of days) {
        const [from, to] = [dayOfText(group.day), dayOfText(group.to)]
        expect(group.values, `${grain} ${group.day}`).toEqual(
          picked(group.values, byHand(left, clock, from, to).values),
        )
        if (grain === 'week' && from > today - 20) expect(new Date(group.day).getUTCDay()).toBe(1)
        if (grain === 'month' && from > today - 20) expect(group.day.slice(8)).toBe('01')
      }
    }
  }
  expect(lines.length).toBeGreaterThan(100)
})

test('[DB4] [DB5] a range is compared with any days of one’s own, none of them after today', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const query = { ...daysOf(clock, today - 3, today - 2), compare: 'custom' }
  const compare_time = dayStart(clock, today - 12) + 50_000
  const { before_from, before_to, kpi } = await read<Overview>(account, 'dashboard/overview', {
    ...query,
    compare_time,
  })
  expect([before_from, before_to]).toEqual([dayText(today - 12), dayText(today - 11)])
  const { values } = byHand(await leftBy(account, {}), clock, today - 12, today - 11)
  for (const { id, before } of kpi) expect(before, id).toBe(values[id] ?? null)
  for (const [more, says] of [
    [{}, '必填'],
    [{ compare_time: dayStart(clock, today) }, '不能晚于现在'],
  ] as const) {
    const { envelope } = await ask(account, 'dashboard/overview', { ...query, ...more })
    expect(envelope).toMatchObject({ status: 0, data: { fields: { compare_time: says } } })
  }
})

const byId = (lines: readonly SoldLine[], of: (line: SoldLine) => string) =>
  [...new Set(lines.map(of))]
    .map((id) => ({
      id,
      amt: sum(
        lines.filter((line) => of(line) === id),
        (line) => line.pay_amt,
      ),
    }))
    .filter(({ amt }) => amt !== 0)
    .sort((a, b) => Number(a.id) - Number(b.id))

test('[DB14] make-up, buyers, commission, delivery and hours are those of the raw lines, filtered or not', async () => {
  for (const account of ['london.boss', 'london.nora'])
    for (const filter of [{}, { content_type: '1,2,3' }] as Filter[]) {
      const clock = clockOf(account)
      const today = dayNumber(clock, now)
      const all = await leftBy(account, filter)
      const query = { ...daysOf(clock, today - 9, today), ...filter }
      const { paid, values } = byHand(all, clock, today - 9, today)
      const { compose, funnel, heat } = await boardOf(account, query, filter, 'week')
      const met = new Set(all.filter(({ paid_t }) => paid_t < query.start_time).map(({ buyer_key }) => buyer_key))
      for (const { day, to, ...group } of compose.groups) {
        const own = byHand(paid, clock, dayOfText(day), dayOfText(to)).paid
        expect(group.content).toEqual(byId(own, (line) => String(line.content_type)))
        expect(group.collab).toEqual(byId(own, () => '1'))
        const buyers = [...new Set(own.filter(isSale).map(({ buyer_key }) => buyer_key))]
        const fresh = buyers.filter((buyer) => !met.has(buyer)).length
        expect([group.new_buyers, group.repeat_buyers]).toEqual([fresh, buyers.length - fresh])
        for (const buyer of buyers) met.add(buyer)
      }
      const top = (line: SoldLine) => ({ [kitchen]: home, [beauty]: beauty })[categoryOf(line.product_id) ?? 0] ?? ''
      expect(
        compose.categories.map(({ id, amt }) => ({ id, amt })).sort((a, b) => Number(a.id) - Number(b.id)),
      ).toEqual(byId(paid, (line) => String(top(line))))
      const { commission, lines } = funnel
      const settled = paid.filter((line) => line.settlement_status === 2)
      expect(commission.est_amt).toBe(values.M08)
      expect(commission.actual_amt).toBe(sum(settled, (line) => line.actual))
      expect(commission.open_amt).toBe(values.M10)
      const { est_amt, ineligible_amt, open_amt, deducted_amt, actual_amt } = commission
      expect(est_amt - ineligible_amt - open_amt - deducted_amt).toBe(actual_amt)
      expect(lines).toMatchObject({ paid: paid.filter(isSale).length, settled: settled.length })
      expect([lines.paid, lines.delivered, lines.pending, lines.settled]).toEqual(
        [lines.paid, lines.delivered, lines.pending, lines.settled].sort((a, b) => b - a),
      )
      expect(sum(heat.days, (count) => count)).toBe(10)
      const local = new Intl.DateTimeFormat('en-GB', { timeZone: clock.zone, weekday: 'short', hour: '2-digit' })
      const cellOf = (line: SoldLine): string => {
        const parts = Object.fromEntries(
          local.formatToParts(line.paid_t * 1000).map(({ type, value }) => [type, value]),
        )
        const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday ?? '')
        return String(weekday * 24 + Number(parts.hour))
      }
      expect(heat.cells.map(({ weekday, hour, amt }) => ({ id: String(weekday * 24 + hour), amt }))).toEqual(
        byId(paid, cellOf),
      )
    }
})

test('[DB15] filters offer the shops, categories and members of the viewer, and no team beyond them', async () => {
  const { members } = worlds.get('london') as SoldWorld
  const boss = await read<CallData<typeof dashboardApi.choices>>('london.boss', 'dashboard/choices')
  expect(boss.teams.map(({ id }) => Number(id)).sort()).toEqual(
    [members.north, members.south, members.nora, members.sam, members.idle].sort(),
  )
  expect(boss.categories).toContainEqual({ id: String(home), name: 'Home', name_en: 'Home' })
  expect(boss.shops.map(({ id }) => id)).toContain('shop-1')
  const north = await read<CallData<typeof dashboardApi.choices>>('london.north', 'dashboard/choices')
  expect(north.teams).toEqual([{ id: String(members.nora), name: 'london.nora', depth: 1 }])
  const period = daysOf(clockOf('london.boss'), 20_000, 20_001)
  for (const [who, known] of [
    ['nora', true],
    ['sam', false],
  ] as const)
    expect((await boardOf('london.north', period, { team: String(members[who]) })).isTeam).toBe(known)
  const { company, members: strange } = worlds.get('angeles') as SoldWorld
  expect(company).not.toBe(worlds.get('london')?.company)
  const { envelope } = await ask('london.boss', 'dashboard/overview', { ...period, team: strange.sam })
  expect(envelope).toMatchObject({ status: 0, data: { fields: { team: '格式不正确' } } })
  for (const path of ['compose', 'funnel', 'heat'])
    expect(await ask('london.boss', `dashboard/${path}`, period)).toMatchObject({ envelope: { status: 1 } })
})

type Live = CallData<typeof consoleApi.overview>

test('[DB16] the affiliate dashboard of a country, shop or team shows what its lines of today give', async () => {
  for (const account of ['london.boss', 'london.north']) {
    const clock = clockOf(account)
    const today = dayNumber(clock, now)
    const { members } = worlds.get('london') as SoldWorld
    for (const filter of [
      { region: 'US,TH' },
      { shop: 'shop-1', region: 'US' },
      { team: String(members.nora) },
    ] as Filter[]) {
      const lines = await leftBy(account, filter)
      const { paid, values } = byHand(lines, clock, today, today)
      const yesterday = others(clock, today, today, 'previous')
      const before = byHand(lines, clock, yesterday.first, yesterday.last, yesterday.until).values
      const live = await read<Live>(account, 'console/overview', filter)
      for (const { id, value, before: was, spark } of live.kpi) {
        expect([value, was], `${id} ${JSON.stringify(filter)}`).toEqual([values[id] ?? null, before[id] ?? null])
        if (id === 'M01') expect(sum(spark, (hour) => hour ?? 0)).toBe(values.M01)
      }
      expect(live.compose.map(({ id, amt }) => [id, amt])).toEqual(
        ranking(paid, (line) => String(line.content_type)).map(({ id, amt }) => [id, amt]),
      )
      expect(live.countries.map(({ id, amt }) => [id, amt])).toEqual(
        ranking(paid, (line) => line.region).map(({ id, amt }) => [id, amt]),
      )
      expect(live.settle.pending_amt).toBe(metricsOf(lines).M10)
      const month = byHand(lines, clock, dayOfText(`${dayText(today).slice(0, 7)}-01`), today).values
      expect([live.hero.month_amt, live.settle.settled_month_amt]).toEqual([month.M01, month.M09])
      const trend = await read<CallData<typeof consoleApi.trend>>(account, 'console/trend', filter)
      expect(sum(trend.today, (amt) => amt)).toBe(values.M01)
      expect(sum(trend.yesterday, (amt) => amt ?? 0)).toBe(byHand(lines, clock, today - 1, today - 1).values.M01)
      const rank = await read<CallData<typeof consoleApi.rank>>(account, 'console/rank', { ...filter, type: 'shop' })
      expect(rank.list.map(({ id, gmv_amt }) => [id, gmv_amt])).toEqual(
        ranking(paid, (line) => line.shop_id).map(({ id, amt }) => [id, amt]),
      )
      const feed = await read<CallData<typeof consoleApi.feed>>(account, 'console/feed', { ...filter, limit: 200 })
      const recent = byHand(lines, clock, today - 1, today).paid.filter(isSale)
      expect(feed.items.length).toBe(Math.min(200, recent.length))
    }
  }
})

test('[DB17] the funnel of yesterday is as reported and as ordered; own bills and running sessions are counted', async () => {
  const { company, members } = worlds.get('london') as SoldWorld
  const clock = clockOf('london.boss')
  const day = dayNumber(clock, now) - 1
  const stamp = { add_time: now, update_time: now }
  await platform.db
    .insertInto('product_daily')
    .values([
      { company_id: company, product_id: 'product-1', day, impressions: 5000, clicks: 400, data_time: now },
      { company_id: company, product_id: 'product-2', day, impressions: 300, clicks: 20, data_time: now },
      { company_id: company, product_id: 'product-2', day: day - 1, impressions: 9, clicks: 9, data_time: now },
    ])
    .execute()
  await platform.db
    .insertInto('live_session')
    .values(
      [2, 2, 3].map((state, n) => ({
        company_id: company,
        live_id: `live-${n}`,
        creator_id: n === 0 ? 'creator-2' : 'creator-4',
        state,
        plan_start_t: null,
        start_t: now,
        end_t: null,
        target_gmv_amt: null,
        ...stamp,
      })),
    )
    .execute()
  const lines = byHand(await leftBy('london.boss', {}), clock, day, day)
  const funnel = await read<CallData<typeof consoleApi.funnel>>('london.boss', 'console/funnel')
  expect(funnel).toMatchObject({ day: dayText(day), impressions: 5300, clicks: 420, paid: lines.values.M04 })
  expect(funnel.created).toBeGreaterThan(0)
  const inUs = await read<CallData<typeof consoleApi.funnel>>('london.boss', 'console/funnel', { region: 'US' })
  const left = byHand(await leftBy('london.boss', { region: 'US' }), clock, day, day)
  expect(inUs).toMatchObject({ impressions: null, clicks: null, paid: left.values.M04 })
  const of = async (account: string) => (await read<Live>(account, 'console/overview')).waiting
  expect([await of('london.boss'), (await of('london.north')).lives]).toEqual([{ bills: 0, lives: 2 }, 1])
  expect(members.north).toBeGreaterThan(0)
})

test('[DB18] a target is set by who stands above, in whole amounts, for this month or a later one, and is audited', async () => {
  const { company, members } = worlds.get('london') as SoldWorld
  const set = (account: string, body: object) =>
    platform.ask('/api/v1/target', { token: tokens.get(account) ?? '', method: 'POST', body })
  const month = dayText(dayNumber(clockOf('london.boss'), now)).slice(0, 7)
  const team = { month, member_id: String(members.north), target_amt: 500_000 }
  expect(await set('london.boss', { ...team, member_id: '', target_amt: 9_000_000 })).toMatchObject({
    envelope: { status: 1 },
  })
  expect(await set('london.boss', team)).toMatchObject({ envelope: { status: 1 } })
  expect(await set('london.boss', { ...team, target_amt: 600_000 })).toMatchObject({ envelope: { status: 1 } })
  for (const [account, body, message] of [
    ['london.boss', { ...team, target_amt: 500_050 }, 'target_amt'],
    ['london.boss', { ...team, month: '2026-09' }, 'month'],
    ['london.north', team, '只能为自己团队的下级设定目标'],
    ['london.north', { ...team, member_id: String(members.sam) }, '只能为自己团队的下级设定目标'],
  ] as const) {
    const { envelope } = await set(account, body)
    expect(envelope.status).toBe(0)
    expect(envelope.message).toContain(message)
  }
  expect(await set('london.north', { ...team, member_id: String(members.nora) })).toMatchObject({
    envelope: { status: 1 },
  })
  const list = await read<CallData<typeof targetApi.list>>('london.boss', 'target')
  expect(list).toMatchObject({ month, may_set: true, list: [{ member_id: '', target_amt: 9_000_000 }, {}, {}] })
  expect(list.list.find((one) => one.member_id === String(members.north))).toMatchObject({ target_amt: 600_000 })
  const live = await read<Live>('london.north', 'console/overview')
  expect(live.hero).toMatchObject({ target_amt: 600_000 })
  const audits = await platform.db.selectFrom('audit_log').selectAll().where('action', '=', 'target.set').execute()
  expect(audits.map(({ object_id, after }) => [object_id, after])).toContainEqual([
    `m${members.north}.${month}`,
    { target_amt: 600_000 },
  ])
  expect(audits.filter(({ object_id }) => object_id.startsWith(`c${company}`))).toHaveLength(1)
})

test('[DB19] who asked for it gets yesterday’s figures as one notice at 09:00 of the company’s clock, until it is turned off', async () => {
  const clock = clockOf('london.boss')
  const { members } = worlds.get('london') as SoldWorld
  const turn = (on: boolean) =>
    platform.ask('/api/v1/dashboard/report', { token: tokens.get('london.boss') ?? '', method: 'POST', body: { on } })
  const got = () =>
    platform.db
      .selectFrom('notice')
      .selectAll()
      .where('event_code', '=', 'report.daily')
      .where('member_id', '=', members.boss)
      .execute()
  expect(await read('london.boss', 'dashboard/report')).toEqual({ on: false })
  await turn(true)
  expect(await read('london.boss', 'dashboard/report')).toEqual({ on: true })
  const nine = Date.UTC(2026, 9, 26, 9) / 1000
  for (const [t, count] of [
    [now, 0],
    [nine - 1, 0],
    [nine, 1],
    [nine + 3600, 1],
  ] as const) {
    await sendReports(platform.db, t)
    expect((await got()).length, String(t)).toBe(count)
  }
  const yesterday = dayNumber(clock, nine) - 1
  const { values } = byHand(await leftBy('london.boss', {}), clock, yesterday, yesterday)
  const [notice] = await got()
  expect(notice?.about).toBe(
    `${dayText(yesterday)} · ${moneyText(values.M01 ?? 0, 'USD')} · ${values.M03} · ${moneyText(values.M08 ?? 0, 'USD')}`,
  )
  await turn(false)
  await sendReports(platform.db, nine + 86_400)
  expect(await got()).toHaveLength(1)
})

test('[DB14] the make-up is remembered until an order comes', async () => {
  const clock = clockOf('angeles.boss')
  const today = dayNumber(clock, now)
  const made = async (): Promise<number> => {
    const { categories } = await read<Compose>('angeles.boss', 'dashboard/compose', daysOf(clock, today - 3, today))
    return sum(categories, ({ amt }) => amt)
  }
  const before = await made()
  expect(await made()).toBe(before)
  const { company } = worlds.get('angeles') as SoldWorld
  const order = orderAt(now - 60, { order_id: 'the-newest', lines: [lineWith({ pay_amt: 7777 })] })
  allTaken(await platform.gate.submit(company, [order]))
  expect(await made()).toBe(before + 7777)
})

interface OrderList {
  readonly total: number
  readonly summary: Readonly<Record<'kpi' | 'totals', Readonly<Record<string, number>>>>
}

test('[DB20] [CD20] [CD22] [OR14] every figure leads to the orders behind it, to the cent', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const { company, members } = worlds.get('london') as SoldWorld
  const arrived = Array.from({ length: 6 }, (_, n) =>
    orderAt(now - (n + 1) * 86_400, {
      delivery_t: now - 7000,
      lines: [lineWith({ creator_id: 'creator-2', pay_amt: 990 + n })],
    }),
  )
  allTaken(await platform.gate.submit(company, arrived))
  const today = dayNumber(clock, now)
  for (const [back, filter] of [
    [9, {}],
    [29, { content_type: '1,2', team: String(members.north) }],
  ] as const) {
    const period = { ...daysOf(clock, today - back, today), ...filter }
    const list = (drill: Filter): Promise<OrderList> =>
      read(account, 'order/list', { date_type: 'paid', ...period, ...drill, limit: 10 })
    const [{ kpi }, { commission, lines }, { days, total }, all] = await Promise.all([
      read<Overview>(account, 'dashboard/overview', period),
      read<CallData<typeof dashboardApi.funnel>>(account, 'dashboard/funnel', period),
      read<Trend>(account, 'dashboard/trend', period),
      list({}),
    ])
    const values = Object.fromEntries(kpi.map(({ id, value }) => [id, value ?? 0]))
    for (const id of Object.keys(values)) {
      if (!isBoardCard(id)) throw new Error(id)
      const { summary, total: rows } = await list(metricDrills[id])
      const told = summary.kpi
      const found: Readonly<Record<string, number | undefined>> = {
        ...told,
        M07: Math.floor((told.M01 ?? 0) / (told.M03 ?? 1) + 0.5),
        M13: Math.floor(((summary.totals.refund_amount ?? 0) / (values.M01 ?? 1)) * 10_000 + 0.5 + 1e-9),
        M15: Math.floor((rows / lines.paid) * 10_000 + 0.5 + 1e-9),
      }
      // Of buyers, creators and products there is no figure: the lines are those of the turnover.
      if (found[id] === undefined) expect([id, told.M01]).toEqual([id, values.M01])
      else expect([id, found[id]]).toEqual([id, values[id]])
      expect(values[id], id).toBeGreaterThan(0)
    }
    expect([all.summary.kpi.M09, values.M09 === all.summary.kpi.actual]).toEqual([null, false])
    const { est_amt, deducted_amt, ineligible_amt, open_amt, actual_amt } = stepDrills
    const of = async (drill: Filter) => (await list(drill)).summary.kpi
    const settled = await of(deducted_amt)
    expect([
      (await of(est_amt)).M08,
      (settled.M08 ?? 0) - (settled.actual ?? 0),
      (await of(ineligible_amt)).ineligible,
      (await of(open_amt)).M08,
      (await of(actual_amt)).actual,
    ]).toEqual([
      commission.est_amt,
      commission.deducted_amt,
      commission.ineligible_amt,
      commission.open_amt,
      commission.actual_amt,
    ])
    for (const stage of ['paid', 'delivered', 'pending', 'settled'] as const) {
      expect([stage, (await list(stageDrills[stage])).total]).toEqual([stage, lines[stage]])
      expect(lines[stage], stage).toBeGreaterThan(0)
    }
    expect(new Set(Object.values(lines)).size).toBeGreaterThan(2)
    for (const day of days.slice(-3)) {
      const { start_time, end_time, before_start_time, before_until } = day
      const at = async (drill: Filter, start: number, end: number) =>
        (await list({ ...drill, start_time: String(start), end_time: String(end) })).summary.kpi
      const [own, before] = [await at({}, start_time, end_time), await at({}, before_start_time, before_until)]
      for (const id of ['M01', 'M02', 'M03', 'M04', 'M05', 'M08'] as const)
        expect([id, own[id], before[id]]).toEqual([id, day.values[id], day.before[id]])
      const ends = await at(metricDrills.M09, start_time, end_time)
      const was = await at(metricDrills.M09, before_start_time, before_until)
      expect([ends.M09, was.M09]).toEqual([day.values.M09, day.before.M09])
    }
    expect(total.values.M09).toBe(values.M09)
  }
})

test('[DB22] a team whose leader sees the company is offered, has sums, and its target shows in the team list and on its dashboard', async () => {
  const account = 'angeles.boss'
  const clock = clockOf(account)
  const { company, members } = worlds.get('angeles') as SoldWorld
  const { db, gate } = platform
  const west = await makeMember(db, 'angeles.west', company, members.boss, { privilege_id: 1 })
  const wendy = await makeMember(db, 'angeles.wendy', company, west)
  await makeMember(db, 'angeles.nine', company, members.boss, { privilege_id: 1, version: 9, current_version: 9 })
  await makeCreator(db, company, 'creator-west', wendy)
  const lines = [lineWith({ creator_id: 'creator-west', pay_amt: 6543 })]
  allTaken(
    await gate.submit(
      company,
      [1, 2, 3].map((n) => orderAt(now - n * 600, { lines })),
    ),
  )
  const today = dayNumber(clock, now)
  const { teams } = await read<CallData<typeof dashboardApi.choices>>(account, 'dashboard/choices')
  expect(teams.find(({ id }) => id === String(west))).toEqual({ id: String(west), name: 'angeles.west', depth: 1 })
  expect(teams.map(({ id }) => id)).not.toContain(String(members.boss))
  const team = { ...daysOf(clock, today, today), team: west }
  const { kpi } = await read<Overview>(account, 'dashboard/overview', team)
  expect(kpi.find(({ id }) => id === 'M01')).toMatchObject({ value: 3 * 6543 })
  const list: OrderList = await read(account, 'order/list', { date_type: 'paid', ...team })
  expect(list.summary.kpi.M01).toBe(3 * 6543)
  const month = dayText(today).slice(0, 7)
  const body = { month, member_id: String(west), target_amt: 50_000 }
  const token = tokens.get(account) ?? ''
  expect(await platform.ask('/api/v1/target', { token, method: 'POST', body })).toMatchObject({
    envelope: { status: 1 },
  })
  const targets = await read<CallData<typeof targetApi.list>>(account, 'target')
  expect(targets.list.map(({ member_id }) => member_id)).not.toContain(String(members.boss))
  expect(targets.list.find(({ member_id }) => member_id === String(west))).toMatchObject({
    target_amt: 50_000,
    gmv_amt: 3 * 6543,
  })
  expect((await read<Live>(account, 'console/overview', { team: west })).hero).toMatchObject({ target_amt: 50_000 })
  tokens.set('angeles.nine', await platform.signIn('angeles.nine', password))
  const { list: rows } = await read<{ list: { team_id: string; target: number; month_gmv: number }[] }>(
    'angeles.nine',
    'team/data',
  )
  expect(rows.find(({ team_id }) => team_id === String(west))).toMatchObject({ target: 50_000, month_gmv: 3 * 6543 })
  const { list: choices } = await read<{ list: { id: string }[] }>(account, 'member/choices', { keyword: 'angeles.w' })
  expect(choices.map(({ id }) => id)).toContain(String(west))
})

test('[S19] every figure of the real-time dashboard leads to the orders behind it, to the cent', async () => {
  const account = 'london.boss'
  later = 60 // what is compared with is read once a minute
  for (const filter of [{}, { region: 'GB' }]) {
    const live = await read<Live>(account, 'console/overview', filter)
    const { head, hero, settle, kpi, countries, compose } = live
    const clock = { zone: head.tz, cut_hour: head.cut_hour }
    const drills = liveDrills({ clock, day: head.day, time: live.data_time, filter })
    const told = async (query: Query): Promise<Readonly<Record<string, number>>> => {
      const asked = Object.entries({ date_type: 'paid', ...query, limit: 10 }).map(([name, one]) => [name, String(one)])
      return (await read<OrderList>(account, 'order/list', Object.fromEntries(asked))).summary.kpi
    }
    const today = await told(drills.today)
    expect([today.M01, (await told(drills.yesterday)).M01]).toEqual([hero.gmv_amt, hero.yesterday_amt])
    expect((await told(drills.month)).M01).toBe(hero.month_amt)
    expect((await told(drills.pending)).M10).toBe(settle.pending_amt)
    expect((await told(drills.settledInMonth)).M09).toBe(settle.settled_month_amt)
    expect((await told(drills.pace)).M03).toBe(Math.round(hero.orders_per_minute * 5))
    for (const { id, value } of kpi) if (today[id] !== undefined) expect([id, today[id]]).toEqual([id, value])
    for (const { id, amt } of countries.slice(0, 3))
      expect([id, (await told({ ...drills.today, region: id })).M01]).toEqual([id, amt])
    for (const { id, amt } of compose) expect((await told({ ...drills.today, content_type: id })).M01).toBe(amt)
    for (const type of ['product', 'creator', 'shop'] as const) {
      const { list } = await read<CallData<typeof consoleApi.rank>>(account, 'console/rank', { ...filter, type })
      for (const { id, gmv_amt } of list.slice(0, 2))
        expect([type, (await told({ ...drills.today, [type]: id })).M01]).toEqual([type, gmv_amt])
    }
    const trend = await read<CallData<typeof consoleApi.trend>>(account, 'console/trend', filter)
    const hour = Math.floor((trend.now - trend.start_t) / 3600)
    for (const n of [0, hour]) {
      const [now, before] = [drills.hours(0, n, n), drills.hours(1, n, n)]
      expect(now && (await told(now)).M01).toBe(trend.today[n])
      // The clocks may have gone forward: a day that was over by then has no such hour.
      if (before) expect((await told(before)).M01).toBe(trend.yesterday[n])
    }
    expect((await told({ ...drills.hours(0, 0, hour) })).M01).toBe(hero.gmv_amt)
    const funnel = await read<CallData<typeof consoleApi.funnel>>(account, 'console/funnel', filter)
    const steps = [await told({ ...drills.yesterday, date_type: 'create' }), await told(drills.yesterday)]
    expect(steps.map(({ M04 }) => M04)).toEqual([funnel.created, funnel.paid])
    expect(hero.gmv_amt).toBeGreaterThan(0)
  }
})
