import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import type { IncomingOrder } from '../../platform/ingest/types.ts'
import { findSource } from '../../platform/lists/sources.ts'
import { creatorMachine } from '../../platform/workflows/creators.ts'
import { meetDeadlines } from '../../platform/workflows/deadlines.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { creatorApi } from '../../shared/areas/creators/api.ts'
import { creatorList } from '../../shared/areas/creators/list.ts'
import { bindState } from '../../shared/areas/creators/states.ts'
import { creatorWorkflow } from '../../shared/areas/creators/workflow.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const DAY = 86_400
/** 16:30 in Shanghai: the next business day begins 7.5 hours later. */
const noon = Date.UTC(2026, 4, 20, 8, 30) / 1000
const midnight = Date.UTC(2026, 4, 20, 16) / 1000
let now = noon
let platform: TestPlatform
let base: ReturnType<typeof openDatabase> | undefined
const company = 0
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const id = (name: string): number => ids.get(name) ?? 0
const token = (name: string): string => tokens.get(name) ?? ''

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  base = openDatabase(platform.databaseUrl, { onError: () => {} })
  await db
    .updateTable('company')
    .set({ mask_names: true, time_zone: 'Asia/Shanghai', cut_hour: 0 })
    .where('id', '=', 0)
    .execute()
  const add = async (name: string, above: string, agency_level: number, share_rate_bp: number): Promise<void> => {
    ids.set(name, await makeMember(db, name, 0, id(above), { agency_level, share_rate_bp }))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('head', '', 1, 8000)
  await add('anna', 'head', 2, 5000)
  await add('ben', 'anna', 3, 3000)
  await add('carl', 'head', 2, 2000)
  const owners = [
    ['of-anna', 'anna'],
    ['of-ben', 'ben'],
    ['of-carl', 'carl'],
  ] as const
  for (const [creator_id, owner] of owners) await makeCreator(db, company, creator_id, id(owner))
  const sold = (creator_id: string, days: number) =>
    orderAt(noon - days * DAY, {
      lines: [lineWith({ creator_id, pay_amt: 1000, subtotal_amt: 1000, partner_rate_bp: 1000 })],
    })
  allTaken(
    await platform.gate.submit(company, [
      sold('of-anna', 0),
      sold('of-anna', 29),
      sold('of-anna', 30),
      sold('of-ben', 2),
      sold('of-carl', 45),
    ]),
  )
})
afterAll(async () => {
  await base?.close()
  await platform?.[Symbol.asyncDispose]()
})
/** Through a gate of its own: one remembers owners for ten seconds. */
const take = async (...orders: readonly IncomingOrder[]): Promise<void> => {
  const { pool } = base ?? expect.fail('no database')
  allTaken(await createOrderGate({ pool }, { warn: () => undefined }).submit(company, [...orders]))
}

interface Answer {
  readonly list: readonly Record<string, unknown>[]
  readonly total: number
  readonly summary: { readonly kpi: Record<string, number>; readonly totals: Record<string, number> }
}
const ask = async (who: string, query = ''): Promise<Answer> => {
  const { envelope } = await platform.ask(`${creatorList.path}?limit=50${query}`, { token: token(who) })
  expect(envelope.status, envelope.message).toBe(1)
  return envelope.data as Answer
}
const names = ({ list }: Answer): unknown[] => list.map(({ creator_id }) => creator_id).sort()
const rowOf = async (creator_id: string, who = 'head') =>
  (await ask(who)).list.find((row) => row.creator_id === creator_id)
const press = (who: string, name: string, key: string, more: object = {}) =>
  presser(platform, creatorWorkflow).one(token(who), name, key, more)
const meet = async (t: number): Promise<number> => {
  const source = findSource('creators') ?? expect.fail('no rows')
  return meetDeadlines({ db: platform.db, gate: platform.gate }, [{ ...creatorMachine, source }], t)
}

