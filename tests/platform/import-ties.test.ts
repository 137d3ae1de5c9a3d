import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChanged, readImportDays } from '../../platform/ingest/runs/days.ts'
import { undoJob } from '../../platform/ingest/undo.ts'
import { importer, retail } from './import-support.ts'
import { openBase, type TestBase } from './ingest-support.ts'

let base: TestBase
beforeAll(async () => {
  base = await openBase()
})
afterAll(async () => {
  await base[Symbol.asyncDispose]()
})

const head =
  'Order ID,SKU ID,Product ID,Payment Amount,Currency,Quantity,Refunded quantity,Refund amount,Order Status,Time Created'
const table = (...lines: string[]): string => `${[head, ...lines].join('\n')}\n`
const cells = {
  pay: '100.00',
  currency: 'USD',
  qty: '2',
  back: '',
  refund: '',
  status: 'Completed',
  t: '2026-03-20 10:00:00',
}
const row = (order: string, sku = 'S1', more: Partial<typeof cells> = {}): string => {
  const { pay, currency, qty, back, refund, status, t } = { ...cells, ...more }
  return [order, sku, 'P1', pay, currency, qty, back, refund, status, t].join(',')
}
/** More lines than lie between two lines that are put together. */
const between = Array.from({ length: 150 }, (_, n) => row(`between-${n}`))

const jobsOf = async (company: number): Promise<number[]> =>
  (await base.rows<{ id: number }>('select id from import_job where company_id = $1 order by id', [company])).map(
    ({ id }) => Number(id),
  )
const linesOf = async (company: number, order: string): Promise<string[]> =>
  (
    await base.rows<{ text: string }>(
      `select sku_id || ' ' || pay_amt as text from affiliate_order_line where company_id = $1 and order_id = $2 order by 1`,
      [company, order],
    )
  ).map(({ text }) => text)
const detailOf = (job: number) =>
  base.db
    .transaction()
    .execute(async (tx) => ({ days: await readImportDays(tx, job), ...(await readChanged(tx, job)) }))

test('[I78] an amount beyond what one may be is refused by line, and the others are imported', async () => {
  using files = importer(base)
  await base.company('large', 'UTC', 'GBP')
  const large = Array.from({ length: 120 }, (_, n) =>
    row(`large-${n}`, 'S1', { pay: '999999999999999', currency: 'GBP' }),
  )
  const file = files.write('large.csv', table(...large, row('right', 'S1', { currency: 'GBP' })))
  expect(await files.run(file, 'tiktok-affiliate', 'large')).toMatchObject({ imported: 1, rejected: 120, gross: 100 })
  const sale = (id: number, price: string, quantity: string): string =>
    `${id},85123A,Lamp,${quantity},13/12/2025 08:26,${price},17850,United Kingdom`
  const sales = retail(
    sale(1, '999999999999.99', '999999999999999'),
    sale(2, '9.99', '-999999999999999'),
    sale(3, '2.50', '2'),
  )
  const shop = await files.run(files.write('shop.csv', sales), 'online-retail', 'large')
  expect(shop).toMatchObject({ imported: 1, rejected: 2, gross: 5 })
})

test('[I79] rejected lines that cannot be written end the import with the reason, not the process', async () => {
  using files = importer(base)
  await base.company('unwritten')
  const file = files.write('unwritten.csv', table(row('right'), row('wrong', 'S1', { pay: 'x' })))
  const rejects = join(files.folder, 'missing', 'rejects.csv')
  await expect(files.run(file, 'tiktok-affiliate', 'unwritten', { rejects })).rejects.toThrow('ENOENT')
  const [job] = await base.rows(
    "select state from import_job j join company c on c.id = j.company_id where c.name = 'unwritten'",
  )
  expect(job).toEqual({ state: 'failed' })
})

test('[I80] rates that a new company lacks are asked all at once too, and no company is made', async () => {
  using files = importer(base)
  const thb = { currency: 'THB' }
  const lines = [
    row('a'),
    row('b', 'S1', thb),
    row('c', 'S1', { currency: 'IDR', pay: '165.000', t: '2026-03-21 10:00:00' }),
  ]
  const file = files.write('mixed.csv', table(...lines))
  await expect(files.run(file, 'tiktok-affiliate', 'unmade')).rejects.toThrow('THB 2026-03-20; IDR 2026-03-21')
  expect(await base.rows("select 1 from company where name = 'unmade'")).toEqual([])
  const some = await files.run(file, 'tiktok-affiliate', 'unmade', { withoutRates: true })
  expect(some).toMatchObject({ imported: 1, rejected: 2, currency: 'USD' })
})

