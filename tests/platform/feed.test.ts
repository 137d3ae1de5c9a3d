import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { createOrderGate, type OrderGate } from '../../platform/ingest/gate.ts'
import { readFeed, readPlace } from '../../platform/queries/line-feed.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany } from '../support/people.ts'

let place: TestDatabase
let database: Database
let gate: OrderGate
let company: number
const start = Date.UTC(2026, 0, 15, 4) / 1000

beforeAll(async () => {
  place = await createDatabase()
  database = openDatabase(place.url)
  gate = createOrderGate(database, pino({ level: 'silent' }))
  company = await makeCompany(place.db, 'Feed')
})
afterAll(async () => {
  await gate?.stop()
  await database?.close()
  await place?.[Symbol.asyncDispose]()
})

const sell = async (t: number, lines: number): Promise<void> => {
  const list = Array.from({ length: lines }, (_, n) => lineWith({ sku_id: `sku-${n}` }))
  allTaken(await gate.submit(company, [orderAt(t, { lines: list })]))
}

const read = async (now: number, cursor: string | null, limit: number) => {
  const scope = { text: `c${company}`, company_id: company, member_id: null }
  const view = viewAt(scope, await readCompany(place.db, company), now, false)
  return readFeed(place.db, view, cursor === null ? null : readPlace(cursor), limit)
}

test('[Q12] following the cursor gives every line once, oldest first, whatever the page size and how many share a second', async () => {
  for (const limit of [1, 2, 3, 7, 50]) {
    let now = start
    const { cursor: first } = await read(now, null, limit)
    let cursor = first
    const seen: string[] = []
    const sold: number[] = []
    for (let step = 0; step < 12; step++) {
      now += 1
      const count = [1, 3, 0, 5][step % 4] ?? 0
      if (count > 0) await sell(now, count)
      if (step % 3 === 0 && count > 0) await sell(now, 2)
      sold.push(count + (step % 3 === 0 && count > 0 ? 2 : 0))
      const page = await read(now, cursor, limit)
      expect(page.items.length).toBeLessThanOrEqual(limit)
      seen.push(...page.items.map((one) => one.id))
      cursor = page.cursor
    }
    for (let rest = true; rest; ) {
      const page = await read(now + 5, cursor, limit)
      seen.push(...page.items.map((one) => one.id))
      cursor = page.cursor
      rest = page.items.length > 0
    }
    const total = sold.reduce((sum, n) => sum + n, 0)
    expect([limit, seen.length, new Set(seen).size]).toEqual([limit, total, total])
    await place.db.deleteFrom('affiliate_order_line').where('company_id', '=', company).execute()
    await place.db.deleteFrom('affiliate_order').where('company_id', '=', company).execute()
  }
})

test('[Q13] without a cursor the newest lines come, oldest first, and the cursor goes on behind them', async () => {
  for (let n = 0; n < 6; n++) await sell(start + n, 1)
  const { items, cursor } = await read(start + 60, null, 4)
  expect(items.map((one) => one.t)).toEqual([2, 3, 4, 5].map((n) => start + n))
  expect((await read(start + 60, cursor, 4)).items).toEqual([])
  await sell(start + 60, 1)
  expect((await read(start + 63, cursor, 4)).items.map((one) => one.t)).toEqual([start + 60])
  expect(readPlace('nonsense')).toBeNull()
})
