import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderGate, type OrderGate } from '../../platform/ingest/gate.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { consistently } from '../../platform/queries/consistent.ts'
import { raiseVersion, readVersion } from '../../platform/queries/pulse.ts'
import type { Scope } from '../../platform/queries/scope.ts'
import { readCompany, viewNow } from '../../platform/queries/view.ts'
import { readSnapshot, stepSnapshot, WallMemory, type WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import type { PictureKind } from '../../platform/queries/wall/stepped/stepped.ts'
import { Steps } from '../../platform/sums/steps.ts'
import { bind, line, openBase, order, type TestBase, team } from './ingest-support.ts'

let base: TestBase
let gate: OrderGate
const steps = new Steps()

beforeAll(async () => {
  base = await openBase()
  gate = createOrderGate({ pool: base.pool }, { warn: () => {} }, steps)
})
afterAll(async () => {
  await gate?.stop()
  await base?.[Symbol.asyncDispose]()
})

/** 3 March 2026, 12:00 in London, the middle of a business day; within one slot of time. */
const now = Date.UTC(2026, 2, 3, 12, 0, 15) / 1000
const HOUR = 3600

const newCompany = async (name: string) => {
  const id = await base.company(name, 'Europe/London', 'USD')
  const members = await team(base, id)
  await bind(base, id, 'ann', members.agent)
  await bind(base, id, 'bob', members.leader)
  const scopes: Scope[] = [
    { text: `c${id}`, company_id: id, member_id: null },
    { text: `m${members.chief}`, company_id: id, member_id: members.chief },
    { text: `m${members.leader}`, company_id: id, member_id: members.leader },
  ]
  return { id, scopes }
}

const read = (scope: Scope, memory: WallMemory, at = now): Promise<WallSnapshot> =>
  consistently(base.db, async (tx) =>
    readSnapshot(tx, viewNow(scope, await readCompany(tx, scope.company_id, scope.member_id), at), memory),
  )
const step = async (scope: Scope, memory: WallMemory, at = now): Promise<WallSnapshot | undefined> =>
  stepSnapshot(base.db, scope, at, await readVersion(base.db, scope.company_id), memory)

const memoryOf = () => {
  const corrected: (readonly string[])[] = []
  const onPicture = (kind: PictureKind, _: string, parts: readonly string[]): void => {
    if (kind === 'corrected') corrected.push(parts)
  }
  return { memory: new WallMemory(undefined, { steps, onPicture }), corrected }
}

const anyLine = fc.record({
  sku_id: fc.constantFrom('s1', 's2', 's3'),
  content_id: fc.constantFrom('', 'v1', 'v2'),
  product_id: fc.constantFrom('p1', 'p2', 'p3'),
  product_name: fc.constantFrom('Lamp', 'Kettle', ''),
  creator_id: fc.constantFrom('', 'ann', 'bob', 'eve'),
  creator_name: fc.constantFrom('Ann', 'Bob'),
  content_type: fc.constantFrom(1 as const, 2 as const, 3 as const),
  pay_amt: fc.integer({ min: 0, max: 9000 }),
})
/** An order is told in any state, several times over, and of yesterday and an hour from now too. */
const anyOrder = fc.record({
  id: fc.nat(30),
  shop: fc.nat(2),
  region: fc.constantFrom('US', 'DE', 'ZZ'),
  buyer: fc.constantFrom('', 'b1', 'b2', 'b3'),
  status: fc.constantFrom(111 as const, 112 as const, 140 as const),
  paid: fc.option(fc.integer({ min: -30 * HOUR, max: HOUR }), { freq: 6 }),
  lines: fc.uniqueArray(anyLine, { minLength: 1, maxLength: 3, selector: (one) => `${one.sku_id} ${one.content_id}` }),
})
const anyEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  { weight: 6, arbitrary: anyOrder.map((one) => told(one)) },
  {
    weight: 2,
    arbitrary: fc
      .record({
        id: fc.nat(30),
        sku_id: fc.constantFrom('s1', 's2'),
        n: fc.nat(99),
        amt: fc.integer({ min: 1, max: 500 }),
      })
      .map(({ id, sku_id, n, amt }): OrderEvent => {
        const key = { sku_id, content_id: '', n: 1, kind: 1 as const }
        const refunds = [{ ...key, refund_id: `r${n}`, qty: 1, amt, applied_t: now - 60 }]
        return { kind: 'update', order_id: `o${id}`, refunds }
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ n: fc.nat(50), buyer: fc.constantFrom('b1', 'b2', ''), t: fc.integer({ min: -HOUR, max: 0 }) })
      .map(
        ({ n, buyer, t }): OrderEvent => ({
          kind: 'return',
          refund_id: `back${n}`,
          buyer_key: buyer,
          sku_id: 's1',
          product_id: 'p1',
          shop_id: 'shop0',
          region: 'US',
          qty: 1,
          amt: 300,
          applied_t: now + t,
        }),
      ),
  },
)
function told({
  id,
  shop,
  region,
  buyer,
  status,
  paid,
  lines,
}: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) {
  return order({
    order_id: `o${id}`,
    shop_id: `shop${shop}`,
    shop_name: `Shop ${shop}`,
    region,
    buyer_key: buyer,
    order_status: status,
    create_t: now - 31 * HOUR,
    paid_t: paid === null ? null : now + paid,
    lines: lines.map((one) =>
      line({ ...one, quantity: 1, price_amt: one.pay_amt, subtotal_amt: one.pay_amt, seller_discount_amt: 0 }),
    ),
  })
}

