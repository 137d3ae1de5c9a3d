import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type Cell, cellOf, decimalText, harmless } from '../../platform/exports/cells.ts'
import { fileColumns } from '../../platform/exports/columns.ts'
import { csvText } from '../../platform/exports/csv.ts'
import { wordsIn } from '../../platform/exports/words.ts'
import { xlsxStream } from '../../platform/exports/xlsx.ts'
import { findList } from '../../shared/lists/all.ts'
import type { List } from '../../shared/lists/list.ts'
import { sheetRows, unzip } from '../support/unzip.ts'

type Batches = AsyncIterable<readonly (readonly Cell[])[]>

const orders = findList('orders') as List
const world = (language: 'zh' | 'en') => ({ words: wordsIn(language), zone: 'Asia/Shanghai', currency: 'USD' })
const columnsOf = (...fields: string[]) => fileColumns(orders, fields, wordsIn('en'))

/** Names that people may give, with characters that spreadsheets, XML and CSV take for their own. */
const hostile = [
  '=1+1',
  "=cmd|'/C calc'!A0",
  '+1-800',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u200b=HYPERLINK("http://x")',
  '\ufeff=1',
  '\0=1',
  '\u0007=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '"=1"',
  '","=1',
  'a"b,c\r\nd',
  '<script>&amp;</script>',
  ']]>',
  '_x0041_',
  '\ud800broken\udc00',
  '\uffff\ufffe',
  '👍 很好',
  '00123',
  '5761234567890123456',
  '1e5',
]

test('[EX7] money, rates and counts are exact plain numbers, times are the zone’s, words the language’s', () => {
  expect([
    decimalText(-1234, 2),
    decimalText(5, 2),
    decimalText(0, 2),
    decimalText(-7, 0),
    decimalText(9_007_199_254_740_991, 2),
  ]).toEqual(['-12.34', '0.05', '0.00', '-7', '90071992547409.91'])
  const row = {
    pay_amount: -1234,
    currency: 'VND',
    standard_rate_bp: 1205,
    quantity: 3,
    create_time: 1_700_000_000,
    content_type: 2,
    settlement_status: 4,
    region: 'GB',
    fully_return: true,
    order_id: '5761234567890123456',
    act_standard: null,
    paid_time: null,
    sku_name: '',
  }
  const shown = (language: 'zh' | 'en', fields = Object.keys(row)) =>
    fileColumns(orders, fields, wordsIn(language)).map((column) => cellOf(column, row, world(language)))
  expect(shown('zh')).toEqual([
    { number: '-1234' },
    { text: 'VND' },
    { rate: 1205 },
    { number: '3' },
    { time: '2023-11-15 06:13:20' },
    { text: '直播' },
    { text: '已冻结' },
    { text: '英国' },
    { text: '是' },
    { text: '5761234567890123456' },
    null,
    null,
    null,
  ])
  expect(shown('en', ['content_type', 'region', 'fully_return'])).toEqual([
    { text: 'Live' },
    { text: 'United Kingdom' },
    { text: 'Yes' },
  ])
  const usd = { ...row, currency: 'USD' }
  expect(cellOf(columnsOf('pay_amount')[0] as never, usd, world('zh'))).toEqual({ number: '-12.34' })
})

test('[SH28] a category stands in a file by the name of the file’s language, a single name in both', () => {
  const [column] = fileColumns(findList('products') as List, ['category_name'], wordsIn('en'))
  const shown = (category_name: string, language: 'zh' | 'en') =>
    column && cellOf(column, { category_name }, world(language))
  expect(shown('家居\nHome', 'zh')).toEqual({ text: '家居' })
  expect(shown('家居\nHome', 'en')).toEqual({ text: 'Home' })
  expect(shown('Home', 'en')).toEqual({ text: 'Home' })
  expect(shown('', 'en')).toBeNull()
})

test('[EX7] amounts bring their currency', () => {
  expect(columnsOf('quantity', 'pay_amount', 'price').map(({ field }) => field)).toEqual([
    'quantity',
    'pay_amount',
    'price',
    'currency',
  ])
  expect(columnsOf('currency', 'pay_amount').map(({ field }) => field)).toEqual(['currency', 'pay_amount'])
  expect(columnsOf('quantity').map(({ field }) => field)).toEqual(['quantity'])
})

test('[EX8] no text of a file begins as a formula does, and none holds what files cannot', () => {
  for (const text of hostile) {
    const clean = harmless(text)
    expect(clean).not.toMatch(/^[\s\u200b\u00ad]*[=+\-@＝＋－＠]/)
    expect(clean).not.toMatch(/^[\t\r\n]/)
    expect(() => encodeURIComponent(clean)).not.toThrow()
    expect([...clean].every((character) => character >= ' ' || '\t\r\n'.includes(character))).toBe(true)
  }
  expect(['=1+1', '\0=1', 'plain', 'a=b', '\u0007x', '00123'].map(harmless)).toEqual([
    "'=1+1",
    "'=1",
    'plain',
    'a=b',
    'x',
    '00123',
  ])
})

const once = async function* (rows: readonly (readonly Cell[])[]) {
  yield rows
}

