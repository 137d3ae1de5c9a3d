import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixture, importer } from './import-support.ts'
import { openBase } from './ingest-support.ts'

const utc = (text: string): number => Date.parse(`${text}Z`) / 1000

test('[I20] the platform’s own export is read by its column names: amounts, rates, states and times', async () => {
  await using base = await openBase()
  using files = importer(base)
  const id = await base.company('Tide')
  const summary = await files.run(fixture('tiktok-affiliate.csv'), 'tiktok-affiliate', 'Tide', { withoutRates: true })
  expect(summary).toMatchObject({ lines: 11, imported: 5, duplicates: 1, rejected: 5, orders: 4, currency: 'USD' })
  const lines = await base.rows(
    `select order_id, sku_id, creator_id, content_type, quantity, pay_amt, standard_rate_bp as rate, est_standard_amt as est,
       est_shop_ads_amt as ads, act_shop_ads_amt as act, settlement_status as status, ineligible_reason as reason
     from affiliate_order_line where company_id = $1 order by order_id, sku_id`,
    [id],
  )
  expect(lines).toEqual([
    {
      order_id: '577001',
      sku_id: 'S-1',
      creator_id: 'ann.sells',
      content_type: 1,
      quantity: 2,
      pay_amt: 4500,
      rate: 1500,
      est: 675,
      ads: 0,
      act: null,
      status: 1,
      reason: null,
    },
    {
      order_id: '577001',
      sku_id: 'S-2',
      creator_id: 'ann.sells',
      content_type: 2,
      quantity: 1,
      pay_amt: 120_000,
      rate: 1000,
      est: 12_000,
      ads: 0,
      act: null,
      status: 1,
      reason: null,
    },
    {
      order_id: '577002',
      sku_id: 'S-1',
      creator_id: 'bob_deals',
      content_type: 2,
      quantity: 1,
      pay_amt: 2250,
      rate: 1500,
      est: 0,
      ads: 180,
      act: 180,
      status: 2,
      reason: null,
    },
    {
      order_id: '577003',
      sku_id: 'S-1',
      creator_id: 'bob_deals',
      content_type: 3,
      quantity: 1,
      pay_amt: 2500,
      rate: 1500,
      est: 375,
      ads: 0,
      act: null,
      status: 3,
      reason: 1,
    },
    {
      order_id: '577004',
      sku_id: 'S-3',
      creator_id: 'carol',
      content_type: 5,
      quantity: 1,
      pay_amt: 990,
      rate: 1200,
      est: 119,
      ads: 0,
      act: null,
      status: 3,
      reason: 2,
    },
  ])
  const [order] = await base.rows(
    "select paid_t, delivery_t, order_status from affiliate_order where order_id = '577001'",
  )
  expect(order).toEqual({
    paid_t: utc('2026-03-03T09:16:30'),
    delivery_t: utc('2026-03-06T12:00:00'),
    order_status: 130,
  })
  expect(await base.rows("select title from product where product_id = 'P-2'")).toEqual([{ title: '=HYPERLINK("x")' }])
  const reasons = readFileSync(files.rejects, 'utf8')
  for (const reason of [
    'there is no rate of EUR for 2026-03-05',
    'Payment Amount ""nine"" cannot be read',
    'Order Status ""Teleported"" cannot be read',
    'Time Created ""31/02/2026 08:00:00"" cannot be read',
    'expected 31 columns, found 7',
  ])
    expect(reasons).toContain(reason)
})

test('[I21] [P61] Chinese column names and words mean the same, a later row of the same line updates it, and what has no rate earns the product’s', async () => {
  await using base = await openBase()
  using files = importer(base)
  const id = await base.company('潮')
  await base.rows(
    `insert into product (company_id, product_id, shop_id, title, standard_rate_bp, first_seen_t, add_time, update_time)
     values ($1, 'S1', '', '', 1200, 1, 1, 1)`,
    [id],
  )
  const head = '订单号,子单SKU,支付金额,币种,数量,达人,内容类型,订单状态,结算状态,下单时间,是否全退'
  const path = files.write(
    'zh.csv',
    `${head}\n8,S1,100.00,usd,2,小安,直播,待发货,待结算,2026-03-03 10:00:00,否\n8,S1,100.00,usd,2,小安,直播,已完成,已结算,2026-03-03 10:00:00,否\n`,
  )
  expect(await files.run(path, 'tiktok-affiliate', '潮')).toMatchObject({
    lines: 2,
    imported: 2,
    duplicates: 0,
    orders: 1,
  })
  expect(
    await base.rows(
      'select creator_id, content_type, settlement_status, pay_amt, est_standard_amt as est from affiliate_order_line',
    ),
  ).toEqual([{ creator_id: '小安', content_type: 2, settlement_status: 2, pay_amt: 10_000, est: 1200 }])
})

