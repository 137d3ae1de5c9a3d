import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { importer, retail } from './import-support.ts'
import { line, openBase, order, type TestBase } from './ingest-support.ts'

let base: TestBase

beforeAll(async () => {
  base = await openBase()
})
afterAll(() => base?.[Symbol.asyncDispose]())

const LINES = 4000
const invoices = (first: number): string =>
  retail(
    ...Array.from(
      { length: LINES },
      (_, n) => `${first + n},2246${n % 9},LAMP,1,2011-07-01 10:05:00,1.25,${n % 40},France`,
    ),
  )

test('[I109] beside live orders a file is written some lines at a time, and in a few large transactions where nobody waits', async () => {
  using files = importer(base)
  const company = await base.company('beside', 'Europe/London', 'GBP')
  const importing = async (first: number): Promise<number> => {
    const before = base.gate.stats().transactions
    const summary = await files.run(files.write(`${first}.csv`, invoices(first)), 'online-retail', 'beside')
    expect(summary).toMatchObject({ imported: LINES, rejected: 0 })
    return base.gate.stats().transactions - before
  }
  expect(await importing(500_000)).toBeLessThan(4)
  const live = createOrderGate({ pool: base.pool }, { warn: () => {} })
  let isOver = false
  const selling = (async () => {
    let sold = 0
    for (; !isOver; await sleep(10))
      await live.submit(company, [order({ order_id: `live${sold++}`, currency: 'GBP', lines: [line()] })])
    return sold
  })()
  const transactions = await importing(600_000)
  isOver = true
  const sold = await selling
  await live.stop()
  // The first were read before somebody waited.
  expect(transactions).toBeGreaterThan(8)
  const [stands] = await base.rows(
    `select count(*)::int as n, sum(lines)::int as lines from (
       select order_id, count(*) as lines from affiliate_order_line where company_id = $1 group by 1) o`,
    [company],
  )
  expect(stands).toEqual({ n: 2 * LINES + sold, lines: 2 * LINES + sold })
})
