import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeRates } from '../../platform/fx/rates.ts'
import { ImportError } from '../../platform/ingest/import/error.ts'
import { exportKinds, layoutOf } from '../../platform/ingest/import/kinds.ts'
import { findPreset } from '../../platform/ingest/import/presets.ts'
import type { ImportOptions } from '../../platform/ingest/import.ts'
import { fixture, importer } from './import-support.ts'
import { openBase, type TestBase } from './ingest-support.ts'

/** Lines, payment, refunds, estimates and actuals by settlement status; minor units. */
const totalsOf = async (base: TestBase, id: number) => {
  const rows = await base.rows<Record<string, number | null>>(
    `select settlement_status::int as status, count(*)::int as lines, sum(pay_amt)::int8 as pay, sum(refund_amt)::int8 as back,
       sum(est_standard_amt)::int8 as est, sum(est_shop_ads_amt)::int8 as ads, sum(est_bonus_amt)::int8 as bonus,
       sum(est_partner_amt)::int8 as partner, sum(act_standard_amt)::int8 as act,
       sum(act_shop_ads_amt)::int8 as act_ads, sum(act_bonus_amt)::int8 as act_bonus, sum(act_partner_amt)::int8 as act_partner
     from affiliate_order_line where company_id = $1 group by 1 order by 1`,
    [id],
  )
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value)))
}

const imported = async (name: string, currency: string, options: Partial<ImportOptions> = {}) => {
  await using base = await openBase()
  using files = importer(base)
  const id = await base.company('Tide', 'UTC', currency)
  const summary = await files.run(fixture(`exports/${name}`), 'tiktok-affiliate', 'Tide', options)
  return {
    summary,
    totals: await totalsOf(base, id),
    lines: await base.rows(
      `select l.order_id, creator_id, content_type as content, quantity, l.standard_rate_bp as rate, refunded_qty, returned_qty,
         fully_return, collab_type as collab, order_status as status, o.paid_t, delivery_t, l.settled_t, l.shop_id, campaign_id
       from affiliate_order_line l join affiliate_order o using (company_id, order_id) order by 1, sku_id`,
    ),
    titles: (await base.rows<{ title: string }>('select title from product order by product_id')).map(
      ({ title }) => title,
    ),
  }
}

const utc = (text: string): number => Date.parse(`${text}Z`) / 1000

test('[I61] the seller’s English export: its control totals, states, contents and times', async () => {
  const { summary, totals, lines, titles } = await imported('seller-en.csv', 'USD')
  expect(summary).toMatchObject({ lines: 8, imported: 8, rejected: 0, orders: 7, gross: 1404.4, refunds: 9.9 })
  expect(totals).toEqual([
    { lines: 1, pay: 3000, est: 450 },
    { status: 1, lines: 3, pay: 130_500, est: 13_575, bonus: 60 },
    { status: 2, lines: 1, pay: 2250, ads: 180, act_ads: 180 },
    { status: 3, lines: 3, pay: 4690, back: 990, est: 674 },
  ])
  expect(lines.map(({ content }) => content)).toEqual([1, 2, 2, 3, 4, 1, 1, 6])
  expect(lines.map(({ status }) => status)).toEqual([130, 130, 130, 140, 130, 100, 111, 111])
  expect(lines[2]).toMatchObject({
    creator_id: 'bob_deals',
    rate: 1500,
    paid_t: utc('2025-10-04T20:00:10'),
    delivery_t: utc('2025-10-07T10:00:00'),
    settled_t: utc('2025-10-15T02:00:00'),
  })
  expect(lines[4]).toMatchObject({ fully_return: true, returned_qty: 1 })
  expect(titles).toEqual(['Desk lamp, warm', '=HYPERLINK("x")', 'Mug'])
})

test('[I61] the British export with its 31st column: pounds with thousands, refunded, frozen and unpaid lines', async () => {
  const { summary, totals, lines } = await imported('seller-uk.csv', 'GBP')
  expect(summary).toMatchObject({ lines: 6, imported: 6, rejected: 0, orders: 6, gross: 1213.99, refunds: 8 })
  expect(totals).toEqual([
    { lines: 1, pay: 800, est: 133 },
    { status: 1, lines: 1, pay: 1600, est: 267 },
    { status: 2, lines: 1, pay: 114_999, est: 4792, bonus: 500, act: 4792, act_bonus: 500 },
    { status: 3, lines: 2, pay: 1600, back: 800, est: 266 },
    { status: 4, lines: 1, pay: 2400, ads: 200 },
  ])
  expect(lines.map(({ status, paid_t }) => [status, paid_t !== null])).toEqual([
    [130, true],
    [130, true],
    [122, true],
    [140, true],
    [122, true],
    [100, false],
  ])
})

