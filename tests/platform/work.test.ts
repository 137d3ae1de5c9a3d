import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findWork } from '../../platform/jobs/find-work.ts'
import { bindState } from '../../shared/areas/creators/states.ts'
import { orderLineWorkflow } from '../../shared/areas/orders/workflow.ts'
import { sampleState } from '../../shared/areas/samples/states.ts'
import { workKind, workState } from '../../shared/areas/work/states.ts'
import { workWorkflow } from '../../shared/areas/work/workflow.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

/** Noon in Shanghai. */
const start = Date.UTC(2026, 4, 20, 4) / 1000
const DAY = 86_400
const midnight = start - 12 * 3600
let now = start
let platform: TestPlatform
let ids: Readonly<Record<'head' | 'lead' | 'hand' | 'other', number>>
let tokens: Readonly<Record<'head' | 'lead' | 'other', string>>

const sale = (order_id: string, creator_id: string, t: number, line = {}) =>
  orderAt(t, { order_id, lines: [lineWith({ sku_id: 's', product_id: 'lamp', creator_id, pay_amt: 1000, ...line })] })

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  await sql`update company set time_zone = 'Asia/Shanghai', cut_hour = 0 where id = 0`.execute(db)
  const head = await makeMember(db, 'head', 0, 0, { agency_level: 1 })
  const lead = await makeMember(db, 'lead', 0, head, { agency_level: 2 })
  const hand = await makeMember(db, 'hand', 0, lead, { agency_level: 3 })
  const other = await makeMember(db, 'other', 0, head, { agency_level: 2 })
  ids = { head, lead, hand, other }
  // The platform looks once an hour by itself: before there is anything, so that what the tests look for comes by their clock.
  const isLookedFor = () => db.selectFrom('setting').select('key').where('key', '=', 'work.hour').executeTakeFirst()
  await vi.waitUntil(isLookedFor, { timeout: 60_000 })
  for (const name of ['busy', 'week', 'twoWeeks', 'gone', 'never', 'lost']) await makeCreator(db, 0, name, hand)
  await makeCreator(db, 0, 'elsewhere', other)
  allTaken(
    await gate.submit(0, [
      sale('1', 'busy', midnight - 5 * DAY),
      sale('2', 'week', midnight - 7 * DAY + 60),
      sale('3', 'twoWeeks', midnight - 14 * DAY + 60),
      sale('4', 'gone', midnight - 40 * DAY),
      sale('5', 'elsewhere', midnight - 8 * DAY),
      sale('6', 'lost', start - 60, { settlement_status: 3 }),
      sale('7', 'lost', start - 60, { settlement_status: 4, sku_id: 'other' }),
    ]),
  )
  await signAllIn()
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const signAllIn = async (): Promise<void> => {
  const tokenOf = (name: string) => platform.signIn(name, password)
  tokens = { head: await tokenOf('head'), lead: await tokenOf('lead'), other: await tokenOf('other') }
}

type Row = Readonly<Record<string, unknown>>
const listed = async (query = 'work_state=0', token = tokens.lead) => {
  const { envelope } = await platform.ask(`/api/v1/merchants/work?limit=50&${query}`, { token })
  return envelope.data as { list: readonly Row[]; summary: { kpi: Row } }
}
const refsOf = async (kind: number, token = tokens.lead): Promise<readonly unknown[]> =>
  (await listed(`work_state=0&work_kind=${kind}`, token)).list.map(({ work_ref }) => work_ref).sort()
const rowOf = async (ref: string, state: number = workState.open): Promise<Row> =>
  (await listed(`work_state=${state}`)).list.find((row) => row.work_ref === ref) ?? expect.fail(`nothing about ${ref}`)
const press = async (ref: string, name: string, input: object = {}, token = tokens.lead) => {
  const row = await rowOf(ref, name === 'reopen' ? workState.done : workState.open)
  return presser(platform, workWorkflow).one(token, name, String(row.work_id), input)
}
const later = async (seconds: number): Promise<void> => {
  now += seconds
  await findWork(platform.db, now)
}

test('[WL1] who sold before and not for 7 or 14 business days is listed for whoever looks after it, nobody who sells, left long ago or never sold', async () => {
  await later(3600)
  expect(await refsOf(workKind.silent7)).toEqual(['week'])
  expect(await refsOf(workKind.silent14)).toEqual(['twoWeeks'])
  expect(await refsOf(workKind.silent7, tokens.head)).toEqual(['elsewhere', 'week'])
  expect(await refsOf(workKind.silent7, tokens.other)).toEqual(['elsewhere'])
  expect(await rowOf('week')).toMatchObject({
    owner_name: 'hand',
    since_time: midnight - 7 * DAY,
    due_time: now + 3 * DAY,
  })
})

test('[WL2] lines that are ineligible or frozen stand by creator and month with their number and commission, as their orders do, and no longer once they were appealed', async () => {
  const row = await rowOf('lost')
  expect(row).toMatchObject({ work_kind: workKind.appeal, work_count: 2 })
  const month = `date_type=paid&start_time=${row.since_time}&end_time=${now + DAY}`
  const query = `creator=lost&settlement_status=3,4&appeal_state=0&${month}`
  const { envelope } = await platform.ask(`/api/v1/order/list?${query}`, { token: tokens.lead })
  const orders = envelope.data as { list: readonly Row[] }
  expect(orders.list).toHaveLength(2)
  expect(row.work_amount).toBe(orders.list.reduce((sum, one) => sum + Number(one.est_commission ?? 0), 0))
  const { rowKey } = orderLineWorkflow.list
  for (const line of orders.list) {
    const why = { reason: '买家已确认收货' }
    const { ok } = await presser(platform, orderLineWorkflow).one(tokens.lead, 'appeal', String(line[rowKey]), why)
    expect(ok).toBe(true)
  }
  await later(3600)
  expect(await refsOf(workKind.appeal)).toEqual([])
  expect(await rowOf('lost', workState.gone)).toMatchObject({ work_kind: workKind.appeal })
})

