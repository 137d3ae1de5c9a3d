import { expect, test } from 'vitest'
import type { OrderUpdate } from '../../platform/ingest/types.ts'
import { settleDue } from '../../platform/jobs/settle.ts'
import { bind, line, openBase, order, stateOf, T0, type TestBase, team } from './ingest-support.ts'

const DAY = 86_400
const changed = { ok: true, changed: true, lines_new: 0, lines_same: 1 }

const theLine = async (base: TestBase, order_id = 'order-1') =>
  (await base.rows('select * from affiliate_order_line where order_id = $1', [order_id]))[0] ?? {}
const total = async (base: TestBase) =>
  (await base.rows("select * from rollup where scope like 'c%' and grain = 0 and dim = 0"))[0] ?? {}
const splits = (base: TestBase) =>
  base.rows(
    'select role, level, member_id, rate_bp, est_amt, act_amt, state from commission_split order by role, level',
  )
const update = (fields: Partial<OrderUpdate>): OrderUpdate => ({ kind: 'update', order_id: 'order-1', ...fields })
const refund = (fields: object = {}) => ({
  refund_id: 'r1',
  sku_id: 'sku-1',
  content_id: '',
  n: 1,
  kind: 2 as const,
  qty: 1,
  amt: 2250,
  applied_t: T0 + 10,
  ...fields,
})

test('[P30] a line carries its commission to the cent, and writing it again changes nothing', async () => {
  await using base = await openBase()
  const id = await base.company()
  expect(await base.submit(id, order())).toEqual([{ ok: true, changed: true, lines_new: 1, lines_same: 0 }])
  expect(await theLine(base)).toMatchObject({
    est_base_amt: 4500,
    est_standard_amt: 675,
    est_shop_ads_amt: 0,
    act_base_amt: null,
    settlement_status: 1,
    settle_due_t: null,
  })
  const before = await stateOf(base, id)
  const [pulse] = await base.rows('select version from company_pulse')
  expect(await base.submit(id, order())).toEqual([{ ok: true, changed: false, lines_new: 0, lines_same: 1 }])
  expect(await stateOf(base, id)).toEqual(before)
  expect(await base.rows('select version from company_pulse')).toEqual([pulse])
})

test('[P31] delivery sets the day of settlement: the period of the shop and one day; settling writes the actual once', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.submit(id, order({ lines: [line({ partner_rate_bp: 500 })] }))
  await base.rows('update shop set settlement_days = 3')
  await base.submit(id, update({ order_status: 122, delivery_t: T0 + DAY }))
  const due = T0 + DAY + 4 * DAY
  expect((await theLine(base)).settle_due_t).toBe(due)
  await base.submit(id, update({ refunds: [refund()] }))
  expect(await settleDue(base.db, base.gate, due - 1)).toBe(0)
  expect(await settleDue(base.db, base.gate, due + 500)).toBe(1)
  expect(await settleDue(base.db, base.gate, due + 500)).toBe(0)
  expect(await theLine(base)).toMatchObject({
    settlement_status: 2,
    settled_t: due,
    act_base_amt: 2250,
    act_standard_amt: 338,
    act_partner_amt: 113,
    est_standard_amt: 675,
  })
  expect(await total(base)).toMatchObject({ pending_amt: 0, settled_amt: 338, net_amt: 2250, refund_amt: 2250 })
  expect(await splits(base)).toEqual([
    { role: 1, level: 0, member_id: null, rate_bp: 10_000, est_amt: 675, act_amt: 338, state: 1 },
    { role: 6, level: 0, member_id: null, rate_bp: 10_000, est_amt: 225, act_amt: 113, state: 1 },
  ])
})

