import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allLineFacts, allOrderFacts, lineBit, orderBit } from '../../platform/ingest/said.ts'
import type { IncomingOrder, OrderEvent } from '../../platform/ingest/types.ts'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { bind, line, openBase, order, rollupsOf, stateOf, T0, type TestBase, team } from './ingest-support.ts'

const theLine = async (base: TestBase, order_id = 'order-1') =>
  (await base.rows('select * from affiliate_order_line where order_id = $1', [order_id]))[0] ?? {}

test('[P64] an older report never undoes a newer one: refunds, cancellation, settlement, whatever it says', async () => {
  await using base = await openBase()
  const id = await base.company()
  const at = (event_t: number, fields: Partial<IncomingOrder>, one: object = {}) =>
    order({ event_t, ...fields, lines: [line(one)] })
  await base.submit(id, at(T0 + 9, { order_status: 140 }, { refunded_qty: 1, refund_amt: 1400, pay_amt: 4400 }))
  const before = await stateOf(base, id)
  const older = at(T0 + 5, { order_status: 111 }, { refund_amt: 0, pay_amt: 4500, settlement_status: 1 })
  expect(await base.submit(id, older)).toEqual([expect.objectContaining({ ok: true, lines_same: 1 })])
  expect(await theLine(base)).toMatchObject({ refund_amt: 1400, pay_amt: 4400, settlement_status: 3 })
  expect({ ...(await stateOf(base, id)), lines: [] }).toEqual({ ...before, lines: [] })
  // A newer one does, also where it tells less.
  await base.submit(id, at(T0 + 20, { order_status: 140 }, { refund_amt: 300, refunded_qty: 0, pay_amt: 4400 }))
  expect(await theLine(base)).toMatchObject({ refund_amt: 300, refunded_qty: 0 })
})

test('[P65] what a report does not say leaves what another one said, in whatever order they come', async () => {
  await using base = await openBase()
  const id = await base.company()
  const silent = allLineFacts & ~lineBit.refund_amt & ~lineBit.refunded_qty & ~lineBit.returned_qty
  const full = order({ event_t: T0, order_status: 140, lines: [line({ refunded_qty: 1, refund_amt: 1400 })] })
  const partial = order({
    event_t: T0 + 9,
    said: allOrderFacts & ~orderBit.order_status,
    delivery_t: T0 + 8,
    lines: [line({ said: silent, pay_amt: 4600 })],
  })
  const states = []
  for (const [n, events] of [
    [full, partial],
    [partial, full],
  ].entries()) {
    const company = n === 0 ? id : await base.company('Other')
    for (const event of events) await base.submit(company, event)
    states.push(await stateOf(base, company))
  }
  expect(await theLine(base)).toMatchObject({ refund_amt: 1400, pay_amt: 4600, settlement_status: 3 })
  expect(states[0]).toEqual(states[1])
})

test('[P65] when an order was created and paid stays as it was told, whatever another report infers', async () => {
  await using base = await openBase()
  const said = allOrderFacts & ~orderBit.create_t & ~orderBit.paid_t
  const full = order({ event_t: T0 + 20, create_t: T0, paid_t: T0 + 10 })
  const unpaid = order({ event_t: T0 + 5, create_t: T0, paid_t: null, order_status: 100 })
  // One without a time of creation, and one without that of payment.
  const ofPayment = order({
    event_t: T0 + 30,
    said: allOrderFacts & ~orderBit.create_t,
    create_t: T0 + 10,
    paid_t: T0 + 10,
  })
  const ofCreation = order({ event_t: T0 + 40, said: allOrderFacts & ~orderBit.paid_t, create_t: T0, paid_t: T0 })
  const all = [unpaid, full, ofPayment, ofCreation]
  const ended = []
  for (const [n, events] of [all, [...all].reverse(), [ofCreation, unpaid, ofPayment, full]].entries()) {
    const id = await base.company(`Told ${n}`)
    for (const event of events) await base.submit(id, event)
    ended.push(await stateOf(base, id))
    expect(ended.at(-1)?.orders).toMatchObject([{ o: { create_t: T0, paid_t: T0 + 10 } }])
  }
  expect(ended).toEqual([ended[0], ended[0], ended[0]])
  // Nobody tells them: the earliest that was inferred.
  const id = await base.company('Inferred')
  for (const t of [7, 5, 6])
    await base.submit(id, order({ event_t: T0 + 10 + t, said, create_t: T0 + t, paid_t: t === 6 ? null : T0 + t }))
  expect((await stateOf(base, id)).orders).toMatchObject([{ o: { create_t: T0 + 5, paid_t: T0 + 5 } }])
})

