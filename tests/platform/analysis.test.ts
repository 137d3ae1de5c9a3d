import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isGivenUp, limitStatements } from '../../platform/queries/analysis/limit.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { AnalysisAnswer, AnalysisGroup, analysisApi } from '../../shared/areas/analysis/api.ts'
import { type Dimension, dimensionIds, isTime } from '../../shared/areas/analysis/dimensions.ts'
import { drillOf } from '../../shared/areas/analysis/drill.ts'
import { type AnalysisMetric, analysisMetrics } from '../../shared/areas/analysis/metrics.ts'
import { presets } from '../../shared/areas/analysis/presets.ts'
import type { dashboardApi } from '../../shared/areas/data-board/api.ts'
import { collabTypes } from '../../shared/areas/orders/enums.ts'
import type { orderList } from '../../shared/areas/orders/list.ts'
import { clockText } from '../../shared/format/time.ts'
import { type BusinessClock, dayNumber, dayStart, dayText, zonedSeconds } from '../../shared/time/zone.ts'
import { type AskedLine, askedLines, isLost, keyer, valuesByHand } from '../support/analysis-oracle.ts'
import { distinct, isSale, paidIn, soldLines, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, randomOf, type SoldWorld } from '../support/sold-world.ts'

/** The end of a day of 25 hours. */
const now = Date.UTC(2026, 9, 25, 23, 40) / 1000
const clock: BusinessClock = { zone: 'Europe/London', cut_hour: 0 }
const today = dayNumber(clock, now)
const DAY = 86_400

let platform: TestPlatform
let world: SoldWorld
let everything: readonly AskedLine[]
let ofNora: readonly AskedLine[]
const tokens = new Map<string, string>()

