import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rate, writeRates } from '../../platform/fx/rates.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { generateBills } from '../../platform/jobs/bills.ts'
import { change } from './company-support.ts'
import { bind, line, openBase, order, T0, type TestBase, team } from './ingest-support.ts'
import { anyEvents, expectSums, tellSome } from './rollup-oracle.ts'

const DAY = 86_400
const dayOf = (t: number): number => Math.floor(t / DAY)
const today = dayOf(Date.now() / 1000)

/** A rate on each of some days; those of today too. */
const rates = (currency: string, from: number, to: number, rateOf: (day: number) => number): Rate[] =>
  [...Array.from({ length: to - from + 1 }, (_, n) => from + n), today - 1, today].map((day) => ({
    currency,
    day,
    rate: rateOf(day),
  }))
const season = [dayOf(Date.UTC(2025, 9, 20) / 1000), dayOf(Date.UTC(2026, 3, 5) / 1000)] as const

/** A company with a team, to whose creators the random histories belong. */
const staffed = async (base: TestBase, name: string, zone = 'Europe/London'): Promise<number> => {
  const id = await base.company(name, zone)
  const { agent, leader } = await team(base, id)
  await bind(base, id, 'ann', agent)
  await bind(base, id, 'bob', leader, 3, 2000)
  await bind(base, id, 'bob', agent)
  return id
}

/** Amounts and states of a company, without what names members. */
const amountsOf = async (base: TestBase, id: number) => ({
  lines: await base.rows(
    `select order_id, sku_id, content_id, price_amt, subtotal_amt, pay_amt, refund_amt, est_base_amt, est_standard_amt,
       est_shop_ads_amt, est_bonus_amt, est_partner_amt, act_base_amt, act_standard_amt, act_partner_amt, refunded_qty,
       returned_qty, fully_return, settlement_status, ineligible_reason, settled_t
     from affiliate_order_line where company_id = $1 order by order_id, sku_id, content_id`,
    [id],
  ),
  splits: await base.rows(
    `select order_id, sku_id, content_id, role, level, rate_bp, base_amt, est_amt, act_amt, state from commission_split
     where company_id = $1 order by order_id, sku_id, content_id, role, level`,
    [id],
  ),
  refunds: await base.rows(
    'select refund_id, order_id, amt from order_refund where company_id = $1 order by refund_id',
    [id],
  ),
  orders: await base.rows('select order_id, order_amt from affiliate_order where company_id = $1 order by 1', [id]),
})

/** What must hold of amounts in any currency. */
const expectSound = async (base: TestBase, id: number): Promise<void> => {
  const unsound = await base.rows(
    `select l.order_id, l.sku_id, l.content_id from affiliate_order_line l
     join affiliate_order o using (company_id, order_id) join company c on c.id = l.company_id
     left join lateral (
       select sum(s.est_amt) filter (where role in (1, 4) and level >= 0) as earned, sum(s.est_amt) filter (where role not in (1, 4) and level >= 0) as income,
         sum(s.act_amt) filter (where role in (1, 4) and level >= 0) as act_earned
       from commission_split s where s.company_id = l.company_id and s.order_id = l.order_id and s.sku_id = l.sku_id
         and s.content_id = l.content_id and s.n = l.n having count(*) > 0) s on true
     left join lateral (
       select sum(r.amt) as back from order_refund r where r.company_id = l.company_id and r.order_id = l.order_id
         and r.sku_id = l.sku_id and r.content_id = l.content_id and r.n = l.n) r on true
     where l.company_id = $1 and (o.currency <> c.display_currency
       or s.earned <> l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt or coalesce(s.income, 0) <> l.est_partner_amt and s.earned is not null
       or s.act_earned <> l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt
       or (l.est_base_amt < 0) or (r.back > l.refund_amt)
       or o.order_amt <> (select sum(x.pay_amt) from affiliate_order_line x where x.company_id = l.company_id and x.order_id = l.order_id))`,
    [id],
  )
  expect(unsound).toEqual([])
}

/** Updates that tell nothing: whatever follows from facts is worked out once more. */
const deriveAll = async (base: TestBase, id: number): Promise<void> => {
  const orders = await base.rows<{ order_id: string }>('select order_id from affiliate_order where company_id = $1', [
    id,
  ])
  await base.gate.submit(
    id,
    orders.map(({ order_id }) => ({ kind: 'update', order_id })),
  )
}