test('[CR1] everyone sees the creators that are bound to it and to whom stands below, with the beginning of their names', async () => {
  expect(names(await ask('head'))).toEqual(['of-anna', 'of-ben', 'of-carl'])
  expect(names(await ask('anna'))).toEqual(['of-anna', 'of-ben'])
  expect(names(await ask('ben'))).toEqual(['of-ben'])
  expect(await rowOf('of-ben')).toMatchObject({
    creator_name: 'of***',
    owner_name: 'ben',
    referrer_name: 'anna',
    agency_level: 3,
  })
})

test('[CR2] what a creator sold is of the last 30 business days, the orders of the viewer that its order list shows', async () => {
  // Of 100 of each order anna keeps half, head 30 more, the platform the rest.
  expect(await rowOf('of-anna')).toMatchObject({ gmv_30d: 2000, orders_30d: 2, ours_30d: 160 })
  expect(await rowOf('of-anna', 'anna')).toMatchObject({ gmv_30d: 2000, ours_30d: 100 })
  expect(await rowOf('of-carl')).toMatchObject({ gmv_30d: 0, orders_30d: 0 })
  const { summary } = await ask('head')
  expect(summary.kpi).toMatchObject({ creators: 3, pending: 0, sold: 2, ending: 0 })
  expect(summary.totals.gmv_30d).toBe(3000)
  expect(names(await ask('head', '&sold=0'))).toEqual(['of-carl'])
  expect(names(await ask('head', `&owner=${id('ben')}`))).toEqual(['of-ben'])
  expect(names(await ask('head', '&agency_level=3'))).toEqual(['of-ben'])
  expect(names(await ask('head', '&bind_status=0'))).toEqual([])
})

const detailOf = async (who: string, creator_id: string, days = 30) =>
  (await platform.ask(`/api/v1/merchants/member/detail?creator_id=${creator_id}&days=${days}`, { token: token(who) }))
    .envelope

test('[CR8] a creator’s page adds up to the orders of its period, and is refused to whoever does not see the creator', async () => {
  const { data } = await detailOf('head', 'of-anna')
  const page = data as CallData<typeof creatorApi.detail>
  expect(page.trend).toHaveLength(30)
  expect(page.trend.reduce((sum, one) => sum + one.gmv_amt, 0)).toBe(2000)
  expect(page.last_day).toBe('2026-05-20')
  const orders = `/api/v1/order/list?creator=of-anna&date_type=paid&start_time=${page.start_time}&end_time=${page.end_time}`
  const listed = (await platform.ask(orders, { token: token('head') })).envelope.data as Answer
  expect(listed.summary.totals).toMatchObject({
    pay_amount: 2000,
    est_commission: page.trend.reduce((sum, one) => sum + one.est_commission_amt, 0),
  })
  expect((await detailOf('carl', 'of-anna')).status).toBe(0)
})

test('[CR8] the page has contents and lives with what they sold, samples, and the shares of the binding', async () => {
  const { db } = platform
  const times = { add_time: noon, update_time: noon }
  const content = { company_id: company, creator_id: 'of-ben', ...times }
  await db
    .insertInto('content')
    .values({ ...content, content_id: 'v1', content_type: 1, title: 'Clip', post_t: noon - DAY, duration_s: null })
    .execute()
  await take(orderAt(noon - 100, { lines: [lineWith({ creator_id: 'of-ben', content_id: 'v1', pay_amt: 700 })] }))
  const { data } = await detailOf('ben', 'of-ben', 7)
  expect(data).toMatchObject({
    contents: [{ content_id: 'v1', kind: 1, title: 'Clip', time: noon - DAY, gmv_amt: 700 }],
    samples: [],
    clips: [],
    shares: [{ from_time: null, rate_bp: 0 }],
  })
})

