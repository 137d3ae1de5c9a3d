import { expect, test } from 'vitest'
import { wordsIn } from '../../platform/exports/words.ts'
import { normal } from '../../platform/ingest/import/header.ts'
import { mappingPreset } from '../../platform/ingest/import/mapping.ts'
import { onlineRetail } from '../../platform/ingest/import/online-retail.ts'
import type { Preset, ReaderOptions, Row } from '../../platform/ingest/import/row.ts'
import { noShift } from '../../platform/ingest/import/shift.ts'
import { Survey, type SurveyOptions } from '../../platform/ingest/import/survey.ts'
import { tiktokAffiliate } from '../../platform/ingest/import/tiktok.ts'
import { readYes, words } from '../../platform/ingest/import/words.ts'
import {
  allLineFacts,
  allOrderFacts,
  type LineFact,
  lineBit,
  lineFacts,
  type OrderFact,
  orderBit,
  orderFacts,
} from '../../platform/ingest/said.ts'
import {
  collabTypes,
  commissionModels,
  contentTypes,
  orderStatuses,
  settlementStatuses,
} from '../../shared/areas/orders/enums.ts'

const utc = (text: string): number => Date.parse(`${text}Z`) / 1000
const now = utc('2026-11-22T12:00:00')
const usual: ReaderOptions = { zone: 'UTC', currency: 'USD', shift: noShift, salt: 's', now }

type Cells = Readonly<Record<string, string>>
const needed: Cells = {
  'Order ID': '1',
  'SKU ID': 'S',
  'Payment Amount': '10.00',
  Currency: 'USD',
  'Time Created': '2026-11-20 10:00:00',
}

const readAll = (
  rows: readonly Cells[],
  options: Partial<ReaderOptions> = {},
  preset: Preset = tiktokAffiliate,
): Row[] => {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const reader = preset.open(header, { ...usual, ...options })
  return rows.map((row) => reader.read(header.map((name) => row[name] ?? '')))
}
const read = (more: Cells, options: Partial<ReaderOptions> = {}): Row =>
  readAll([{ ...needed, ...more }], options)[0] ?? { kind: 'skip' }
const lineOf = (row: Row | undefined) => {
  if (row?.kind !== 'line') throw new Error(row?.kind === 'reject' ? row.reason : row?.kind)
  return row
}
const reasonOf = (row: Row | undefined): string => (row?.kind === 'reject' ? row.reason : (row?.kind ?? ''))

test('[I50] an amount with the mark of another currency is refused by line, in the words of its field', () => {
  expect(reasonOf(read({ 'Payment Amount': 'Rp154.530' }))).toBe('Payment Amount "Rp154.530" is no amount in USD')
  expect(reasonOf(read({ 'Payment Amount': 'EUR 12.00' }))).toBe('Payment Amount "EUR 12.00" is no amount in USD')
  expect(reasonOf(read({ 'Payment Amount': '12,5', Currency: 'VND' }))).toBe('Payment Amount "12,5" cannot be read')
  expect(reasonOf(read({ 'Payment Amount': '(12.50)' }))).toBe('Payment Amount "(12.50)" cannot be read')
  expect(lineOf(read({ 'Payment Amount': '$12.00' })).line.pay_amt).toBe(1200)
  expect(lineOf(read({ 'Payment Amount': '1.250', Currency: 'KWD' })).line.pay_amt).toBe(1250)
})

test('[I53] a line of the future, or from before 2005, is refused in a sentence that names the field', () => {
  expect(reasonOf(read({ 'Time Created': '2026-11-24 10:00:00' }))).toBe(
    'Time Created "2026-11-24 10:00:00" lies in the future: check the form of the dates and the zone',
  )
  expect(reasonOf(read({ 'Order Delivery Time': '1999-01-01' }))).toBe(
    'Order Delivery Time "1999-01-01" is before 2005: check the form of the dates',
  )
  expect(reasonOf(read({ 'Time Created': '22/11/26' }))).toBe('Time Created "22/11/26" cannot be read')
  expect(lineOf(read({ 'Time Created': '2026-11-23 09:00:00' })).head.create_t).toBe(utc('2026-11-23T09:00:00'))
  const retail = {
    InvoiceNo: '1',
    StockCode: 'A',
    Description: 'x',
    Quantity: '1',
    UnitPrice: '1',
    CustomerID: '',
    Country: '',
  }
  const [late] = readAll([{ ...retail, InvoiceDate: '2027-01-01 10:00:00' }], {}, onlineRetail)
  expect(reasonOf(late)).toContain('InvoiceDate "2027-01-01 10:00:00" lies in the future')
})