test('[I61] the Chinese export with its odd spaces, tabs and byte order mark says the same', async () => {
  const { summary, totals, lines, titles } = await imported('seller-zh.csv', 'THB')
  expect(summary).toMatchObject({ lines: 6, imported: 6, rejected: 0, orders: 6, gross: 4046.5, refunds: 450.5 })
  expect(totals).toEqual([
    { lines: 1, pay: 45_050, est: 4505 },
    { status: 1, lines: 2, pay: 149_900, est: 17_980, bonus: 1000 },
    { status: 2, lines: 1, pay: 119_600, ads: 9568, act_ads: 9568 },
    { status: 3, lines: 2, pay: 90_100, back: 45_050, est: 9010 },
  ])
  expect(lines.map(({ order_id, quantity, content }) => [order_id, quantity, content])).toEqual([
    ['5789000000000000001', 2, 1],
    ['5789000000000000002', 4, 2],
    ['5789000000000000003', 1, 3],
    ['5789000000000000004', 1, 1],
    ['5789000000000000005', 2, 1],
    ['5789000000000000006', 1, 1],
  ])
  expect(titles).toEqual(['保温杯', '台灯 白色'])
})

test('[I61] the Indonesian export: Rp154.530 is one hundred fifty-four thousand rupiah, in words of its own', async () => {
  const { summary, totals, lines } = await imported('seller-id.csv', 'IDR')
  expect(summary).toMatchObject({ lines: 6, imported: 6, rejected: 0, gross: 3_397_266, refunds: 154_530 })
  expect(totals).toEqual([
    { lines: 1, pay: 950, est: 119 },
    { status: 1, lines: 2, pay: 618_120, est: 19_316, ads: 37_087 },
    { status: 2, lines: 1, pay: 2_469_136, est: 246_914, act: 246_914 },
    { status: 3, lines: 2, pay: 309_060, back: 154_530, est: 38_632 },
  ])
  expect(lines.map(({ status, content, rate }) => [status, content, rate])).toEqual([
    [130, 1, 1250],
    [130, 2, 1000],
    [130, 3, 1250],
    [140, 1, 1250],
    [111, 1, 1250],
    [100, 1, 1250],
  ])
})

test('[I55] [I61] a creator’s earnings: GMV is what was paid, else the price times the items; bonuses of both kinds are one', async () => {
  const { summary, totals, lines } = await imported('creator-en.csv', 'MXN')
  expect(summary).toMatchObject({ lines: 6, imported: 6, rejected: 0, gross: 10_473 })
  expect(totals).toEqual([
    { lines: 1, pay: 16_000, est: 1600 },
    { status: 1, lines: 1, pay: 951_000, est: 95_100 },
    { status: 2, lines: 2, pay: 60_250, est: 2410, ads: 2892, bonus: 350, act: 2410, act_ads: 1928, act_bonus: 350 },
    { status: 3, lines: 1, pay: 12_050, est: 1205 },
    { status: 4, lines: 1, pay: 8000, est: 800 },
  ])
  expect(lines[2]).toMatchObject({
    quantity: 3,
    refunded_qty: 1,
    fully_return: false,
    rate: 1000,
    collab: 1,
    shop_id: 'MXLCDYLLQP',
    settled_t: utc('2025-10-20T04:00:00'),
  })
  expect(lines[3]).toMatchObject({ refunded_qty: 1, fully_return: true })
})

test('[I55] [I61] a partner’s file has no payment and no currency: the commission GMV is paid, and the currency is asked', async () => {
  const { summary, totals, lines } = await imported('tap-en.csv', 'IDR', { currency: 'IDR' })
  expect(summary).toMatchObject({ lines: 6, imported: 6, rejected: 0, gross: 223_374, refunds: 24_200 })
  expect(totals).toEqual([
    { lines: 1, pay: 26_058, est: 1210, partner: 1210 },
    { status: 1, lines: 2, pay: 124_716, est: 6050, partner: 6050 },
    {
      status: 2,
      lines: 1,
      pay: 24_200,
      ads: 484,
      bonus: 50,
      partner: 826,
      act_ads: 484,
      act_bonus: 50,
      act_partner: 826,
    },
    { status: 3, lines: 1, pay: 24_200, back: 24_200, est: 1210, partner: 1210 },
    { status: 4, lines: 1, pay: 24_200, est: 1210, partner: 1210 },
  ])
  expect(lines[1]).toMatchObject({
    collab: 3,
    campaign_id: '7631140567631972112',
    delivery_t: utc('2025-10-04T09:00:00'),
  })
  const said = await imported('tap-en.csv', 'IDR').then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(said instanceof ImportError && said.trouble).toBe('currency')
})

