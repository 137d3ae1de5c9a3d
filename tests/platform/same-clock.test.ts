import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readOverview } from '../../platform/queries/dashboard/overview.ts'
import { readBoard } from '../../platform/queries/data-board/overview.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { readSnapshot, WallMemory } from '../../platform/queries/wall/snapshot.ts'
import { type BusinessClock, dayNumber, dayOfText, dayStart, dayText, zonedSeconds } from '../../shared/time/zone.ts'
import { soldLines } from '../support/by-hand.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany } from '../support/people.ts'
import { randomOf } from '../support/sold-world.ts'
import { checkFigures, checkTrend } from '../support/wall-checks.ts'

/** The Sundays on which the clocks change. */
const changes: Readonly<Record<string, readonly string[]>> = {
  'Europe/London': ['2025-03-30', '2025-10-26'],
  'America/New_York': ['2025-03-09', '2025-11-02'],
}
const cuts = [0, 2, 6] as const
const HALF = 1800

let place: TestDatabase
let database: Database
const companies = new Map<string, number>()
/** By company: none of those looked at sells meanwhile. */
const sold = new Map<number, ReturnType<typeof soldLines>>()
const nameOf = (zone: string, cut_hour: number): string => `${zone} ${cut_hour}`

/** An order each half an hour on the eight days up to the day after the change. */
const ordersAround = (clock: BusinessClock, change: string, random: () => number) => {
  const day = dayOfText(change)
  const [from, to] = [dayStart(clock, day - 7), dayStart(clock, day + 2)]
  return Array.from({ length: (to - from) / HALF }, (_, n) =>
    orderAt(from + n * HALF + 600, { lines: [lineWith({ pay_amt: 100 + Math.floor(random() * 900) })] }),
  )
}

beforeAll(async () => {
  place = await createDatabase()
  database = openDatabase(place.url)
  const gate = createOrderGate(database, pino({ level: 'silent' }))
  for (const [zone, days] of Object.entries(changes))
    for (const cut_hour of cuts) {
      const company = await makeCompany(place.db, nameOf(zone, cut_hour), { time_zone: zone, cut_hour })
      const random = randomOf(cut_hour + 3)
      for (const change of days) allTaken(await gate.submit(company, ordersAround({ zone, cut_hour }, change, random)))
      companies.set(nameOf(zone, cut_hour), company)
    }
  await gate.stop()
})
afterAll(async () => {
  await database?.close()
  await place?.[Symbol.asyncDispose]()
})

const linesOf = (company: number): ReturnType<typeof soldLines> => {
  const known = sold.get(company) ?? soldLines(place.db, company, null)
  sold.set(company, known)
  return known
}

const lookAt = async (clock: BusinessClock, now: number) => {
  const company = companies.get(nameOf(clock.zone, clock.cut_hour)) ?? 0
  const scope: Scope = { text: `c${company}`, company_id: company, member_id: null }
  return consistently(database.reads, async (tx) => {
    const view = viewAt(scope, await readCompany(tx, company), now, true)
    const narrow = { view, only: null }
    const range = { from: view.day, to: view.day, cut: null }
    return {
      view,
      wall: await readSnapshot(tx, view, new WallMemory()),
      live: await readOverview(tx, narrow, new WallMemory()),
      board: await readBoard(tx, { narrow, range, compare: 'previous', compare_day: null }),
      lines: await linesOf(company),
    }
  })
}

/** Texts of the clock that every day shows once. */
const plain = ['03:15:00', '09:59:59', '10:00:00', '14:00:00', '23:30:00']

const cases = Object.entries(changes).flatMap(([zone, days]) =>
  days.flatMap((change) => cuts.map((cut_hour) => ({ zone, change, cut_hour }))),
)

test.each(cases)(
  '[Q40] at a clock time the day before counts up to the same one: $zone $change, cut at $cut_hour',
  async ({ zone, change, cut_hour }) => {
    const clock = { zone, cut_hour }
    for (const calendar of [-1, 0, 1])
      for (const text of plain) {
        const date = dayOfText(change) + calendar
        const now = zonedSeconds(zone, `${dayText(date)} ${text}`)
        const { view, wall, live, board, lines } = await lookAt(clock, now)
        const same = zonedSeconds(zone, `${dayText(date - 1)} ${text}`)
        const from = dayStart(clock, view.day - 1)
        const before = lines.filter(({ paid_t }) => paid_t >= from && paid_t <= same)
        const amt = before.reduce((sum, { pay_amt }) => sum + pay_amt, 0)
        expect([text, wall.zones.hero.yesterday_same_amt]).toEqual([text, amt])
        expect(live.hero.yesterday_same_amt).toBe(amt)
        expect(board.kpi.find(({ id }) => id === 'M01')?.before).toBe(amt)
        checkFigures(view, wall, lines)
      }
  },
)

