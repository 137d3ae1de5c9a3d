import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProducts } from '../../platform/jobs/copy-products.ts'
import { copyNext } from '../../platform/queries/shop-copies/jobs.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { shopCopyApi } from '../../shared/areas/shop-copies/api.ts'
import { copyItemState, copyState } from '../../shared/areas/shop-copies/states.ts'
import { shopCopyWorkflow } from '../../shared/areas/shop-copies/workflow.ts'
import { authState } from '../../shared/areas/shops/auth-states.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const now = Date.UTC(2026, 4, 20, 4) / 1000
const times = { add_time: 0, update_time: 0 }
let platform: TestPlatform
let token = ''
let rival = ''
let company = 0

const authorise = (shop_id: string, state: number) =>
  platform.db
    .insertInto('shop_auth')
    .values({
      ...{ company_id: company, shop_id, state, refresh_expire_t: now + 86_400, last_sync_t: null, auth_t: null },
      ...{ auth_member_id: null, access_expire_t: null, consent_until_t: null, sealed: null, told_t: null },
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'shop_id']).doUpdateSet({ state }))
    .execute()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Copiers')
  const other = await makeCompany(db, 'Elsewhere')
  const fields = { version: 9, current_version: 9, privilege_id: 1 }
  for (const [name, of] of [
    ['cp-boss', company],
    ['cp-rival', other],
  ] as const) {
    const id = await makeMember(db, name, of, 0, fields)
    await db.insertInto('member_module').values({ member_id: id, code: 9, start_t: 0, end_t: null }).execute()
  }
  token = await platform.signIn('cp-boss', password)
  rival = await platform.signIn('cp-rival', password)
  const shop = {
    company_id: company,
    region: 'US',
    rating: null,
    owner_member_id: null,
    followers: null,
    disabled_t: null,
  }
  await db
    .insertInto('shop')
    .values(['from', 'to', 'third', 'shut'].map((shop_id) => ({ ...shop, ...times, shop_id, name: shop_id })))
    .execute()
  for (const one of ['from', 'to', 'third']) await authorise(one, authState.good)
  const product = { company_id: company, shop_id: 'from', image: '', status: 1, stock: 5, first_seen_t: 0, ...times }
  const none = { category_id: null, standard_rate_bp: null, shop_ads_rate_bp: null, rating: null, review_count: null }
  await db
    .insertInto('product')
    .values([
      { ...product, ...none, product_id: 'p1', title: 'Acme lamp', min_price_amt: 1000, max_price_amt: 1200 },
      { ...product, ...none, product_id: 'p2', title: 'Cup', min_price_amt: 500, max_price_amt: 500 },
      { ...product, ...none, product_id: 'p3', title: 'No SKU', min_price_amt: 500, max_price_amt: 500 },
      { ...product, ...none, product_id: 't1', shop_id: 'to', title: 'New Cup', min_price_amt: 1, max_price_amt: 1 },
    ])
    .execute()
  const sku = { company_id: company, seller_sku: 'S', stock: 5, cost_amt: 300, ...times }
  await db
    .insertInto('sku')
    .values([
      { ...sku, sku_id: 'k1', product_id: 'p1', name: 'White', price_amt: 1000 },
      { ...sku, sku_id: 'k2', product_id: 'p1', name: 'Black', price_amt: 1200 },
      { ...sku, sku_id: 'k3', product_id: 'p2', name: 'One', price_amt: 500 },
    ])
    .execute()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const wish = {
  ...{ source_shop: 'from', product_ids: null, target_shop: 'to', target_shop_2: null, target_shop_3: null },
  ...{ price_bp: 1000, price_add_amt: null, price_ending: 99, title_prefix: 'New', title_suffix: null },
  ...{ remove_words: 'acme', stock: 7, skip_existing: true },
}
const create = async (more: object = {}) => {
  const { envelope } = await platform.ask(shopCopyApi.create.path, { token, body: { ...wish, ...more } })
  return envelope as { status: number; message: string; data: { id: string; fields?: Record<string, string> } }
}
const items = async (id: string) => {
  const { envelope } = await platform.ask(`/api/v1/shopcopy/items?id=${id}`, { token })
  return envelope.data as CallData<typeof shopCopyApi.items>
}
const rowOf = async (id: string) => {
  const { envelope } = await platform.ask('/api/v1/shopcopy/list?limit=50', { token })
  return (envelope.data as { list: Record<string, unknown>[] }).list.find(({ copy_id }) => copy_id === id)
}
const press = (name: string, id: string) => presser(platform, shopCopyWorkflow).one(token, name, id)
const run = () => copyProducts(platform.db, now, () => false)
const drafts = () =>
  platform.db
    .selectFrom('product')
    .select(['title', 'shop_id', 'min_price_amt', 'max_price_amt', 'stock', 'status'])
    .where('company_id', '=', company)
    .where('product_id', 'like', 'copy-%')
    .orderBy('title')
    .execute()

