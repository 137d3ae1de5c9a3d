import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveState } from '../../shared/areas/lives/states.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { sender } from './table-import-support.ts'

/** 20:00 in Shanghai. */
const now = Date.UTC(2026, 4, 20, 12) / 1000
let platform: TestPlatform
let company: number
let send: ReturnType<typeof sender>
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Goods')
  const boss = await makeMember(db, 'boss', company, 0, { privilege_id: 1 })
  const seller = await makeMember(db, 'seller', company, 0, { privilege_id: 1, version: 9, current_version: 9 })
  await db.insertInto('member_module').values({ member_id: seller, code: 9, start_t: 0, end_t: null }).execute()
  await makeMember(db, 'staff', company, boss)
  await makeMember(db, 'ops', 0, 0, { operator: true })
  for (const name of ['boss', 'seller', 'staff', 'ops']) tokens.set(name, await platform.signIn(name, password))
  await makeCreator(db, company, 'host', boss)
  await db
    .insertInto('live_session')
    .values({
      ...{ company_id: company, live_id: 'room', creator_id: 'host', state: liveState.ended, member_id: null },
      ...{ plan_start_t: now - 7200, start_t: now - 7200, end_t: now - 3600, target_gmv_amt: null },
      ...{ add_time: now, update_time: now },
    })
    .execute()
  allTaken(
    await gate.submit(company, [
      orderAt(now - 600, {
        order_id: 'o1',
        lines: [lineWith({ sku_id: 'small', pay_amt: 500 }), lineWith({ sku_id: 'big', pay_amt: 9500 })],
      }),
    ]),
  )
  send = sender(platform, tokens)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Rows {
  readonly list: readonly Record<string, unknown>[]
}
const rows = async (who: string, path: string): Promise<Rows['list']> => {
  const { envelope } = await platform.ask(`/api/v1${path}`, { token: tokens.get(who) ?? '' })
  expect(envelope.status, envelope.message).toBe(1)
  return (envelope.data as Rows).list
}

test('[MK26] offers come from a file: new products with their shop, then what changes; prices leave their history, an older file changes nothing', async () => {
  const head =
    'Product ID,Shop ID,Shop name,Product name,Price,Commission rate,Collaboration,Samples,Sample quota,Next commission rate,Next rate from\n'
  const file = (price: string, rate: string) =>
    `${head}p-new,shop-9,Nine,Desk lamp,${price},${rate},Target,Free,5,,\nnameless,shop-9,,,1,1%,,,,,\nshopless,,,Cup,1,1%,,,,,\nhalf,shop-9,,Half,1,1%,,,,5%,\n`
  const first = await send.imported('boss', 'offers', file('19.90', '15%'), { name: 'offers-20260518.csv' })
  expect(first.summary).toMatchObject({ lines: 4, added: 1, refused: 3 })
  const found = async () => (await rows('boss', '/product/list?keyword=p-new'))[0]
  expect(await found()).toMatchObject({ title: 'Desk lamp', commission_rate_bp: 1500, collab_type: 2 })
  expect(
    (await send.imported('boss', 'offers', file('17.50', '12%'), { name: 'offers-20260519.csv' })).summary,
  ).toMatchObject({
    changed: 1,
  })
  expect(await found()).toMatchObject({ commission_rate_bp: 1200 })
  expect(
    (await send.imported('boss', 'offers', file('99', '50%'), { name: 'offers-20260501.csv' })).summary,
  ).toMatchObject({
    older: 1,
  })
  expect(await found()).toMatchObject({ commission_rate_bp: 1200 })
  const history = await platform.db
    .selectFrom('product_price_history')
    .select(['min_price_amt', 'standard_rate_bp'])
    .where('product_id', '=', 'p-new')
    .orderBy('t')
    .execute()
  expect(history.at(-1)).toEqual({ min_price_amt: 1750, standard_rate_bp: 1200 })
})

test('[OP8] the operator brings the tree of categories, and offers put products into it by name or path; nobody else may', async () => {
  const tree = `English name,Chinese name,Parent
Beauty,美妆,
Face,面部,Beauty
Masks,面膜,beauty > 面部
Deeper,更深,Masks
Body,身体,
Masks,身体膜,Body
Lost,迷路,Nowhere
`
  expect((await send.imported('ops', 'categories', tree)).summary).toMatchObject({ lines: 7, added: 5, refused: 2 })
  const again = tree.replace('Beauty,美妆', 'Beauty,美妆个护')
  expect((await send.imported('ops', 'categories', again)).summary).toMatchObject({ changed: 1, same: 4, refused: 2 })
  await expect(send.imported('boss', 'categories', tree)).rejects.toThrow()
  const head = 'Product ID,Shop ID,Product name,Category\n'
  const offers = `${head}c1,s,Mask,面部 > Masks\nc2,s,Cream,face\nc3,s,Both,Masks\nc4,s,None,Toys\n`
  expect((await send.imported('boss', 'offers', offers)).summary).toMatchObject({ added: 2, refused: 2 })
  const named = (await rows('boss', '/product/list?limit=20&keyword=c')).flatMap(({ product_id, category_name }) =>
    product_id === 'c1' || product_id === 'c2' ? [`${product_id} ${String(category_name).split('\n')[1]}`] : [],
  )
  expect(named.toSorted()).toEqual(['c1 Masks', 'c2 Face'])
})

