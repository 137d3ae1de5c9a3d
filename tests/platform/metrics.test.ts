import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readOverview } from '../../platform/queries/console/overview.ts'
import { readRank } from '../../platform/queries/console/rank.ts'
import { readTrend } from '../../platform/queries/console/trend.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, type View, viewAt } from '../../platform/queries/view.ts'
import { readSnapshot, WallMemory, type WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import { changeOf } from '../../shared/format/number.ts'
import { wallSnapshot } from '../../shared/live/wall.ts'
import { dayStart, hoursOf } from '../../shared/time/zone.ts'
import { distinct, metricsOf, paidIn, ranking, type SoldLine, soldLines, sum } from '../support/by-hand.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

interface Case {
  readonly name: string
  readonly until: number
  readonly zone: string
  readonly cut_hour: number
}

/** An ordinary day, a day with a late cut, and the London day of 25 hours (25 October 2026). */
const cases: readonly Case[] = [
  { name: 'Shanghai', until: Date.UTC(2026, 0, 15, 7, 20, 37) / 1000, zone: 'Asia/Shanghai', cut_hour: 0 },
  { name: 'Angeles', until: Date.UTC(2026, 2, 9, 3, 5, 2) / 1000, zone: 'America/Los_Angeles', cut_hour: 6 },
  { name: 'London', until: Date.UTC(2026, 9, 25, 23, 40, 59) / 1000, zone: 'Europe/London', cut_hour: 0 },
]
const scopes = ['company', 'boss', 'north', 'nora', 'sam', 'idle'] as const

let place: TestDatabase
let database: Database
const worlds = new Map<string, SoldWorld>()

beforeAll(async () => {
  place = await createDatabase()
  database = openDatabase(place.url)
  const gate = createOrderGate(database, pino({ level: 'silent' }))
  for (const [n, { name, until, zone, cut_hour }] of cases.entries()) {
    const company = { time_zone: zone, cut_hour, ...(n === 1 ? { display_currency: 'JPY' } : {}) }
    worlds.set(name, await makeSoldWorld(place.db, gate, name, { until, days: 9, count: 900, seed: 7 + n, company }))
  }
  await gate.stop()
})
afterAll(async () => {
  await database?.close()
  await place?.[Symbol.asyncDispose]()
})

const scopeFor = (world: SoldWorld, who: (typeof scopes)[number]): Scope => {
  const { company, members } = world
  return who === 'company'
    ? { text: `c${company}`, company_id: company, member_id: null }
    : { text: `m${members[who]}`, company_id: company, member_id: members[who] }
}

const look = async (name: string, who: (typeof scopes)[number], now: number, past: boolean) => {
  const world = worlds.get(name)
  if (!world) throw new Error(name)
  const scope = scopeFor(world, who)
  const lines = await soldLines(place.db, world.company, scope.member_id)
  const { view, wall } = await consistently(database.reads, async (tx) => {
    const view = viewAt(scope, await readCompany(tx, world.company), now, past)
    return { view, wall: await readSnapshot(tx, view, new WallMemory()) }
  })
  return { view, wall: wallSnapshot.parse(wall), lines, world }
}

const today = (view: View, lines: readonly SoldLine[]) => paidIn(lines, view.start, view.now)
/** Yesterday up to the same clock time: the last full minute, in the past the second itself. */
const yesterday = (view: View, lines: readonly SoldLine[]) => {
  const start = dayStart(view.clock, view.day - 1)
  const until = view.past ? view.now : Math.max(view.start, Math.floor(view.now / 60) * 60)
  return paidIn(lines, start, Math.min(start + until - view.start, view.start - 1))
}
const gmv = (lines: readonly SoldLine[]) => sum(lines, (line) => line.pay_amt)

const checkFigures = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const now = metricsOf(today(view, lines))
  const before = metricsOf(yesterday(view, lines))
  for (const figure of wall.zones.kpi) {
    const [value, was] = [now[figure.id] ?? null, before[figure.id] ?? null]
    expect(figure).toEqual({ id: figure.id, value, before: was, change: changeOf(value ?? 0, was ?? 0) })
  }
  const { hero, settle } = wall.zones
  const start = dayStart(view.clock, view.day - 1)
  const month = new Date(view.day * 86_400_000).toISOString().slice(0, 7)
  const monthFrom = dayStart(view.clock, Date.parse(`${month}-01T00:00:00Z`) / 86_400_000)
  expect(hero.gmv_amt).toBe(now.M01)
  expect(hero.yesterday_same_amt).toBe(before.M01)
  expect(hero.yesterday_amt).toBe(gmv(paidIn(lines, start, view.start - 1)))
  expect(hero.month_amt).toBe(gmv(paidIn(lines, monthFrom, view.now)))
  const recent = paidIn(lines, view.now - 299, view.now)
  expect(hero.orders_per_minute).toBe(Math.round(distinct(recent, (line) => line.order_id) * 2) / 10)
  expect(settle.refund_rate_bp).toBe(now.M13 ?? 0)
  expect(settle.ineligible_rate_bp).toBe(now.M15 ?? 0)
  const lost = today(view, lines).filter((line) => line.settlement_status === 3)
  expect(settle.ineligible_amt).toBe(sum(lost, (line) => line.commission))
  const pending = lines.filter((line) => line.settlement_status === 1)
  expect(settle.pending_amt).toBe(sum(pending, (line) => line.commission))
  const dayEnd = dayStart(view.clock, view.day + 1) - 1
  const settled = lines.filter(({ settled_t: t }) => t !== null && t >= monthFrom && t <= dayEnd)
  expect(settle.settled_month_amt).toBe(sum(settled, (line) => line.actual))
}