test('[CR15] the page tells what the creator sold or had a sample of, as its orders say, and what sells best elsewhere in the scope that it never tried', async () => {
  const { db } = platform
  const at = noon - 200
  const sale = (order_id: string, creator_id: string, product_id: string, pay_amt: number) =>
    orderAt(at, { order_id, lines: [lineWith({ sku_id: `s-${product_id}`, product_id, creator_id, pay_amt })] })
  await take(sale('try-1', 'of-ben', 'mug', 900))
  await take(sale('try-2', 'of-anna', 'vase', 5000))
  await take(sale('try-3', 'of-anna', 'rug', 300))
  await take(sale('try-4', 'of-carl', 'bowl', 9000))
  await db
    .insertInto('sample_request')
    .values({
      ...{
        company_id: company,
        product_id: 'rug',
        sku_id: 's-rug',
        creator_id: 'of-ben',
        member_id: id('ben'),
        qty: 1,
      },
      ...{ address: '', sample_kind: 1, content_type: 1, content_count: 1, content_t: noon, add_time: noon },
      ...{ approve_deadline_t: noon, ship_deadline_t: null, content_deadline_t: null, update_time: noon },
    })
    .execute()
  const page = (await detailOf('anna', 'of-ben')).data as CallData<typeof creatorApi.detail>
  const tried = new Map(page.tried.map((one) => [one.product_id, one]))
  expect(tried.get('mug')).toMatchObject({ gmv_amt: 900, orders: 1, sample_state: null })
  expect(tried.get('rug')).toMatchObject({ gmv_amt: 0, orders: 0, sample_state: 0 })
  const orders = `/api/v1/order/list?creator=of-ben&product=mug&date_type=paid&start_time=${page.start_time}&end_time=${page.end_time}`
  const listed = (await platform.ask(orders, { token: token('anna') })).envelope.data as Answer
  expect(listed.summary.totals).toMatchObject({ pay_amount: 900 })
  const untried = page.untried.map(({ product_id }) => product_id)
  expect(page.untried[0]).toMatchObject({ product_id: 'vase', gmv_amt: 5000, orders: 1 })
  for (const known of ['mug', 'rug', 'bowl']) expect(untried).not.toContain(known)
  await db.deleteFrom('sample_request').where('product_id', '=', 'rug').execute()
})

const bindingsOf = (creator_id: string) =>
  platform.db.selectFrom('creator_binding').selectAll().where('creator_id', '=', creator_id).orderBy('id').execute()
const linesOf = async (order_id: string) =>
  platform.db.selectFrom('affiliate_order_line').select('owner_member_id').where('order_id', '=', order_id).execute()

test('[CR3] a new owner has the orders that are paid from then on, and never a creator whose share is above its own', async () => {
  await platform.db
    .updateTable('creator_binding')
    .set({ share_rate_bp: 2500 })
    .where('creator_id', '=', 'of-anna')
    .execute()
  const refused = await press('head', 'assign', 'of-anna', { owner_member_id: String(id('carl')) })
  expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/分成不可高于自身比例.*carl.*20\.00%/) })
  expect((await press('anna', 'assign', 'of-anna', { owner_member_id: String(id('carl')) })).ok).toBe(false)
  expect((await press('head', 'assign', 'of-anna', { owner_member_id: String(id('ben')) })).ok).toBe(true)
  expect(await bindingsOf('of-anna')).toMatchObject([
    { member_id: id('anna'), state: bindState.unbound, end_t: now },
    { member_id: id('ben'), state: bindState.bound, start_t: now, share_rate_bp: 2500 },
  ])
  expect(await rowOf('of-anna')).toMatchObject({ owner_name: 'ben', share_rate_bp: 2500 })
})