test('[I56] the row that describes the columns is skipped, and so is the row of totals of our own workbook; a wrong line is not', () => {
  const described: Cells = {
    'Order ID': 'Platform unique order ID.',
    'SKU ID': 'Platform unique SKU ID.',
    'Payment Amount': 'The amount that the buyer has paid.',
    Currency: 'Currency of the order.',
    Quantity: 'SKU sold quantity in the platform order.',
    'Time Created': 'Order created time.',
  }
  const chinese: Cells = {
    'Order ID': '平台唯一的订单编号',
    'SKU ID': '商品规格的唯一编号',
    'Payment Amount': '买家实际支付的金额',
    Currency: '订单的币种',
    Quantity: '购买件数说明文字',
    'Time Created': '订单创建的时间',
  }
  for (const first of [described, chinese])
    expect(readAll([first, needed]).map(({ kind }) => kind)).toEqual(['skip', 'line'])
  // Only there, and only when it is words throughout.
  expect(readAll([needed, described]).map(({ kind }) => kind)).toEqual(['line', 'reject'])
  const wrong: readonly Cells[] = [
    { ...needed, 'Payment Amount': 'see the invoice' },
    { ...needed, 'Order ID': 'my first order', 'Time Created': 'last week' },
    { ...needed, 'Order ID': 'no order', 'Payment Amount': 'nine', 'Time Created': '' },
  ]
  for (const row of wrong) expect(readAll([row]).map(({ kind }) => kind)).toEqual(['reject'])
  const own = {
    订单号: '1',
    子单SKU: 'S',
    支付金额: '10.00',
    币种: 'USD',
    下单时间: '2026-11-20 10:00:00',
    行ID: '1/S//1',
  }
  const totals = { 订单号: '合计（含未支付）', 子单SKU: '', 支付金额: '10.00', 币种: 'USD', 下单时间: '', 行ID: '' }
  expect(readAll([own, own, totals]).map(({ kind }) => kind)).toEqual(['line', 'line', 'skip'])
})

const stateOf = (word: string, more: Cells = {}) => {
  const { head, line } = lineOf(read({ 'Order Status': word, ...more }))
  return [head.order_status, line.settlement_status, line.returned_qty, head.paid_t !== null]
}

test('[I57] a settlement word in the order status says the settlement too, in English, Chinese and Indonesian', () => {
  const table: readonly (readonly [string, number, number | undefined])[] = [
    ['Completed|已完成|Selesai', 130, undefined],
    ['Processing|进行中|Sedang diproses|Pending', 111, undefined],
    ['Canceled|Cancelled|取消|已取消|Dibatalkan', 140, undefined],
    ['Settled|已结算|Diselesaikan', 130, 2],
    ['Ineligible|已失效|Tidak memenuhi syarat', 111, 3],
    ['Customer unpaid|Unpaid by customer|Belum dibayar', 100, 0],
    ['Frozen|已冻结|Dibekukan', 111, 4],
    ['Not settled|待结算', 111, 1],
  ]
  for (const [all, order, settlement] of table)
    for (const word of all.split('|')) expect([word, ...stateOf(word).slice(0, 2)]).toEqual([word, order, settlement])
  expect(stateOf('Refunded')).toEqual([111, 3, 1, true])
  expect(stateOf('Customer unpaid')).toEqual([100, 0, 0, false])
  expect(stateOf('Settled', { 'Order Delivery Time': '2026-11-21' })).toEqual([130, 2, 0, true])
  // A settlement column of its own counts before.
  expect(stateOf('Settled', { 'Settlement status': 'Frozen' }).slice(0, 2)).toEqual([130, 4])
  expect(stateOf('Completed', { 'Order settlement status': 'Refunded', Quantity: '3' })).toEqual([130, 3, 3, true])
  expect(stateOf('Completed', { 'Order settlement status': 'Unpaid by customer' }).slice(0, 2)).toEqual([130, 0])
  const contents = [
    'PRE_LIVE',
    'SHOP',
    'PROMOTION_PAGE',
    'Livestream',
    '视频',
    'Showcase',
    'External Traffic Program',
    'Etalase',
  ]
  expect(contents.map((word) => lineOf(read({ 'Content Type': word })).line.content_type)).toEqual([
    2, 3, 3, 2, 1, 3, 4, 3,
  ])
  expect(['Ya', 'Tidak', '是', 'no', 'maybe'].map(readYes)).toEqual([true, false, true, false, undefined])
})