/** Lines of contents that were published some time before, among them returns, partners and goods with a category. */
const fillContents = async (): Promise<void> => {
  const { db, gate } = platform
  const { company } = world
  const random = randomOf(7)
  const below = (n: number): number => Math.floor(random() * n)
  const orders = Array.from({ length: 120 }, (_, n) => {
    const t = now - below(12 * DAY)
    const lines = Array.from({ length: 1 + below(2) }, (_, k) =>
      lineWith({
        sku_id: `sku-${below(4)}-${k}`,
        product_id: `product-${below(6)}`,
        creator_id: `creator-${below(5)}`,
        creator_name: '',
        content_id: `content-${below(4)}`,
        content_type: n % 2 === 0 ? 1 : 2,
        collab_type: collabTypes[below(4)] ?? 1,
        quantity: 2,
        pay_amt: 500 + below(900_000),
        partner_rate_bp: 300,
        returned_qty: random() < 0.2 ? 1 : 0,
        refunded_qty: random() < 0.1 ? 1 : 0,
      }),
    )
    return orderAt(t, { buyer_key: `buyer-${below(30)}`, delivery_t: t + below(3 * DAY), lines })
  })
  allTaken(await gate.submit(company, orders))
  for (const [n, post_t] of [now - 3 * DAY, now - 40 * DAY, now - 9 * DAY, null].entries()) {
    await db
      .updateTable('content')
      .set({ post_t, title: `Film ${n}` })
      .where('company_id', '=', company)
      .where('content_id', '=', `content-${n}`)
      .execute()
    if (n === 3) continue
    const daily = Array.from({ length: 9 }, (_, back) => ({
      company_id: company,
      content_id: `content-${n}`,
      day: today - 1 - back,
      creator_id: `creator-${n}`,
      content_type: 1 + (n % 2),
      views: 1000 + 10 * back,
      impressions: 400 + back,
      clicks: 90 + n,
      watch_s: 7000 + back,
      room_impressions: n % 2 === 1 ? 5000 : 0,
      data_time: now,
    }))
    await db.insertInto('content_daily').values(daily).execute()
  }
  const stats = { impressions: 1000, clicks: 80, data_time: now }
  const lamp = { company_id: company, product_id: 'product-1', ...stats }
  await db
    .insertInto('product_daily')
    .values([1, 2].map((back) => ({ ...lamp, day: today - back })))
    .execute()
  const live = {
    company_id: company,
    live_id: 'content-1',
    creator_id: 'creator-1',
    state: 3,
    add_time: 0,
    update_time: 0,
  }
  const times = { plan_start_t: null, start_t: now - 2 * DAY, end_t: now - 2 * DAY + 7200, target_gmv_amt: null }
  await db
    .insertInto('live_session')
    .values({ ...live, ...times })
    .execute()
  const minutes = [40, 95, 60].map((viewers, n) => ({
    company_id: company,
    live_id: 'content-1',
    minute_t: now - 2 * DAY - 7200 + 60 * n,
    viewers,
  }))
  await db.insertInto('live_minute').values(minutes).execute()
  const home = { pid: null, level: 1, name_zh: '家居', name_en: 'Home' }
  const { id } = await db.insertInto('category').values(home).returning('id').executeTakeFirstOrThrow()
  const lamps = { pid: id, level: 2, name_zh: '灯具', name_en: 'Lamps' }
  const low = await db.insertInto('category').values(lamps).returning('id').executeTakeFirstOrThrow()
  const goods = [`product-0`, `product-2`].entries()
  for (const [n, product_id] of goods)
    await db
      .updateTable('product')
      .set({ category_id: n === 0 ? id : low.id })
      .where('company_id', '=', company)
      .where('product_id', '=', product_id)
      .execute()
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  world = await makeSoldWorld(platform.db, platform.gate, 'london', {
    until: now,
    days: 15,
    count: 350,
    seed: 5,
    company: { time_zone: clock.zone, cut_hour: clock.cut_hour },
  })
  await fillContents()
  everything = await askedLines(platform.db, world.company, null)
  ofNora = await askedLines(platform.db, world.company, world.members.nora)
  await makeMember(platform.db, 'screen', world.company, 0, { status: 4 })
  for (const who of ['london.boss', 'london.nora']) tokens.set(who, await platform.signIn(who, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

type Query = Readonly<Record<string, string | number>>
const daysOf = (from: number, to: number) => ({ start_time: dayStart(clock, from), end_time: dayStart(clock, to + 1) })

const ask = async (query: Query, who = 'london.boss') => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return platform.ask(`/api/v1/analysis/query?${text}`, { token: tokens.get(who) ?? '' })
}
const read = async (query: Query, who = 'london.boss'): Promise<AnalysisAnswer> => {
  const { envelope } = await ask(query, who)
  expect(envelope, JSON.stringify(query)).toMatchObject({ status: 1 })
  return envelope.data as AnalysisAnswer
}

const seen = (who: string): readonly AskedLine[] =>
  who === 'london.boss' ? everything : ofNora.filter((line) => line.owner_path.includes(world.members.nora))

const matches: Readonly<Record<string, (line: AskedLine) => boolean>> = {
  'region=US,GB': ({ region }) => region === 'US' || region === 'GB',
  'content_type=1,3': ({ content_type }) => content_type === 1 || content_type === 3,
  'collab_type=2': ({ collab_type }) => collab_type === 2,
  'shop=shop-2': ({ shop_id }) => shop_id === 'shop-2',
  'creator=Nick 2': ({ creator_id }) => creator_id === 'creator-2',
  'product=product-3': ({ product_id }) => product_id === 'product-3',
  'category=hom': ({ product_id }) => product_id === 'product-0' || product_id === 'product-2',
  'category=灯': ({ product_id }) => product_id === 'product-2',
  'owner=london.nora': ({ owner_member_id }) => owner_member_id === world.members.nora,
  'lost=1': isLost,
  'lost=0': (line) => !isLost(line),
}

interface Asked {
  readonly dims: readonly Dimension[]
  readonly metrics: readonly AnalysisMetric[]
  readonly pivot: boolean
  readonly compare: 'none' | 'previous'
  readonly filter: string
  readonly from: number
  readonly to: number
  readonly who: string
}

/** The values of every group of some days by hand, by the group's keys. */
const groupsByHand = ({ metrics, filter, who }: Asked, from: number, to: number, until: number, shift: number) => {
  const { start_time, end_time } = daysOf(from, to)
  const scope = seen(who).filter(matches[filter] ?? (() => true))
  const asked = paidIn(scope, start_time, Math.min(until, end_time - 1)) as readonly AskedLine[]
  const key = keyer({ clock, shift, start: start_time, asked, ever: everything })
  const settled = scope.filter(({ settlement_status, settled_t: t }) => {
    return settlement_status === 2 && t !== null && t >= start_time && t <= Math.min(until, end_time - 1)
  })
  const delivered = scope.filter(({ delivery_t: t, settlement_status: status, paid_t }) => {
    const last = Math.min(until, end_time - 1)
    return t !== null && t >= start_time && t <= last && paid_t <= last && (status === 2 || status === 3)
  })
  const named = (lines: readonly AskedLine[], of: readonly Dimension[], t: (line: AskedLine) => number) => {
    const found = new Map<string, AskedLine[]>()
    for (const line of lines) {
      const name = JSON.stringify(of.map((dim) => key(line, dim, t(line))))
      found.set(name, [...(found.get(name) ?? []), line])
    }
    return found
  }
  return (of: readonly Dimension[]): ReadonlyMap<string, readonly (number | null)[]> => {
    const paid = named(asked, of, (line) => line.paid_t)
    const ends = named(metrics.includes('M09') ? settled : [], of, (line) => line.settled_t ?? 0)
    const got = named(metrics.includes('M16') ? delivered : [], of, (line) => line.delivery_t ?? 0)
    return new Map(
      [...new Set([...paid.keys(), ...ends.keys(), ...got.keys()])].map((name) => {
        const done = got.get(name) ?? []
        const values: Readonly<Record<string, number | null>> = {
          ...valuesByHand(paid.get(name) ?? []),
          M09: sum(ends.get(name) ?? [], (line) => line.actual),
          M16:
            done.length === 0
              ? null
              : Math.floor((done.filter((line) => line.settlement_status === 2).length / done.length) * 10_000 + 0.5),
        }
        return [name, metrics.map((id) => values[id] ?? null)]
      }),
    )
  }
}

/** As the answer has them: by name, without the empty days that a calendar is filled with. */
const groupsIn = (groups: readonly AnalysisGroup[], side: 'values' | 'before') =>
  new Map(groups.map((group) => [JSON.stringify(group.keys), group[side] ?? []]))

const isNothing = (values: readonly (number | null)[]): boolean => values.every((value) => !value)
const without = (groups: ReadonlyMap<string, readonly (number | null)[]>) =>
  [...groups].filter(([, values]) => !isNothing(values)).sort(([a], [b]) => (a < b ? -1 : 1))

const check = async (asked: Asked): Promise<AnalysisAnswer> => {
  const { dims, metrics, pivot, compare, filter, from, to, who } = asked
  const [name = '', value = ''] = filter.split('=')
  const answer = await read(
    {
      dims: dims.join(',') || 'none',
      metrics: metrics.join(','),
      pivot: pivot ? 1 : 0,
      compare,
      ...daysOf(from, to),
      ...(filter ? { [name]: value } : {}),
    },
    who,
  )
  const levels = [
    [answer.rows, dims],
    [[answer.total], []],
    ...(answer.pivot
      ? ([
          [answer.row_totals, dims.slice(0, -1)],
          [answer.column_totals, dims.slice(-1)],
        ] as const)
      : []),
  ] as const
  const days = to - from + 1
  const same = zonedSeconds(clock.zone, `${dayText(from - 1)} ${clockText(now, clock.zone)}`)
  const last = to === today ? same : Infinity
  const byHand = groupsByHand(asked, from, to, Infinity, 0)
  const before = groupsByHand(asked, from - days, from - 1, last, days)
  for (const [groups, of] of levels) {
    if (dims.length === 0 && of.length === 0 && groups === answer.rows) continue
    expect(without(groupsIn(groups, 'values')), JSON.stringify(asked)).toEqual(without(byHand(of)))
    if (compare !== 'none')
      expect(without(groupsIn(groups, 'before')), `before ${JSON.stringify(asked)}`).toEqual(without(before(of)))
  }
  return answer
}

const lineMetrics = analysisMetrics.filter((id) => !['M19', 'M20', 'M21', 'M22', 'M23', 'M24'].includes(id))
/** Without those that make no sense for what only payments tell. */
const always: readonly AnalysisMetric[] = lineMetrics.filter((id) => id !== 'M09' && id !== 'M16')
const isPaidOnly = (dim: Dimension): boolean => ['tier', 'tenure', 'age', 'abc'].includes(dim)

const anyQuestion = fc
  .record({
    dims: fc.shuffledSubarray([...dimensionIds], { maxLength: 3 }),
    metrics: fc.shuffledSubarray([...lineMetrics], { minLength: 1, maxLength: 6 }),
    pivot: fc.boolean(),
    compare: fc.constantFrom('none' as const, 'previous' as const),
    filter: fc.constantFrom('', '', ...Object.keys(matches)),
    days: fc.constantFrom([6, 0], [9, 2], [1, 0], [12, 5], [0, 0]),
    who: fc.constantFrom('london.boss', 'london.nora'),
  })
  .map(({ days: [back = 0, end = 0], metrics, ...rest }) => ({
    ...rest,
    metrics: rest.dims.some(isPaidOnly) ? [...metrics.filter((id) => always.includes(id)), 'M01' as const] : metrics,
    from: today - back,
    to: today - end,
  }))
  .map((asked) => ({ ...asked, metrics: [...new Set(asked.metrics)] }))

test('[AN1] [AN2] [AN3] any question is answered as its lines give by hand, with all totals and the days compared', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (asked) => void (await check(asked))),
    { numRuns: 40 },
  )
})