test('[P32] a full refund, a cancellation and a sample make a line ineligible, each with its reason; unpaid lines wait', async () => {
  await using base = await openBase()
  const id = await base.company()
  const state = async (order_id: string) => {
    const { settlement_status, ineligible_reason } = await theLine(base, order_id)
    return [settlement_status, ineligible_reason]
  }
  await base.submit(
    id,
    order(),
    order({ order_id: 'cancelled', order_status: 140 }),
    order({ order_id: 'sample', is_sample: true }),
  )
  await base.submit(id, order({ order_id: 'unpaid', order_status: 100, paid_t: null }))
  await base.submit(id, update({ refunds: [refund({ qty: 2, amt: 4500 })] }))
  expect(await state('order-1')).toEqual([3, 2])
  expect(await state('cancelled')).toEqual([3, 1])
  expect(await state('sample')).toEqual([3, 6])
  expect(await state('unpaid')).toEqual([0, null])
  expect(await total(base)).toMatchObject({
    orders: 3,
    gmv_amt: 13_500,
    net_amt: 0,
    ineligible_lines: 3,
    ineligible_amt: 2025,
  })
  await base.submit(id, order({ order_id: 'unpaid', order_status: 111 }))
  expect(await state('unpaid')).toEqual([1, null])
  expect(await total(base)).toMatchObject({ orders: 4, net_amt: 4500, pending_amt: 675 })
})

test('[P33] money given back without goods comes off the base; all of it is a full refund', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.submit(id, order({ delivery_t: T0 }))
  await base.submit(id, update({ refunds: [refund({ kind: 1, qty: 0, amt: 1000 })] }))
  await base.submit(id, update({ settled_t: T0 + 30 * DAY }))
  expect(await theLine(base)).toMatchObject({ act_base_amt: 3500, act_standard_amt: 525, fully_return: false })
  await base.submit(id, order({ order_id: 'o2' }))
  await base.submit(id, {
    ...update({ refunds: [refund({ refund_id: 'r2', kind: 1, qty: 0, amt: 4500 })] }),
    order_id: 'o2',
  })
  expect(await theLine(base, 'o2')).toMatchObject({ settlement_status: 3, ineligible_reason: 2, fully_return: true })
})

test('[P34] a refund after settlement leaves the actual alone and takes back by negative rows, once', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.submit(
    id,
    order({ delivery_t: T0, lines: [line({ partner_rate_bp: 500 })] }),
    update({ settled_t: T0 + 30 * DAY }),
  )
  const late = update({ refunds: [refund()] })
  expect(await base.submit(id, late)).toEqual([changed])
  expect(await theLine(base)).toMatchObject({ act_standard_amt: 675, settlement_status: 2, returned_qty: 1 })
  const clawed = [
    { role: 1, level: -1, member_id: null, rate_bp: 10_000, est_amt: 0, act_amt: 338 - 675, state: 4 },
    { role: 6, level: -1, member_id: null, rate_bp: 10_000, est_amt: 0, act_amt: 113 - 225, state: 4 },
  ]
  expect((await splits(base)).filter((row) => row.state === 4)).toEqual(clawed)
  expect(await base.submit(id, late)).toEqual([{ ok: true, changed: false, lines_new: 0, lines_same: 1 }])
  await base.submit(id, update({ refunds: [refund({ refund_id: 'r2' })] }))
  const rest = (await splits(base)).filter((row) => row.state === 4).map((row) => row.act_amt)
  expect(rest).toEqual([-675, -225])
})

/** A creator of an agent, whose chief is its agency too. */
const sharing = async (base: TestBase, id: number) => {
  const people = await team(base, id)
  await bind(base, id, 'creator-1', people.agent)
  await bind(base, id, 'creator-1', people.chief, 3, 3000)
  return people
}
/** What each gets of 6.75 for the creator and 2.25 for the company: role, level, member, amount. */
const partsOf = ({ chief, leader, agent }: Readonly<Record<'chief' | 'leader' | 'agent', number>>) => [
  [1, 0, null, 472],
  [2, 1, agent, 56],
  [3, 2, leader, 34],
  [3, 3, chief, 45],
  [4, 0, chief, 203],
  [6, 0, null, 90],
]

