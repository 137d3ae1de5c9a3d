import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRates } from '../../platform/fx/rates.ts'
import type { IncomingLine } from '../../platform/ingest/types.ts'
import type { OrderLineDetail } from '../../shared/areas/orders/api.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const DAY = 86_400
const paid_t = 1_770_000_000
const now = paid_t + 40 * DAY

let platform: TestPlatform
const tokens = new Map<string, string>()

/** Two at 25.00 with a coupon of 5.00 and 15 %: a base of 45.00. */
const worked = (fields: Partial<IncomingLine>): IncomingLine =>
  lineWith({
    price_amt: 2500,
    quantity: 2,
    subtotal_amt: 5000,
    seller_discount_amt: 500,
    pay_amt: 4500,
    standard_rate_bp: 1500,
    creator_id: 'ann',
    creator_name: 'annabel',
    ...fields,
  })

const ask = (who: string, order_id: string) =>
  platform.ask(`/api/v1/order/detail?order_id=${encodeURIComponent(order_id)}`, { token: tokens.get(who) ?? '' })
const read = async (who: string, order_id: string): Promise<readonly OrderLineDetail[]> => {
  const { envelope } = await ask(who, order_id)
  if (envelope.status !== 1) throw new Error(envelope.message)
  return (envelope.data as { lines: OrderLineDetail[] }).lines
}
const only = async (who: string, order_id: string): Promise<OrderLineDetail> => {
  const [line] = await read(who, order_id)
  if (!line) throw new Error('no line')
  return line
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  const company = await makeCompany(db, 'Ours')
  const ids = new Map<string, number>()
  const add = async (name: string, above: string, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, company, ids.get(above) ?? 0, fields))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('boss', '', { privilege_id: 1, share_rate_bp: 9000 })
  await add('lead', 'boss', { share_rate_bp: 6000 })
  await add('staff', 'lead', { share_rate_bp: 4000 })
  await add('other', 'boss', { share_rate_bp: 4000 })
  await add('agency', 'boss')
  await makeCreator(db, company, 'ann', ids.get('staff') ?? 0, { username: 'annabel' })
  await makeCreator(db, company, 'cap', ids.get('staff') ?? 0, { username: 'capella' })
  await makeCreator(db, company, 'bob', ids.get('other') ?? 0, { username: 'bobby' })
  const times = { add_time: 0, update_time: 0, start_t: 0, end_t: null }
  await db
    .insertInto('creator_binding')
    .values({
      company_id: company,
      creator_id: 'cap',
      member_id: ids.get('agency') ?? 0,
      kind: 3,
      share_rate_bp: 3000,
      ...times,
    })
    .execute()
  await writeRates(db, [{ currency: 'THB', day: Math.floor(paid_t / DAY), rate: 32 }], 'test', now)
  const sell = (order_id: string, line: Partial<IncomingLine>, delivery_t: number | null = null) =>
    orderAt(paid_t, { order_id, delivery_t, lines: [worked(line)] })
  allTaken(
    await gate.submit(company, [
      sell('standard', {}, paid_t + 4 * DAY),
      sell('ads', { shop_ads_rate_bp: 800, ads_attributed: true }),
      sell('tap', { partner_rate_bp: 500, collab_type: 3, commission_model: 3 }),
      {
        ...sell('baht', { price_amt: 80_000, subtotal_amt: 160_000, seller_discount_amt: 16_000, pay_amt: 144_000 }),
        currency: 'THB',
      },
      sell('cap', { creator_id: 'cap', creator_name: 'capella' }),
      orderAt(paid_t, {
        order_id: 'mixed',
        lines: [worked({}), worked({ sku_id: 'sku-2', creator_id: 'bob', creator_name: 'bobby' })],
      }),
    ]),
  )
  const refund = {
    refund_id: 'r1',
    sku_id: 'sku-1',
    content_id: '',
    n: 1,
    kind: 2 as const,
    qty: 1,
    amt: 2250,
    applied_t: paid_t + 6 * DAY,
  }
  allTaken(await gate.submit(company, [{ kind: 'update', order_id: 'standard', refunds: [refund] }]))
  allTaken(await gate.submit(company, [{ kind: 'update', order_id: 'standard', settled_t: paid_t + 13 * DAY }]))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