test('[AN4] [AN20] by calendar and one kept dimension the answer comes from kept sums, and is that of the lines', async () => {
  const base = {
    pivot: false,
    compare: 'previous',
    filter: '',
    from: today - 6,
    to: today,
  } as const
  const kept: readonly (readonly Dimension[])[] = [
    ['day'],
    [],
    ['week'],
    ['hour', 'day'],
    ...(['region', 'shop', 'product', 'creator', 'content_type'] as const).flatMap(
      (dim) => [[dim], ['day', dim]] as const,
    ),
  ]
  const additive = always.filter((id) => !['M06', 'M17', 'M18'].includes(id))
  for (const dims of kept)
    for (const metrics of [additive.slice(0, 9), ['M09', ...additive.slice(9)] as const]) {
      const pivot = dims.length > 1
      // Only who sees the company sees lines without a creator.
      const who = dims.includes('creator') ? 'london.boss' : 'london.nora'
      expect((await check({ ...base, dims, metrics, pivot, who })).source, dims.join()).toBe('kept')
    }
  const counts = { ...base, who: 'london.nora', metrics: ['M06', 'M17', 'M18'] as const }
  for (const dims of [['day'], ['week'], ['month', 'day'], ['month', 'week'], []] as const)
    expect((await check({ ...counts, dims, pivot: dims.length > 1 })).source, dims.join()).toBe('kept')
  for (const dims of [['creator'], ['hour']] as const)
    expect((await check({ ...counts, dims })).source, dims.join()).toBe('lines')
})