test('[CO6] at a rate of one every amount stays, and orders go on as if nothing had happened', async () => {
  await using base = await openBase()
  await writeRates(
    base.db,
    rates('EUR', ...season, () => 1),
    'test',
    T0,
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(anyEvents, anyEvents, async (before, after) => {
      const [plain, changed] = [await staffed(base, `p${++run}`), await staffed(base, `c${run}`)]
      for (const events of before) for (const id of [plain, changed]) await base.gate.submit(id, events)
      for (const id of [plain, changed]) await deriveAll(base, id)
      await change(base, changed, { currency: 'EUR' })
      expect(await amountsOf(base, changed)).toEqual(await amountsOf(base, plain))
      // What the source tells once more is not new.
      for (const event of before.at(-1) ?? [])
        if (event.kind !== 'return') {
          const [one] = await base.submit(plain, event)
          const [other] = await base.submit(changed, event)
          expect(other).toEqual(one)
        }
      for (const events of after) for (const id of [plain, changed]) await base.gate.submit(id, events)
      expect(await amountsOf(base, changed)).toEqual(await amountsOf(base, plain))
    }),
    { numRuns: 12, interruptAfterTimeLimit: 60_000 },
  )
})

test('[CO6] at the rates of their days all amounts add up as before, the sums are those of the lines, and what was paid comes back to the cent', async () => {
  await using base = await openBase()
  await writeRates(
    base.db,
    rates('THB', ...season, (day) => 31 + (day % 7) * 0.37),
    'test',
    T0,
  )
  await writeRates(
    base.db,
    rates('VND', ...season, (day) => 25_900 + (day % 5) * 11.5),
    'test',
    T0,
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(anyEvents, fc.constantFrom('THB', 'VND'), async (chunks, currency) => {
      const id = await staffed(base, `c${++run}`)
      for (const events of chunks) await base.gate.submit(id, events)
      await tellSome(base, id, false)
      await deriveAll(base, id)
      const before = await amountsOf(base, id)
      await change(base, id, { currency, zone: 'Europe/Berlin', cut_hour: 4 })
      await expectSound(base, id)
      await expectSums(base, id, { zone: 'Europe/Berlin', cut_hour: 4 })
      const states = (rows: Record<string, unknown>[]) =>
        rows.map(({ fully_return, settlement_status, ineligible_reason, settled_t }) => ({
          fully_return,
          settlement_status,
          ineligible_reason,
          settled_t,
        }))
      expect(states((await amountsOf(base, id)).lines)).toEqual(states(before.lines))
      const still = await amountsOf(base, id)
      await deriveAll(base, id)
      expect(await amountsOf(base, id)).toEqual(still)
      await change(base, id, { currency: 'USD' })
      await expectSound(base, id)
      const paid = async () =>
        base.rows('select order_id, order_amt from affiliate_order where company_id = $1 order by 1', [id])
      expect(await paid()).toEqual(before.orders)
      expect(
        await base.rows(
          'select from affiliate_order where company_id = $1 and (orig_currency, fx_rate, orig_amt) is not null',
          [id],
        ),
      ).toEqual([])
    }),
    { numRuns: 12, interruptAfterTimeLimit: 60_000 },
  )
})

const day = dayOf(T0)
/** Baht for a dollar: 32 on the day of T0, 40 a week later and today. */
const baht: Rate[] = [
  { currency: 'THB', day, rate: 32 },
  { currency: 'THB', day: day + 7, rate: 40 },
  { currency: 'THB', day: today, rate: 40 },
]
const sold = (order_id: string, more = {}) => order({ order_id, ...more })
const thai = (order_id: string) =>
  sold(order_id, {
    currency: 'THB',
    lines: [line({ price_amt: 33_331, quantity: 3, subtotal_amt: 99_993, seller_discount_amt: 0, pay_amt: 99_993 })],
  })

