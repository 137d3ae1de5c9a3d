import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import type { IncomingOrder } from '../../platform/ingest/types.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { lastStep } from '../../platform/queries/wall/milestones.ts'
import { readSnapshot, WallMemory, type WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany } from '../support/people.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await createDatabase()
  database = openDatabase(place.url)
})
afterAll(async () => {
  await database?.close()
  await place?.[Symbol.asyncDispose]()
})

/** 15 January 2026, 00:00 in Shanghai. */
const day = Date.UTC(2026, 0, 14, 16) / 1000
const at = (hour: number, minute = 0): number => day + hour * 3600 + minute * 60
let companies = 0

const tickerOf = async (orders: readonly IncomingOrder[], now: number, memory = new WallMemory()) => {
  companies += 1
  const company = await makeCompany(place.db, `Ticker ${companies}`)
  const gate = createOrderGate(database, pino({ level: 'silent' }))
  allTaken(await gate.submit(company, orders))
  await gate.stop()
  const scope = { text: `c${company}`, company_id: company, member_id: null }
  const { zones } = await consistently(database.reads, async (tx) =>
    readSnapshot(tx, viewAt(scope, await readCompany(tx, company), now, false), memory),
  )
  return zones.ticker
}

const sale = (t: number, pay_amt = 1000, fields: Parameters<typeof lineWith>[0] = {}, more = {}): IncomingOrder =>
  orderAt(t, { lines: [lineWith({ pay_amt, ...fields })], ...more })
/** One order each `gap` minutes in [from, to) minutes of the days given. */
const steady = (days: readonly number[], gap: number, from = 0, to = 1440): IncomingOrder[] =>
  days.flatMap((n) =>
    Array.from({ length: Math.ceil((to - from) / gap) }, (_, i) => sale(day + n * 86_400 + (from + i * gap) * 60)),
  )
const find = (ticker: WallSnapshot['zones']['ticker'], code: string) => ticker.filter((one) => one.code === code)