test('[Q42] hours of a question are those of the clock, on the day that has one twice as on every other, kept or added up', async () => {
  const days = daysOf(today - 1, today)
  const base = { ...days, dims: 'day,hour', pivot: '1', compare: 'previous', metrics: 'M01,M03' }
  for (const query of [base, { ...base, region: 'US,GB' }]) {
    const { rows, source } = await read(query)
    expect(source).toBe(query === base ? 'kept' : 'lines')
    expect(rows.map(({ keys }) => Number(keys[1])).every((hour) => hour >= 0 && hour < 24)).toBe(true)
    const lines = await soldLines(platform.db, world.company, null)
    for (const { keys, values } of rows) {
      const [day = '', hour = ''] = keys
      const from = zonedSeconds(clock.zone, `${day} ${hour.padStart(2, '0')}:00`)
      const to = from + (day === dayText(today) && hour === '1' ? 7200 : 3600)
      const asked = lines.filter(({ region }) => query === base || ['US', 'GB'].includes(region))
      const sold = asked.filter(({ paid_t }) => paid_t >= from && paid_t < to)
      expect([keys, values[0]]).toEqual([keys, sum(sold, ({ pay_amt }) => pay_amt)])
    }
  }
  const place = { dims: ['day', 'hour'], metric: 'M01', filters: {}, branches: [] } as const
  const range = { from: dayText(today), to: dayText(today) }
  const again = drillOf({ ...place, ...range, at: [['hour', '1']] }, clock)
  const [start, end] = [zonedSeconds(clock.zone, `${dayText(today)} 01:00`), 7200]
  expect(again).toMatchObject({ query: { start_time: String(start), end_time: String(start + end) } })
  const skips = { from: '2026-03-29', to: '2026-03-29' }
  expect(drillOf({ ...place, ...skips, at: [['hour', '1']] }, clock)).toEqual({ bar: 'hour' })
})

