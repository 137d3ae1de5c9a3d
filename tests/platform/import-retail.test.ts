import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { RejectFile } from '../../platform/ingest/import/rejects.ts'
import { resolveShift } from '../../platform/ingest/import/shift.ts'
import { header, importer, retail } from './import-support.ts'
import { openBase, stateOf } from './ingest-support.ts'

const LONDON_JULY = Date.UTC(2011, 6, 1, 9, 5) / 1000
const small = retail(
  '1,85123A,WHITE  HOLDER ,6,2011-07-01 10:05:00,2.55,17850.0,United Kingdom',
  '1,85123A,WHITE HOLDER,2,2011-07-01 10:05:00,2.55,17850.0,United Kingdom',
  '1,POST,POSTAGE,1,2011-07-01 10:06:00,18.00,17850.0,EIRE',
  '2,21181,,180,2011-07-01 10:33:00,0.0,,United Kingdom',
  '3,22465,LANTERN,3,2011-07-02 08:00:00,0.335,,RSA',
  'C4,85123A,WHITE HOLDER,-2,2011-07-03 09:00:00,2.55,17850.0,United Kingdom',
  'C4,85123A,WHITE HOLDER,-1,2011-07-03 09:00:00,2.55,17850.0,United Kingdom',
  'C5,99999,NEVER SOLD,-1,2011-07-03 09:00:00,1.00,17850.0,United Kingdom',
  'A6,B,Adjust bad debt,1,2011-07-04 09:00:00,-11.50,,United Kingdom',
)

test('[I1] an invoice becomes one order: repeated lines stay apart, countries become codes, half pennies go up', async () => {
  await using base = await openBase()
  using files = importer(base)
  const summary = await files.run(files.write('s.csv', small), 'online-retail', 'Shop')
  expect(summary).toMatchObject({ lines: 9, imported: 8, duplicates: 0, rejected: 1, orders: 2, currency: 'GBP' })
  expect([summary.gross, summary.refunds, summary.net]).toEqual([39.41, 20.15, 19.26])
  expect(await base.rows('select name, display_currency, time_zone from company where id > 0')).toEqual([
    { name: 'Shop', display_currency: 'GBP', time_zone: 'Europe/London' },
  ])
  // Returns without a sale stand beside them, as lines of their own.
  const sold = 'select order_id, region, paid_t, order_amt, source from affiliate_order where order_amt > 0 order by 1'
  expect(await base.rows(sold)).toEqual([
    { order_id: '1', region: 'GB', paid_t: LONDON_JULY, order_amt: 3840, source: 'import' },
    { order_id: '3', region: 'ZA', paid_t: Date.UTC(2011, 6, 2, 7) / 1000, order_amt: 101, source: 'import' },
  ])
  expect(
    await base.rows(
      'select sku_id, n, product_id, quantity, pay_amt, creator_id, content_type, collab_type, est_standard_amt from affiliate_order_line where order_id = $1 order by sku_id, n',
      ['1'],
    ),
  ).toEqual([
    {
      sku_id: '85123A',
      n: 1,
      product_id: '85123',
      quantity: 6,
      pay_amt: 1530,
      creator_id: '',
      content_type: 3,
      collab_type: 9,
      est_standard_amt: 0,
    },
    {
      sku_id: '85123A',
      n: 2,
      product_id: '85123',
      quantity: 2,
      pay_amt: 510,
      creator_id: '',
      content_type: 3,
      collab_type: 9,
      est_standard_amt: 0,
    },
    {
      sku_id: 'POST',
      n: 1,
      product_id: 'POST',
      quantity: 1,
      pay_amt: 1800,
      creator_id: '',
      content_type: 3,
      collab_type: 9,
      est_standard_amt: 0,
    },
  ])
})