const checkShares = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const day = today(view, lines)
  const types = ranking(day, (line) => String(line.content_type))
  expect(wall.zones.compose.map(({ id, amt }) => ({ id, amt }))).toEqual(types.map(({ id, amt }) => ({ id, amt })))
  const byCountry = ranking(day, (line) => line.region)
  expect(wall.zones.map.map(({ id, amt, orders }) => ({ id, amt, orders }))).toEqual(byCountry)
  for (const one of wall.zones.map) {
    const before = gmv(yesterday(view, lines).filter((line) => line.region === one.id))
    expect(one.change).toEqual(changeOf(one.amt, before))
  }
  const shares = sum(wall.zones.compose, (one) => one.share_bp)
  if (day.length > 0) expect(Math.abs(shares - 10_000)).toBeLessThanOrEqual(wall.zones.compose.length)
}

const checkRanks = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const until = view.past ? view.now : Math.floor(view.now / 60) * 60
  const kinds = [
    ['creator_rank', (line: SoldLine) => line.creator_id],
    ['product_rank', (line: SoldLine) => line.product_id],
    ['shop_rank', (line: SoldLine) => line.shop_id],
  ] as const
  for (const [zone, of] of kinds) {
    const now = ranking(today(view, lines), of).slice(0, 10)
    const then = ranking(paidIn(lines, view.start, until - 3600), of).map((one) => one.id)
    const rows = wall.zones[zone].map(({ id, rank, move, amt, orders }) => ({ id, rank, move, amt, orders }))
    expect(rows).toEqual(
      now.map((one, index) => ({
        ...one,
        rank: index + 1,
        move: then.includes(one.id) ? then.indexOf(one.id) - index : null,
      })),
    )
  }
}

const checkTrend = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const { trend } = wall.zones
  const ofHour = (day: number, hour: number) => {
    const from = dayStart(view.clock, day) + hour * 3600
    return paidIn(lines, from, Math.min(from + 3599, dayStart(view.clock, day + 1) - 1, view.now))
  }
  const hours = Array.from({ length: hoursOf(view.clock, view.day) }, (_, hour) => hour)
  expect([trend.start_t, trend.now]).toEqual([view.start, view.now])
  expect(trend.today).toEqual(hours.map((hour) => gmv(ofHour(view.day, hour))))
  expect(trend.commission).toEqual(hours.map((hour) => sum(ofHour(view.day, hour), (line) => line.commission)))
  expect(trend.yesterday).toEqual(
    hours.map((hour) => (hour < hoursOf(view.clock, view.day - 1) ? gmv(ofHour(view.day - 1, hour)) : 0)),
  )
  const mean = hours.map((hour) => {
    const days = [1, 2, 3, 4, 5, 6, 7].map((n) => view.day - n).filter((day) => hoursOf(view.clock, day) > hour)
    return days.length === 0 ? 0 : Math.floor(sum(days, (day) => gmv(ofHour(day, hour))) / days.length + 0.5 + 1e-9)
  })
  expect(trend.mean7).toEqual(mean)
}

const checkFeed = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const key = (line: SoldLine) => [line.order_id, line.sku_id, line.content_id, line.n].join('-')
  const since = dayStart(view.clock, view.day - 1)
  const newest = [...paidIn(lines, since, view.now)].sort((a, b) => b.paid_t - a.paid_t || (key(a) < key(b) ? 1 : -1))
  expect(wall.zones.feed.lines).toBe(today(view, lines).length)
  expect(wall.zones.feed.rows.map(({ id, t, amt }) => [id, t, amt])).toEqual(
    newest.slice(0, 20).map((line) => [key(line), line.paid_t, line.pay_amt]),
  )
}

