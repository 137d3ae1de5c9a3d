import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Cell } from '../../platform/exports/cells.ts'
import { xlsxStream } from '../../platform/exports/xlsx.ts'
import { escapeXml } from '../../platform/exports/xlsx-sheet.ts'
import { importRates } from '../../platform/fx/file.ts'
import { readRecords } from '../../platform/ingest/import/records.ts'
import { openSource } from '../../platform/ingest/import/source.ts'
import { importName } from '../../shared/areas/imports/api.ts'
import { textRow, workbook } from '../support/workbook.ts'
import { read, readBook, readCells } from './file-reading.ts'
import { absent, hasData, importer, retail, weekFile } from './import-support.ts'
import { openBase } from './ingest-support.ts'

test('[I43] the first sheet with lines is read: shared, written-in and rich texts, results of formulas, booleans, gaps; the line is the row', async () => {
  const shared = [
    '<t>Order ID</t>',
    '<r><rPr><b/></rPr><t>Pay</t></r><r><t xml:space="preserve">ment &amp; more</t></r><rPh sb="0" eb="1"><t>pei</t></rPh>',
    '<t>5764&#128512;中文_x000D_\n_x005F_x0041_</t>',
    '<t/>',
  ]
  const rows = `<row r="3" spans="1:4"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="inlineStr"><is><r><t>State</t></r><r><t> now</t></r></is></c></row>
    <row r="4"><c r="A4" s="1"/><c r="B4" t="s"><v>3</v></c></row>
    <row r="7"><c r="A7" t="s"><v>2</v></c><c r="C7"><f>1+1</f><v>2</v></c><c r="D7" t="str"><f>A1&amp;"x"</f><v>a_x0041_</v></c><c r="F7" s="1"/></row>
    <row r="9"><c r="B9" t="b"><v>1</v></c><c r="C9" t="b"><v>0</v></c><c r="D9" t="e"><v>#N/A</v></c></row>
    <row><c t="d"><v>2026-06-01T10:05:00.000</v></c><c><v>3</v></c><c r="E10"><v>9</v></c></row>
    <row r="10"><c r="A10"><v>1</v></c></row>`
  const sheets = [
    { name: 'Notes', rows: '' },
    { name: 'Title', rows: textRow('only a title') },
    { name: 'hidden', state: 'hidden', rows: textRow('a') + textRow('b') },
    { name: 'affiliate_orders_7123', rows },
    { name: 'Sheet1', rows: textRow('x') + textRow('y') },
  ] as const
  const wanted = {
    3: ['Order ID', 'Payment & more', '', 'State now'],
    7: ['5764😀中文\r\n_x0041_', '', '2', 'aA'],
    9: ['', 'TRUE', 'FALSE', ''],
    10: ['2026-06-01 10:05:00', '3', '', '', '9'],
    11: ['1', '', '', ''],
  }
  expect(await readBook({ sheets, shared })).toEqual(wanted)
  // Other programs write prefixes, and paths in their own way.
  const sheet = `<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`
  expect(
    await readBook({
      sheets: [{ rows: '' }],
      more: [
        { name: 'XL\\worksheets\\Sheet1.xml', content: sheet },
        { name: 'xl/worksheets/sheet1.xml', content: sheet },
      ],
    }),
  ).toEqual({ 1: ['a'] })
  expect(await readBook({ sheets: [{ rows: '' }, { rows: textRow('head', 'alone') }] })).toEqual({
    1: ['head', 'alone'],
  })
  expect(await readBook({ sheets: [{ rows: '' }] })).toEqual({})
})