test('[OR5] [OR6] the worked example: 6.75, of which 3.38 is left after a return, step by step and in order of time', async () => {
  const line = await only('boss', 'standard')
  expect(line).toMatchObject({
    subtotal_amt: 5000,
    seller_discount_amt: 500,
    rate_used: 'standard',
    remaining: 1,
    ineligible_reason: null,
    settle_due_time: paid_t + 12 * DAY,
    row: {
      est_commission_base: 4500,
      est_standard: 675,
      act_commission_base: 2250,
      act_standard: 338,
      settlement_status: 2,
    },
  })
  expect(line.timeline).toEqual([
    { kind: 'created', t: paid_t - 30, amt: null, qty: null },
    { kind: 'paid', t: paid_t, amt: 4500, qty: 2 },
    { kind: 'delivered', t: paid_t + 4 * DAY, amt: null, qty: null },
    { kind: 'returned', t: paid_t + 6 * DAY, amt: 2250, qty: 1 },
    { kind: 'settle_due', t: paid_t + 12 * DAY, amt: null, qty: null },
    { kind: 'settled', t: paid_t + 13 * DAY, amt: 338, qty: null },
  ])
})

test('[OR5] an ad order earns 3.60 at the rate of shop ads, a partner campaign 6.75 and 2.25, an agency 2.03 of 6.75', async () => {
  const ads = await only('boss', 'ads')
  expect(ads).toMatchObject({ rate_used: 'shop_ads', row: { est_shop_ads: 360, est_standard: 0 } })
  const tap = await only('boss', 'tap')
  expect(tap).toMatchObject({ rate_used: 'partner', row: { est_standard: 675, est_partner: 225 } })
  expect(tap.splits.map(({ role, name, rate_bp, est_amt }) => [role, name, rate_bp, est_amt])).toEqual([
    [1, 'annabel', 10_000, 675],
    [2, 'staff', 4000, 90],
    [3, 'lead', 2000, 45],
    [3, 'boss', 3000, 68],
    [6, '', 1000, 22],
  ])
  const cap = await only('boss', 'cap')
  expect(cap.splits.map(({ role, name, est_amt }) => [role, name, est_amt])).toEqual([
    [1, 'capella', 472],
    [4, 'agency', 203],
  ])
})

test('[FX1] an order in baht is told in dollars, with what was paid in baht and the rate; one in dollars without', async () => {
  expect(await only('boss', 'baht')).toMatchObject({
    subtotal_amt: 5000,
    original: { currency: 'THB', pay_amt: 144_000, fx_rate: 0.03125 },
    row: { pay_amount: 4500, currency: 'USD', est_standard: 675 },
  })
  expect((await only('boss', 'standard')).original).toBeNull()
})

test('[OR7] whoever stands outside the own team is named by the beginning only', async () => {
  const names = async (who: string) => (await only(who, 'tap')).splits.map(({ name }) => name)
  expect(await names('staff')).toEqual(['annabel', 'staff', 'le***', 'bo***', ''])
  expect(await names('lead')).toEqual(['annabel', 'staff', 'lead', 'bo***', ''])
})

test('[OR8] of an order only the lines of the scope are told, and one without such a line is refused like one that is not', async () => {
  expect((await read('boss', 'mixed')).map((line) => line.row.sku_id)).toEqual(['sku-1', 'sku-2'])
  expect((await read('lead', 'mixed')).map((line) => line.row.sku_id)).toEqual(['sku-1'])
  const [foreign, missing] = await Promise.all([ask('other', 'tap'), ask('other', "no' such")])
  expect(foreign.envelope).toEqual(missing.envelope)
  expect(foreign.envelope).toMatchObject({ status: 0, data: null })
})
