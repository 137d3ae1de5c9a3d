import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