test('[I57] an unknown word rejects the line and names word and field', () => {
  expect(reasonOf(read({ 'Order Status': 'Teleported' }))).toBe('Order Status "Teleported" cannot be read')
  expect(reasonOf(read({ 'Fully returned or refunded': 'maybe' }))).toBe(
    'Fully returned or refunded "maybe" cannot be read',
  )
  expect(reasonOf(read({ Currency: 'dollars' }))).toBe('Currency "dollars" cannot be read')
})

test('[I57] every word of our own exports is read back as what it was, in both languages', () => {
  const kinds = [
    ['order', orderStatuses, (word: string) => words.order_status.get(word)?.order],
    ['settlement', settlementStatuses, (word: string) => words.settlement_status.get(word)?.settlement],
    ['content', contentTypes, (word: string) => words.content_type.get(word)],
    ['collab', collabTypes, (word: string) => words.collab_type.get(word)],
    ['model', commissionModels, (word: string) => words.commission_model.get(word)],
  ] as const
  for (const language of ['zh', 'en'] as const) {
    for (const [labels, values, meaning] of kinds)
      for (const value of values)
        expect([labels, value, meaning(normal(wordsIn(language).find(`${labels}.${value}`) ?? ''))]).toEqual([
          labels,
          value,
          value,
        ])
    expect([0, 1].map((flag) => readYes(wordsIn(language).find(`flag.${flag}`) ?? ''))).toEqual([false, true])
  }
})

test('[I58] each line is read in its own currency, one that says none in the file’s', () => {
  const rows = readAll(
    [
      { ...needed, 'Payment Amount': '1,234.50', Currency: 'usd' },
      { ...needed, 'Payment Amount': '250.000', Currency: 'VND' },
      { ...needed, 'Payment Amount': '¥1,235', Currency: 'JPY' },
      { ...needed, 'Payment Amount': '9.90', Currency: '' },
    ],
    { currency: 'EUR' },
  )
  expect(rows.map(lineOf).map(({ head, line }) => [head.currency, line.pay_amt])).toEqual([
    ['USD', 123_450],
    ['VND', 250_000],
    ['JPY', 1235],
    ['EUR', 990],
  ])
})

const saidOf = (row: Row): [LineFact[], OrderFact[]] => {
  const { head, line } = lineOf(row)
  return [
    lineFacts.filter((fact) => (line.said ?? allLineFacts) & lineBit[fact]),
    orderFacts.filter((fact) => (head.said ?? allOrderFacts) & orderBit[fact]),
  ]
}