test('[I81] what a file tells of an order in several places stays when an earlier file is taken back', async () => {
  using files = importer(base)
  for (const batchLines of [50, 10_000]) {
    const name = `places ${batchLines}`
    const company = await base.company(name)
    await files.run(files.write('one.csv', table(row('O'))), 'tiktok-affiliate', name)
    const second = [row('O', 'S2'), ...between, row('O', 'S3'), ...between, row('O', 'S2', { pay: '90.00' })]
    const file = files.write('two.csv', table(...second))
    await files.run(file, 'tiktok-affiliate', name, { batchLines })
    const [first = 0] = await jobsOf(company)
    expect(await linesOf(company, 'O')).toEqual(['S1 10000', 'S2 9000', 'S3 10000'])
    await undoJob(base, company, first)
    expect(await linesOf(company, 'O')).toEqual(['S2 9000', 'S3 10000'])
  }
})

test('[I82] a line that is told again far below counts once: the file ties with what is stored', async () => {
  using files = importer(base)
  for (const batchLines of [50, 10_000]) {
    const name = `far ${batchLines}`
    const company = await base.company(name)
    const lines = [row('O'), row('O', 'S2'), ...between, row('O', 'S1', { pay: '90.00' }), row('between-0')]
    const summary = await files.run(files.write('far.csv', table(...lines)), 'tiktok-affiliate', name, { batchLines })
    expect(summary).toMatchObject({ lines: 154, imported: 153, duplicates: 1, replaced: 1, orders: 151, gross: 15_190 })
    const [job = 0] = await jobsOf(company)
    const { days, changedOrders } = await detailOf(job)
    expect(changedOrders).toBe(0)
    expect(days).toHaveLength(1)
    expect(days[0]).toMatchObject({
      file: { lines: 154, pay_amt: 1_539_000 },
      taken: { lines: 152, pay_amt: 1_519_000 },
      repeated: { lines: 2, pay_amt: 20_000 },
      told: { lines: 152, pay_amt: 1_519_000 },
      now: { lines: 152, pay_amt: 1_519_000 },
    })
  }
})

test('[I83] a return that two files tell counts in both, and stays while one of them does', async () => {
  using files = importer(base)
  const company = await base.company('twice', 'UTC', 'GBP')
  const sale = '536365,85123A,Lamp,6,13/12/2025 08:26,2.50,17850,United Kingdom'
  const back = 'C536379,85123A,Lamp,-1,14/12/2025 08:26,2.50,17850,United Kingdom'
  const alone = 'C536380,D,Lamp,-1,14/12/2025 09:26,27.50,14527,United Kingdom'
  await files.run(files.write('week.csv', retail(sale, back, alone)), 'online-retail', 'twice')
  const file = files.write(
    'all.csv',
    retail(sale, back, alone, '536999,22000,Cup,1,15/12/2025 08:26,2.50,17851,United Kingdom'),
  )
  expect(await files.run(file, 'online-retail', 'twice')).toMatchObject({ gross: 17.5, refunds: 30, duplicates: 3 })
  const [first = 0, second = 0] = await jobsOf(company)
  const tied = async (): Promise<void> => {
    const { days, changedOrders } = await detailOf(second)
    expect(changedOrders).toBe(0)
    for (const { told, now } of days) expect(now).toEqual(told)
  }
  await tied()
  await undoJob(base, company, first)
  await tied()
  await undoJob(base, company, second)
  expect(await base.rows('select 1 from order_refund where company_id = $1', [company])).toEqual([])
  expect(await base.rows('select 1 from affiliate_order where company_id = $1', [company])).toEqual([])
})

test('[I84] a report is as old as the newest moment in it, not as its newest order', async () => {
  using files = importer(base)
  const company = await base.company('moment')
  const told = (order: string, refund: string, t: string, settled: string): string =>
    `${order},S1,P1,100.00,USD,2,${refund},${t},${settled}`
  const titles =
    'Order ID,SKU ID,Product ID,Payment Amount,Currency,Quantity,Refund amount,Time Created,Time Commission Paid\n'
  const later = `${titles}${told('O', '20.00', '2026-01-20 10:00:00', '2026-03-02 10:00:00')}\n`
  const earlier = `${titles}${told('O', '0.00', '2026-01-20 10:00:00', '')}\n${told('P', '0.00', '2026-02-05 10:00:00', '')}\n`
  await files.run(files.write('b.csv', later), 'tiktok-affiliate', 'moment')
  await files.run(files.write('a.csv', earlier), 'tiktok-affiliate', 'moment')
  const [line] = await base.rows(
    'select refund_amt::int from affiliate_order_line where company_id = $1 and order_id = $2',
    [company, 'O'],
  )
  expect(line).toEqual({ refund_amt: 2000 })
})

