import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import { dealApi } from '../../shared/areas/deals/api.ts'
import { dealState } from '../../shared/areas/deals/states.ts'
import { dealWorkflow } from '../../shared/areas/deals/workflow.ts'
import { sampleState } from '../../shared/areas/samples/states.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { makeProduct } from '../support/products.ts'

const now = Date.UTC(2026, 4, 20, 4) / 1000
const times = { add_time: 0, update_time: 0 }
let platform: TestPlatform
const tokens = { boss: '', staff: '', other: '', rival: '' }
type Who = keyof typeof tokens
let company = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Brands')
  const rival = await makeCompany(db, 'Others')
  const rights = { business_center: true }
  const boss = await makeMember(db, 'dl-boss', company, 0, { ...rights, privilege_id: 1 })
  const staff = await makeMember(db, 'dl-staff', company, boss, rights)
  await makeMember(db, 'dl-other', company, boss, rights)
  await makeMember(db, 'dl-rival', rival, 0, { ...rights, privilege_id: 1 })
  for (const who of ['boss', 'staff', 'other', 'rival'] as const)
    tokens[who] = await platform.signIn(`dl-${who}`, password)
  await makeCreator(db, company, 'dl-star', staff)
  await makeProduct(db, company, 'dl-lamp')
  await db
    .insertInto('sku')
    .values({
      ...{ company_id: company, sku_id: 'dl-sku', product_id: 'dl-lamp', seller_sku: '', name: 'White' },
      ...{ price_amt: 100, stock: 9, cost_amt: null, ...times },
    })
    .execute()
  for (const [content_id, day] of [
    ['dl-clip', 20_000],
    ['dl-live', 20_001],
  ] as const) {
    const content = { company_id: company, content_id, creator_id: 'dl-star', content_type: 1, title: content_id }
    await db
      .insertInto('content')
      .values({ ...content, post_t: 0, ...times })
      .execute()
    await sql`insert into rollup_content (company_id, content_id, day, gmv_amt, sku_orders)
      values (${company}, ${content_id}, ${day}, 15000, 3)`.execute(db)
  }
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const tell = async <T>(who: Who, path: string, body?: object) => {
  const { envelope } = await platform.ask(path, { token: tokens[who], ...(body ? { body } : {}) })
  return envelope as { status: number; message: string; data: T & { fields?: Record<string, string> } }
}
const ok = async <T>(...asked: Parameters<typeof tell>): Promise<T> => {
  const { status, message, data } = await tell<T>(...asked)
  expect(status, message).toBe(1)
  return data
}
const wish = {
  ...{ id: null, brand: 'Lumi', deal_type: 4, product_id: null, creator_id: null, flat_amt: 20_000, rate_bp: 1000 },
  ...{ requirement: null, content_date: null },
}
const begin = async (who: Who, more: object = {}): Promise<string> =>
  (await ok<{ id: string }>(who, dealApi.save.path, { ...wish, ...more })).id
interface Page {
  readonly list: Record<string, unknown>[]
  readonly summary: { readonly kpi: Record<string, number | null> }
}
const listOf = (who: Who, more = '') => ok<Page>(who, `/api/v1/business/deal?limit=50${more}`)
const detail = (who: Who, id: string) =>
  ok<CallData<typeof dealApi.detail>>(who, `/api/v1/business/deal/detail?id=${id}`)
const press = (who: Who, name: string, id: string, input: object = {}) =>
  presser(platform, dealWorkflow).one(tokens[who], name, id, input)