test('[SH30] parcels come from the seller centre’s file for known orders; profit and what waits to be shipped follow', async () => {
  const head =
    'Order ID,Shipped Time,Ship by,Shipping Provider Name,Tracking ID,Warehouse Name,Payment Method,State,City,Recipient,Phone #,Seller shipping cost,Platform fee rate\n'
  const line = (shipped: string) =>
    `o1,${shipped},2026-05-22 12:00:00,USPS,94001,US-1,Credit card,Texas,Houston,Jane Doe,15551234567,3.50,6%\nnobody,,,,,,,,,,,,\n`
  const run = await send.imported('seller', 'parcels', head + line(''))
  expect(run.summary).toMatchObject({ added: 1, refused: 1 })
  const parcel = () =>
    platform.db
      .selectFrom('shop_order')
      .select(['is_open', 'lead_sku_id', 'shipping_amt', 'platform_fee_bp', 'payment_method', 'shipped_t'])
      .where('order_id', '=', 'o1')
      .executeTakeFirstOrThrow()
  expect(await parcel()).toEqual({
    ...{
      is_open: true,
      lead_sku_id: 'big',
      shipping_amt: 350,
      platform_fee_bp: 600,
      payment_method: 1,
      shipped_t: null,
    },
  })
  const [order] = await rows('seller', '/order/shop?keyword=o1')
  expect(order).toMatchObject({ tracking_id: '94001', shipping_provider: 'USPS' })
  expect(JSON.stringify(order)).not.toContain('Jane Doe')
  expect((await send.imported('seller', 'parcels', head + line('2026-05-20 19:55:00'))).summary).toMatchObject({
    changed: 1,
  })
  expect(await parcel()).toMatchObject({ is_open: false })
  const { rows: sums } = await sql<{ shipping: number }>`
    select sum(shipping_amt)::int as shipping from rollup_profit where company_id = ${company}`.execute(platform.db)
  expect(sums).toEqual([{ shipping: 350 }])
})

test('[LV8] minutes of known sessions come from a file, within the session, each once', async () => {
  const head = 'LIVE ID,Time,Viewers,Views,Comments\n'
  const file = `${head}room,2026-05-20 18:10:20,40,12,3\nroom,2026-05-20 18:11:05,50,10,2\nroom,2026-05-20 12:00:00,1,1,1\nnone,2026-05-20 18:10:00,1,1,1\n`
  expect((await send.imported('boss', 'live-minutes', file)).summary).toMatchObject({ lines: 4, added: 2, refused: 2 })
  expect((await send.imported('boss', 'live-minutes', file)).summary).toMatchObject({ same: 2, refused: 2 })
  const { envelope } = await platform.ask('/api/v1/live/detail?id=room', { token: tokens.get('boss') ?? '' })
  expect(envelope.data).toMatchObject({ viewers: 50, figures: { views: 22, comments: 5 } })
})

test('[GA17] reviews come from a file; the page tells stars, the words of more than one, and the newest of a word', async () => {
  const head = 'Review ID,Product ID,Rating,Review,Review time\n'
  const at = (day: number) => `2026-05-${day} 10:00:00`
  const file = [
    `r1,product-1,5,"Great quality, fast SHIPPING",${at(18)}`,
    `r2,product-1,1,"Bad quality; broken after 2 days",${at(19)}`,
    `r3,product-1,4,包装很好 quality,${at(17)}`,
    `r4,nothing,4,no such product,${at(17)}`,
    `r5,product-1,6,too many stars,${at(17)}`,
    '',
  ].join('\n')
  const first = await send.imported('boss', 'reviews', head + file, { name: 'reviews-20260519.csv' })
  expect(first.summary).toMatchObject({ added: 3, refused: 2 })
  const again = await send.imported('boss', 'reviews', `${head}r1,product-1,3,"Quality sank",${at(18)}\n`, {
    name: 'reviews-20260520.csv',
  })
  expect(again.summary).toMatchObject({ changed: 1 })
  const read = async (who: string, more = '') => {
    const path = `/api/v1/goods/reviews?product_id=product-1&days=28${more}`
    return (await platform.ask(path, { token: tokens.get(who) ?? '' })).envelope
  }
  const { data } = await read('boss')
  expect(data).toMatchObject({ total: 3, rating: 267, words: [{ word: 'quality', n: 3, rating: 267 }] })
  const of = await read('boss', '&word=broken')
  expect((of.data as { list: { review_id: string }[] }).list.map(({ review_id }) => review_id)).toEqual(['r2'])
  // Who has sold nothing of it does not see the product, nor what is written of it.
  expect((await read('seller')).status).not.toBe(1)
})
