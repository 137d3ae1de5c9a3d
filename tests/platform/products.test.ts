import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IncomingOrder } from '../../platform/ingest/types.ts'
import { countReach } from '../../platform/queries/products/reach.ts'
import { productList, productStatuses } from '../../shared/areas/products/list.ts'
import { type OracleLine, type Query, readLines } from '../support/order-oracle.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { filteredProducts, type ProductRow, readProducts, sortedProducts } from '../support/product-oracle.ts'
import { randomOf } from '../support/sold-world.ts'

const DAY = 86_400
/** Noon in Shanghai, where the company's days are cut. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const midnight = now - 12 * 3600
const PRODUCTS = 12
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
/** What each one should see. */
const seen = new Map<string, readonly ProductRow[]>()

let platform: TestPlatform

const idOf = (n: number): string => `1729${String(n).padStart(3, '0')}`

const randomOrders = (count: number): IncomingOrder[] => {
  const random = randomOf(11)
  const below = (n: number): number => Math.floor(random() * n)
  return Array.from({ length: count }, (_, i) => {
    // Some at the very ends of a day, where seven and thirty days begin.
    const back = [0, 6, 7, 29, 30][below(9)] ?? below(45)
    const t = midnight - back * DAY + (back > 0 && random() < 0.3 ? DAY - 1 : below(12 * 3600))
    const isPaid = random() < 0.9
    return orderAt(t, {
      order_id: `5761${String(i).padStart(5, '0')}`,
      paid_t: isPaid ? t : null,
      order_status: random() < 0.1 ? 140 : isPaid ? 111 : 100,
      shop_id: `shop-${i % 3}`,
      shop_name: i % 3 === 0 ? '' : `Harbour ${i % 3}`,
      shop_region: ['US', 'GB', 'TH'][i % 3] ?? 'US',
      lines: Array.from({ length: 1 + below(3) }, (_, n) => {
        const product = 3 * below(4) + (i % 3)
        return lineWith({
          sku_id: `sku-${product}-${below(2)}`,
          n: n + 1,
          product_id: idOf(product),
          product_name: product === 5 ? '' : `${product % 2 ? 'Lamp' : 'lantern'} 100% ${product}`,
          creator_id: `creator-${(product + below(2)) % 4}`,
          quantity: 1 + below(3),
          pay_amt: 95 + 10 * below(200),
          price_amt: 95 + 10 * below(200),
          refund_amt: random() < 0.1 ? 50 : 0,
        })
      }),
    })
  })
}