test('[DL1] a deal is seen by who looks after it, by who stands above, and by who sees the company; handed over it is the other’s', async () => {
  const id = await begin('staff')
  const seen = async (who: Who) => (await listOf(who)).list.some(({ deal_id }) => deal_id === id)
  expect([await seen('boss'), await seen('staff'), await seen('other'), await seen('rival')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect((await tell('other', `/api/v1/business/deal/detail?id=${id}`)).status).toBe(0)
  expect((await tell('rival', dealApi.save.path, { ...wish, id })).status).toBe(0)
  const { id: other } = await platform.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'dl-other')
    .executeTakeFirstOrThrow()
  expect((await press('staff', 'assign', id, { owner_member_id: String(other) })).ok).toBe(false)
  expect((await press('boss', 'assign', id, { owner_member_id: String(other) })).ok).toBe(true)
  expect([await seen('staff'), await seen('other')]).toEqual([false, true])
})

test('[DL2] its kind says whether a fee and a rate are needed; once it is in the making its terms stand', async () => {
  const id = await begin('staff', { deal_type: 2, flat_amt: null, rate_bp: null })
  const { list: done } = await presser(platform, dealWorkflow).history(tokens.staff, id)
  // What made it is told by a word of its own, not by that of a step.
  expect(done.map(({ transition }) => transition)).toEqual(['begin'])
  expect(Object.keys(dealWorkflow.transitions)).not.toContain('begin')
  const short = await press('staff', 'quote', id, { flat_amt: null, rate_bp: 500 })
  expect(short).toMatchObject({ ok: false })
  expect((await press('staff', 'quote', id, { flat_amt: 30_000, rate_bp: null })).ok).toBe(true)
  const wrong = await tell('staff', dealApi.save.path, { ...wish, id, deal_type: 3, rate_bp: null })
  expect(wrong.data.fields).toHaveProperty('rate_bp')
  expect((await press('staff', 'make', id, { content_date: '2026-05-01' })).ok).toBe(false)
  expect((await press('staff', 'make', id, { content_date: '2026-06-01' })).ok).toBe(true)
  expect((await tell('staff', dealApi.save.path, { ...wish, id })).status).toBe(0)
  expect((await detail('staff', id)).source).toBeNull()
})

test('[DL3] a sample asked for in a deal is a request like any other, and one that is under way is not asked for twice', async () => {
  const id = await begin('staff')
  await press('staff', 'quote', id, { flat_amt: 20_000, rate_bp: 1000 })
  const parcel = { qty: 2, address: 'A street, a town', content_date: '2026-06-01' }
  expect((await press('staff', 'sample', id, parcel)).message).toContain('商品和达人')
  const named = { ...wish, product_id: 'dl-lamp', creator_id: 'dl-star' }
  await ok('boss', dealApi.save.path, { ...named, id })
  expect((await press('staff', 'sample', id, parcel)).ok).toBe(true)
  expect((await detail('staff', id)).sample).toMatchObject({ state: sampleState.pending, qty: 2 })
  const again = await begin('boss', named)
  await press('boss', 'quote', again, { flat_amt: 20_000, rate_bp: 1000 })
  expect((await press('boss', 'sample', again, parcel)).ok).toBe(true)
  const requests = await platform.db
    .selectFrom('sample_request')
    .select('id')
    .where('company_id', '=', company)
    .execute()
  expect(requests).toHaveLength(1)
  expect((await listOf('boss')).summary.kpi.to_ship).toBe(2)
})

test('[DL4] its turnover is that of the contents of its creator that were published for it, and its return against the fee', async () => {
  const id = await begin('staff', { creator_id: 'dl-star', brand: 'Return' })
  await press('staff', 'quote', id, { flat_amt: 20_000, rate_bp: 1000 })
  await press('staff', 'make', id, { content_date: '2026-06-01' })
  const unknown = await press('staff', 'publish', id, { content_ids: 'dl-clip, of-somebody-else' })
  expect(unknown).toMatchObject({ ok: false, message: expect.stringContaining('of-somebody-else') })
  expect((await press('staff', 'publish', id, { content_ids: 'dl-clip，dl-live' })).ok).toBe(true)
  const { contents } = await detail('staff', id)
  expect(contents.map(({ gmv_amt, orders }) => [gmv_amt, orders])).toEqual([
    [15_000, 3],
    [15_000, 3],
  ])
  const { list, summary } = await listOf('boss', '&keyword=Return')
  expect(list).toMatchObject([{ deal_gmv: 30_000, deal_orders: 6, deal_return: 150, deal_state: dealState.published }])
  expect(summary.kpi).toMatchObject({ gmv: 30_000, fees: 20_000, return: 150 })
  expect((await press('staff', 'settle', id)).ok).toBe(false)
  expect((await press('boss', 'settle', id)).ok).toBe(true)
})
