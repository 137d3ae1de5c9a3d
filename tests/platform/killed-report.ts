import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { importRates } from '../../platform/fx/file.ts'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { run } from '../support/process.ts'
import { builtProgram } from '../support/site.ts'
import { importer } from './import-support.ts'
import { openBase, rollupsOf, type TestBase } from './ingest-support.ts'
import { currencies, H0, ratesFile } from './report-files.ts'

const clock = { zone: 'Europe/London', cut_hour: 0 }
const DAY = 86_400

const header =
  'Order ID,SKU ID,Product ID,Payment Amount,Currency,Quantity,Refunded quantity,Refund amount,Order Status,Settlement status,Actual Commission Payment,Time Commission Paid,Creator Username,Standard commission rate,Buyer Username,Time Created,Payment time,Order Delivery Time,Shop name'

const stamp = (t: number): string => new Date(t * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** One line of order `n` as it is in the end, or as it was a week before: neither delivered, cancelled, refunded nor settled. */
const row = (n: number, k: number, isEnd: boolean): string => {
  const currency = ['GBP', 'VND', 'EUR', 'EUR', 'EUR'][n % 5] ?? 'EUR'
  const [qty, price] = [1 + ((n + k) % 3), 3 + ((n * 7 + k) % 80)]
  const [shop, item] = [n % 7, (n + k) % 40]
  const money = (value: number): string => (currency === 'VND' ? String(value * 1000) : value.toFixed(2))
  const created = H0 + ((n * 37) % (14 * 1440)) * 60
  // Some are paid on the day after.
  const paid = created + (n % 4 === 0 ? DAY : 300)
  const isUnpaid = n % 31 === 0
  const isCancelled = isEnd && n % 13 === 0
  const isSettled = isEnd && n % 3 === 0 && !isCancelled && !isUnpaid
  const gone = isEnd && !isUnpaid && n % 6 === 0 ? 1 : 0
  const isSeenPaid = !isUnpaid && (isEnd || n % 2 === 0)
  const status = isCancelled ? 'Cancelled' : !isSeenPaid ? 'Unpaid' : isEnd ? 'Delivered' : 'To ship'
  const end = isSettled ? 'Settled' : isCancelled ? 'Ineligible' : isSeenPaid ? 'Pending' : 'Unpaid by customer'
  return [
    `w${n}`,
    `s${shop}-${item}`,
    `p${shop}-${item >> 1}`,
    money(qty * price),
    currency,
    qty,
    gone,
    money(gone * price),
    status,
    end,
    isSettled ? money(1) : '',
    isSettled ? stamp(paid + 5 * DAY) : '',
    n % 11 === 0 ? '' : `creator${n % 200}`,
    `${5 + (n % 10)}%`,
    `buyer${n % 9000}`,
    stamp(created),
    isSeenPaid ? stamp(paid) : '',
    isEnd && isSeenPaid && !isCancelled ? stamp(paid + 3 * DAY) : '',
    `shop ${shop}`,
  ].join(',')
}

const fileOf = (count: number, isEnd: boolean, isIn: (n: number) => boolean): string => {
  const lines = [header]
  for (let n = 0, all = 0; all < count; n++)
    for (let k = 0; k <= n % 3 && all < count; k++, all++) if (isIn(n)) lines.push(row(n, k, isEnd))
  return `${lines.join('\n')}\n`
}

/** What each table of a company holds, as a number of rows and the sum of their hashes; clocks of the writer left out. */
const checksums = async (base: TestBase, id: number) => {
  const of = async (table: string, but: readonly string[]) => [
    table,
    ...(await base.rows(
      `select count(*)::int as n, coalesce(sum(hashtextextended((to_jsonb(t) - $2::text[])::text, 0)), 0)::text as sum
       from ${table} t where company_id = $1`,
      [id, ['company_id', ...but]],
    )),
  ]
  return [
    await of('affiliate_order', ['update_time']),
    await of('affiliate_order_line', ['data_time']),
    await of('order_refund', ['id', 'job_id']),
    await of('commission_split', []),
    await of('product', ['add_time', 'update_time']),
    await of('sku', ['add_time', 'update_time']),
    await of('creator', ['add_time', 'update_time']),
    await of('shop', ['add_time', 'update_time']),
  ]
}

/**
 * A report of so many lines, killed again and again and run again, then an older report of a part of it: the database of both
 * in order, uncut.
 */
export const killedReport = async (lines: number, kills: number): Promise<void> => {
  const program = await builtProgram('import')
  await using base = await openBase()
  using files = importer(base)
  const ids = new Map<string, number>()
  for (const name of ['Killed', 'Whole']) {
    const id = await base.company(name, clock.zone, 'EUR')
    await base.rows("insert into setting values ($1, 'import.buyer_salt', '\"s\"', 1)", [id])
    ids.set(name, id)
  }
  const [killed = 0, whole = 0] = ['Killed', 'Whole'].map((name) => ids.get(name))
  for (const currency of currencies)
    await importRates(
      base.db,
      { file: files.write(`${currency}.csv`, ratesFile(currency)), rejects: files.rejects, encoding: undefined },
      1,
    )
  const newest = files.write(
    'newest.csv',
    fileOf(lines, true, () => true),
  )
  const older = files.write(
    'older.csv',
    fileOf(lines, false, (n) => n % 10 === 1),
  )
  const start = (file: string, company: string, t: number) => {
    const asOf = stamp(t).replace(' ', 'T')
    const args = [file, '--preset', 'tiktok-affiliate', '--company', company, '--zone', 'UTC', '--as-of', asOf]
    return run(process.execPath, [program, ...args], {
      cwd: files.folder,
      env: { DATABASE_URL: base.url },
    })
  }
  const end = async (file: string, company: string, t: number): Promise<Record<string, number>> => {
    await using command = start(file, company, t)
    expect(await command.ended, command.output()).toBe(0)
    return JSON.parse(
      command
        .output()
        .split('\n')
        .find((line) => line.startsWith('{"lines"')) ?? '{}',
    )
  }
  const [T, EARLIER] = [H0 + 22 * DAY, H0 + 15 * DAY]
  const taken = async (attempt: number): Promise<number> => {
    const [row] = await base.rows<{ n: number }>(
      'select count(*)::int as n from import_order where company_id = $1 and attempt = $2',
      [killed, attempt],
    )
    return row?.n ?? 0
  }
  const delays: number[] = []
  const killIt = async (): Promise<void> => {
    for (let attempt = 1; attempt <= kills; attempt++) {
      await using command = start(newest, 'Killed', T)
      const known = await base.rows<{ n: number }>(
        'select coalesce(max(attempt), 0)::int as n from import_job where company_id = $1',
        [killed],
      )
      // The last falls after some transactions; the others at any time.
      if (attempt === kills)
        await expect.poll(() => taken((known[0]?.n ?? 0) + 1), { timeout: 300_000, interval: 20 }).toBeGreaterThan(0)
      // A short report must not be done before.
      const delay = Math.min(randomInt(attempt === kills ? 1000 : 3000), randomInt(Math.ceil(lines / 50)))
      delays.push(delay)
      await sleep(delay)
      command.child.kill('SIGKILL')
      expect(await command.ended).toBe('SIGKILL')
    }
  }
  // Each company is written by itself.
  const [inParts, inOrder] = await Promise.all([
    (async () => {
      await killIt()
      const before = await base.rows<{ n: number }>(
        'select count(*)::int as n from affiliate_order_line where company_id = $1',
        [killed],
      )
      const resumed = await end(newest, 'Killed', T)
      return { before: before[0]?.n ?? 0, resumed, part: await end(older, 'Killed', EARLIER) }
    })(),
    (async () => ({ sorted: await end(older, 'Whole', EARLIER), straight: await end(newest, 'Whole', T) }))(),
  ])
  const { before, resumed, part } = inParts
  const { sorted, straight } = inOrder
  const said = `killed after ${delays.join(', ')} ms`
  expect(before, said).toBeGreaterThan(0)
  expect(resumed, said).toMatchObject({
    lines,
    rejected: 0,
    orders: straight.orders,
    gross: straight.gross,
    refunds: straight.refunds,
    net: straight.net,
  })
  expect(straight).toMatchObject({ lines, rejected: 0, older: 0 })
  expect([sorted.imported, sorted.rejected]).toEqual([sorted.lines, 0])
  expect(Number(resumed.duplicates)).toBeGreaterThanOrEqual(before)
  expect(part).toMatchObject({ imported: 0, rejected: 0, older: part.lines, duplicates: part.lines })
  expect(await checksums(base, killed), said).toEqual(await checksums(base, whole))
  const [one, other] = [await rollupsOf(base, killed), await rollupsOf(base, whole)]
  expect(JSON.stringify(one) === JSON.stringify(other), said).toBe(true)
  expect(await rebuildRollups(base, killed)).toEqual({ orders: straight.orders, differences: 0 })
}