test('[P39] the name of a product is that of the newest order that has one, whichever comes first', async () => {
  await using base = await openBase()
  const named = (create_t: number, product_name: string) =>
    order({ order_id: `o${create_t}`, create_t, paid_t: create_t, lines: [line({ product_name })] })
  const all = [named(T0, 'Lamp'), named(T0 + 3, ''), named(T0 + 2, 'New lamp')]
  const orders = [all, [all[1], all[0], all[2]], [all[2], all[1], all[0]], [all[0], all[2], all[1]]]
  for (const [n, events] of orders.entries())
    for (const isTogether of [true, false]) {
      const id = await base.company(`Named ${n} ${isTogether}`)
      const some = events.flatMap((event) => event ?? [])
      for (const part of isTogether ? [some] : some.map((event) => [event])) await base.submit(id, ...part)
      expect((await stateOf(base, id)).products).toMatchObject([{ title: 'New lamp', first_seen_t: T0 }])
    }
})

test('[P61] [P76] a rate that no source states follows product, creator and creation of its line, whichever report tells them', async () => {
  await using base = await openBase()
  const found = []
  const told = { standard_rate_bp: null }
  const said = allLineFacts & ~lineBit.collab_type & ~lineBit.estimated
  const all = [
    // Without creator nothing is earned; then another creator and another product, and one that leaves the creator open.
    order({ event_t: T0 + 1, lines: [line({ ...told, said, creator_id: '', collab_type: 4 })] }),
    order({ event_t: T0 + 2, lines: [line({ ...told, said, creator_id: 'creator-2', product_id: 'product-2' })] }),
    order({ event_t: T0 + 3, lines: [line({ ...told, said, creator_id: '', collab_type: 4 })] }),
  ]
  for (const events of [all, [...all].reverse(), [all[1], all[0], all[2], all[1]]]) {
    const id = await base.company(`Found ${found.length}`)
    await base.rows(
      `insert into product (company_id, product_id, shop_id, title, standard_rate_bp, first_seen_t, add_time, update_time)
       select $1, p, 'shop', 'Lamp', r, 1, 1, 1 from (values ('product-1', 800), ('product-2', 1200)) as v(p, r)`,
      [id],
    )
    for (const event of events) if (event) await base.submit(id, event)
    const [row] = await base.rows(
      'select product_id, creator_id, collab_type, standard_rate_bp, est_base_amt, est_standard_amt from affiliate_order_line where company_id = $1',
      [id],
    )
    found.push(row)
  }
  const rate = { creator_id: 'creator-2', collab_type: 1, product_id: 'product-1', standard_rate_bp: 800 }
  expect(found).toEqual(found.map(() => ({ ...rate, est_base_amt: 4500, est_standard_amt: 360 })))
})

test('[P65] a price that no report tells is what was paid divided by how many were sold, whichever report tells these', async () => {
  await using base = await openBase()
  const prices = []
  const said = allLineFacts & ~lineBit.price_amt
  const uncounted = { said: said & ~lineBit.quantity, pay_amt: 237, quantity: 1, price_amt: 237 }
  const all = [
    order({ event_t: T0, lines: [line(uncounted)] }),
    order({ event_t: T0, lines: [line({ said, pay_amt: 237, quantity: 2, price_amt: 119 })] }),
    order({ event_t: T0 + 1, lines: [line(uncounted)] }),
  ]
  for (const events of [all, [...all].reverse(), [all[1], all[0], all[2]]]) {
    const id = await base.company(`Priced ${prices.length}`)
    for (const event of events) if (event) await base.submit(id, event)
    prices.push(
      ...(await base.rows('select quantity, price_amt from affiliate_order_line where company_id = $1', [id])),
    )
  }
  expect(prices).toEqual(prices.map(() => ({ quantity: 2, price_amt: 119 })))
})

test('[P35] a line stays with its owner when another time of payment is told later', async () => {
  await using base = await openBase()
  const id = await base.company()
  const { agent } = await team(base, id)
  await bind(base, id, 'creator-1', agent, 1, 0, T0 + 5)
  const inferred = allOrderFacts & ~orderBit.paid_t
  await base.submit(id, order({ event_t: T0 + 20, said: inferred, create_t: T0, paid_t: T0 }))
  await base.submit(id, order({ event_t: T0 + 21, create_t: T0, paid_t: T0 + 10 }))
  expect(await theLine(base)).toMatchObject({ paid_t: T0 + 10, owner_member_id: null, owner_path: [] })
})