test('[I55] a partner’s file is in the currency of its region, where it has one', async () => {
  await using base = await openBase()
  using files = importer(base)
  const id = await base.company('Tide', 'UTC', 'VND')
  const path = files.write(
    'tap.csv',
    'Order ID,SKU ID,Commission GMV,Est. affiliate partner commission,Region,Time Created\n1,S,250.000,5.000,Vietnam,22/10/2025 10:00:00\n',
  )
  expect(await files.run(path, 'tiktok-affiliate', 'Tide')).toMatchObject({ imported: 1, currency: 'VND' })
  expect(await totalsOf(base, id)).toMatchObject([{ pay: 250_000, partner: 5000 }])
})

const headerOf = (name: string): string[] =>
  (readFileSync(fixture(`exports/${name}`), 'utf8').split(/\r?\n/)[0] ?? '').split(',')

test('[I54] the kind of an export is told by its headings, and each is understood or named as not understood', async () => {
  const understood = (name: string) => {
    const { kind, uses } = layoutOf(headerOf(name))
    return [kind.name, uses.flatMap(({ name: heading, field }) => (field ? [] : [heading]))]
  }
  expect(understood('seller-en.csv')).toEqual(['seller', ['Payment method', 'Platform']])
  expect(understood('seller-uk.csv')).toEqual(['seller', ['Payment method', 'Creator Region', 'Platform']])
  expect(understood('seller-zh.csv')).toEqual(['seller', ['付款方式', '平台']])
  expect(understood('seller-id.csv')).toEqual(['seller', ['Metode Pembayaran', 'Platform']])
  expect(understood('creator-en.csv')).toEqual([
    'creator',
    [
      'Affiliate partner',
      'Agency',
      'Order type',
      'Indirect',
      'Commission type',
      'Partner bonus',
      'Revenue sharing portion',
      'Est. IVA',
      'Est. ISR',
      'Est. PIT',
      'Est. revenue sharing portion',
      'Tax - ISR',
      'Tax - IVA',
      'Tax - PIT',
      'Shared with partner',
      'Total final earned amount',
    ],
  ])
  expect(understood('tap-en.csv')).toEqual([
    'partner',
    [
      'Order type',
      'Carousel',
      'Attribution type',
      'Affiliate partner shop ads commission rate',
      'TikTok bonus rate for affiliate partners',
      'Est. ISR',
      'Est. IVA',
      'TikTok bonus rate for creator affiliate partners',
      'Affiliate partner ISR',
      'Affiliate partner IVA',
      'Payment ID',
      'Payment Status',
    ],
  ])
  const preset = await findPreset('tiktok-affiliate')
  expect(preset.columnsOf(headerOf('seller-en.csv'))[0]).toEqual({ name: 'Order ID', field: 'order_id' })
})

test('[I54] a heading is compared without case, white space and full-width forms, and no kind gives one two meanings', () => {
  const { at, inPercent } = layoutOf([
    '\ufeff订单ID',
    ' sku　id',
    'ＰＡＹＭＥＮＴ amount',
    '标准佣金率（%）',
    'Data time',
    '货币单位',
  ])
  expect([at.order_id, at.sku_id, at.pay_amount, at.standard_rate, at.report_time, at.currency]).toEqual([
    0, 1, 2, 3, 4, 5,
  ])
  expect([...inPercent]).toEqual(['standard_rate'])
  for (const { names, added = {} } of exportKinds) {
    const all = [...Object.values(names), ...Object.values(added)].flat()
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([])
  }
})

test('[I58] lines of several currencies in one file are exchanged each from its own; one without a rate is refused by line', async () => {
  await using base = await openBase()
  using files = importer(base)
  const id = await base.company('Tide', 'UTC', 'USD')
  await writeRates(base.db, [{ currency: 'VND', day: 20_381, rate: 25_000 }], 'test', 1)
  const line = (n: number, amount: string, currency: string) => `${n},S,${amount},${currency},2025-10-20 10:00:00`
  const path = files.write(
    'several.csv',
    [
      'Order ID,SKU ID,Payment Amount,Currency,Time Created',
      line(1, '12.50', 'USD'),
      line(2, '250.000', 'VND'),
      line(3, '9.90', 'EUR'),
      line(4, '7.00', ''),
    ].join('\n'),
  )
  expect(await files.run(path, 'tiktok-affiliate', 'Tide', { withoutRates: true })).toMatchObject({
    lines: 4,
    imported: 3,
    rejected: 1,
  })
  const rows =
    'select order_id, order_amt::int as amt, orig_currency as was, orig_amt::int from affiliate_order where company_id = $1 order by 1'
  expect(await base.rows(rows, [id])).toEqual([
    { order_id: '1', amt: 1250, was: null, orig_amt: null },
    { order_id: '2', amt: 1000, was: 'VND', orig_amt: 250_000 },
    { order_id: '4', amt: 700, was: null, orig_amt: null },
  ])
  expect(readFileSync(files.rejects, 'utf8')).toContain('there is no rate of EUR for 2025-10-20: import rates first')
})