describe('alerts', () => {
  const lastWeeks = [-7, -14]

  test('[Q14] A1: silence past four mean gaps of this hour of the week, at least ten minutes; red at twice that', async () => {
    // An order each 6 minutes at this hour of the week: the limit is 24 minutes.
    const orders = [...steady(lastWeeks, 6, 720, 840), sale(at(13))]
    expect(find(await tickerOf(orders, at(13, 24)), 'A1')).toEqual([])
    expect(find(await tickerOf(orders, at(13, 25)), 'A1')).toEqual([
      { id: 'A1', kind: 'alert', level: 'amber', code: 'A1', t: at(13), params: { minutes: 25, since: '13:00:00' } },
    ])
    expect(find(await tickerOf(orders, at(13, 49)), 'A1')[0]?.level).toBe('red')
    const busy = [...steady(lastWeeks, 1, 720, 840), sale(at(13))]
    expect(find(await tickerOf(busy, at(13, 10)), 'A1')).toEqual([])
    expect(find(await tickerOf(busy, at(13, 11)), 'A1')).toHaveLength(1)
    expect(find(await tickerOf([sale(at(1))], at(13)), 'A1')).toEqual([])
  })

  test('[Q15] A2: turnover below 70 % of yesterday at the same time, after 10:00 only; below 50 % red', async () => {
    const yesterday = steady([-1], 10)
    const today = (share: number) => steady([0], 10, 0, 840).filter((_, n) => n % 10 < share * 10)
    expect(find(await tickerOf([...yesterday, ...today(0.7)], at(14)), 'A2')).toEqual([])
    const amber = find(await tickerOf([...yesterday, ...today(0.6)], at(14)), 'A2')
    expect(amber).toMatchObject([{ level: 'amber', t: at(10), params: { rate: '61%' } }])
    expect(find(await tickerOf([...yesterday, ...today(0.4)], at(14)), 'A2')[0]?.level).toBe('red')
    expect(find(await tickerOf([...yesterday, ...today(0.4)], at(9, 59)), 'A2')).toEqual([])
  })

  test('[Q16] A3: refunded more than 8 % of what was paid in the last 24 hours; above 15 % red', async () => {
    const refunded = (amt: number) => [sale(at(12) - 86_400 + 3600, 9000), sale(at(11), 1000, { refund_amt: amt })]
    expect(find(await tickerOf(refunded(800), at(12)), 'A3')).toEqual([])
    expect(find(await tickerOf(refunded(900), at(12)), 'A3')).toMatchObject([
      { level: 'amber', params: { rate: '9.0%' } },
    ])
    const old = [sale(at(10) - 2 * 86_400, 90_000), sale(at(11), 1000, { refund_amt: 160 })]
    expect(find(await tickerOf(old, at(12)), 'A3')[0]?.level).toBe('red')
  })

  test('[Q17] A4: commission lost to ineligible lines above 5 % of the estimated commission of the day', async () => {
    const lost = (amt: number) => [sale(at(8), 10_000 - amt), sale(at(9), amt, { settlement_status: 3 })]
    expect(find(await tickerOf(lost(500), at(12)), 'A4')).toEqual([])
    expect(find(await tickerOf(lost(600), at(12)), 'A4')).toMatchObject([
      { level: 'amber', kind: 'alert', t: at(9), params: { rate: '6.0%' } },
    ])
  })

  test('[Q48] a rate that is well again is told for three slots of time more, that there are no orders ends with the first one', async () => {
    const company = await makeCompany(place.db, 'Ticker held')
    const gate = createOrderGate(database, pino({ level: 'silent' }))
    const memory = new WallMemory()
    const scope = { text: `c${company}`, company_id: company, member_id: null }
    const codes = async (now: number) => {
      const { zones } = await consistently(database.reads, async (tx) =>
        readSnapshot(tx, viewAt(scope, await readCompany(tx, company), now, false), memory),
      )
      return zones.ticker.filter(({ kind }) => kind === 'alert').map(({ code, level, t }) => [code, level, t])
    }
    const refunded = [sale(at(12) - 86_400 + 3600, 9000), sale(at(11), 2000, { refund_amt: 2000 })]
    allTaken(await gate.submit(company, [...steady(lastWeeks, 6, 720, 840), ...refunded]))
    const [first, ...rates] = await codes(at(13))
    expect([first, ...rates].map((one) => one?.slice(0, 2).join(' '))).toEqual([
      'A1 red',
      'A2 red',
      'A3 red',
      'A4 amber',
    ])
    allTaken(await gate.submit(company, [sale(at(13), 900_000)]))
    expect(await codes(at(13) + 60)).toEqual(rates)
    expect(await codes(at(13) + 89)).toEqual(rates)
    expect(await codes(at(13) + 90)).toEqual([])
    await gate.stop()
  })

  test('[Q18] A9: orders per minute above three times the mean of this hour of the week, golden; alerts stand before it', async () => {
    const rush = Array.from({ length: 10 }, (_, n) => sale(at(13, 2) - n * 10))
    const ticker = await tickerOf(
      [...steady(lastWeeks, 2, 720, 840), ...rush, sale(at(9), 9000, { settlement_status: 3 })],
      at(13, 2),
    )
    expect(find(ticker, 'A9')).toMatchObject([
      { kind: 'milestone', level: 'gold', t: at(13), params: { orders: '2', times: '4.0' } },
    ])
    expect(ticker.findIndex((one) => one.code === 'A4')).toBeLessThan(ticker.findIndex((one) => one.code === 'A9'))
    expect(find(await tickerOf([...steady(lastWeeks, 2, 720, 840), ...rush.slice(5)], at(13, 2)), 'A9')).toEqual([])
  })
})