test('[P66] the earliest word about a settlement counts; what went back since is taken back', async () => {
  await using base = await openBase()
  const id = await base.company()
  const amounts = { base_amt: 4500, standard_amt: 601, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 0 }
  const settled = (event_t: number, standard_amt: number, fields: object = {}) =>
    order({
      event_t,
      lines: [line({ settlement_status: 2, settled_t: T0 + 5, actual: { ...amounts, standard_amt }, ...fields })],
    })
  await base.submit(id, settled(T0 + 20, 300, { refunded_qty: 1, refund_amt: 2250 }))
  expect(await theLine(base)).toMatchObject({ act_standard_amt: 300, settled_left_amt: 2250 })
  await base.submit(id, settled(T0 + 10, 601))
  expect(await theLine(base)).toMatchObject({
    act_standard_amt: 601,
    settled_left_amt: 4500,
    returned_qty: 0,
    refund_amt: 2250,
  })
  expect(await base.rows('select act_amt from commission_split where state = 4')).toEqual([{ act_amt: -300 }])
})

test('[P68] nonsense is refused in words, and twelve of the largest amounts are added up exactly', async () => {
  await using base = await openBase()
  const id = await base.company()
  const say = async (one: object) => {
    const [result] = await base.submit(id, order({ lines: [line(one)] }))
    return result?.ok ? 'taken' : result?.reason
  }
  expect(await say({ refund_amt: 4501 })).toBe('refund_amt is above pay_amt')
  expect(await say({ refunded_qty: 1, returned_qty: 2 })).toBe('refunded_qty + returned_qty is above quantity')
  expect(await say({ standard_rate_bp: 10_001 })).toBe('invalid field lines[].standard_rate_bp')
  expect(await say({ pay_amt: 1e11 + 1 })).toBe('invalid field lines[].pay_amt')
  const most = Array.from({ length: 12 }, (_, n) =>
    order({ order_id: `big-${n}`, lines: [line({ pay_amt: 1e11, subtotal_amt: 1e11, seller_discount_amt: 0 })] }),
  )
  expect((await base.submit(id, ...most)).every(({ ok }) => ok)).toBe(true)
  expect(await base.rows("select gmv_amt from rollup where scope = 'c' || $1 and grain = 0 and dim = 0", [id])).toEqual(
    [{ gmv_amt: 12e11 }],
  )
})

/** Everything of a company; a share that is taken back and given again leaves a row of zeros, which says what no row says. */
const facts = async (base: TestBase, companyId: number) => {
  const { splits, ...rest } = await stateOf(base, companyId)
  const isEmpty = ({ s }: Record<string, unknown>): boolean => {
    const { base_amt, est_amt, act_amt } = s as Record<string, number | null>
    return base_amt === 0 && est_amt === 0 && act_amt === 0
  }
  return { ...rest, splits: splits.filter((row) => !isEmpty(row)) }
}

/** A small world as it truly runs; what reports say at different times are looks at it. */
interface Sale {
  readonly n: number
  readonly qty: number
  readonly price: number
  readonly paid: number
  readonly delivered: number | null
  readonly cancelled: number | null
  readonly settled: number | null
  readonly refunds: readonly { readonly t: number; readonly qty: number }[]
}

const times = fc.integer({ min: 1, max: 40 })
const sale = fc
  .record({
    qty: fc.integer({ min: 2, max: 4 }),
    price: fc.integer({ min: 1, max: 5000 }),
    paid: times,
    delivered: fc.option(times),
    cancelled: fc.option(times),
    settled: fc.option(times),
    refunds: fc.array(fc.record({ t: times, qty: fc.constant(1) }), { maxLength: 2 }),
  })
  .map((one) => ({ ...one, delivered: one.delivered === null ? null : one.paid + one.delivered }))

/** The order as a report of time `t` has it; `says` narrows what it tells. */
const look = (one: Sale, t: number, says: 'all' | 'no refunds' | 'no status'): IncomingOrder => {
  const gone = one.refunds.filter((refund) => refund.t <= t).length
  const isCancelled = one.cancelled !== null && one.cancelled <= t
  const isSettled = one.settled !== null && one.settled <= t
  const isDelivered = one.delivered !== null && one.delivered <= t
  const pay_amt = one.qty * one.price
  const quiet = lineBit.refund_amt | lineBit.refunded_qty | lineBit.returned_qty
  const amounts = { base_amt: pay_amt, standard_amt: pay_amt, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 0 }
  return order({
    event_t: T0 + t,
    order_id: `o${one.n}`,
    buyer_key: `b${one.n % 2}`,
    said: says === 'no status' ? allOrderFacts & ~orderBit.order_status : allOrderFacts,
    order_status: says === 'no status' ? 111 : isCancelled ? 140 : isDelivered ? 122 : 111,
    create_t: T0 + one.paid,
    paid_t: T0 + one.paid,
    delivery_t: isDelivered ? T0 + (one.delivered ?? 0) : null,
    source: 'import',
    lines: [
      line({
        said: says === 'no refunds' ? allLineFacts & ~quiet : allLineFacts,
        quantity: one.qty,
        price_amt: one.price,
        subtotal_amt: pay_amt,
        seller_discount_amt: 0,
        pay_amt,
        refunded_qty: says === 'no refunds' ? 0 : gone,
        refund_amt: says === 'no refunds' ? 0 : gone * one.price,
        ...(says === 'no status'
          ? {}
          : isSettled
            ? { settlement_status: 2, settled_t: T0 + (one.settled ?? 0), actual: amounts }
            : { settlement_status: isCancelled ? 3 : 1 }),
      }),
    ],
  })
}