test('[I2] cancellations find their sale, in full or in part; without one they are kept as adjustments', async () => {
  await using base = await openBase()
  using files = importer(base)
  await files.run(files.write('s.csv', small), 'online-retail', 'Shop')
  const lines = await base.rows(
    "select n, returned_qty, settlement_status, ineligible_reason from affiliate_order_line where sku_id = '85123A' order by n",
  )
  expect(lines).toEqual([
    { n: 1, returned_qty: 3, settlement_status: 1, ineligible_reason: null },
    { n: 2, returned_qty: 0, settlement_status: 1, ineligible_reason: null },
  ])
  expect(await base.rows('select refund_id, order_id, n, qty, amt from order_refund order by refund_id')).toEqual([
    { refund_id: 'A6:B:1', order_id: null, n: null, qty: 1, amt: 1150 },
    { refund_id: 'C4:85123A:1', order_id: '1', n: 1, qty: 2, amt: 510 },
    { refund_id: 'C4:85123A:2', order_id: '1', n: 1, qty: 1, amt: 255 },
    { refund_id: 'C5:99999:1', order_id: null, n: null, qty: 1, amt: 100 },
  ])
})

test('[I3] a rejected line is in the file with its number, both reasons and its text', async () => {
  await using base = await openBase()
  using files = importer(base)
  const bad = retail(
    '1,22465,LANTERN,3,2011-07-02 08:00:00,1.00,1,France',
    '2,=1+1,X,many,2011-07-02 08:00:00,1.00,1,France',
    '3,22465,X,1,soon,1.00,1,France',
    '4,22465,X,1',
    '5,22465,"A\nB\0",1,2011-07-02 08:00:00,1.00,1,France',
    '6,22465,X,0,2011-07-02 08:00:00,0,1,France',
  )
  const summary = await files.run(files.write('bad.csv', bad), 'online-retail', 'Shop')
  expect(summary).toMatchObject({ lines: 6, imported: 1, rejected: 5 })
  const [head, ...rows] = readFileSync(files.rejects, 'utf8').trimEnd().split('\n')
  expect(head).toBe(`\ufeff${header},原因,Reason,原行号 Line,读法 Read as`)
  expect(rows[0]).toBe(
    `2,"'=1+1",X,many,2011-07-02 08:00:00,1.00,1,France,Quantity“many”无法识别,"Quantity ""many"" cannot be read",3,2011-07-02T07:00:00Z YMD point #1`,
  )
  expect(rows.join('\n')).toContain('InvoiceDate ""soon"" cannot be read')
  expect(rows.join('\n')).toContain(
    '4,22465,X,1,,,,,应有 8 列，实有 4 列,"expected 8 columns, found 4",5,2011-07-02T07:00:00Z YMD point',
  )
  expect(rows.join('\n')).toContain('含有 NUL 字符,contains a NUL character,6,2011-07-02T07:00:00Z YMD point #1')
  expect(rows.at(-1)).toMatch(/单价为 0，不是销售,unit price is 0: not a sale,8,2011-07-02T07:00:00Z YMD point #1$/)
})

test('[I3] [I32] a file of rejects that cannot be written, or that is left while it opens, ends the import and not the process', async () => {
  await using base = await openBase()
  using files = importer(base)
  const file = files.write('x.csv', retail('1,22465,L,2,2011-07-01 10:05:00,0,1,France'))
  const nowhere = { rejects: join(files.folder, 'none', 'rejects.csv') }
  await expect(files.run(file, 'online-retail', 'Shop', nowhere)).rejects.toThrow('ENOENT')
  for (let n = 0; n < 20; n++) {
    const rejects = new RejectFile(files.rejects, ['A'])
    await rejects.add({ line: 2, fields: ['x'] }, { reason: 'no', reason_zh: '不' })
    await rejects.discard()
  }
  expect(readdirSync(files.folder)).toEqual(['x.csv'])
})

test('[I75] rejected lines, put right in their file, are imported from it', async () => {
  await using base = await openBase()
  using files = importer(base)
  const bad = retail(
    '1,22465,LANTERN,3,2011-07-02 08:00:00,1.00,1,France',
    '2,22466,CUP,many,2011-07-02 08:00:00,1.00,1,France',
    '3,22467,MUG,1,soon,1.00,1,France',
  )
  await files.run(files.write('bad.csv', bad), 'online-retail', 'Shop')
  const mended = readFileSync(files.rejects, 'utf8').replace('many', '2')
  const again = await files.run(files.write('mended.csv', mended), 'online-retail', 'Shop')
  expect(again).toMatchObject({ lines: 2, imported: 1, rejected: 1, gross: 2 })
  // What is refused again has its reason beside it once.
  expect(readFileSync(files.rejects, 'utf8').split('\n')[0]).toBe(
    `\ufeff${header},原因,Reason,原行号 Line,读法 Read as`,
  )
})

test('[I4] gzip, BOM, CRLF, lone CR and quoted line breaks make no difference', async () => {
  await using base = await openBase()
  using files = importer(base)
  const text = retail(
    '1,22465,"LANTERN, ""big""\nred",3,2011-07-02 08:00:00,1.00,1,France',
    '2,22466,CUP,1,2011-07-02 09:00:00,2.00,1,France',
  )
  const forms = {
    plain: text,
    bom: `\ufeff${text}`,
    crlf: text.replaceAll('\n', '\r\n'),
    cr: text.replaceAll('\n', '\r'),
  }
  for (const [name, form] of Object.entries(forms))
    await files.run(files.write(`${name}.csv`, form), 'online-retail', name)
  await files.run(files.write('z.csv.gz', gzipSync(text)), 'online-retail', 'gzip')
  const titles = await base.rows("select distinct title from product where product_id = '22465'")
  expect(titles).toEqual([{ title: 'LANTERN, "big" red' }])
  expect(
    await base.rows('select gmv_amt, count(*)::int as n from rollup where grain = 0 and dim = 0 group by 1'),
  ).toEqual([{ gmv_amt: 500, n: 5 }])
})

test('[I5] a file imported again, or one that overlaps, changes nothing that is there', async () => {
  await using base = await openBase()
  using files = importer(base)
  const path = files.write('s.csv', small)
  await files.run(path, 'online-retail', 'Shop')
  const id = (await base.rows<{ id: number }>("select id from company where name = 'Shop'"))[0]?.id ?? 0
  const before = await stateOf(base, id)
  expect(await files.run(path, 'online-retail', 'Shop')).toMatchObject({
    lines: 9,
    imported: 0,
    duplicates: 8,
    rejected: 1,
    gross: 39.41,
  })
  const more = `${small}9,22465,LANTERN,1,2011-07-09 08:00:00,1.00,1,France\n`
  expect(await files.run(files.write('more.csv', more), 'online-retail', 'Shop')).toMatchObject({
    imported: 1,
    duplicates: 8,
  })
  await base.rows("delete from affiliate_order_line where order_id = '9'")
  const after = await stateOf(base, id)
  // A newer report tells the same anew: only its time is noted.
  const undated = (rows: readonly Record<string, unknown>[]) => rows.map(({ l }) => ({ ...(l as object), fact_t: 0 }))
  expect(undated(after.lines)).toEqual(undated(before.lines))
  expect(after.refunds).toEqual(before.refunds)
})

test('[I6] times can be moved by whole weeks, the hour of the shop staying; auto makes the newest day today, and nothing later than now', async () => {
  await using base = await openBase()
  using files = importer(base)
  const path = files.write(
    's.csv',
    retail('1,22465,L,1,2011-07-01 10:05:00,1.00,1,France', '2,22465,L,1,2011-06-01 10:05:00,1.00,1,France'),
  )
  await files.run(path, 'online-retail', 'Winter', { shiftWeeks: 24 })
  const paid = await base.rows<{ t: string }>(
    "select (to_timestamp(paid_t) at time zone 'Europe/London')::text as t from affiliate_order where order_id = '1'",
  )
  expect(paid).toEqual([{ t: '2011-12-16 10:05:00' }])
  await files.run(path, 'online-retail', 'Now', { shiftWeeks: 'auto' })
  const [moved] = await base.rows<{ day: boolean; future: boolean }>(
    "select bool_or((to_timestamp(paid_t) at time zone c.time_zone)::date = (now() at time zone c.time_zone)::date) as day, bool_or(to_timestamp(paid_t) > now()) as future from affiliate_order o join company c on c.id = o.company_id where c.name = 'Now'",
  )
  expect(moved).toEqual({ day: true, future: false })
  const clock = { zone: 'UTC', cut_hour: 0 }
  const shift = (now: string) =>
    resolveShift('auto', Date.parse('2011-12-09T12:50:00Z') / 1000, clock, Date.parse(now) / 1000, 'UTC')
  expect(shift('2011-12-20T18:00:00Z')).toEqual({ days: 11, seconds: 0 })
  // A morning: what is to come today has not been sold yet.
  expect(shift('2011-12-20T09:00:00Z')).toEqual({ days: 11, seconds: -3 * 3600 - 50 * 60 })
  // Five past ten of a summer is an hour later by UTC in winter.
  const [zone, july, december] = ['Europe/London', '2011-07-01T09:05:00Z', '2011-12-16T09:30:00Z']
  expect(resolveShift('auto', Date.parse(july) / 1000, { ...clock, zone }, Date.parse(december) / 1000, zone)).toEqual({
    days: 168,
    seconds: -35 * 60,
  })
})

test('[I7] what is wrong with a file is said in both languages before anything is imported', async () => {
  await using base = await openBase()
  using files = importer(base)
  const usd = await base.company('Dollar')
  const say = async (file: string, company = 'New', more = {}) =>
    files.run(file, 'online-retail', company, more).then(
      () => 'no error',
      (error: Error) => error.message,
    )
  const gbk = Buffer.concat([
    Buffer.from(`${header}\n1,2,`),
    Buffer.from([0xd6, 0xd0, 0xce, 0xc4]),
    Buffer.from(',1,2011-07-01 10:05:00,1.00,1,France\n'),
  ])
  expect(await say(`${files.folder}/none.csv`)).toMatch(/找不到文件.*\nThere is no file .*none\.csv$/)
  expect(await say(files.write('a.csv.gz', 'no gzip'))).toMatch(/不是 gzip[\s\S]*is not gzip/)
  expect(await say(files.write('b.csv.gz', gzipSync(small).subarray(0, 120)))).toMatch(/损坏[\s\S]*damaged or cut off/)
  expect(await say(files.write('c.csv', 'InvoiceNo,StockCode\n1,2\n'))).toMatch(
    /缺少预设 online-retail[\s\S]*needs: Description, Quantity, InvoiceDate, UnitPrice, CustomerID, Country/,
  )
  expect(await say(files.write('d.csv', gbk))).toMatch(/可能是 GBK[\s\S]*not UTF-8[\s\S]*--encoding gb18030/)
  expect(await say(files.write('e.csv', small), 'Dollar')).toMatch(
    /缺少汇率，没有导入任何内容：GBP 2011-07-01[\s\S]*nothing was imported: GBP 2011-07-01 – 2011-07-04/,
  )
  expect(await say(files.write('f.csv', small), 'New', { zone: 'Mars/Base' })).toMatch(/不认识时区 Mars\/Base/)
  expect(await say(files.write('g.csv', 'PK\x03\x04'))).toMatch(/Excel/)
  expect(await base.rows("select 1 from company where name = 'New'")).toEqual([])
  expect(await base.rows('select 1 from import_job where company_id = $1', [usd])).toEqual([])
  expect(await files.run(files.write('h.csv', gbk), 'online-retail', 'Chinese', { encoding: 'gb18030' })).toMatchObject(
    { imported: 1 },
  )
  expect(await base.rows('select title from product')).toEqual([{ title: '中文' }])
})