test('[I43] a workbook imports as its table in CSV does, and the same lines of the one and the other are the same', async () => {
  await using base = await openBase()
  using files = importer(base)
  const lines = [
    ['536365', '85123A', 'WHITE HANGING', '6', '2011-07-01 08:26:00', '2.55', '17850', 'United Kingdom'],
    ['C536379', 'D', 'Discount', '-1', '2011-07-01 09:41:00', '27.5', '14527', 'United Kingdom'],
    ['536380', '22465', 'LANTERN', 'six', '2011-07-01 09:41:00', '1.25', '', 'EIRE'],
  ]
  const serials = ['40725.351388888892', '40725.403472222221', '40725.403472222221']
  const text = (cell: string): string => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  const number = (cell: string): string => (/^-?[\d.]+$/.test(cell) ? `<c><v>${cell}</v></c>` : text(cell))
  const rows = lines.map(
    ([invoice = '', stock = '', title = '', quantity = '', , price = '', customer = '', country = ''], n) =>
      `<row>${number(invoice)}${text(stock)}${text(title)}${number(quantity)}<c s="1"><v>${serials[n]}</v></c>${number(price)}${customer ? number(customer) : '<c/>'}${text(country)}</row>`,
  )
  const header = retail().trim().split(',')
  const book = files.write(
    'orders.xlsx',
    workbook({ sheets: [{ rows: textRow(...header) + rows.join('') }], formats: [0, 22] }),
  )
  const csv = files.write('orders.csv', retail(...lines.map((line) => line.join(','))))
  expect(await files.run(book, 'online-retail', 'Shop')).toMatchObject({
    lines: 3,
    imported: 2,
    rejected: 1,
    gross: 15.3,
  })
  expect(await files.run(csv, 'online-retail', 'Shop')).toMatchObject({
    lines: 3,
    imported: 0,
    duplicates: 2,
    rejected: 1,
  })
  const rates = files.write(
    'rates.xlsx',
    workbook({
      sheets: [
        {
          rows: `${textRow('day', 'currency', 'rate')}<row><c s="1"><v>46000</v></c>${text('GBP')}<c><v>0.745</v></c></row>`,
        },
      ],
      formats: [0, 14],
    }),
  )
  const options = { file: rates, rejects: files.rejects, encoding: undefined }
  expect(await importRates(base.db, options, 0)).toMatchObject({ lines: 1, imported: 1, rejected: 0 })
})

test(`[I43] a real week as a workbook has the records of its CSV, however its texts are kept${absent}`, async () => {
  if (!hasData) return
  const source = await openSource(weekFile)
  const wanted: (readonly string[])[] = []
  for await (const { fields } of readRecords(source)) wanted.push(fields)
  const [header = [], ...lines] = wanted
  const shared = new Map<string, number>()
  const cell = (text: string, n: number): string => {
    if ([3, 5].includes(n)) return `<c><v>${text}</v></c>`
    if (!shared.has(text)) shared.set(text, shared.size)
    return `<c t="s"><v>${shared.get(text)}</v></c>`
  }
  const rows = lines.map(
    (fields) => `<row>${fields.map((text, n) => (text === '' ? '<c/>' : cell(text, n))).join('')}</row>`,
  )
  const sheets = [{ rows: textRow(...header) + rows.join('') }]
  const found = await readBook({ sheets, shared: [...shared.keys()].map((text) => `<t>${escapeXml(text)}</t>`) })
  expect(Object.values(found)).toEqual(wanted)
})

test('[I44] numbers are plain decimals as spreadsheets show them, exact to the digits written', async () => {
  const numbers = {
    '12.50': '12.50',
    '576461413038785752': '576461413038785752',
    '5.7646141303878579E+17': '576461413038785790',
    '1.5E3': '1500',
    '-2.5e-3': '-0.0025',
    '1E-7': '0.0000001',
    '0.30000000000000004': '0.3',
    '12.340000000000002': '12.34',
    '0.28999999999999998': '0.29',
    '99.999999999999986': '100',
    '1.2340000000000001E-2': '0.01234',
    '123456789012345.67': '123456789012346',
    '-0.0': '-0.0',
    '.5': '0.5',
    // Three digits behind the point could be thousands to whoever reads a decimal comma.
    '1.234': '1.2340',
    '1e999999999': '1e999999999',
    nan: 'nan',
  }
  const cells = Object.keys(numbers).map((text) => `<c><v>${text}</v></c>`)
  expect(await readCells(cells)).toEqual(Object.values(numbers))
  const id = '<c t="s" s="1"><v>0</v></c>'
  expect(await readCells([id], { shared: ['<t>5764614130387857520</t>'], formats: [0, 22] })).toEqual([
    '5764614130387857520',
  ])
})