test('[CO6] what came in the new currency comes back exactly, everything else by the rate of its day of payment; a second change goes on from the original', async () => {
  await using base = await openBase()
  const id = await base.company()
  await writeRates(
    base.db,
    [...baht, { currency: 'GBP', day, rate: 0.8 }, { currency: 'GBP', day: today, rate: 0.8 }],
    'test',
    T0,
  )
  await base.submit(id, thai('thai'), sold('plain'), sold('later', { paid_t: T0 + 7 * DAY }))
  await base.submit(id, sold('waits', { paid_t: null, order_status: 100 }))
  const read = () =>
    base.rows(
      `select o.order_id, o.currency, o.order_amt::int as amt, o.orig_currency, o.orig_amt::int as orig, l.orig_pay_amt::int as orig_pay,
         o.fx_rate::float8 as rate, l.price_amt::int as price, l.est_base_amt::int as base, l.est_standard_amt::int as commission
       from affiliate_order o join affiliate_order_line l using (company_id, order_id) where company_id = $1 order by 1`,
      [id],
    )
  const native = { orig_currency: null, orig: null, orig_pay: null, rate: null }
  await change(base, id, { currency: 'THB' })
  const dollars = { currency: 'THB', orig_currency: 'USD', orig: 4500, orig_pay: 4500 }
  const inBaht = [
    { ...dollars, order_id: 'later', amt: 180_000, rate: 40, price: 100_000, base: 180_000, commission: 27_000 },
    { ...dollars, order_id: 'plain', amt: 144_000, rate: 32, price: 80_000, base: 144_000, commission: 21_600 },
    { ...native, order_id: 'thai', currency: 'THB', amt: 99_993, price: 33_344, base: 100_000, commission: 15_000 },
    { ...dollars, order_id: 'waits', amt: 144_000, rate: 32, price: 80_000, base: 144_000, commission: 21_600 },
  ]
  expect(await read()).toEqual(inBaht)
  // Its source tells the order once more: what had been rounded to cents is exact again, and nothing else is new.
  expect(await base.submit(id, sold('plain'), sold('later', { paid_t: T0 + 7 * DAY }))).toMatchObject([
    { changed: false },
    { changed: false },
  ])
  await base.submit(id, thai('thai'))
  expect((await read())[2]).toMatchObject({ price: 33_331, base: 99_993, commission: 14_999 })
  await change(base, id, { currency: 'GBP' })
  const pounds = await read()
  // 45.00 dollars of the day of T0 are 36.00 pounds: from the dollars, not from the baht. A week later the pound's rate holds.
  expect(pounds[1]).toMatchObject({ amt: 3600, orig_currency: 'USD', orig: 4500, rate: 0.8 })
  expect(pounds[2]).toMatchObject({ amt: 2500, orig_currency: 'THB', orig: 99_993 })
  await change(base, id, { currency: 'USD' })
  expect(await read()).toMatchObject([
    { ...native, order_id: 'later', amt: 4500 },
    { ...native, order_id: 'plain', amt: 4500, price: 2500, base: 4500, commission: 675 },
    { order_id: 'thai', orig_currency: 'THB', orig: 99_993, amt: 3125 },
    { ...native, order_id: 'waits', amt: 4500 },
  ])
})

test('[CO7] missing rates are named all at once by currency and days, and nothing is changed; without orders none are needed', async () => {
  await using base = await openBase()
  const id = await base.company('Pounds', 'UTC', 'GBP')
  const text = (n: number): string => new Date((day + n) * DAY * 1000).toISOString().slice(0, 10)
  const gbp: Rate[] = [0, 1, 2, 20, 21, 40].map((n) => ({ currency: 'GBP', day: day + n, rate: 0.8 }))
  await writeRates(base.db, gbp, 'test', T0)
  for (const n of [0, 2, 15, 18, 20, 40, 55])
    await base.submit(id, sold(`o${n}`, { currency: 'GBP', paid_t: T0 + n * DAY }))
  await writeRates(base.db, [{ currency: 'THB', day: day + 20, rate: 40 }], 'test', T0)
  // Prices follow by the rate of today, which is not asked for without any.
  await base.rows('update sku set price_amt = null')
  const before = await amountsOf(base, id)
  await expect(change(base, id, { currency: 'THB' })).rejects.toThrow(
    `缺少汇率（GBP: ${text(15)} – ${text(18)}, ${text(55)}；THB: ${text(0)} – ${text(18)}, ${text(40)} – ${text(55)}），请先导入这些天的汇率，再更改币种`,
  )
  expect(await amountsOf(base, id)).toEqual(before)
  expect(await base.rows('select display_currency as c from company where id = $1', [id])).toEqual([{ c: 'GBP' }])
  const fresh = await base.company('Fresh')
  await change(base, fresh, { currency: 'THB' })
  expect(await base.rows('select display_currency as c from company where id = $1', [fresh])).toEqual([{ c: 'THB' }])
})

