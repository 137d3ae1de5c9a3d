import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { VersionMemory } from '../../platform/queries/version-memory.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { Comparisons } from '../../platform/queries/wall/comparisons.ts'
import { createDatabase } from '../support/database.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany } from '../support/people.ts'

test('[Q21] comparisons are read once a minute, beside the picture; too old ones, a new day and the first hour inside it', async () => {
  await using place = await createDatabase()
  const database = openDatabase(place.url)
  const gate = createOrderGate(database, pino({ level: 'silent' }))
  try {
    const company = await makeCompany(place.db, 'Minutes')
    const scope = { text: `c${company}`, company_id: company, member_id: null }
    const day = Date.UTC(2026, 0, 14, 16) / 1000
    const sell = async (t: number, pay_amt: number): Promise<void> =>
      allTaken(await gate.submit(company, [orderAt(t, { lines: [lineWith({ pay_amt })] })]))
    const noon = day + 12 * 3600
    for (const [minute, amt] of [
      [0, 1],
      [1, 2],
      [2, 4],
      [5, 8],
    ] as const)
      await sell(noon - 86_400 + minute * 60, amt)
    await sell(day + 30 - 86_400, 16)

    let beside = 0
    const own = new Proxy(database.reads, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name, target)
        beside += 1
        return target.transaction.bind(target)
      },
    })
    const comparisons = new Comparisons(own)
    const look = (now: number) =>
      consistently(place.db, async (tx) => {
        const view = viewAt(scope, await readCompany(tx, company), now, false)
        return (await comparisons.at(tx, view)).yesterday.gmv_amt
      })
    expect([await look(noon + 30), await look(noon + 59), beside]).toEqual([17, 17, 0])
    expect([await look(noon + 60), beside]).toEqual([17, 1])
    await expect.poll(() => look(noon + 61)).toBe(19)
    expect(beside).toBe(1)
    expect([await look(noon + 5 * 60), beside]).toEqual([31, 1])
    expect([await look(day + 86_400 + 31), beside]).toEqual([0, 1])
    await sell(day + 59, 64)
    expect([await look(day + 86_400 + 60), beside]).toEqual([64, 1])
  } finally {
    await gate.stop()
    await database.close()
  }
})

test('[DB24] an answer is read once for all who ask it at the same time or after, anew for another version, moment, scope or question, and no more are kept than a bound', async () => {
  const company = {
    id: 1,
    name: '',
    currency: 'USD',
    clock: { zone: 'UTC', cut_hour: 0 },
    demo: false,
    mask_names: false,
  }
  const viewOf = (version: number, now = 1_780_000_000, text = 'c1') =>
    viewAt({ text, company_id: 1, member_id: null }, { ...company, version, rest_version: 0, changed_t: 0 }, now, false)
  const memory = new VersionMemory<number>()
  let reads = 0
  const read = async (): Promise<number> => {
    reads += 1
    const own = reads
    await new Promise((resolve) => setTimeout(resolve, 5))
    return own
  }
  const view = viewOf(1)
  expect(await Promise.all([1, 2, 3].map(() => memory.at(view, ['a'], read)))).toEqual([1, 1, 1])
  expect(await memory.at(view, ['a'], read)).toBe(1)
  const others = [viewOf(2), viewOf(1, 1_780_000_030), viewOf(1, 1_780_000_000, 'm7')]
  for (const [n, other] of others.entries()) expect(await memory.at(other, ['a'], read)).toBe(n + 2)
  expect(await memory.at(view, ['b'], read)).toBe(5)

  // The failure of who asked first is not that of who waited, and nobody is told it again.
  const fails = memory.at(view, ['c'], () => Promise.reject(new Error('gone')))
  const waits = memory.at(view, ['c'], read)
  await expect(fails).rejects.toThrow('gone')
  expect(await waits).toBe(6)
  expect(await memory.at(view, ['c'], read)).toBe(7)

  for (let n = 0; n < 700; n++) await memory.at(view, n, async () => n)
  expect(memory.size).toBe(500)
})