test('[I44] dates of either calendar are read as times, and rates with their per cent sign, by the cell’s format', async () => {
  const dates: readonly (number | string)[] = [
    ...[14, 22, 31, 47, 57],
    ...[
      'yyyy\\-mm\\-dd',
      '[$-409]d/m/yy h:mm AM/PM;@',
      '[h]:mm:ss',
      '"Bestellt am" dd.mm.yyyy',
      'ss.000',
      'yyyy"年"m"月"d"日"',
    ],
  ]
  const cells = dates.map((_, n) => `<c s="${n}"><v>46174.420138888891</v></c>`)
  expect(new Set(await readCells(cells, { formats: dates }))).toEqual(new Set(['2026-06-01 10:05:00']))
  const plain: readonly (number | string)[] = [
    0,
    1,
    4,
    11,
    49,
    'General',
    '#,##0.00 "USD"',
    '[Red]0.00',
    '[$฿-41E]#,##0.00',
    '0.00E+00',
    '"days" 0',
    '\\d0',
    '@',
  ]
  const same = await readCells(
    plain.map((_, n) => `<c s="${n}"><v>46174.42</v></c>`),
    { formats: plain },
  )
  expect(new Set(same)).toEqual(new Set(['46174.42']))

  const serials = ['1', '59', '60', '61', '0.5', '46174.999999', '2958465', '2958466', '-1', 'x']
  const times = serials.map((text) => `<c s="0"><v>${text}</v></c>`)
  const days = ['1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01'].map((day) => `${day} 00:00:00`)
  const rest = ['1899-12-31 12:00:00', '2026-06-02 00:00:00', '9999-12-31 00:00:00', '2958466', '-1', 'x']
  expect(await readCells(times, { formats: [14] })).toEqual([...days, ...rest])
  const from1904 = await readCells(
    ['0', '44712.5'].map((text) => `<c s="0"><v>${text}</v></c>`),
    { formats: [14], is1904: true },
  )
  expect(from1904).toEqual(['1904-01-01 00:00:00', '2026-06-01 12:00:00'])

  const rates = ['0.15', '0.125', '1', '0.14000000000000001', '1.2E-2', '-0.05', '0', '0.12125'].map(
    (text) => `<c s="1"><v>${text}</v></c>`,
  )
  for (const format of [9, 10, '0.0%', '0" "%'])
    expect(await readCells(rates, { formats: [0, format] })).toEqual([
      '15%',
      '12.5%',
      '100%',
      '14%',
      '1.2%',
      '-5%',
      '0%',
      '12.1250%',
    ])
  expect(await readCells(['<c s="0"><v>5</v></c>'], { formats: ['0"%"'] })).toEqual(['5'])
})

test('[I44] our own export of a list is read back: texts, exact decimals, times and rates', async () => {
  const texts = ['Order', 'Note', 'Paid', 'Rate', 'When'].map((title) => ({ title }))
  const columns = texts.map(({ title }) => ({ field: title, title, kind: 'text' as const, width: 12 }))
  const rows: Cell[][] = [
    [
      { text: '5764614130387857520' },
      { text: 'a "b", <c> & _x0041_\nnext' },
      { number: '-1234567.89' },
      { rate: 1250 },
      { time: '2026-06-01 10:05:09' },
    ],
    [{ text: '2' }, null, { number: '0.10' }, { rate: 1 }, null],
    [{ text: '3' }, { text: '' }, { number: '9007199254740991' }, { rate: 0 }, { time: '1999-12-31 23:59:59' }],
  ]
  const batches = async function* () {
    yield rows
  }
  const file = await buffer(xlsxStream({ columns, batches: batches(), title: '订单' }))
  expect(await read(file)).toEqual({
    1: ['Order', 'Note', 'Paid', 'Rate', 'When'],
    2: ['5764614130387857520', 'a "b", <c> & _x0041_\nnext', '-1234567.89', '12.5%', '2026-06-01 10:05:09'],
    3: ['2', '', '0.10', '0.01%', ''],
    4: ['3', '', '9007199254740991', '0%', '1999-12-31 23:59:59'],
  })
})