test('[I85] returned items that a report would lower are named before they are written, where no refund is told', async () => {
  using files = importer(base)
  await base.company('items')
  await files.run(files.write('one.csv', table(row('O', 'S1', { back: '1' }))), 'tiktok-affiliate', 'items')
  const said: string[] = []
  const file = files.write('two.csv', table(row('O', 'S1', { back: '0' })))
  const asOf = '2026-03-25 00:00:00'
  await files.run(file, 'tiktok-affiliate', 'items', { say: (text) => said.push(text), asOf })
  expect(said.join('\n')).toContain('line 2: O 50.00 -> 0.00')
})

test('[P78] an older report in another currency leaves the currency in which an order stands', async () => {
  using files = importer(base)
  const company = await base.company('coins')
  await base.rows(
    "insert into company_rate (company_id, currency, day, rate, add_time) select $1, 'THB', d, 30, 1 from generate_series(20500, 20560) d",
    [company],
  )
  const read = (): Promise<unknown[]> =>
    base.rows(
      'select orig_currency, fx_rate::float, orig_amt::int, order_amt::int from affiliate_order where company_id = $1',
      [company],
    )
  const thb = files.write('thb.csv', table(row('O', 'S1', { currency: 'THB', pay: '3000.00' })))
  await files.run(thb, 'tiktok-affiliate', 'coins', { asOf: '2026-03-25 00:00:00' })
  const before = await read()
  const usd = files.write('usd.csv', table(row('O', 'S1', { pay: '3000.00' })))
  await files.run(usd, 'tiktok-affiliate', 'coins', { asOf: '2026-03-22 00:00:00' })
  expect(await read()).toEqual(before)
})

test('[I86] of the rows of an order that tell when they were true the newest counts, in whatever order they stand', async () => {
  using files = importer(base)
  const titles = `${head},Updated Time\n`
  const newer = `${row('O', 'S1', { refund: '50.00' })},2026-03-22 10:00:00`
  const older = `${row('O', 'S1', { refund: '0.00' })},2026-03-21 10:00:00`
  const other = `${row('O', 'S2')},2026-03-21 12:00:00`
  const far = between.map((line) => `${line},2026-03-21 10:00:00`)
  const orders = [
    [newer, older, other],
    [older, other, newer],
    [newer, other, ...far, older],
    [older, ...far, other, newer],
  ]
  for (const [n, lines] of orders.entries()) {
    const name = `rows ${n}`
    const company = await base.company(name)
    const file = files.write(`rows-${n}.csv`, `${titles}${lines.join('\n')}\n`)
    await files.run(file, 'tiktok-affiliate', name)
    const stored = await base.rows(
      `select sku_id, refund_amt::int, fact_t::int from affiliate_order_line where company_id = $1 and order_id = 'O' order by 1`,
      [company],
    )
    expect(stored).toEqual([
      { sku_id: 'S1', refund_amt: 5000, fact_t: Date.UTC(2026, 2, 22, 10) / 1000 },
      { sku_id: 'S2', refund_amt: 0, fact_t: Date.UTC(2026, 2, 21, 12) / 1000 },
    ])
    const [job = 0] = await jobsOf(company)
    const { days, changedOrders } = await detailOf(job)
    expect(changedOrders).toBe(0)
    for (const { told, now, repeated } of days) {
      expect(now).toEqual(told)
      expect(repeated.lines).toBe(1)
    }
  }
})