test('[CR4] a share changes with the next business day of the company, and a line has the share of its moment', async () => {
  await platform.db
    .updateTable('creator_binding')
    .set({ kind: 3, share_rate_bp: 1000 })
    .where('creator_id', '=', 'of-ben')
    .execute()
  expect((await press('head', 'share', 'of-ben', { share_rate_bp: 3000 })).ok).toBe(true)
  expect(await rowOf('of-ben')).toMatchObject({ share_rate_bp: 1000 })
  const shareOf = async (paid_t: number): Promise<number | undefined> => {
    const order = orderAt(paid_t, { lines: [lineWith({ creator_id: 'of-ben', pay_amt: 10_000 })] })
    await take(order)
    const split = platform.db.selectFrom('commission_split').select('rate_bp').where('order_id', '=', order.order_id)
    return (await split.where('role', '=', 4).executeTakeFirst())?.rate_bp
  }
  expect(await shareOf(midnight - 1)).toBe(1000)
  expect(await shareOf(midnight)).toBe(3000)
  now = midnight
  expect(await rowOf('of-ben')).toMatchObject({ share_rate_bp: 3000 })
  now = noon
  await platform.db.updateTable('creator_binding').set({ kind: 1 }).where('creator_id', '=', 'of-ben').execute()
  const above = await press('head', 'share', 'of-ben', { share_rate_bp: 3001 })
  expect(above).toMatchObject({ ok: false, message: expect.stringContaining('分成不可高于自身比例') })
})

test('[CR5] unbinding can be withdrawn for seven days; without an answer it is done, and later orders are nobody’s', async () => {
  const unbind = () => press('head', 'unbind', 'of-carl', { reason: '合作结束' })
  expect((await unbind()).ok).toBe(true)
  expect(await rowOf('of-carl', 'carl')).toMatchObject({ bind_status: bindState.unbinding, unbind_time: noon })
  expect((await press('head', 'withdraw', 'of-carl')).ok).toBe(true)
  expect(await meet(noon + 7 * DAY)).toBe(0)
  now = noon
  await unbind()
  expect(await meet(noon + 7 * DAY - 1)).toBe(0)
  expect(await meet(noon + 7 * DAY + 3600)).toBe(1)
  expect(await bindingsOf('of-carl')).toMatchObject([{ state: bindState.unbound, end_t: noon + 7 * DAY }])
  const [before, after] = [-1, 1].map((s) =>
    orderAt(noon + 7 * DAY + s, { lines: [lineWith({ creator_id: 'of-carl' })] }),
  )
  await take(...[before, after].flatMap((one) => one ?? []))
  expect(await linesOf(before?.order_id ?? '')).toEqual([{ owner_member_id: id('carl') }])
  expect(await linesOf(after?.order_id ?? '')).toEqual([{ owner_member_id: null }])
  now = noon
})

test('[CR6] a binding that nobody approves within seven days expires, as one does whose time is over', async () => {
  const { db } = platform
  await makeCreator(db, company, 'asks', id('carl'))
  await makeCreator(db, company, 'ends', id('carl'))
  await db
    .updateTable('creator_binding')
    .set({ state: bindState.pending, add_time: noon })
    .where('creator_id', '=', 'asks')
    .execute()
  await db
    .updateTable('creator_binding')
    .set({ end_t: noon + DAY })
    .where('creator_id', '=', 'ends')
    .execute()
  expect((await ask('head')).summary.kpi).toMatchObject({ pending: 1, ending: 1 })
  await meet(noon + DAY)
  expect(await rowOf('ends')).toMatchObject({ bind_status: bindState.expired })
  await meet(noon + 7 * DAY)
  expect(await rowOf('asks')).toMatchObject({ bind_status: bindState.expired })
  now = noon
})

test('[CR7] for a creator that is stopped nobody asks for samples; its orders stay its owner’s', async () => {
  const choices = async () =>
    (
      (await platform.ask('/api/v1/product/creators?q=of', { token: token('head') })).envelope.data as {
        list: object[]
      }
    ).list.length
  expect(await choices()).toBe(2)
  expect((await press('head', 'stop', 'of-ben')).ok).toBe(true)
  expect(await choices()).toBe(1)
  const order = orderAt(noon, { lines: [lineWith({ creator_id: 'of-ben' })] })
  await take(order)
  expect(await linesOf(order.order_id)).toEqual([{ owner_member_id: id('ben') }])
})