test('[AN5] the question of a page that says nothing is the last 30 days by day, from kept sums, as the dashboard has them', async () => {
  const range = daysOf(today - 29, today)
  const answer = await read({ ...range, compare: 'previous' })
  expect([answer.dims, answer.metrics, answer.source]).toEqual([['day'], ['M01', 'M03', 'M08', 'M13'], 'kept'])
  expect(answer.rows).toHaveLength(30)
  const { envelope } = await platform.ask(
    `/api/v1/dashboard/overview?start_time=${range.start_time}&end_time=${range.end_time}`,
    { token: tokens.get('london.boss') ?? '' },
  )
  const { kpi } = envelope.data as CallData<typeof dashboardApi.overview>
  for (const [n, id] of answer.metrics.entries()) {
    const figure = kpi.find((one) => one.id === id)
    expect([answer.total.values[n], answer.total.before?.[n]], id).toEqual([figure?.value, figure?.before])
  }
  const body = { ...range, dims: 'day', metrics: 'M01,M03,M08,M13', compare: 'previous' }
  const posted = await platform.ask('/api/v1/analysis/query', { token: tokens.get('london.boss') ?? '', body })
  expect(posted.envelope.data).toEqual(answer)
})

test('[AN6] what contents do counts where contents are meant, what they sold on days with figures alone, and is null elsewhere', async () => {
  const range = daysOf(today - 6, today)
  const metrics = 'M19,M20,M21,M22,M23,M01'
  const byContent = await read({ ...range, dims: 'content', metrics })
  expect(byContent.silent).toEqual([])
  const own = paidIn(everything, dayStart(clock, today - 6), dayStart(clock, today) - 1) as readonly AskedLine[]
  for (const [n, name] of ['content-0', 'content-1', 'content-2'].entries()) {
    const lines = own.filter(({ content_id }) => content_id === name)
    const views = sum([1, 2, 3, 4, 5, 6], (back) => 1000 + 10 * (back - 1))
    const [impressions, watched] = [sum([0, 1, 2, 3, 4, 5], (b) => 400 + b), sum([0, 1, 2, 3, 4, 5], (b) => 7000 + b)]
    const clicks = 6 * (90 + n)
    const skus = new Set(lines.map(({ order_id, sku_id, paid_t }) => `${order_id} ${sku_id} ${paid_t}`)).size
    const rate = (part: number, whole: number): number => Math.floor((part / whole) * 10_000 + 0.5)
    const row = byContent.rows.find(({ keys }) => keys[0] === name)
    expect(row?.values.slice(0, 5), name).toEqual([
      Math.floor((sum(lines, (line) => line.pay_amt) * 1000) / views + 0.5),
      rate(clicks, impressions),
      rate(skus, clicks),
      n === 1 ? rate(views, 30_000) : null,
      Math.floor(watched / views + 0.5),
    ])
  }
  expect(byContent.names.content).toMatchObject({ 'content-0': 'Film 0' })
  const peaks = await read({ ...range, dims: 'day', metrics: 'M24' })
  expect(peaks.rows.map(({ values }) => values[0])).toEqual([null, null, null, null, 95, null, null])
  expect(peaks.total.values).toEqual([95])
  const clicked = await read({ ...range, dims: 'product', metrics: 'M20,M21,M03' })
  const lamps = (
    paidIn(everything, dayStart(clock, today - 2), dayStart(clock, today) - 1) as readonly AskedLine[]
  ).filter((line) => isSale(line) && line.product_id === 'product-1')
  const orders = distinct(lamps, ({ order_id, sku_id, paid_t }) => `${order_id} ${sku_id} ${dayNumber(clock, paid_t)}`)
  const lamp = clicked.rows.find(({ keys }) => keys[0] === 'product-1')
  expect(lamp?.values.slice(0, 2)).toEqual([800, Math.floor((orders / 160) * 10_000 + 0.5)])
  expect(clicked.rows.find(({ keys }) => keys[0] === 'product-2')?.values.slice(0, 2)).toEqual([null, null])
  const byRegion = await read({ ...range, dims: 'region', metrics })
  expect(byRegion.silent).toEqual(['M19', 'M20', 'M21', 'M22', 'M23'])
  expect(byRegion.rows.every(({ values }) => isNothing(values.slice(0, 5)) && Number(values[5]) > 0)).toBe(true)
})