test('[I59] a line says what the file’s columns and filled cells say, and nothing that only stands in', () => {
  const bare = [[], ['create_t']]
  expect(saidOf(read({}))).toEqual(bare)
  const blank = {
    Quantity: '',
    'Order Status': '--',
    'Buyer ID': '/',
    'Shop name': '',
    'Refund amount': '—',
    Price: '',
  }
  expect(saidOf(read(blank))).toEqual(bare)
  const all: Cells = {
    'Content Type': 'Video',
    'Collaboration type': 'Open',
    'commission model': 'Standard',
    Price: '5.00',
    Quantity: '2',
    'SKU Subtotal Before Discount': '10.00',
    'SKU Seller Discount': '0',
    'SKU Platform Discount': '0',
    Taxes: '0',
    'Affiliate Partner commission rate': '5%',
    'Co-funded bonus rate': '1%',
    'Est. Shop Ads commission payment': '0.00',
    'Refunded quantity': '0',
    'Returned quantity': '0',
    'Refund amount': '0',
    'Shop ID': 'x',
    'Buyer ID': 'b',
    'Order Status': 'Completed',
    Sample: 'No',
    'Payment time': '2026-11-02 10:00:00',
  }
  // A rate that is there is said: the write path sees it.
  const told = lineFacts.filter((name) => name !== 'standard_rate_bp')
  expect(saidOf(read(all))).toEqual([told, [...orderFacts]])
  const one = (more: Cells) =>
    saidOf(read(more))
      .flat()
      .filter((fact) => fact !== 'create_t')
  expect(one({ 'Fully returned or refunded': 'No' })).toEqual([])
  expect(one({ 'Fully returned or refunded': 'Yes' })).toEqual(['refunded_qty', 'returned_qty', 'refund_amt'])
  expect(one({ 'Order Status': 'Refunded' })).toEqual(['refunded_qty', 'returned_qty', 'refund_amt'])
  expect(one({ 'Order Status': 'Settled' })).toEqual(['order_status'])
  // Where the order is follows neither from that it earns nothing nor from a hold.
  expect(one({ 'Order Status': 'Ineligible' })).toEqual([])
  expect(one({ 'Order Status': 'Frozen' })).toEqual([])
  expect(one({ 'Settlement status': 'Settled' })).toEqual([])
  expect(one({ 'Est. standard commission payment': '1.50' })).toEqual(['estimated'])
  expect(one({ 'Actual Shop Ads commission payment': '1.50', 'Order Status': 'Settled' })).toEqual([
    'ads_attributed',
    'order_status',
  ])
  // What is inferred from the other of the two times is not said.
  const paid = { 'Payment time': '2026-11-02 10:00:00' }
  expect(saidOf(read({ ...paid, 'Time Created': '' }))).toEqual([[], ['paid_t']])
  expect(saidOf(read(paid))).toEqual([[], ['create_t', 'paid_t']])
  expect(one({ 'Shop name': 'Harbour' })).toEqual(['shop_id'])
  const retail = {
    InvoiceNo: '1',
    StockCode: 'A',
    Description: 'x',
    Quantity: '1',
    UnitPrice: '1',
    CustomerID: '7.0',
    Country: '',
  }
  const [row] = readAll([{ ...retail, InvoiceDate: '2010-12-01 10:00:00' }], {}, onlineRetail)
  expect(row && saidOf(row)).toEqual([
    ['price_amt', 'quantity'],
    ['buyer_key', 'create_t', 'paid_t'],
  ])
})

test('[I59] a report that says when it was made tells when its facts were true', () => {
  expect(lineOf(read({})).head.event_t).toBeUndefined()
  for (const name of ['Report time', 'Data time', '更新时间', '数据时间', 'Updated Time', 'update_time'])
    expect(lineOf(read({ [name]: '2026-11-21 08:00:00' })).head.event_t).toBe(utc('2026-11-21T08:00:00'))
})

const survey = (rows: readonly Cells[], options: Partial<SurveyOptions> = {}, preset: Preset = tiktokAffiliate) => {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const one = new Survey(header, preset, { zone: 'UTC', now, ...options })
  for (const [at, row] of rows.entries())
    one.see(
      header.map((name) => row[name] ?? ''),
      at + 2,
    )
  return { header, end: () => one.end() }
}