test('[CP1] only authorised shops take part, each once, and every product says before what is wrong with it', async () => {
  expect((await create({ target_shop: 'shut' })).data.fields).toHaveProperty('target_shop')
  expect((await create({ target_shop: 'from' })).data.fields).toHaveProperty('target_shop')
  expect((await create({ target_shop_2: 'to' })).data.fields).toHaveProperty('target_shop_2')
  const { id } = (await create({ product_ids: 'p1, p2 p3\nof-nobody' })).data
  const { list } = await items(id)
  expect(list.map(({ title, state, error }) => [title, state, error])).toEqual([
    ['New', copyItemState.failed, 'notOfShop'],
    ['New No SKU', copyItemState.failed, 'noSku'],
    ['New Cup', copyItemState.skipped, 'exists'],
    ['New lamp', copyItemState.waiting, ''],
  ])
  expect(await drafts()).toEqual([])
  const foreign = await platform.ask(`/api/v1/shopcopy/items?id=${id}`, { token: rival })
  expect(foreign.envelope.status).toBe(0)
})

test('[CP3] a job writes each draft once, holds when it is paused, tries failures again, and is taken back', async () => {
  const { id } = (await create({ target_shop_2: 'third', product_ids: 'p1,p2', skip_existing: false })).data
  expect((await rowOf(id))?.copy_total).toBe(4)
  await press('begin', id)
  await copyNext(platform.db, now)
  expect(await drafts()).toHaveLength(1)
  expect((await press('pause', id)).ok).toBe(true)
  await run()
  expect(await drafts()).toHaveLength(1)
  expect((await press('goOn', id)).ok).toBe(true)
  await authorise('third', authState.revoked)
  await run()
  expect(await rowOf(id)).toMatchObject({ copy_state: copyState.partly, copy_progress: 10_000 })
  const failed = (await items(id)).list.filter(({ state }) => state === copyItemState.failed)
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.every(({ error }) => error === 'auth')).toBe(true)
  await authorise('third', authState.good)
  await press('again', id)
  await run()
  await run()
  expect(await rowOf(id)).toMatchObject({ copy_state: copyState.done, copied: 4 })
  const of = { status: 0, stock: 7 }
  const cup = { ...of, title: 'New Cup', min_price_amt: 599, max_price_amt: 599 }
  const lamp = { ...of, title: 'New lamp', min_price_amt: 1199, max_price_amt: 1399, stock: 14 }
  expect(await drafts()).toEqual([cup, lamp].flatMap((one) => ['third', 'to'].map((shop_id) => ({ ...one, shop_id }))))
  await platform.db
    .updateTable('product')
    .set({ status: 1 })
    .where('title', '=', 'New lamp')
    .where('shop_id', '=', 'third')
    .execute()
  expect((await press('takeBack', id)).ok).toBe(true)
  expect((await drafts()).map(({ title, shop_id }) => [title, shop_id])).toEqual([['New lamp', 'third']])
})