test('[WL3] samples whose next step is due, bindings that end and rates that fell stand with what they are about', async () => {
  const { db } = platform
  const times = { add_time: start, update_time: start }
  await db
    .updateTable('creator_binding')
    .set({ end_t: start + 20 * DAY })
    .where('creator_id', '=', 'never')
    .execute()
  await db
    .insertInto('showcase')
    .values({ member_id: ids.hand, company_id: 0, product_id: 'lamp', rate_bp: null, add_time: start })
    .execute()
  const rate = (t: number, standard_rate_bp: number) => ({
    ...{ company_id: 0, product_id: 'lamp', t, standard_rate_bp },
    ...{ min_price_amt: null, max_price_amt: null, shop_ads_rate_bp: null },
  })
  await db
    .insertInto('product_price_history')
    .values([rate(start - 9 * DAY, 1500), rate(start - DAY, 1200)])
    .execute()
  const { id } = await db
    .insertInto('sample_request')
    .values({
      ...{
        company_id: 0,
        product_id: 'lamp',
        sku_id: 's',
        creator_id: 'busy',
        member_id: ids.hand,
        qty: 1,
        address: '',
      },
      ...{ sample_kind: 1, content_type: 1, content_count: 1, content_t: start, state: sampleState.pending },
      ...{ approve_deadline_t: now + DAY, ship_deadline_t: null, content_deadline_t: null, ...times },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await later(3600)
  expect(await rowOf('never')).toMatchObject({ work_kind: workKind.ending, due_time: start + 20 * DAY })
  expect(await rowOf('lamp')).toMatchObject({ work_kind: workKind.rate, work_fell: 300, product_name: 'Product one' })
  expect(await rowOf(String(id))).toMatchObject({
    work_kind: workKind.sample,
    creator_username: 'busy',
    product_name: 'Product one',
  })
  await db.updateTable('creator_binding').set({ state: bindState.unbound }).where('creator_id', '=', 'never').execute()
  await later(3600)
  expect(await refsOf(workKind.ending)).toEqual([])
})

test('[WL4] what was done stays done while its reason lasts, and is open again where there is more of it; what is put off is due then', async () => {
  expect((await press('week', 'done', { remark: '已联系' })).ok).toBe(true)
  await later(3600)
  expect(await rowOf('week', workState.done)).toMatchObject({ work_remark: '已联系', done_name: 'lead' })
  expect((await listed()).summary.kpi).toMatchObject({ done: 1 })
  expect((await press('week', 'reopen')).ok).toBe(true)
  expect(await rowOf('week')).toMatchObject({ done_time: null })
  expect((await press('week', 'putOff', { until: '2026-05-19' })).message).toMatch(/今天之后/)
  expect((await press('week', 'putOff', { until: '2026-05-30' })).ok).toBe(true)
  await later(3600)
  expect(await rowOf('week')).toMatchObject({ due_time: midnight + 11 * DAY - 1 })
  allTaken(await platform.gate.submit(0, [sale('8', 'lost', now - 60, { settlement_status: 3 })]))
  await later(3600)
  expect((await press('lost', 'done', { remark: null })).ok).toBe(true)
  allTaken(await platform.gate.submit(0, [sale('9', 'lost', now - 60, { settlement_status: 3 })]))
  await later(3600)
  expect(await rowOf('lost')).toMatchObject({ work_count: 2 })
})

test('[WL5] leaders give it to somebody of theirs, who is told and finds it among its own; others do not see it', async () => {
  expect((await press('week', 'give', { member_id: String(ids.other) })).ok).toBe(false)
  const row = await rowOf('week')
  const given = await presser(platform, workWorkflow).one(tokens.head, 'give', String(row.work_id), {
    member_id: String(ids.other),
  })
  expect(given.ok).toBe(true)
  expect(await refsOf(workKind.silent7, tokens.other)).toContain('week')
  expect(await refsOf(workKind.silent7)).not.toContain('week')
  const { envelope } = await platform.ask('/api/v1/member/notice', { token: tokens.other })
  const [notice] = (envelope.data as { list: readonly Row[] }).list
  expect(notice).toMatchObject({
    eventName: '收到一项待办',
    links: [{ path: `/merchantsTeam/merchantsTeamMent?tab=work&open=${row.work_id}` }],
  })
})

test('[WL6] what nobody looked after by its time is late, and counted as that', async () => {
  const { kpi } = (await listed('')).summary
  now += 4 * DAY
  await signAllIn()
  const late = (await listed('late=1')).list
  expect(late.length).toBeGreaterThan(0)
  for (const row of late) expect([row.work_state, Number(row.due_time) < now]).toEqual([workState.open, true])
  expect((await listed('')).summary.kpi).toMatchObject({ late: late.length, open: kpi.open })
})