test('[P35] owner and path are frozen at payment; the splits pay creator, agency, each leader and the platform', async () => {
  await using base = await openBase()
  const id = await base.company()
  const { chief, leader, agent } = await sharing(base, id)
  const paid = order({ lines: [line({ partner_rate_bp: 500 })] })
  await base.submit(id, paid)
  expect(await theLine(base)).toMatchObject({ owner_member_id: agent, owner_path: [agent, leader, chief] })
  const parts = partsOf({ chief, leader, agent })
  expect((await splits(base)).map((row) => [row.role, row.level, row.member_id, row.est_amt])).toEqual(parts)
  await base.rows('update creator_binding set state = 5, end_t = 2')
  await base.rows('update member set share_rate_bp = 9000')
  await base.submit(id, update({ order_status: 122, delivery_t: T0 }), update({ settled_t: T0 + 30 * DAY }))
  expect(await theLine(base)).toMatchObject({ owner_path: [agent, leader, chief], settlement_status: 2 })
  expect((await splits(base)).map((row) => [row.role, row.level, row.member_id, row.act_amt])).toEqual(parts)
  const scopes = await base.rows(
    "select scope, gmv_amt from rollup where grain = 0 and dim = 0 and scope like 'm%' order by scope",
  )
  expect(scopes.map((row) => row.scope).sort()).toEqual([agent, leader, chief].map((m) => `m${m}`).sort())
})

test('[P9] whoever shares in a cent gets no part of it, and the share of what it becomes', async () => {
  await using base = await openBase()
  const id = await base.company()
  const { chief, leader, agent } = await sharing(base, id)
  const small = { price_amt: 10, subtotal_amt: 20, seller_discount_amt: 0, pay_amt: 20, standard_rate_bp: 500 }
  await base.submit(id, order({ lines: [line({ partner_rate_bp: 500, ...small })] }))
  const parts = async () => (await splits(base)).map((row) => [row.role, row.level, row.member_id, row.est_amt])
  const nothing = [1, 2, 3].map((level) => [Math.min(3, level + 1), level, [agent, leader, chief][level - 1], 0])
  expect(await parts()).toEqual([[1, 0, null, 1], ...nothing, [4, 0, chief, 0], [6, 0, null, 1]])
  await base.submit(id, order({ lines: [line({ partner_rate_bp: 500 })] }))
  expect(await parts()).toEqual(partsOf({ chief, leader, agent }))
})

test('[P9] an income that comes after the payment is shared by those who stood above the line then, while they still do', async () => {
  await using base = await openBase()
  const id = await base.company()
  const { chief, leader, agent } = await sharing(base, id)
  const paid = (order_id: string) => order({ order_id, lines: [line()] })
  await base.submit(id, paid('order-1'), paid('order-2'))
  expect((await splits(base)).map(({ role }) => role)).toEqual([1, 1, 4, 4])
  const actual = { base_amt: 4500, standard_amt: 675, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 225 }
  const settled = (order_id: string) =>
    order({ order_id, lines: [line({ actual, settlement_status: 2, settled_t: T0 + 5 })] })
  await base.submit(id, settled('order-1'))
  const got = async (order_id: string) =>
    (
      await base.rows(
        `select role, level, member_id, act_amt from commission_split where order_id = '${order_id}' order by role, level`,
      )
    ).map(({ role, level, member_id, act_amt }) => [role, level, member_id, act_amt])
  expect(await got('order-1')).toEqual(partsOf({ chief, leader, agent }))
  // A line that was handed over had nothing for those who were above it, and no row says who is now.
  const name = { sku_id: 'sku-1', content_id: '', n: 1 }
  const handed = { ...name, member_id: leader, from: agent, within: null }
  await base.submit(id, { ...update({ owners: [handed] }), order_id: 'order-2' })
  await base.submit(id, settled('order-2'))
  expect(await got('order-2')).toEqual([
    [1, 0, null, 472],
    [4, 0, chief, 203],
    [6, 0, null, 225],
  ])
})