test('[CO8] prices, costs and targets follow at today’s rate, parcels and unmatched returns at that of their day; answers to old questions are forgotten', async () => {
  await using base = await openBase()
  const id = await base.company()
  await writeRates(base.db, baht, 'test', T0)
  await base.submit(id, sold('o1'), {
    kind: 'return',
    refund_id: 'r',
    buyer_key: 'x',
    sku_id: 's',
    product_id: 's',
    shop_id: 'shop-1',
    region: 'TH',
    qty: 1,
    amt: 450,
    applied_t: T0,
  })
  await base.rows(`update product set min_price_amt = 1000, max_price_amt = null where company_id = $1`, [id])
  await base.rows(`insert into product_price_history values ($1, 'product-1', 1, 900, 1100, 1500, null)`, [id])
  await base.rows('update sku set price_amt = 2500, cost_amt = 333 where company_id = $1', [id])
  await base.rows(`insert into kpi_target values ('c' || $1::bigint, '2026-03', 'M01', 12300, 1)`, [id])
  await base.rows(
    `insert into shop_order (company_id, order_id, shop_id, platform_fee_bp, shipping_amt, lead_sku_id, lead_content_id, lead_n)
     values ($1, 'o1', 'shop-1', 600, 300, 'sku-1', '', 1)`,
    [id],
  )
  const [member] = await base.rows<{ id: number }>(
    `insert into member (company_id, username, password_hash, add_time, update_time) values ($1, 'asks', '', 1, 1) returning id`,
    [id],
  )
  await base.rows(
    `insert into analysis_work (member_id, scope, question, language, state, expire_t, add_time, update_time)
     values ($1, 'c' || $2::bigint, '{}', 'zh', 'done', 9999999999, 1, 1), ($1, 'c0', '{}', 'zh', 'done', 9999999999, 1, 1)`,
    [member?.id, id],
  )
  await base.rows(
    `insert into import_run (company_id, secret, file, name, size, state, result, add_time, update_time)
     values ($1, 'a', 'f', 'n', 1, 'checked', '{}', 1, 1)`,
    [id],
  )
  await change(base, id, { currency: 'THB' })
  expect(await base.rows('select state, result from import_run')).toEqual([{ state: 'ready', result: null }])
  const one = async (text: string) => (await base.rows(text.replace('$1', String(id))))[0]
  expect(
    await one('select min_price_amt::int as low, max_price_amt as high from product where company_id = $1'),
  ).toEqual({ low: 40_000, high: null })
  expect(await one('select min_price_amt::int as low from product_price_history where company_id = $1')).toEqual({
    low: 36_000,
  })
  expect(await one('select price_amt::int as price, cost_amt::int as cost from sku where company_id = $1')).toEqual({
    price: 100_000,
    cost: 13_320,
  })
  expect(await one(`select value::int as value from kpi_target where scope = 'c$1'`)).toEqual({ value: 492_000 })
  expect(await one('select shipping_amt::int as amt from shop_order where company_id = $1')).toEqual({ amt: 9600 })
  expect(await one(`select amt::int from order_refund where company_id = $1 and refund_id = 'r'`)).toEqual({
    amt: 14_400,
  })
  expect(await base.rows('select scope from analysis_work')).toEqual([{ scope: 'c0' }])
  expect(
    await one('select shipping_amt::int as shipping, net_amt::int as net from rollup_profit where company_id = $1'),
  ).toEqual({
    shipping: 9600,
    net: 144_000,
  })
})