test('[EX8] [EX10] a program reads back what was written: texts as texts, numbers as numbers, nothing as nothing', async () => {
  const columns = columnsOf('product_name', 'quantity', 'sku_name')
  const rows: Cell[][] = hostile.map((text) => [{ text: harmless(text) }, { number: '-5' }, null])
  const csv = (await buffer(Readable.from(csvText(columns, once(rows))))).toString()
  expect(csv.startsWith('\ufeff"Product",')).toBe(true)
  const read = parse(csv, { bom: true, record_delimiter: '\r\n' }) as string[][]
  expect(read).toEqual([['Product', 'Quantity', 'Variation'], ...hostile.map((text) => [harmless(text), '-5', ''])])

  const files = unzip(await buffer(xlsxStream({ columns, batches: once(rows), title: 'A/B: [c]' })))
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const held = (text: string) => harmless(text).replace('_x0041_', '_x005F_x0041_')
  expect(sheetRows(sheet)).toEqual([['Product', 'Quantity', 'Variation'], ...hostile.map((text) => [held(text), -5])])
  expect(sheet).not.toContain('<f')
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="A B   c " sheetId="1" r:id="rId1"/>')
})

test('[EX15] a workbook filters by its headings, knows dates and rates, and ends with its totals, which it does not filter', async () => {
  const columns = columnsOf('order_id', 'pay_amount', 'standard_rate_bp', 'create_time', 'quantity', 'currency')
  const row: Cell[] = [
    { text: '576461234567890123' },
    { number: '12.30' },
    { rate: 1205 },
    { time: '2026-11-22 18:00:00' },
    { number: '3' },
    { text: 'USD' },
  ]
  const totals: Cell[] = [{ text: 'Total' }, { number: '24.60' }, null, null, { number: '6' }, { text: 'USD' }]
  const made = async (sheetRows: number) => {
    const file = xlsxStream({ columns, batches: once([row, row]), totals: () => totals, title: 'T', sheetRows })
    return unzip(await buffer(file))
  }
  const files = await made(100)
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheetRows(sheet)).toEqual([
    ['Order ID', 'Payment amount', 'Standard commission rate', 'Time created', 'Quantity', 'Currency'],
    ['576461234567890123', 12.3, 0.1205, 46348.75, 3, 'USD'],
    ['576461234567890123', 12.3, 0.1205, 46348.75, 3, 'USD'],
    ['Total', 24.6, null, null, 6, 'USD'],
  ])
  expect(sheet).toContain('<pane ySplit="1"')
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:F3"/>')
  const formats = [...(files.get('xl/styles.xml') ?? '').matchAll(/<xf numFmtId="(\d+)" fontId/g)].map(([, id]) => id)
  const formatOf = (cell: string) => formats[Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])]
  expect(['B2', 'C2', 'D2', 'E2', 'B4', 'E4'].map(formatOf)).toEqual(['4', '10', '165', '3', '4', '3'])
  expect(files.get('xl/styles.xml')).toContain('<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>')
  const split = await made(3)
  expect([1, 2, 3].map((n) => sheetRows(split.get(`xl/worksheets/sheet${n}.xml`) ?? '').length)).toEqual([2, 3, 0])
})

test('[EX10] a sheet that is full is followed by another one with the same headings', async () => {
  const columns = columnsOf('quantity')
  const rows = (count: number) => Array.from({ length: count }, (_, n): Cell[] => [{ number: String(n) }])
  const made = async (count: number) => {
    const files = unzip(await buffer(xlsxStream({ columns, batches: once(rows(count)), title: 'T', sheetRows: 4 })))
    const names = [...files.keys()].filter((name) => name.includes('worksheets/'))
    for (const part of ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels'])
      for (const name of names) expect(files.get(part)).toContain(name.replace('xl/', ''))
    return names.map((name) => sheetRows(files.get(name) ?? '').map(([cell]) => cell))
  }
  expect(await made(0)).toEqual([['Quantity']])
  expect(await made(3)).toEqual([['Quantity', 0, 1, 2]])
  expect(await made(7)).toEqual([
    ['Quantity', 0, 1, 2],
    ['Quantity', 3, 4, 5],
    ['Quantity', 6],
  ])
})

test('[EX10] rows come at the speed of the reader: no more than a few batches wait for it', async () => {
  const columns = columnsOf('product_name')
  let pulled = 0
  const batches = async function* () {
    for (; pulled < 200; pulled++)
      yield Array.from({ length: 250 }, (_, n): Cell[] => [{ text: `${Math.sin(pulled * 250 + n)}`.repeat(5) }])
  }
  const streams: readonly ((batches: Batches) => Readable)[] = [
    (source) => xlsxStream({ columns, batches: source, title: 'T' }),
    (source) => Readable.from(csvText(columns, source), { objectMode: false }),
  ]
  for (const open of streams) {
    pulled = 0
    const stream = open(batches())
    stream.once('readable', () => {})
    for (let before = -1; before !== pulled; await sleep(50)) before = pulled
    expect(pulled).toBeLessThan(12)
    await buffer(stream)
    expect(pulled).toBe(200)
  }
})

test('[EX13] rows that break off end the file with what they said', async () => {
  const columns = columnsOf('quantity')
  const broken = async function* (): AsyncGenerator<Cell[][]> {
    yield [[{ number: '1' }]]
    throw new Error('rows broke')
  }
  await expect(buffer(xlsxStream({ columns, batches: broken(), title: 'T' }))).rejects.toThrow('rows broke')
})
