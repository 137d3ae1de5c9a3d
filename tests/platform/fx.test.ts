import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importRates } from '../../platform/fx/file.ts'
import { frankfurter } from '../../platform/fx/provider.ts'
import { writeRates } from '../../platform/fx/rates.ts'
import { fxJob } from '../../platform/jobs/fx.ts'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import { importer } from './import-support.ts'
import { line, openBase, order, rollupsOf, T0 } from './ingest-support.ts'
import { expectSums } from './rollup-oracle.ts'

const DAY = 86_400
const day = Math.floor(T0 / DAY)
/** Baht for a dollar on the day of T0, and a week later. */
const rates = [
  { currency: 'THB', day, rate: 32 },
  { currency: 'THB', day: day + 7, rate: 40 },
  { currency: 'GBP', day, rate: 0.8 },
]
const thai = (more = {}) =>
  order({
    order_id: 'th-1',
    currency: 'THB',
    lines: [
      line({ price_amt: 64_000, quantity: 2, subtotal_amt: 128_000, seller_discount_amt: 16_000, pay_amt: 112_000 }),
    ],
    ...more,
  })

test('[FX1] [FX2] an order in another currency stands in the company’s, at the rate of its day of payment, and stays there', async () => {
  await using base = await openBase()
  const id = await base.company()
  await writeRates(base.db, rates, 'test', T0)
  expect(await base.submit(id, thai())).toMatchObject([{ ok: true }])
  const read = async () =>
    (
      await base.rows(
        `select o.currency, o.order_amt::int, o.orig_currency, o.orig_amt::int, o.fx_rate::text as fx, l.price_amt::int,
           l.pay_amt::int, l.orig_pay_amt::int, l.est_base_amt::int, l.refund_amt::int, l.returned_qty
         from affiliate_order o join affiliate_order_line l using (company_id, order_id) where company_id = $1`,
        [id],
      )
    )[0]
  // 1,120.00 baht at 32 a dollar are 35.00 dollars; the base is 40.00 less 5.00.
  const held = {
    currency: 'USD',
    order_amt: 3500,
    orig_currency: 'THB',
    orig_amt: 112_000,
    fx: '0.03125',
    price_amt: 2000,
    pay_amt: 3500,
    orig_pay_amt: 112_000,
    est_base_amt: 3500,
    refund_amt: 0,
    returned_qty: 0,
  }
  expect(await read()).toEqual(held)
  // Another rate of that day later, and the same order again: what was paid was paid at the old one.
  await writeRates(base.db, [{ currency: 'THB', day, rate: 35 }], 'test', T0)
  expect(await base.submit(id, thai())).toMatchObject([{ ok: true, changed: false }])
  const { sku_id, content_id, n } = line()
  const refund = {
    refund_id: 'r1',
    sku_id,
    content_id,
    n,
    kind: 2 as const,
    qty: 1,
    amt: 56_000,
    applied_t: T0 + 9 * DAY,
  }
  expect(await base.submit(id, { kind: 'update', order_id: 'th-1', refunds: [refund] })).toMatchObject([{ ok: true }])
  expect(await read()).toEqual({ ...held, refund_amt: 1750, returned_qty: 1 })
  const kept = await rollupsOf(base, id)
  await rebuildRollups(base, id)
  expect(await rollupsOf(base, id)).toEqual(kept)
})

test('[FX2] until it is paid an order follows the rate of its creation, then that of its payment; companies of any currency', async () => {
  await using base = await openBase()
  const id = await base.company('Pound', 'UTC', 'GBP')
  await writeRates(base.db, rates, 'test', T0)
  const paid = async (): Promise<unknown> => {
    const [row] = await base.rows('select order_amt::int as amt from affiliate_order where company_id = $1', [id])
    return row?.amt
  }
  // 1,120.00 baht / 32 * 0.8 = 28.00 pounds.
  await base.submit(id, thai({ order_status: 100, paid_t: null }))
  expect(await paid()).toBe(2800)
  // A week later the dollar has 40 baht: 22.40 pounds.
  await base.submit(id, thai({ paid_t: T0 + 7 * DAY }))
  expect(await paid()).toBe(2240)
})