const checkTeams = (view: View, wall: WallSnapshot, lines: readonly SoldLine[], leaders: readonly number[]): void => {
  const teams = leaders
    .map((id) => ({ id, own: today(view, lines).filter((line) => line.owner_path.includes(id)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, own }) => ({ id: String(id), amt: gmv(own), orders: distinct(own, (line) => line.order_id) }))
    .sort((a, b) => b.amt - a.amt)
  expect(wall.zones.team_rank.map(({ id, amt, orders }) => ({ id, amt, orders }))).toEqual(teams)
}

const checkAll = async (name: string, who: (typeof scopes)[number], now: number, past: boolean): Promise<void> => {
  const { view, wall, lines, world } = await look(name, who, now, past)
  checkFigures(view, wall, lines)
  checkShares(view, wall, lines)
  checkRanks(view, wall, lines)
  checkTrend(view, wall, lines)
  checkFeed(view, wall, lines)
  const { north, south, nora, wall: seat } = world.members
  const below = {
    company: [seat, north, south],
    boss: [seat, north, south],
    north: [nora],
    nora: [],
    sam: [],
    idle: [],
  }
  checkTeams(view, wall, lines, below[who])
}

describe('every number of the wall is what its formula gives over the raw lines', () => {
  for (const { name, until } of cases) {
    for (const who of scopes) {
      test(`[Q1] [Q2] now, from the rollups: ${name}, ${who}`, () => checkAll(name, who, until, false))
      test(`[Q1] [Q3] at a moment in the past, from the lines: ${name}, ${who}`, () =>
        checkAll(name, who, until - 2 * 3600 - 1234, true))
    }
    test(`[Q3] a whole day earlier: ${name}`, () => checkAll(name, 'company', until - 2 * 86_400, true))
  }
})

test('[Q4] now and the same moment asked as the past agree on every zone, but for the minute of comparisons', async () => {
  for (const { name, until } of cases) {
    const minute = Math.ceil(until / 60) * 60
    const live = await look(name, 'company', minute, false)
    const past = await look(name, 'company', minute, true)
    expect(past.wall.zones).toEqual(live.wall.zones)
  }
})

test('[Q5] the dashboard shows the same figures as the wall, with sparklines that add up', async () => {
  for (const { name, until } of cases) {
    const { view, wall, lines } = await look(name, 'company', until, false)
    const memory = new WallMemory()
    const read = <T>(work: (tx: Parameters<typeof readTrend>[0]) => Promise<T>) => consistently(database.reads, work)
    const overview = await read((tx) => readOverview(tx, view, memory))
    expect(overview.hero).toEqual(wall.zones.hero)
    expect(overview.settle).toEqual(wall.zones.settle)
    expect(overview.compose).toEqual(wall.zones.compose)
    expect(overview.countries).toEqual(wall.zones.map)
    expect(overview.kpi.map((one) => one.id)).toEqual(['M01', 'M03', 'M05', 'M06', 'M07', 'M08', 'M17', 'M13'])
    for (const figure of wall.zones.kpi) expect(overview.kpi.find((one) => one.id === figure.id)).toMatchObject(figure)
    for (const figure of overview.kpi) {
      expect(figure.spark).toHaveLength(view.hour + 1)
      expect(figure.spark).toEqual(
        figure.spark.map((_, hour) => {
          const from = view.start + hour * 3600
          return metricsOf(paidIn(lines, from, from + 3599))[figure.id] ?? 0
        }),
      )
    }
    const { currency, data_time, ...trend } = await read((tx) => readTrend(tx, view, memory))
    expect(trend).toEqual(wall.zones.trend)
    expect([currency, data_time]).toEqual([name === 'Angeles' ? 'JPY' : 'USD', view.now])
  }
})

test('[Q6] the dashboard ranks by turnover, orders or commission; shares are of the whole day', async () => {
  const { view, lines } = await look('Shanghai', 'company', cases[0]?.until ?? 0, false)
  const day = today(view, lines)
  for (const type of ['product', 'creator', 'shop'] as const) {
    for (const by of ['gmv', 'orders', 'commission'] as const) {
      const { list } = await consistently(database.reads, (tx) => readRank(tx, view, { type, by, limit: 5 }))
      const of = (line: SoldLine) => line[`${type}_id`]
      const rows = ranking(day, of).map((one) => {
        const own = day.filter((line) => of(line) === one.id)
        return { ...one, commission: sum(own, (line) => line.commission) }
      })
      const size = { gmv: 'amt', orders: 'orders', commission: 'commission' } as const
      rows.sort((a, b) => b[size[by]] - a[size[by]] || b.amt - a.amt || b.orders - a.orders)
      expect(list.map(({ id, gmv_amt, orders, commission_amt }) => [id, gmv_amt, orders, commission_amt])).toEqual(
        rows.slice(0, 5).map((row) => [row.id, row.amt, row.orders, row.commission]),
      )
      for (const row of list) expect(row.share_bp).toBe(Math.floor((row.gmv_amt / gmv(day)) * 10_000 + 0.5 + 1e-9))
    }
  }
})

test('[Q7] an empty day shows zeros and no rows, not errors', async () => {
  const { wall } = await look('Shanghai', 'company', (cases[0]?.until ?? 0) + 40 * 86_400, false)
  expect(wall.zones.hero).toMatchObject({ gmv_amt: 0, yesterday_same_amt: 0, change: { kind: 'flat' }, month_amt: 0 })
  expect(wall.zones.feed).toEqual({ lines: 0, rows: [] })
  expect(wall.zones.kpi.find((one) => one.id === 'M07')).toEqual({
    id: 'M07',
    value: null,
    before: null,
    change: { kind: 'flat' },
  })
  expect([wall.zones.creator_rank, wall.zones.map, wall.zones.compose, wall.zones.ticker]).toEqual([[], [], [], []])
})