/** What a catalogue knows of some products; of the others there is no more than orders tell. */
const fillCatalogue = async (company_id: number): Promise<void> => {
  const { db } = platform
  const { id: category_id } = await db
    .insertInto('category')
    .values({ pid: null, level: 1, name_zh: '家居', name_en: 'Home' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let n = 0; n < PRODUCTS; n += 2)
    await db
      .updateTable('product')
      .set({
        category_id,
        min_price_amt: 1005 + 500 * (n % 3),
        max_price_amt: 3000 + 100 * n,
        standard_rate_bp: n === 8 ? 2100 : n % 4 === 0 ? 1000 : 1234,
        shop_ads_rate_bp: n % 4 === 0 ? null : 800,
        status: productStatuses[n % 7] ?? 1,
        stock: n % 3 === 0 ? null : n === 8 ? 9 : 10 * n,
        rating: 4.1 + n / 100,
        review_count: n,
      })
      .where('company_id', '=', company_id)
      .where('product_id', '=', idOf(n))
      .execute()
  const times = { first_seen_t: midnight - 3 * DAY, add_time: 0, update_time: 0 }
  const offer = { company_id, update_time: 0, min_followers: null, min_gmv_amt: null, min_views: null }
  const plain = { ...offer, off_t: null, next_rate_bp: null, next_rate_t: null }
  await db
    .insertInto('product_offer')
    .values([
      { ...plain, product_id: idOf(1), off_t: now + DAY, sample_kind: 1, sample_quota: 5 },
      { ...plain, product_id: idOf(3), off_t: now, collab_type: 2 },
      { ...plain, product_id: idOf(5), collab_type: 9, sample_kind: 2 },
      { ...plain, product_id: idOf(8), next_rate_bp: 500, next_rate_t: now + DAY },
      { ...plain, product_id: idOf(9), next_rate_bp: 500, next_rate_t: now + DAY },
      { ...plain, product_id: idOf(99), next_rate_bp: 500, next_rate_t: now + DAY },
    ])
    .execute()
  const asked = { member_id: ids.get('boss') ?? 0, sample_kind: 1, content_type: 1, content_count: 1, content_t: 0 }
  const terms = { approve_deadline_t: now + DAY, ship_deadline_t: null, content_deadline_t: now + DAY }
  await db
    .insertInto('sample_request')
    .values(
      [0, 3, 4, 7, 9].map((state, n) => {
        const key = { company_id, product_id: idOf(1), sku_id: 's', creator_id: `creator-${n}`, qty: 1, address: '' }
        return { ...key, ...asked, ...terms, state, add_time: 0, update_time: 0 }
      }),
    )
    .execute()
  await db.updateTable('shop').set({ seller_type: 2 }).where('shop_id', '=', 'shop-1').execute()
  const unsold = { product_id: idOf(99), shop_id: 'nowhere', title: 'Unsold', standard_rate_bp: 1000, ...times }
  const unknown = { category_id: null, min_price_amt: null, max_price_amt: null, shop_ads_rate_bp: null, stock: null }
  await db
    .insertInto('product')
    .values({ company_id, ...unsold, ...unknown, rating: null, review_count: null })
    .execute()
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  const ours = await makeCompany(db, 'Ours')
  const others = await makeCompany(db, 'Others')
  const add = async (name: string, of: number, above: string, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, of, ids.get(above) ?? 0, fields))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('boss', ours, '', { privilege_id: 1 })
  await add('north', ours, 'boss')
  await add('nora', ours, 'north')
  await add('south', ours, 'boss')
  await add('rival', others, '', { privilege_id: 1 })
  for (const [n, owner] of ['north', 'nora', 'south', null].entries())
    await makeCreator(db, ours, `creator-${n}`, owner === null ? null : (ids.get(owner) ?? null))
  allTaken(await gate.submit(ours, randomOrders(160)))
  allTaken(await gate.submit(others, [orderAt(now - 50, { lines: [lineWith({ product_id: idOf(0) })] })]))
  await fillCatalogue(ours)
  await db.transaction().execute((tx) => countReach(tx, ours))
  const lines = await readLines(db, ours)
  seen.set('boss', await readProducts(db, ours, lines, lines, now, null))
  for (const name of ['north', 'nora', 'south']) {
    const own = lines.filter((line: OracleLine) => line.owner_path.includes(ids.get(name) ?? 0))
    const sold = new Set(own.filter(({ paid_t }) => paid_t !== null).map(({ product_id }) => product_id))
    seen.set(
      name,
      (await readProducts(db, ours, own, lines, now, ids.get(name) ?? 0)).filter(({ product_id }) =>
        sold.has(product_id),
      ),
    )
  }
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Answer {
  readonly list: readonly ProductRow[]
  readonly total: number
  readonly summary: { readonly kpi: object; readonly totals: object; readonly tabs: object }
  readonly currency: string
}

const ask = async (query: Query, who = 'boss'): Promise<Answer> => {
  const path = `/api/v1/product/list?${new URLSearchParams(query)}`
  const { envelope } = await platform.ask(path, { token: tokens.get(who) ?? '' })
  if (envelope.status !== 1) throw new Error(`${JSON.stringify(query)}: ${envelope.message}`)
  return envelope.data as Answer
}

const sumsOf = (rows: readonly ProductRow[]) => {
  const sum = (field: 'sales_7d' | 'sales_30d' | 'gmv_30d'): number =>
    rows.reduce((total, row) => total + (row[field] ?? 0), 0)
  return {
    sales_7d: sum('sales_7d'),
    sales_30d: sum('sales_30d'),
    gmv_30d: sum('gmv_30d'),
  }
}

const figuresOf = (rows: readonly ProductRow[]) => {
  const promoted = rows.filter(({ offer_state }) => offer_state !== 3)
  const rates = promoted.flatMap(({ commission_rate_bp: rate }) => (rate === null ? [] : [rate]))
  const sum = rates.reduce((total, rate) => total + rate, 0)
  return {
    promoted: promoted.length,
    mean_rate: rates.length === 0 ? null : Math.round(sum / rates.length),
    new_today: rows.filter(({ first_seen_time: t }) => (t ?? 0) >= midnight).length,
    high_rate: rates.filter((rate) => rate >= 2000).length,
  }
}

const some = (...values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 })
const anyQuery = fc
  .record({
    status: some('1', '0,2', '4'),
    offer_state: some('1', '2,3', '4', '5'),
    trend_flag: some('0', '1', '1,2'),
    collab_type: some('1', '2,9'),
    seller_type: some('1', '2'),
    rating_band: some('1', '2,4', '3'),
    has_sample: some('0', '1'),
    category: some('家', 'HOME', 'x'),
    review_count_min: some('3'),
    creator_count_min: some('2'),
    creator_count_max: some('2'),
    region: some('US', 'GB,TH'),
    price_min: some('1000', '2000'),
    price_max: some('1005', '1600'),
    commission_rate_bp_min: some('1001'),
    commission_rate_bp_max: some('1233', '1234'),
    sales_30d_min: some('1', '20'),
    sales_30d_max: some('15', '40'),
    gmv_30d_min: some('10000'),
    gmv_30d_max: some('30000'),
    start_time: some(String(midnight - 40 * DAY)),
    end_time: some(String(midnight - 3 * DAY), String(midnight - 36 * DAY)),
    keyword: some('LAMP', '0% 1', '1729', '172900', 'tern', 'x%', '_'),
  })
  .chain((all) => fc.subarray(Object.entries(all), { minLength: 0, maxLength: 3 }))
  .map((given) => Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<string, string>)