test('[FX1] [CO6] a return in another currency than its sale counts by the rate of its own day, also after the company’s has changed', async () => {
  await using base = await openBase()
  const id = await base.company()
  await writeRates(base.db, baht, 'test', T0)
  const back: OrderEvent = {
    ...{ kind: 'return', refund_id: 'r', buyer_key: 'buyer-1', sku_id: 'sku-1', product_id: 'p', shop_id: 's' },
    ...{ region: 'US', qty: 1, amt: 72_000, applied_t: T0 + 60, currency: 'THB' },
  }
  await base.submit(id, sold('o1'))
  await base.submit(id, back)
  const read = () =>
    base.rows(
      `select r.order_id, r.amt::int, r.orig_currency, r.orig_amt::int as orig, l.refund_amt::int as line
       from order_refund r join affiliate_order_line l using (company_id, order_id) where company_id = $1`,
      [id],
    )
  const inDollars = { order_id: 'o1', amt: 2250, orig_currency: 'THB', orig: 72_000, line: 2250 }
  expect(await read()).toEqual([inDollars])
  await change(base, id, { currency: 'THB' })
  expect(await read()).toEqual([{ order_id: 'o1', amt: 72_000, orig_currency: null, orig: null, line: 72_000 }])
})

/** A moment of 2026 in Shanghai, where bills are cut. */
const shanghai = (text: string): number => Date.parse(`2026-${text}+08:00`) / 1000

test('[CO7] [CO8] while bills are open the currency stays; of what bills took back already nothing is taken back twice in the new one', async () => {
  await using base = await openBase()
  const id = await base.company()
  const { agent } = await team(base, id)
  const [singer] = await base.rows<{ id: number }>(
    `insert into member (company_id, username, password_hash, add_time, update_time) values ($1, 'singer', '', 1, 1) returning id`,
    [id],
  )
  await base.rows(
    `insert into creator (company_id, creator_id, username, member_id, add_time, update_time) values ($1, 'creator-1', 'ann', $2, 1, 1)`,
    [id, singer?.id],
  )
  await bind(base, id, 'creator-1', agent)
  const paid_t = shanghai('04-10T00:00:00')
  await writeRates(
    base.db,
    [dayOf(paid_t), today].map((one) => ({ currency: 'THB', day: one, rate: 33.3 })),
    'test',
    T0,
  )
  const settled_t = shanghai('05-10T00:00:00')
  for (const order_id of ['kept', 'back']) {
    await base.submit(id, sold(order_id, { create_t: paid_t, paid_t, lines: [line({ partner_rate_bp: 500 })] }))
    await base.submit(id, { kind: 'update', order_id, order_status: 122, delivery_t: paid_t })
    await base.submit(id, { kind: 'update', order_id, settled_t })
  }
  const giveBack = (refund_id: string, applied_t: number) =>
    base.submit(id, {
      kind: 'update',
      order_id: 'back',
      refunds: [{ refund_id, sku_id: 'sku-1', content_id: '', n: 1, kind: 2, qty: 1, amt: 2250, applied_t }],
    })
  await giveBack('first', shanghai('05-20T00:00:00'))
  await generateBills(base.db, shanghai('06-01T03:00:00'))
  await expect(change(base, id, { currency: 'THB' })).rejects.toThrow(
    /公司有 \d+ 张未结清的账单.*\n.*bills that are not settled/,
  )
  await base.rows('update bill set status = 3')
  const money = async () =>
    await base.rows(
      'select member_id, bill_type, currency, commission_amt::int as c, deduction_amt::int as d from bill order by id',
    )
  const billed = await money()
  await change(base, id, { currency: 'THB' })
  expect(await money()).toEqual(billed)
  await generateBills(base.db, shanghai('07-01T03:00:00'))
  expect(await money()).toEqual(billed)
  // The other piece comes back: the next bill takes back the other half, in baht.
  await giveBack('second', shanghai('07-05T00:00:00'))
  await generateBills(base.db, shanghai('08-01T03:00:00'))
  const made = (await money()).slice(billed.length)
  expect(made.length).toBe(billed.filter(({ d }) => Number(d) > 0).length)
  const half = billed.filter(({ d }) => Number(d) > 0)
  for (const [i, bill] of made.entries()) {
    expect(bill).toMatchObject({ member_id: half[i]?.member_id, currency: 'THB', c: 0 })
    expect(Math.abs(Number(bill.d) - Number(half[i]?.d) * 33.3)).toBeLessThan(40)
  }
})