test('[P36] a binding counts from its start to its end, and only within the company', async () => {
  await using base = await openBase()
  const id = await base.company()
  const other = await base.company('Other')
  const { agent } = await team(base, id)
  const stranger = await team(base, other)
  await bind(base, id, 'late', agent, 1, 0, T0 + 10)
  await bind(base, id, 'foreign', stranger.agent)
  await base.submit(id, order({ order_id: 'a', lines: [line({ creator_id: 'late' })] }))
  await base.submit(id, order({ order_id: 'b', paid_t: T0 + 20, lines: [line({ creator_id: 'late' })] }))
  await base.submit(id, order({ order_id: 'c', lines: [line({ creator_id: 'foreign' })] }))
  const owners = await base.rows('select order_id, owner_member_id from affiliate_order_line order by order_id')
  expect(owners.map((row) => row.owner_member_id)).toEqual([null, agent, null])
})

test('[P37] the source counts before what would be derived: its estimate, its state, its actual amounts', async () => {
  await using base = await openBase()
  const id = await base.company()
  const amounts = { base_amt: 4000, standard_amt: 601, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 0 }
  const reported = line({
    estimated: amounts,
    actual: { ...amounts, standard_amt: 599 },
    settlement_status: 2,
    settled_t: T0 + 5,
  })
  await base.submit(id, order({ lines: [reported] }))
  expect(await theLine(base)).toMatchObject({ est_standard_amt: 601, act_standard_amt: 599, settled_t: T0 + 5 })
  await base.submit(id, order({ lines: [{ ...reported, actual: { ...amounts, standard_amt: 1 } }] }))
  expect(await theLine(base)).toMatchObject({ act_standard_amt: 599 })
  await base.submit(id, order({ order_id: 'risk', lines: [line({ settlement_status: 4 })] }))
  await base.submit(id, { ...update({ order_status: 122 }), order_id: 'risk' })
  expect(await theLine(base, 'risk')).toMatchObject({ settlement_status: 4 })
})

test('[P38] a return goes to the latest earlier sale of the same buyer and SKU that still has the quantity', async () => {
  await using base = await openBase()
  const id = await base.company()
  const sale = (order_id: string, paid_t: number, quantity: number) =>
    order({ order_id, paid_t, create_t: paid_t, lines: [line({ quantity })] })
  await base.submit(id, sale('a', T0, 5), sale('b', T0 + 10, 2), sale('c', T0 + 30, 9))
  const back = (refund_id: string, qty: number, applied_t = T0 + 20) =>
    ({
      kind: 'return',
      refund_id,
      buyer_key: 'buyer-1',
      sku_id: 'sku-1',
      product_id: 'product-1',
      shop_id: 'shop-1',
      region: 'US',
      qty,
      amt: 100 * qty,
      applied_t,
    }) as const
  const results = await base.submit(id, back('x', 2), back('y', 3), back('z', 3), back('early', 1, T0 - 1))
  expect(results.every((one) => one.ok && one.changed)).toBe(true)
  const kept = await base.rows('select refund_id, order_id, qty from order_refund order by refund_id')
  expect(kept).toEqual([
    { refund_id: 'early', order_id: null, qty: 1 },
    { refund_id: 'x', order_id: 'b', qty: 2 },
    { refund_id: 'y', order_id: 'a', qty: 3 },
    { refund_id: 'z', order_id: null, qty: 3 },
  ])
  expect(await theLine(base, 'b')).toMatchObject({ settlement_status: 3, returned_qty: 2 })
  expect(await theLine(base, 'a')).toMatchObject({ settlement_status: 1, returned_qty: 3, refund_amt: 300 })
  expect(await base.submit(id, back('x', 2))).toEqual([{ ok: true, changed: false, lines_new: 0, lines_same: 1 }])
  // The sale that was missing comes later: sent again, the return finds it.
  await base.submit(id, sale('older', T0 - 50, 1))
  await base.submit(id, back('early', 1, T0 - 1))
  expect(await theLine(base, 'older')).toMatchObject({ settlement_status: 3, ineligible_reason: 2 })
})