describe('milestones', () => {
  test('[Q19] the last round turnover with the second it was passed, the biggest order, the newest countries, of the last two hours', async () => {
    const orders = [
      sale(at(1, 30), 90_000, {}, { region: 'US' }),
      sale(at(2), 60_000, {}, { region: 'GB' }),
      sale(at(3, 7), 60_000, {}, { region: 'TH', order_id: 'the-biggest' }),
      sale(at(3, 9), 1000, {}, { region: 'VN' }),
      sale(at(3, 9), 1000, {}, { region: 'ZZ' }),
      sale(at(-5), 500_000, {}, { region: 'FR' }),
    ]
    const ticker = await tickerOf(orders, at(3, 20))
    const wanted = [
      'turnover.2026-01-15.200000',
      'biggest.',
      'country.2026-01-15.VN',
      'country.2026-01-15.TH',
      'country.2026-01-15.GB',
    ]
    for (const id of wanted) expect(ticker.filter((one) => one.id.startsWith(id))).toHaveLength(1)
    expect(find(ticker, 'turnover')[0]).toMatchObject({
      t: at(3, 7),
      params: { amount: '$2,000.00' },
      kind: 'milestone',
    })
    expect(find(ticker, 'biggest')[0]).toMatchObject({ t: at(1, 30), params: { amount: '$900.00' } })
    expect(find(await tickerOf(orders, at(3, 31)), 'biggest')).toEqual([])
    expect(find(await tickerOf(orders, at(5, 10)), 'turnover')).toEqual([])
    expect(find(ticker, 'country')).toHaveLength(3)
    const times = ticker.filter((one) => one.kind === 'milestone').map((one) => one.t)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test('[W64] a power of ten tells how much earlier than yesterday it was passed, by the clock, or that yesterday never came to it', async () => {
    const paramsOf = async (yesterday: readonly IncomingOrder[]) => {
      const today = [sale(at(2), 600_000), sale(at(3, 7), 500_000)]
      return find(await tickerOf([...yesterday, ...today], at(3, 20)), 'turnover')[0]?.params
    }
    const passed = { amount: '$10,000.00', power: 1, amt: 1_000_000 }
    const past = (hour: number, minute: number, amt: number) => sale(at(hour - 24, minute), amt)
    expect(await paramsOf([past(1, 0, 999_999)])).toEqual({ ...passed, first: 1 })
    const late = [past(1, 0, 900_000), past(4, 19, 60_000), past(4, 20, 50_000), past(9, 0, 900_000)]
    expect(await paramsOf(late)).toEqual({ ...passed, earlier_s: 73 * 60 })
    expect(await paramsOf([past(0, 5, 1_000_000)])).toEqual({ ...passed, earlier_s: -182 * 60 })
    const small = find(await tickerOf([sale(at(3), 200_000)], at(3, 20)), 'turnover')[0]?.params
    expect(small).toEqual({ amount: '$2,000.00' })
  })

  test('[Q19] a step is one digit and zeros, from a thousand on, in the units of the currency', () => {
    expect(lastStep(99_999, 'USD')).toBeNull()
    expect(lastStep(100_000, 'USD')).toBe(100_000)
    expect(lastStep(234_567, 'USD')).toBe(200_000)
    expect(lastStep(12_345_678, 'USD')).toBe(10_000_000)
    expect(lastStep(12_345, 'JPY')).toBe(10_000)
  })

  /** A company's pictures now, of a memory that is kept, beside those of the lines. */
  const openMemory = async () => {
    companies += 1
    const company = await makeCompany(place.db, `Memory ${companies}`)
    const gate = createOrderGate(database, pino({ level: 'silent' }))
    const scope = { text: `c${company}`, company_id: company, member_id: null }
    const memory = new WallMemory()
    const read = async (now: number, past: boolean, kept: WallMemory) => {
      const { zones } = await consistently(database.reads, async (tx) =>
        readSnapshot(tx, viewAt(scope, await readCompany(tx, company), now, past), kept),
      )
      return zones
    }
    return {
      submit: async (...orders: readonly IncomingOrder[]) => allTaken(await gate.submit(company, orders)),
      remembered: (now: number) => read(now, false, memory),
      ofLines: (now: number) => read(now, true, new WallMemory()),
      [Symbol.asyncDispose]: () => gate.stop(),
    }
  }

  test('[Q20] what is remembered between two pictures tells the same as reading the whole day', async () => {
    await using day = await openMemory()
    const amounts = [4000, 70_000, 300, 8000, 250_000, 90, 120_000]
    for (const [n, amt] of amounts.entries()) {
      const now = at(8, n * 20)
      await day.submit(sale(now, amt, {}, { region: ['US', 'GB', 'DE'][n % 3] ?? 'US' }))
      expect(await day.remembered(now + 60)).toEqual(await day.ofLines(now + 60))
    }
  })

  test('[Q20] an order that comes late, is corrected, or comes with many others is told in the same slot or the next', async () => {
    await using day = await openMemory()
    const big = (t: number, amt: number) => sale(t, amt, {}, { order_id: 'big', event_t: t + amt })
    const changes: readonly (readonly IncomingOrder[])[] = [
      [sale(at(9), 500)],
      // The biggest one is found to have been smaller, then larger again.
      [big(at(9, 1), 90_000)],
      [{ ...big(at(9, 1), 200), event_t: at(9, 2) + 90_000 }],
      // Late, and the first of its country.
      [sale(at(8, 10), 700, {}, { region: 'DE' })],
      // More than the newest lines show.
      Array.from({ length: 30 }, (_, n) => sale(at(9, 4) + n, 10_000 - n, {}, { region: n === 29 ? 'FR' : 'US' })),
      [sale(at(9, 5), 60)],
    ]
    for (const [n, orders] of changes.entries()) {
      await day.submit(...orders)
      await day.remembered(at(9, n) + 45)
      expect((await day.remembered(at(9, n + 1) - 1)).ticker, `${n}`).toEqual(
        (await day.ofLines(at(9, n + 1) - 1)).ticker,
      )
      expect((await day.remembered(at(9, n + 1))).hero, `${n}`).toEqual((await day.ofLines(at(9, n + 1))).hero)
    }
  })
})