test('[FX2] [P76] the day of payment that the newest report tells decides the rate, whichever report comes first', async () => {
  await using base = await openBase()
  const ended = []
  const older = thai({ event_t: T0 + DAY })
  const newer = thai({ event_t: T0 + 9 * DAY, paid_t: T0 + 7 * DAY })
  for (const [n, events] of [
    [older, newer],
    [newer, older],
  ].entries())
    for (const isTogether of [true, false]) {
      const id = await base.company(`Baht ${n} ${isTogether}`)
      await writeRates(base.db, rates, 'test', T0)
      for (const some of isTogether ? [events] : events.map((one) => [one])) await base.submit(id, ...some)
      await writeRates(base.db, [{ currency: 'THB', day: day + 7, rate: 50 }], 'test', T0)
      await base.submit(id, ...events)
      const [row] = await base.rows('select paid_t, fx_rate, order_amt from affiliate_order where company_id = $1', [
        id,
      ])
      ended.push(row)
      await expectSums(base, id, { zone: 'UTC', cut_hour: 0 })
    }
  expect(ended).toEqual(ended.map(() => ({ paid_t: T0 + 7 * DAY, fx_rate: 0.025, order_amt: 2800 })))
})

test('[FX2] [P76] an order that is paid on another day than it was made has one rate in all its lines, also in those that are not told again', async () => {
  await using base = await openBase()
  const id = await base.company()
  await writeRates(base.db, rates, 'test', T0)
  const amounts = { price_amt: 64_000, quantity: 2, subtotal_amt: 112_000, seller_discount_amt: 0, pay_amt: 112_000 }
  const [one, other] = [line(amounts), line({ ...amounts, sku_id: 'sku-2' })]
  await base.submit(id, thai({ event_t: T0 + 1, order_status: 100, paid_t: null, lines: [one, other] }))
  await base.submit(id, thai({ event_t: T0 + 8 * DAY, paid_t: T0 + 7 * DAY, lines: [one] }))
  const lines = await base.rows(
    'select sku_id, pay_amt, subtotal_amt, est_base_amt, est_standard_amt from affiliate_order_line where company_id = $1 order by sku_id',
    [id],
  )
  const amount = { pay_amt: 2800, subtotal_amt: 2800, est_base_amt: 2800, est_standard_amt: 420 }
  expect(lines).toEqual(['sku-1', 'sku-2'].map((sku_id) => ({ sku_id, ...amount })))
  expect(await base.rows('select order_amt, fx_rate from affiliate_order where company_id = $1', [id])).toEqual([
    { order_amt: 5600, fx_rate: 0.025 },
  ])
  await expectSums(base, id, { zone: 'UTC', cut_hour: 0 })
})

/** Exactly: `amt` minor units of `from` at two rates of the dollar (as decimal texts), half-up. */
const exactly = (amt: number, [from, ofFrom]: [string, string], [to, ofTo]: [string, string]): number => {
  const whole = (text: string): [bigint, number] => [BigInt(text.replace('.', '')), text.split('.')[1]?.length ?? 0]
  const [n, nPlaces] = whole(ofTo)
  const [d, dPlaces] = whole(ofFrom)
  const scale = currencyDecimals(to) - currencyDecimals(from) + dPlaces - nPlaces
  const up = BigInt(amt) * n * 10n ** BigInt(Math.max(0, scale))
  const down = d * 10n ** BigInt(Math.max(0, -scale))
  return Number((2n * up + down) / (2n * down))
}