test('[P39] names come from the newest order that has one; the first sale is remembered', async () => {
  await using base = await openBase()
  const id = await base.company()
  const named = (order_id: string, paid_t: number, product_name: string) =>
    order({ order_id, paid_t, lines: [line({ product_name, content_id: 'v9' })] })
  await base.submit(id, named('a', T0 + 10, 'New'), named('b', T0, 'Old'), named('c', T0 + 20, ''))
  const product = 'select title, first_seen_t from product'
  expect(await base.rows(product)).toEqual([{ title: 'New', first_seen_t: T0 }])
  await base.submit(id, named('d', T0 + 30, 'Newest'))
  expect(await base.rows(product)).toEqual([{ title: 'Newest', first_seen_t: T0 }])
  expect(await base.rows('select creator_id, username from creator')).toEqual([
    { creator_id: 'creator-1', username: 'ann' },
  ])
  expect(await base.rows('select content_id, content_type, creator_id from content')).toEqual([
    { content_id: 'v9', content_type: 1, creator_id: 'creator-1' },
  ])
  // An order that names no creator takes no name away, neither in this process nor in one that knows nothing yet.
  await base.submit(id, order({ order_id: 'e', paid_t: T0 + 40, lines: [line({ creator_name: '' })] }))
  const made = { add_time: T0, update_time: T0, company_id: id }
  await base.db
    .insertInto('creator')
    .values({ creator_id: 'known', username: 'kim', ...made })
    .execute()
  const of = (order_id: string, paid_t: number, creator_name: string) =>
    order({ order_id, paid_t, lines: [line({ creator_id: 'known', creator_name })] })
  await base.submit(id, of('f', T0 + 50, ''))
  expect(await base.rows('select creator_id, username from creator order by 1')).toEqual([
    { creator_id: 'creator-1', username: 'ann' },
    { creator_id: 'known', username: 'kim' },
  ])
  await base.submit(id, of('g', T0 + 45, 'kimmy'))
  expect(await base.rows("select username from creator where creator_id = 'known'")).toEqual([{ username: 'kimmy' }])
})

test('[P3] [P61] a line without a rate earns what the product paid when it was ordered, not under a lock that ran, for good', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.submit(id, order())
  const priced = (t: number, rate: number | null) =>
    base.rows(
      `insert into product_price_history (company_id, product_id, t, standard_rate_bp) values ($1, 'product-1', $2, $3)`,
      [id, t, rate],
    )
  const rate = async (order_id: string, create_t: number, fields: object = {}) => {
    const lines = [line({ standard_rate_bp: null, ...fields })]
    await base.submit(id, order({ order_id, create_t, lines }))
    const { standard_rate_bp, est_standard_amt } = await theLine(base, order_id)
    return [standard_rate_bp, est_standard_amt]
  }
  expect(await rate('no-rate', T0)).toEqual([0, 0])
  await base.rows('update product set standard_rate_bp = 1200')
  expect(await rate('current', T0)).toEqual([1200, 540])
  await priced(T0, 1000)
  await priced(T0 + DAY, 2000)
  await priced(T0 + 2 * DAY, 800)
  await base.rows(
    `insert into rate_lock (company_id, product_id, creator_id, rate_bp, locked_until_t, add_time)
     values ($1, 'product-1', 'creator-1', 2000, $2, $3), ($1, 'product-1', 'creator-1', 900, $4, $3)`,
    [id, T0 + 32 * DAY, T0 + 2 * DAY, T0 + 40 * DAY],
  )
  expect(await rate('before', T0 - DAY)).toEqual([1000, 450])
  expect(await rate('first', T0 + DAY - 1)).toEqual([1000, 450])
  expect(await rate('raised', T0 + DAY)).toEqual([2000, 900])
  expect(await rate('locked', T0 + 32 * DAY - 1)).toEqual([2000, 900])
  expect(await rate('lower-lock', T0 + 32 * DAY)).toEqual([900, 405])
  expect(await rate('free', T0 + 40 * DAY)).toEqual([800, 360])
  expect(await rate('other', T0 + 3 * DAY, { creator_id: 'creator-2' })).toEqual([800, 360])
  expect(await rate('target', T0, { collab_type: 2 })).toEqual([0, 0])
  const estimated = { base_amt: 4500, standard_amt: 777, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 0 }
  expect(await rate('stated', T0, { estimated })).toEqual([0, 777])
  // Frozen: neither a new rate nor a later report without one changes it; a source that says one does.
  await base.rows('update product_price_history set standard_rate_bp = 300')
  expect(await rate('locked', T0 + 32 * DAY - 1, { quantity: 3 })).toEqual([2000, 900])
  expect(await rate('locked', T0 + 32 * DAY - 1, { standard_rate_bp: 1000 })).toEqual([1000, 450])
  expect(await rate('locked', T0 + 32 * DAY - 1)).toEqual([1000, 450])
})