test('[I46] commas, semicolons, tabs and bars are told from the first lines, outside quotes; Excel’s own sep= line is no record', {
  tags: ['long'],
}, async () => {
  const table = { 1: ['Order', 'Title', 'Paid'], 2: ['1', 'a, b; c\t|d', '1,50'], 3: ['2', 'say "hi"\nto all', '2'] }
  for (const delimiter of [',', ';', '\t', '|']) {
    const quoted = Object.values(table).map((fields) =>
      fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(delimiter),
    )
    for (const end of ['\n', '\r\n', '\r']) {
      const text = quoted.join(end) + end
      expect(await read(text)).toEqual(table)
      expect(await read(`\ufeff${text}`)).toEqual(table)
      expect(await read(gzipSync(text), { name: 'a.tsv.gz' })).toEqual(table)
    }
    expect(await read(`${quoted.join('\n')}`)).toEqual(table)
    const moved = { 2: table[1], 3: table[2], 4: table[3] }
    expect(await read(`sep=${delimiter}\r\n${quoted.join('\r\n')}`)).toEqual(moved)
    expect(await read(`\ufeff"sep=${delimiter}"\n${quoted.join('\n')}`)).toEqual(moved)
  }
  expect(await read('sep=^\na^b\n')).toEqual({ 2: ['a', 'b'] })
  expect(await read('sep=a\n1\n')).toEqual({ 1: ['sep=a'], 2: ['1'] })
  // Decimal commas, names with commas, ragged lines, stray tabs.
  expect(await read('Order;Net, EUR;Tax\n1;1,5;2,5\n2;3,5;4,5\n')).toMatchObject({
    1: ['Order', 'Net, EUR', 'Tax'],
    2: ['1', '1,5', '2,5'],
  })
  expect(await read('Order,Title | Size,Paid\n1,a | b,c,2\n2,x,3\n')).toMatchObject({
    1: ['Order', 'Title | Size', 'Paid'],
  })
  expect(await read('Order\t,SKU\t,Paid\t\n1\t,2\t,3\t\n')).toMatchObject({ 2: ['1\t', '2\t', '3\t'] })
  expect(await read('Order\n1\n2\n')).toEqual({ 1: ['Order'], 2: ['1'], 3: ['2'] })
  expect(await read('订单;金额\n1;2')).toEqual({ 1: ['订单', '金额'], 2: ['1', '2'] })
  expect(await read('a;b\n')).toEqual({ 1: ['a', 'b'] })
  const wide = `${Array.from({ length: 900 }, (_, n) => `column ${n} ${'x'.repeat(95)}`).join(';')}\n`
  expect(await read(`${wide}${'1;'.repeat(899)}1\n`)).toMatchObject({ 2: expect.arrayContaining(['1']) })
})

test('[I46] UTF-16 that begins with its mark is read by itself, other texts that are no UTF-8 are refused with the encoding to choose', async () => {
  const text = 'Order ID\t标题\n1\t"a\tb"\n'
  const table = { 1: ['Order ID', '标题'], 2: ['1', 'a\tb'] }
  const little = Buffer.from(`\ufeff${text}`, 'utf16le')
  expect(await read(little, { name: 'unicode.txt' })).toEqual(table)
  expect(await read(Buffer.from(little).swap16())).toEqual(table)
  expect(await read(gzipSync(little))).toEqual(table)
  // The mark says more than whoever chose.
  expect(await read(little, { encoding: 'gb18030' })).toEqual(table)
  expect(await read(`\ufeff${text}`, { encoding: 'gb18030' })).toEqual(table)
  const bare = little.subarray(2)
  expect(await read(bare)).toMatch(/可能是 UTF-16.*\n.*add --encoding utf-16le$/)
  expect(await read(Buffer.from(bare).swap16())).toMatch(/add --encoding utf-16be$/)
  expect(await read(bare, { encoding: 'utf-16le' })).toEqual(table)
  const gbk = Buffer.concat([Buffer.from('Order,'), Buffer.from([0xb6, 0xa9, 0xb5, 0xa5])])
  expect(await read(gbk)).toMatch(/可能是 GBK.*\n.*--encoding gb18030/)
  expect(await read(gbk, { encoding: 'gb18030' })).toEqual({ 1: ['Order', '订单'] })
  const long = Buffer.concat([Buffer.from(`Order\n${'1\n'.repeat(100_000)}`), gbk])
  expect(await read(long)).toMatch(/可能是 GBK/)
})

test('[I46] what a file is, its content decides and not its name', async () => {
  const book = workbook({ sheets: [{ rows: textRow('a', 'b') }] })
  expect(await read(book, { name: 'orders.csv' })).toEqual({ 1: ['a', 'b'] })
  expect(await read('a;b\n', { name: 'orders.xlsx' })).toEqual({ 1: ['a', 'b'] })
  expect(await read('PK,b\n')).toEqual({ 1: ['PK', 'b'] })
  expect(await read(gzipSync('a\tb\n'), { name: 'orders.csv' })).toEqual({ 1: ['a', 'b'] })
  expect(await read(gzipSync(book), { name: 'orders.csv.gz' })).toMatch(/直接使用 \.xlsx\n.*take the \.xlsx itself/)
  for (const name of ['a.csv', 'A.CSV.GZ', 'a.tsv', 'a.tsv.gz', 'a.txt', 'a.txt.gz', '订单.XLSX'])
    expect(name).toMatch(importName)
  for (const name of ['a.xls', 'a.xlsx.gz', 'a.gz', 'a.zip', 'csv', 'a.csv.exe']) expect(name).not.toMatch(importName)
})