test('[FX6] dong, rupiah and dinars are exchanged exactly to the minor unit, up to the largest amounts', async () => {
  await using base = await openBase()
  const known = { VND: '26110.37', KWD: '0.30713', IDR: '16695.5', USD: '1' } as const
  const ofDollar = Object.entries(known).filter(([currency]) => currency !== 'USD')
  await writeRates(
    base.db,
    ofDollar.map(([currency, rate]) => ({ currency, day, rate: Number(rate) })),
    'test',
    T0,
  )
  const pairs = [
    ['VND', 'USD'],
    ['IDR', 'USD'],
    ['VND', 'KWD'],
    ['KWD', 'VND'],
    ['USD', 'IDR'],
  ] as const
  for (const [from, to] of pairs) {
    const id = await base.company(`${from} ${to}`, 'UTC', to)
    const amounts = [1, 7, 250_000, 123_456_789, 99_999_999_999].filter(
      (amt) => exactly(amt, [from, known[from]], [to, known[to]]) <= 1e11,
    )
    const orders = amounts.map((amt) =>
      order({
        order_id: `o${amt}`,
        currency: from,
        lines: [line({ price_amt: amt, quantity: 1, subtotal_amt: amt, seller_discount_amt: 0, pay_amt: amt })],
      }),
    )
    for (const result of await base.submit(id, ...orders)) expect(result).toMatchObject({ ok: true })
    const rows = await base.rows<{ was: number; is: number; rate: string }>(
      `select l.orig_pay_amt as was, l.pay_amt as is, o.fx_rate::text as rate from affiliate_order o
         join affiliate_order_line l using (company_id, order_id) where company_id = $1 order by 1`,
      [id],
    )
    expect(rows.map(({ was }) => was)).toEqual(amounts)
    for (const { was, is } of rows) expect(is).toBe(exactly(was, [from, known[from]], [to, known[to]]))
    expect(rows[0]?.rate.replace(/^0\.0*|\./g, '').length).toBeGreaterThanOrEqual(from === 'USD' ? 6 : 9)
  }
  // What is frozen with a paid order is read back as it was written.
  const id = await base.company('again', 'UTC', 'USD')
  const dong = order({ order_id: 'vn', currency: 'VND' })
  await base.submit(id, dong)
  expect(await base.submit(id, dong)).toMatchObject([{ ok: true, changed: false }])
})

test('[FX3] without a rate of the ten days before, the order is refused and the sentence names currency and day', async () => {
  await using base = await openBase()
  const id = await base.company()
  await writeRates(base.db, [{ currency: 'THB', day: day - 11, rate: 32 }], 'test', T0)
  const date = new Date(T0 * 1000).toISOString().slice(0, 10)
  const [result] = await base.submit(id, thai())
  expect(result).toEqual({
    ok: false,
    reason: `there is no rate of THB for ${date}: import rates first`,
    reason_zh: `没有 THB 在 ${date} 的汇率，请先导入汇率`,
  })
  expect(await base.rows('select from affiliate_order where company_id = $1', [id])).toEqual([])
})

test('[FX4] rates come from a file, wrong lines with their reason, the same file twice changes nothing', async () => {
  await using base = await openBase()
  using files = importer(base)
  const file = files.write(
    'rates.csv',
    'Day,Currency,Rate\n2026-11-20,thb,32.5\n2026-11-20,EUR,0.86\n2026-02-30,EUR,0.9\n2026-11-20,USD,2\n2026-11-20,VND,-1\n',
  )
  const options = { file, rejects: join(files.folder, 'rejects.csv'), encoding: undefined }
  expect(await importRates(base.db, options, T0)).toMatchObject({ lines: 5, imported: 2, duplicates: 0, rejected: 3 })
  expect(await importRates(base.db, options, T0)).toMatchObject({ lines: 5, imported: 0, duplicates: 2, rejected: 3 })
  expect(await base.rows('select currency, rate::float from fx_rate order by 1')).toEqual([
    { currency: 'EUR', rate: 0.86 },
    { currency: 'THB', rate: 32.5 },
  ])
})

test('[FX5] a provider is asked for each day that is over, once; one that fails is asked again an hour later', async () => {
  await using base = await openBase()
  const asked: string[] = []
  let works = false
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(works ? 200 : 503).end(JSON.stringify({ base: 'USD', rates: { THB: 33.1, EUR: 0.87 } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const provider = frankfurter(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await writeRates(base.db, [{ currency: 'EUR', day: day - 3, rate: 0.9 }], provider.name, T0)
    const run = fxJob(base.db, provider)
    const now = day * DAY + 100
    await expect(run(now, () => false)).rejects.toThrow('503')
    works = true
    await run(now + 60, () => false)
    expect(asked).toHaveLength(1)
    await run(now + 3700, () => false)
    const date = (n: number): string => new Date(n * DAY * 1000).toISOString().slice(0, 10)
    expect(asked.slice(1)).toEqual([`/v1/${date(day - 2)}?base=USD`, `/v1/${date(day - 1)}?base=USD`])
    expect(await base.rows('select count(*)::int as n from fx_rate')).toEqual([{ n: 5 }])
  } finally {
    server.close()
  }
})