test('[P63] a line that the source freezes keeps the reason it gives, until it is cleared', async () => {
  await using base = await openBase()
  const id = await base.company()
  const state = async () => {
    const { settlement_status, ineligible_reason } = await theLine(base)
    return [settlement_status, ineligible_reason]
  }
  await base.submit(id, order({ lines: [line({ settlement_status: 4, reason: 3 })] }))
  expect(await state()).toEqual([4, 3])
  await base.submit(id, update({ order_status: 122, delivery_t: T0 + DAY }), update({ settled_t: T0 + 40 * DAY }))
  expect(await state()).toEqual([4, 3])
  await base.submit(id, update({ cleared: [{ sku_id: 'sku-1', content_id: '', n: 1 }] }))
  expect(await state()).toEqual([1, null])
  await base.submit(id, order({ lines: [line({ settlement_status: 3, reason: 5 })] }))
  expect(await state()).toEqual([3, 5])
})

test('[P40] five ids of 450 bytes each are stored, a longer one is refused with its field', async () => {
  await using base = await openBase()
  const id = await base.company()
  // As an index cannot make them shorter: each letter another one.
  const han = (of: number, letters: number): string =>
    Array.from({ length: letters }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7919 + of * 1049) % 20_000))).join('')
  const withIds = (letters: number) =>
    order({
      order_id: han(1, letters),
      lines: [
        line({
          ...{ sku_id: han(2, letters), product_id: han(3, letters), content_id: han(4, letters) },
          creator_id: han(5, letters),
        }),
      ],
    })
  expect((await base.submit(id, withIds(150)))[0]).toMatchObject({ ok: true })
  expect((await base.submit(id, withIds(151)))[0]).toMatchObject({ ok: false, reason: 'invalid field order_id' })
  expect(await base.rows('select 1 from affiliate_order')).toHaveLength(1)
})

test('[P40] what is wrong is refused with a reason in both languages and nothing of it is kept', async () => {
  await using base = await openBase()
  const id = await base.company()
  const results = await base.submit(
    id,
    order({ currency: 'GBP' }),
    order({ order_id: 'o2', lines: [] }),
    order({ order_id: 'o3', lines: [line({ quantity: 0 })] }),
    order({ order_id: 'o4', lines: [line(), line()] }),
    order({ order_id: 'a\0b' }),
    order({ order_id: 'o5', create_t: T0 * 1000 }),
    update({ order_id: 'nobody', order_status: 122 }),
  )
  expect(results.map((one) => (one.ok ? '' : one.reason))).toEqual([
    expect.stringMatching(/^there is no rate of GBP for \d{4}-\d{2}-\d{2}: import rates first$/),
    'invalid field lines',
    'invalid field lines[].quantity',
    'two lines of the order have the same key',
    'invalid field order_id',
    'invalid field create_t',
    'unknown order nobody',
  ])
  expect(results.every((one) => !one.ok && /\p{Script=Han}/u.test(one.reason_zh))).toBe(true)
  expect(await base.rows('select 1 from affiliate_order')).toEqual([])
  expect(await base.rows('select 1 from rollup')).toEqual([])
  expect(await base.rows('select 1 from product')).toEqual([])
})