/** A company with one order, whose wall has been looked at. */
const watched = async (name: string) => {
  const { id, scopes } = await newCompany(name)
  const { memory, corrected } = memoryOf()
  const sell = (n: number, gate_ = gate) => gate_.submit(id, [sale(n)])
  await sell(1)
  const scope = scopes[0] as Scope
  await read(scope, memory)
  return { id, scope, memory, corrected, sell }
}
const sale = (n: number): OrderEvent =>
  order({ order_id: `o${n}`, buyer_key: `b${n}`, create_t: now - 300, paid_t: now - 200 + n, lines: [line()] })

test('[Q59] what another process wrote, or what is no order, has the picture read; then it steps again', async () => {
  const { id, scope, memory, sell } = await watched('gaps')
  await sell(2)
  expect((await step(scope, memory))?.zones.hero.gmv_amt).toBe(9000)
  const other = createOrderGate({ pool: base.pool }, { warn: () => {} })
  await sell(3, other)
  await other.stop()
  await sell(4)
  expect(await step(scope, memory)).toBeUndefined()
  expect((await read(scope, memory)).zones.hero.gmv_amt).toBe(18_000)
  await base.db.transaction().execute((tx) => raiseVersion(tx, id, now))
  expect(await step(scope, memory)).toBeUndefined()
  // What is read so soon after the last time is not kept: whoever writes all the time is read all the time.
  await read(scope, memory)
  await sell(5)
  expect(await step(scope, memory)).toBeUndefined()
  await read(scope, memory, now + 6)
  await sell(6)
  expect((await step(scope, memory, now + 6))?.zones.hero.gmv_amt).toBe(27_000)
})

test('[Q59] a picture is stepped by a commit whose answer comes after its news', async () => {
  const { scope, memory, sell } = await watched('news')
  const version = await readVersion(base.db, scope.company_id)
  const writing = sell(2)
  await expect.poll(() => readVersion(base.db, scope.company_id)).toBe(version + 1)
  expect((await stepSnapshot(base.db, scope, now, version + 1, memory))?.zones.hero.gmv_amt).toBe(9000)
  await writing
})

test('[Q59] orders of a file that this process imports step the picture too', async () => {
  const { id, scope, memory, sell } = await watched('file')
  const importing = createOrderGate({ pool: base.pool }, { warn: () => {} }, steps)
  await importing.submit(id, [sale(2), sale(3)], async (client) => void (await client.query('select 1')))
  await sell(4)
  expect((await step(scope, memory))?.zones.hero.gmv_amt).toBe(18_000)
  await importing.stop()
})