test('[I62] a survey tells how a file writes dates and numbers, its currencies, columns and span; the reader takes it', () => {
  const rows = [
    { ...needed, 'Time Created': '03/04/2026 10:00:00', 'Payment Amount': '1.234', Currency: 'EUR', Note: 'x' },
    { ...needed, 'Time Created': '11/20/2026 23:00:00', 'Payment Amount': '9,90', Currency: 'EUR', Note: '' },
    { ...needed, 'Time Created': '02/05/2026 10:00:00', 'Payment Amount': '250.000', Currency: 'vnd', Note: '' },
    { ...needed, 'Time Created': '12/31/2026 10:00:00', 'Payment Amount': '7', Currency: 'EUR', Note: '' },
  ]
  const { header, end } = survey(rows)
  const forms = end()
  expect(forms).toEqual({
    dates: { form: 'MDY', asks: false, candidates: ['MDY'], example: { line: 3, text: '11/20/2026 23:00:00' } },
    numbers: { form: 'comma', sure: true, example: { line: 3, text: '9,90' } },
    currencies: ['EUR', 'VND'],
    columns: [
      { name: 'Order ID', field: 'order_id' },
      { name: 'SKU ID', field: 'sku_id' },
      { name: 'Payment Amount', field: 'pay_amount' },
      { name: 'Currency', field: 'currency' },
      { name: 'Time Created', field: 'create_time' },
      { name: 'Note', field: undefined },
    ],
    firstT: utc('2026-02-05T10:00:00'),
    lastT: utc('2026-11-20T23:00:00'),
    newestT: utc('2026-11-20T23:00:00'),
  })
  const reader = tiktokAffiliate.open(header, { ...usual, forms })
  const read = rows.map((row) => reader.read(header.map((name) => (row as Cells)[name] ?? '')))
  expect(
    read
      .slice(0, 3)
      .map(lineOf)
      .map(({ head, line }) => [line.pay_amt, head.create_t]),
  ).toEqual([
    [123_400, utc('2026-03-04T10:00:00')],
    [990, utc('2026-11-20T23:00:00')],
    [250_000, utc('2026-02-05T10:00:00')],
  ])
  expect(reasonOf(read[3])).toContain('lies in the future')
})

test('[I62] what people say of a file is not decided, and a mapping says it too', () => {
  const open = [{ ...needed, 'Time Created': '03/04/2026', 'Payment Amount': '1.234' }]
  expect(survey(open).end()).toMatchObject({
    dates: { form: 'DMY', asks: true, candidates: ['DMY', 'MDY'], example: { line: 2, text: '03/04/2026' } },
    numbers: { form: 'point', sure: false, example: { line: 2, text: '1.234' } },
  })
  expect(survey(open, { dates: 'MDY', numbers: 'comma' }).end()).toMatchObject({
    dates: { form: 'MDY', asks: false },
    numbers: { form: 'comma', sure: true },
    firstT: utc('2026-03-04T00:00:00'),
  })
  // The network's own export is known to write the day first.
  const seller = [{ ...open[0], 'Fully returned or refunded': 'No', Platform: 'TikTok' }]
  expect(survey(seller).end()).toMatchObject({ dates: { form: 'DMY', asks: false } })
  const columns = { order_id: 'Order ID', sku_id: 'SKU ID', pay_amount: 'Payment Amount', create_time: 'Time Created' }
  const mapped = (more: object) => mappingPreset(JSON.stringify({ name: 'm', columns, ...more }), 'm.json')
  expect(survey(open, {}, mapped({})).end()).toMatchObject({
    dates: { asks: true },
    numbers: { sure: false },
    currencies: [],
  })
  expect(survey(open, {}, mapped({ date_format: 'MDY', decimal_comma: true })).end()).toMatchObject({
    dates: { form: 'MDY', asks: false },
    numbers: { form: 'comma', sure: true },
  })
  const both = [...open, { ...needed, 'Payment Amount': '1,5' }, { ...needed, 'Payment Amount': '1.5' }]
  expect(() => survey(both).end()).toThrow('"1.5" on line 4')
  const retail = {
    InvoiceNo: '1',
    StockCode: 'A',
    Description: 'x',
    Quantity: '1',
    UnitPrice: '2.55',
    CustomerID: '',
    Country: '',
  }
  expect(survey([{ ...retail, InvoiceDate: '12/31/2010 8:26' }], {}, onlineRetail).end()).toMatchObject({
    dates: { form: 'MDY' },
    firstT: utc('2010-12-31T08:26:00'),
  })
})