test('[AN7] a result of more than 50,000 cells, a wrong question and a wrong period are refused in words', async () => {
  const range = daysOf(today - 29, today)
  const many = { ...range, dims: 'product,sku,day', metrics: lineMetrics.slice(0, 10).join(), compare: 'previous' }
  const { envelope: large } = await ask({ ...many, pivot: 1 })
  expect(large).toMatchObject({ status: 0, message: '结果过大，请缩小范围（最多 50000 个单元格）' })
  expect((await read({ ...many, dims: 'product' })).rows.length).toBeGreaterThan(10)
  const wrong = [
    [{ ...range, dims: 'day,nothing' }, 'dims'],
    [{ ...range, dims: 'day,week,month,hour' }, 'dims'],
    [{ ...range, metrics: 'M99' }, 'metrics'],
    [{ ...range, metrics: analysisMetrics.slice(0, 11).join() }, 'metrics'],
    [{ ...range, end_time: range.start_time }, 'end_time'],
    [{ ...range, end_time: range.end_time + 1 }, 'end_time'],
    [{ start_time: range.start_time }, 'end_time'],
    [{ ...range, content_type: '9' }, 'content_type'],
  ] as const
  for (const [query, field] of wrong) {
    const { envelope } = await ask(query)
    expect(envelope.status, field).toBe(0)
    expect(Object.keys((envelope.data as { fields: object }).fields)).toEqual([field])
  }
  const given = await platform.db.transaction().execute(async (tx) => {
    await limitStatements(tx, 5000)
    return sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx)
  })
  expect(given.rows).toEqual([{ statement_timeout: '5s' }])
  const slow = platform.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 1`.execute(tx)
    await sql`select pg_sleep(1)`.execute(tx)
  })
  expect(isGivenUp(await slow.catch((error: unknown) => error))).toBe(true)
})

test('[AN8] the table and the ready questions are offered with the limits, and each ready question has an answer', async () => {
  const token = tokens.get('london.boss') ?? ''
  const meta = (await platform.ask('/api/v1/analysis/meta', { token })).envelope.data as CallData<
    typeof analysisApi.meta
  >
  expect(meta.dimensions.map(({ id }) => id)).toEqual(dimensionIds)
  expect(meta.most).toEqual({ dimensions: 3, metrics: 10, cells: 50_000 })
  const all = (await platform.ask('/api/v1/analysis/preset', { token })).envelope.data as {
    id: string
    query: string
  }[]
  expect(all).toEqual(Object.entries(presets).map(([id, query]) => ({ id, query })))
  for (const { id, query } of all) {
    const answer = await read({ ...Object.fromEntries(new URLSearchParams(query)), ...daysOf(today - 29, today) })
    expect(answer.rows.length, id).toBeGreaterThan(0)
  }
})

test('[AN9] a file has names beside ids, amounts as numbers with their currency, totals last, and no formula', async () => {
  const token = tokens.get('london.nora') ?? ''
  await platform.db
    .updateTable('product')
    .set({ title: '=cmd()' })
    .where('company_id', '=', world.company)
    .where('product_id', '=', 'product-1')
    .execute()
  const range = daysOf(today - 6, today)
  const question = { ...range, dims: 'product', metrics: 'M01,M03,M13', compare: 'previous' }
  const answer = await read(question, 'london.nora')
  const query = String(new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)])))
  const response = await fetch(`${platform.url}/api/v1/analysis/export`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ query, sort: '-M03' }),
  })
  expect(response.headers.get('content-disposition')).toContain("attachment; filename*=UTF-8''")
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const rows = parse(new TextDecoder().decode(bytes)) as string[][]
  const [head = [], ...body] = rows
  expect(head.slice(0, 3)).toEqual(['商品', '商品ID', '成交额'])
  expect(head.at(-1)).toBe('币种')
  const value = (amt: number | null | undefined): string =>
    amt === null || amt === undefined ? '' : (amt / 100).toFixed(2)
  const lines = answer.rows.toSorted((a, b) => Number(b.values[1]) - Number(a.values[1]))
  expect(
    body
      .slice(0, -1)
      .map(([, , gmv, before]) => [gmv, before])
      .sort(),
  ).toEqual(lines.map(({ values, before }) => [value(values[0]), value(before?.[0])]).sort())
  expect(body.slice(0, -1).map((row) => Number(row[5]))).toEqual(lines.map(({ values }) => values[1]))
  expect(body.find(([, id]) => id === 'product-1')?.[0]).toBe("'=cmd()")
  expect(body.at(-1)?.slice(0, 3)).toEqual(['合计', '', value(answer.total.values[0])])
})

test('[AN10] views of the analysis are saved like those of a list, and the analysis is no list to export', async () => {
  const token = tokens.get('london.boss') ?? ''
  const query = 'dims=region%2Cday&metrics=M01&pivot=1&period=last7&nothing=1'
  const body = { list: 'analysis', name: '国家', query, is_default: false, shared: true }
  const saved = await platform.ask('/api/v1/view/save', { token, body })
  expect(saved.envelope).toMatchObject({ status: 1, data: [{ name: '国家', query: query.replace('&nothing=1', '') }] })
  const nothing = await platform.ask('/api/v1/export/now', {
    token,
    body: { list: 'analysis', query, columns: ['key'] },
  })
  expect(nothing.envelope).toMatchObject({ status: 0, data: { fields: { list: expect.any(String) } } })
  const screen = await platform.signIn('screen', password)
  const refused = await platform.ask('/api/v1/view/list?list=analysis', { token: screen })
  expect(refused.envelope.status).toBe(403)
  expect((await ask({ ...daysOf(today, today) }, 'nobody')).envelope.status).toBe(-1)
})

test('[AN3] a calendar has its empty days too', async () => {
  const answer = await read({ ...daysOf(today - 60, today - 50), metrics: 'M01,M07' })
  expect(answer.rows).toHaveLength(11)
  expect(answer.rows[0]).toEqual({ keys: [dayText(today - 60)], values: [0, null], before: null })
  expect(dimensionIds.filter(isTime)).toEqual(['day', 'week', 'month', 'hour'])
})

/** Of a drill's order list the metrics that it has too, each of the moment by which it counts. */
const drilled = ['M01', 'M02', 'M03', 'M04', 'M05', 'M08', 'M10', 'M09', 'M16'] as const

const ordersOf = async (query: Query, who: string): Promise<Readonly<Record<string, number | null>>> => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { envelope } = await platform.ask(`/api/v1/order/list?${text}`, { token: tokens.get(who) ?? '' })
  expect(envelope, String(text)).toMatchObject({ status: 1 })
  const { summary } = envelope.data as CallData<typeof orderList.endpoint>
  // Tabs stand beside each other, those that are not chosen too.
  const [settled = 0, lost = 0] = [2, 3].map((state) =>
    String(query.settlement_status).includes(String(state)) ? (summary.tabs[state] ?? 0) : 0,
  )
  return {
    ...summary.kpi,
    M16: settled + lost === 0 ? null : Math.floor((settled / (settled + lost)) * 10_000 + 0.5),
  }
}

test('[AN15] [AN16] [AN21] the order list behind a cell has its totals, and what the list cannot say is not offered', async () => {
  const days = daysOf(today - 6, today)
  const { boss, nora } = world.members
  await sql`update creator set nickname = 'creator-0 twin' where creator_id = 'creator-3'`.execute(platform.db)
  await sql`update member set membername = ${`${boss}nd`} where id = ${nora}`.execute(platform.db)
  const all = ['london.boss', 'london.nora'] as const
  const asked: readonly (readonly [who: (typeof all)[number], query: Record<string, string>, bars: string])[] = [
    ['london.nora', { dims: 'region,content_type', pivot: '1' }, ''],
    ['london.boss', { dims: 'creator,day', shop: 'shop-2' }, 'value'],
    ['london.boss', { dims: 'week,shop', creator: 'Nick' }, ''],
    ['london.boss', { dims: 'product,month', region: 'US,GB' }, ''],
    ['london.nora', { dims: 'collab', lost: '0', owner: 'london' }, ''],
    ['london.boss', { dims: 'category', content_type: '1,2' }, 'branch value'],
    ['london.boss', { dims: 'category', category: '灯' }, ''],
    ['london.boss', { dims: 'staff' }, 'value'],
    ['london.boss', { dims: 'reason,content' }, 'value'],
    ['london.boss', { dims: 'reason', lost: '1' }, 'lost value'],
    ['london.boss', { dims: 'region', lost: '1' }, 'lost'],
    ['london.boss', { dims: 'day,hour', pivot: '1' }, 'hour'],
    ['london.boss', { dims: 'team' }, 'team'],
    ['london.boss', { dims: 'sku' }, 'dimension'],
  ]
  for (const [who, query, bars] of asked) {
    const { dims: named = '', pivot: _, ...filters } = query
    const dims = named.split(',') as Dimension[]
    const answer = await read({ ...query, ...days, metrics: drilled.join() }, who)
    const met = new Set<string>()
    const places = [
      ...answer.rows.slice(0, 3).map((row) => [row, dims] as const),
      ...answer.rows.slice(-1).map((row) => [row, dims] as const),
      ...answer.column_totals.slice(0, 2).map((row) => [row, dims.slice(-1)] as const),
      [answer.total, []] as const,
    ]
    for (const [{ keys, values }, of] of places) {
      const at = of.map((dim, n) => [dim, keys[n] ?? ''] as const)
      for (const [n, metric] of ([null, 'M09', 'M16'] as const).entries()) {
        const drill = drillOf({ ...answer, at, metric, dims, filters }, clock)
        if ('bar' in drill) {
          met.add(drill.bar)
          continue
        }
        const listed = await ordersOf(drill.query, who)
        const own = drilled.flatMap((id, place) => {
          const its = id === 'M09' ? 1 : id === 'M16' ? 2 : 0
          return its === n ? [[id, listed[id], values[place]] as const] : []
        })
        for (const [id, shown, value] of own) expect(shown, `${JSON.stringify([query, keys])} ${id}`).toBe(value)
      }
    }
    expect([...met].sort().join(' '), JSON.stringify(query)).toBe(bars)
  }
  const place = { at: [], dims: ['content'], filters: {}, from: '2026-10-01', to: '2026-10-02', branches: [] } as const
  expect(drillOf({ ...place, metric: 'M20' }, clock)).toEqual({ bar: 'content' })
})