test('[I87] a rejected line of an order that has others of its SKU is put right beside them, not in their place', async () => {
  using files = importer(base)
  const sale = (quantity: string, price: string): string =>
    `1,22465,L,${quantity},2011-07-01 10:05:00,${price},1,France`
  const back = (price: string): string => `C2,22465,L,-1,2011-07-05 10:05:00,${price},1,France`
  const lines = (price: string, returned: string): string =>
    retail(sale('2', '1.00'), sale('3', price), sale('4', '1.00'), back('1.00'), back(returned), back('1.00'))
  const company = await base.company('beside', 'UTC', 'GBP')
  const first = await files.run(files.write('first.csv', lines('?', '?')), 'online-retail', 'beside')
  expect(first).toMatchObject({ imported: 4, rejected: 2, gross: 6, refunds: 2 })
  const mended = files.write(
    'mended.csv',
    readFileSync(files.rejects, 'utf8').replaceAll('?,1,France', '1.00,1,France'),
  )
  const sums = () =>
    base.rows(
      `select (select sum(pay_amt)::int from affiliate_order_line where company_id = $1) as gross,
       (select sum(amt)::int from order_refund where company_id = $1) as refunds`,
      [company],
    )
  for (const imported of [2, 0]) {
    expect(await files.run(mended, 'online-retail', 'beside')).toMatchObject({ imported, duplicates: 2 - imported })
    expect(await sums()).toEqual([{ gross: 900, refunds: 300 }])
  }
  // The whole file, put right, is what is there.
  await files.run(files.write('whole.csv', lines('1.00', '1.00')), 'online-retail', 'beside')
  expect(await sums()).toEqual([{ gross: 900, refunds: 300 }])
})

test('[I89] a rejected line that was put right is as old as its own file and read in the same forms, not by what is left of it', async () => {
  using files = importer(base)
  const company = await base.company('again')
  const read = () =>
    base.rows(
      `select l.order_id, l.refund_amt::int, o.create_t::int from affiliate_order_line l
       join affiliate_order o using (company_id, order_id) where company_id = $1 and order_id = 'O'`,
      [company],
    )
  const t = '03/04/2026 10:00:00'
  const may = row('P', 'S1', { t: '05/25/2026 10:00:00' })
  await files.run(
    files.write('may.csv', table(row('O', 'S1', { t, refund: '0.00' }), may)),
    'tiktok-affiliate',
    'again',
  )
  const june = row('P', 'S1', { t: '06/25/2026 10:00:00' })
  const broken = row('O', 'S1', { t, refund: '20.00', status: 'Broken' })
  await files.run(files.write('june.csv', table(broken, june)), 'tiktok-affiliate', 'again')
  const mended = readFileSync(files.rejects, 'utf8').replace('Broken', 'Completed')
  const summary = await files.run(files.write('mended.csv', mended), 'tiktok-affiliate', 'again')
  expect(summary).toMatchObject({ imported: 1, replaced: 1, older: 0 })
  const created = Date.UTC(2026, 2, 4, 10) / 1000
  expect(await read()).toEqual([{ order_id: 'O', refund_amt: 2000, create_t: created }])
})

test('[I88] an import is taken back after it has ended, not while it writes', async () => {
  using files = importer(base)
  const company = await base.company('both')
  const file = files.write('both.csv', table(row('O'), ...between))
  let undone: Promise<unknown> | undefined
  const onJob = async (job: number): Promise<void> => {
    undone = undoJob(base, company, job)
    await sleep(500)
  }
  expect(await files.run(file, 'tiktok-affiliate', 'both', { onJob })).toMatchObject({ imported: 151, gross: 15_100 })
  expect(await undone).toMatchObject({ removed: 151 })
  expect(await base.rows('select 1 from affiliate_order where company_id = $1', [company])).toEqual([])
  expect(await base.rows('select state from import_job where company_id = $1', [company])).toEqual([
    { state: 'undone' },
  ])
})

test('[I90] a known line counts as known, or as older, also where the same file tells a return that is matched to it', async () => {
  using files = importer(base)
  await base.company('known', 'UTC', 'GBP')
  const sale = (quantity: number): string => `1,A,L,${quantity},2011-07-02 10:05:00,1.00,7,France`
  const back = (n: number): string => `C${n},A,L,-1,2011-07-0${n} 10:05:00,1.00,7,France`
  await files.run(files.write('one.csv', retail(sale(5), back(6))), 'online-retail', 'known')
  const same = await files.run(files.write('two.csv', retail(sale(5), back(7))), 'online-retail', 'known')
  expect(same).toMatchObject({ imported: 1, duplicates: 1, replaced: 0, older: 0, gross: 5, refunds: 1 })
  const older = await files.run(files.write('three.csv', retail(sale(4), sale(2), back(3))), 'online-retail', 'known')
  expect(older).toMatchObject({ imported: 2, duplicates: 1, replaced: 0, older: 1, gross: 7 })
})