test('[I22] an export without the columns it needs is refused, and they are named', async () => {
  await using base = await openBase()
  using files = importer(base)
  const path = files.write('x.csv', 'Order ID,Price\n1,2\n')
  await expect(files.run(path, 'tiktok-affiliate', 'X')).rejects.toThrow(
    'needs: SKU ID / Product ID, Payment Amount, Currency, Time Created / Payment time',
  )
  const none = files.write(
    'y.csv',
    'Order ID,SKU ID,Payment Amount,Currency,Time Created\n1,2,3,GBP,2026-01-01 00:00:00\n',
  )
  await base.company('USD only')
  await expect(files.run(none, 'tiktok-affiliate', 'USD only')).rejects.toThrow(
    'Exchange rates are missing, nothing was imported: GBP 2026-01-01',
  )
})

const mapping = {
  name: 'my-shop',
  columns: {
    order_id: 'Bestellung',
    sku_id: 'Artikel',
    pay_amount: 'Betrag',
    quantity: 'Menge',
    create_time: 'Datum',
    order_status: 'Status',
    region: 'Land',
  },
  constants: { currency: 'EUR', creator_username: 'haus', standard_rate: '12.5%' },
  date_format: 'DMY',
  zone: 'Europe/Berlin',
  decimal_comma: true,
  order_status: { bezahlt: 111 },
}

test('[I23] a mapping file tells columns, constants, date format, zone, decimal comma, multiplier and words', async () => {
  await using base = await openBase()
  using files = importer(base)
  const csv = files.write(
    'm.csv',
    'Bestellung,Artikel,Betrag,Menge,Datum,Status,Land\nA1,X,"1.234,50",1,05.03.2026 14:00,bezahlt,德国\nA2,X,"9,90",3,05.03.2026,Bezahlt,Germany\n',
  )
  const path = files.write('map.json', JSON.stringify(mapping))
  expect(await files.run(csv, path, 'Haus')).toMatchObject({ imported: 2, rejected: 0, gross: 1244.4, currency: 'EUR' })
  const rows = 'select order_id, pay_amt, est_standard_amt as est, paid_t from affiliate_order_line order by 1'
  expect(await base.rows(rows)).toEqual([
    { order_id: 'A1', pay_amt: 123_450, est: 15_431, paid_t: utc('2026-03-05T13:00:00') },
    { order_id: 'A2', pay_amt: 990, est: 124, paid_t: utc('2026-03-04T23:00:00') },
  ])
  expect(await base.rows('select distinct region from affiliate_order')).toEqual([{ region: 'DE' }])
  const cents = files.write('cents.json', JSON.stringify({ ...mapping, amount_multiplier: 0.01 }))
  await files.run(csv, cents, 'Cents')
  expect(
    await base.rows(
      "select pay_amt from affiliate_order_line l join company c on c.id = l.company_id where c.name = 'Cents' order by order_id",
    ),
  ).toEqual([{ pay_amt: 1235 }, { pay_amt: 10 }])
})

test('[I24] a mapping file that is wrong is refused with the name of its field', async () => {
  await using base = await openBase()
  using files = importer(base)
  const say = async (content: unknown) => {
    const path = files.write('bad.json', typeof content === 'string' ? content : JSON.stringify(content))
    return files.run(files.write('x.csv', 'a\n1\n'), path, 'X').then(
      () => '',
      (error: Error) => error.message,
    )
  }
  expect(await say('{')).toMatch(/不是 JSON[\s\S]*no JSON/)
  expect(await say({ ...mapping, zone: 'Mars/Base' })).toContain('zone: not a time zone')
  expect(await say({ ...mapping, date_format: 'YDM' })).toContain('date_format')
  expect(await say({ ...mapping, colums: {} })).toContain('colums')
  expect(await say({ ...mapping, order_status: { bezahlt: 999 } })).toContain('order_status.bezahlt')
  expect(await say({ name: 'x', columns: { sku_id: 'a' } })).toMatch(
    /columns\.order_id[\s\S]*columns\.pay_amount[\s\S]*columns\.create_time/,
  )
  expect(await say(mapping)).toContain('Bestellung, Artikel')
  await expect(files.run('x', 'no-such-preset', 'X')).rejects.toThrow('There is no preset "no-such-preset"')
})