const back = (n: number, buyer: number, qty: number, t: number): OrderEvent => ({
  kind: 'return',
  refund_id: `r${n}`,
  buyer_key: `b${buyer}`,
  sku_id: 'sku-1',
  product_id: 'product-1',
  shop_id: 'shop-1',
  region: 'US',
  qty,
  amt: 100 * qty,
  applied_t: T0 + t,
})

const reports = fc
  .record({
    sales: fc.array(sale, { minLength: 1, maxLength: 4 }),
    looks: fc.array(
      fc.record({
        of: fc.nat(3),
        t: fc.integer({ min: 1, max: 90 }),
        says: fc.constantFrom('all' as const, 'all' as const, 'no refunds' as const, 'no status' as const),
      }),
      { minLength: 1, maxLength: 10 },
    ),
    returns: fc.array(fc.record({ buyer: fc.nat(1), qty: fc.integer({ min: 1, max: 2 }), t: times }), { maxLength: 4 }),
    order: fc.infiniteStream(fc.nat(1000)),
  })
  .map(({ sales, looks, returns, order: shuffle }) => {
    const world = sales.map((one, n) => ({ ...one, n }))
    const seen = new Map<string, (typeof looks)[number]>()
    // Two reports of one order and second would be one report.
    for (const one of looks) seen.set(`${one.of % world.length} ${one.t}`, one)
    const told: OrderEvent[] = [...seen.values()]
      .sort((a, b) => a.t - b.t)
      .flatMap(({ of, t, says }) => {
        const found = world[of % world.length]
        return found && found.paid <= t ? [look(found, t, says)] : []
      })
    const gone = returns.map(({ buyer, qty, t }, n) => back(n, buyer, qty, t))
    const sorted = [
      ...told,
      ...gone.sort((a, b) => ('applied_t' in a && 'applied_t' in b ? a.applied_t - b.applied_t : 0)),
    ]
    const mixed = [...sorted, ...sorted.slice(0, 3)]
      .map((event) => ({ event, at: shuffle.next().value ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ event }) => event)
    return { sorted, mixed }
  })

test('[P67] refunds that a report tells in total stay told beside single ones, and show once these are found to be of another sale', async () => {
  await using base = await openBase()
  const sale = (order_id: string, t: number, one: object = {}, event_t = T0 + 50) =>
    order({ order_id, event_t, buyer_key: 'b0', create_t: T0 + t, paid_t: T0 + t, lines: [line(one)] })
  const one = { quantity: 2, price_amt: 30, subtotal_amt: 60, seller_discount_amt: 0, pay_amt: 60 }
  const told = sale('a', 1, { ...one, refunded_qty: 1, refund_amt: 12 })
  const more = sale('a', 1, { ...one, refunded_qty: 2, refund_amt: 24 }, T0 + 60)
  const later = sale('b', 2, one)
  const returned = back(1, 0, 1, 5)
  const refundOf = async (events: readonly OrderEvent[]) => {
    const id = await base.company(
      `c${events.map((event) => ('event_t' in event ? event.event_t : 0))} ${events.indexOf(returned)}`,
    )
    for (const event of events) await base.submit(id, event)
    const found = await facts(base, id)
    const rows = await base.rows(
      'select refund_amt from affiliate_order_line where company_id = $1 and order_id = $2',
      [id, 'a'],
    )
    return { rows, found }
  }
  const moved = await refundOf([told, returned, later])
  expect(moved.rows).toEqual([{ refund_amt: 12 }])
  expect((await refundOf([told, later, returned])).found).toEqual(moved.found)
  const raised = await refundOf([told, returned, more])
  expect(raised.rows).toEqual([{ refund_amt: 24 }])
  expect((await refundOf([told, more, returned])).found).toEqual(raised.found)
})

test('[P67] reports in any order, also twice, end in the same database as the sorted facts, and the sums equal a recomputation', async () => {
  await using base = await openBase()
  let run = 0
  await fc.assert(
    fc.asyncProperty(reports, async ({ sorted, mixed }) => {
      const ends = []
      for (const events of [sorted, mixed]) {
        const id = await base.company(`c${++run}`)
        for (const event of events) await base.submit(id, event)
        ends.push(await facts(base, id))
        const kept = await rollupsOf(base, id)
        await rebuildRollups(base, id)
        expect(await rollupsOf(base, id)).toEqual(kept)
      }
      expect(ends[1]).toEqual(ends[0])
    }),
    { numRuns: Number(process.env.RUNS ?? 20) },
  )
})