test('[PR1] [PR2] [PR4] [PR5] [PR6] [PR7] [PR10] [PR11] [PR12] [PR13] every filter, order and scope gives the rows and sums that the lines give', async () => {
  const fields = productList.sortable as (keyof ProductRow)[]
  const order = fc.record({ field: fc.constantFrom(...fields), turn: fc.constantFrom('asc', 'desc') })
  const who = fc.constantFrom('boss', 'boss', 'north', 'nora', 'south')
  await fc.assert(
    fc.asyncProperty(anyQuery, order, who, async (filters, { field, turn }, name) => {
      const expected = sortedProducts(filteredProducts(seen.get(name) ?? [], filters), field, turn)
      const answer = await ask({ ...filters, sort_field: field, sort_order: turn, limit: '10' }, name)
      expect(answer.list).toEqual(expected.slice(0, 10))
      expect(answer.total).toBe(expected.length)
      expect(answer.summary).toEqual({ kpi: figuresOf(expected), totals: sumsOf(expected), tabs: {} })
    }),
    { numRuns: 120 },
  )
})

test('[PR3] a product earns its lowest price times its rate, half-up, and nothing is said where either is unknown', async () => {
  const { list } = await ask({ limit: '50' })
  const row = (n: number): ProductRow | undefined => list.find((one) => one.product_id === idOf(n))
  expect(row(0)).toMatchObject({ min_price: 1005, commission_rate_bp: 1000, est_commission_per_item: 101 })
  expect(row(2)).toMatchObject({ min_price: 2005, commission_rate_bp: 1234, est_commission_per_item: 247 })
  expect(row(1)).toMatchObject({ commission_rate_bp: null, est_commission_per_item: null })
  expect(row(1)?.min_price).toBeGreaterThan(0)
  expect(row(99)).toMatchObject({ min_price: null, commission_rate_bp: 1000, est_commission_per_item: null })
})

test('[PR14] several ids at once and the link of a product find products, any other word is a part of the title', async () => {
  const found = async (keyword: string) => (await ask({ keyword })).list.map(({ product_id }) => product_id).toSorted()
  const known = ['17290000000000000001', '17290000000000000002']
  for (const product_id of known)
    await platform.db
      .insertInto('product')
      .columns(['company_id', 'product_id', 'shop_id', 'title', 'first_seen_t', 'add_time', 'update_time', 'status'])
      .expression((query) =>
        query
          .selectFrom('company')
          .select(({ val }) => ['id', val(product_id).as('p'), val('x').as('s'), val('').as('t')])
          .select(({ lit }) => [lit(0).as('a'), lit(0).as('b'), lit(0).as('c'), lit(6).as('d')])
          .where('name', '=', 'Ours'),
      )
      .execute()
  expect(await found(known.join(' '))).toEqual(known)
  expect(await found(known.join('，'))).toEqual(known)
  expect(await found(`https://shop.example/view/product/${known[1]}?tw=abc`)).toEqual([known[1]])
  expect(await found('https://shop.example/lamp')).toEqual([])
  await platform.db.deleteFrom('product').where('product_id', 'in', known).execute()
})

test('[PR1] a company sees its own catalogue, also what never sold; a member what its own paid lines contain', async () => {
  const all = await ask({ limit: '50' })
  expect(all.list.find(({ product_id }) => product_id === idOf(99))).toMatchObject({ total_sales: 0, gmv_30d: 0 })
  expect(seen.get('nora')?.length).toBeGreaterThan(0)
  expect(seen.get('nora')?.length).toBeLessThan(all.total)
  expect((await ask({}, 'rival')).list.map(({ product_id, sales_7d }) => [product_id, sales_7d])).toEqual([
    [idOf(0), 1],
  ])
})

test('[PR2] [PR7] the file of the list holds the same rows, the rating with its point', async () => {
  const answer = await fetch(`${platform.url}/api/v1/export/now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: tokens.get('north') ?? '', lang: 'en' },
    body: JSON.stringify({ list: 'products', query: '', columns: ['product_id', 'rating', 'sales_30d', 'status'] }),
  })
  const [head, ...rows] = parse(await answer.text(), { bom: true }) as string[][]
  expect(head).toEqual(['Product ID', 'Rating', 'Sold in 30 days', 'Status'])
  const expected = sortedProducts(seen.get('north') ?? [], 'gmv_30d', 'desc')
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    expected.map(({ product_id, rating, sales_30d }) => [
      product_id,
      rating === null ? '' : (rating / 100).toFixed(2),
      String(sales_30d),
    ]),
  )
})