test('[Q59] who waits for an order waits for no other transaction of its company', async () => {
  const own = new Steps()
  const order = own.begin(1)
  const file = own.begin(1)
  const told = own.settled(1, 8)
  order({ version: 8, changed_t: now, rows: [], moved: [], sales: new Map(), named: new Set() })
  await told
  const never = own.settled(1, 9)
  file()
  await never
})

test('[Q61] who waits for an order hears of it from the process that wrote it, and before who sent it', async () => {
  const own = new Steps()
  const writing = createOrderGate({ pool: base.pool }, { warn: () => {} }, own)
  const { id, scopes } = await newCompany('told first')
  const heard: (readonly number[])[] = []
  const made: string[] = []
  own.listen(async (...told) => {
    heard.push(told)
    for (let step = 0; step < 50; step++) await null
    made.push('picture')
  })
  await writing.submit(id, [sale(1)])
  made.push('answer')
  expect(made).toEqual(['picture', 'answer'])
  expect(heard).toEqual([[id, await readVersion(base.db, (scopes[0] as Scope).company_id)]])
  await writing.stop()
})

test('[Q60] in the next slot of time the database is right, and what was kept is not', async () => {
  const { scope, memory, corrected, sell } = await watched('checks')
  await base.rows(`update rollup set gmv_amt = gmv_amt + 5 where scope = $1 and grain = 1 and dim in (0, 4)`, [
    scope.text,
  ])
  await sell(2)
  expect((await step(scope, memory))?.zones.hero.gmv_amt).toBe(9000)
  expect((await read(scope, memory)).zones.hero.gmv_amt).toBe(9005)
  expect(corrected).toEqual([])
  const later = now + 30
  expect(await step(scope, memory, later)).toBeUndefined()
  await read(scope, memory, later)
  expect(corrected).toEqual([['totals', 'creators']])
  await sell(3)
  expect((await step(scope, memory, later))?.zones.hero.gmv_amt).toBe(13_505)
  await read(scope, memory, later + 30)
  expect(corrected).toHaveLength(1)
})

test('[Q60] a database that was set back to an earlier state is believed in the next slot of time', async () => {
  const { scope, memory, sell } = await watched('set back')
  await sell(2)
  expect((await step(scope, memory))?.zones.hero.gmv_amt).toBe(9000)
  await base.rows('delete from rollup where scope = $1 and grain <> 3', [scope.text])
  await base.rows('update company_pulse set version = 1 where company_id = $1', [scope.company_id])
  const later = now + 30
  expect(await step(scope, memory, later)).toBeUndefined()
  expect((await read(scope, memory, later)).zones.hero.gmv_amt).toBe(0)
  expect((await step(scope, memory, later))?.zones.hero.gmv_amt ?? 0).toBe(0)
  await read(scope, memory, later + 30)
  await sell(3)
  expect((await step(scope, memory, later + 30))?.zones.hero.gmv_amt).toBe(4500)
})

const runs = Number(process.env.RUNS ?? 12)

test('[Q59] a picture that was stepped by each order is the one that is read, after any orders, updates and returns', async () => {
  const counts = { stepped: 0, all: 0 }
  let companies = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyEvent, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 10 }),
      async (batches) => {
        companies += 1
        const { id, scopes } = await newCompany(`stepped ${companies}`)
        const { memory, corrected } = memoryOf()
        const plain = new WallMemory()
        await gate.submit(id, [
          told({ id: 99, shop: 0, region: 'US', buyer: 'b1', status: 111, paid: -60, lines: [] as never }),
          ...(batches[0] ?? []),
        ])
        for (const scope of scopes) await Promise.all([read(scope, memory), read(scope, plain)])
        for (const batch of batches.slice(1)) {
          await gate.submit(id, batch)
          for (const scope of scopes) {
            counts.all += 1
            const whole = await read(scope, plain)
            const stepped = await step(scope, memory)
            if (!stepped) {
              await read(scope, memory)
              continue
            }
            counts.stepped += 1
            expect(stepped).toEqual(whole)
          }
        }
        expect(corrected).toEqual([])
      },
    ),
    { numRuns: runs, seed: Number(process.env.SEED ?? 40) },
  )
  expect(counts.stepped / counts.all).toBeGreaterThan(0.5)
})