test.each(cases)(
  '[Q41] the hours of other days stand at the same hour of the clock: $zone $change, cut at $cut_hour',
  async ({ zone, change, cut_hour }) => {
    const clock = { zone, cut_hour }
    for (const day of [-1, 0, 1].map((n) => dayOfText(change) + n)) {
      const { view, wall, lines } = await lookAt(clock, dayStart(clock, day) + 20 * 3600)
      checkTrend(view, wall, lines)
      const { trend, hero } = wall.zones
      expect(trend.yesterday.reduce<number>((sum, amt) => sum + (amt ?? 0), 0)).toBe(hero.yesterday_amt)
    }
  },
)

test('[Q40] in the hour that comes again the day before stands still, in the one that it lacks too', async () => {
  const clock = { zone: 'Europe/London', cut_hour: 0 }
  const sameOf = async (t: number) => (await lookAt(clock, t)).wall.zones.hero.yesterday_same_amt
  const autumn = dayStart(clock, dayOfText('2025-10-26'))
  const [first, again, past] = [5400, 9000, 10_800].map((s) => autumn + s)
  const upTo = async (day: string, s: number) => {
    const { lines } = await lookAt(clock, past ?? 0)
    const from = dayStart(clock, dayOfText(day))
    return lines
      .filter(({ paid_t }) => paid_t >= from && paid_t <= from + s)
      .reduce((sum, { pay_amt }) => sum + pay_amt, 0)
  }
  // 01:30, 01:30 again, 02:00.
  expect(await sameOf(first ?? 0)).toBe(await upTo('2025-10-25', 5400))
  expect(await sameOf(again ?? 0)).toBe(await upTo('2025-10-25', 7199))
  expect(await sameOf(past ?? 0)).toBe(await upTo('2025-10-25', 7200))
  // The day after: 01:30 is the first of both, 02:00 behind both.
  const after = dayStart(clock, dayOfText('2025-10-27'))
  expect(await sameOf(after + 5400)).toBe(await upTo('2025-10-26', 5400))
  expect(await sameOf(after + 7200)).toBe(await upTo('2025-10-26', 10_800))
  // Spring: 01:30 was skipped the day before.
  const spring = dayStart(clock, dayOfText('2025-03-31'))
  expect(await sameOf(spring + 3599)).toBe(await upTo('2025-03-30', 3599))
  expect(await sameOf(spring + 5400)).toBe(await upTo('2025-03-30', 3599))
  expect(await sameOf(spring + 7200)).toBe(await upTo('2025-03-30', 3600))
})

test('[Q40] the alert of turnover behind yesterday begins at 10:00 of the clock on the day that skips an hour', async () => {
  const clock = { zone: 'Europe/London', cut_hour: 0 }
  const company = await makeCompany(place.db, 'Behind', { time_zone: clock.zone })
  const gate = createOrderGate(database, pino({ level: 'silent' }))
  const ten = zonedSeconds(clock.zone, '2025-03-30 10:00:00')
  const sale = (t: number, pay_amt: number) => orderAt(t, { lines: [lineWith({ pay_amt })] })
  allTaken(await gate.submit(company, [sale(ten - 24 * 3600, 9000), sale(ten - 3600, 1000)]))
  await gate.stop()
  const scope: Scope = { text: `c${company}`, company_id: company, member_id: null }
  const alerts = async (now: number) => {
    const { zones } = await consistently(database.reads, async (tx) =>
      readSnapshot(tx, viewAt(scope, await readCompany(tx, company), now, true), new WallMemory()),
    )
    return zones.ticker.filter(({ code }) => code === 'A2').map(({ t }) => t)
  }
  expect(dayNumber(clock, ten)).toBe(dayOfText('2025-03-30'))
  expect(await alerts(ten - 1)).toEqual([])
  expect(await alerts(ten)).toEqual([ten])
})
