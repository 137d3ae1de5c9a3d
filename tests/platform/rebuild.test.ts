import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { ORDER_LOCK } from '../../platform/ingest/transaction.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { rebuildRollups } from '../../platform/sums/rebuild.ts'
import { bind, line, openBase, order, rollupsOf, T0, type TestBase, team } from './ingest-support.ts'
import { anyEvents, expectSums, tellSome } from './rollup-oracle.ts'

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const nth = (n: number, more = {}) =>
  order({
    order_id: `o${n}`,
    buyer_key: `b${n % 90}`,
    paid_t: T0 + n * 60,
    lines: [line({ sku_id: `s${n % 7}` })],
    ...more,
  })

/** Holds the orders of a company until it is called. */
const hold = async (base: TestBase, id: number): Promise<() => Promise<void>> => {
  const client = await base.pool.connect()
  await client.query(
    'begin; select pg_advisory_xact_lock($1, $2)'.replace('$1', String(ORDER_LOCK)).replace('$2', String(id)),
  )
  return async () => {
    await client.query('commit')
    client.release()
  }
}

test('[P71] orders that are written while the sums are made anew are in them, changed ones as they are now', async () => {
  await using base = await openBase()
  const id = await base.company('Tide', 'Europe/London')
  await base.gate.submit(id, times(1300, nth))
  const others = createOrderGate(base, { warn: () => {} })
  const meanwhile: Promise<unknown>[] = []
  const { orders, differences } = await rebuildRollups(base, id, {
    onProgress: ({ done }) => {
      if (done === 500)
        meanwhile.push(
          others.submit(id, [
            nth(2000),
            { kind: 'update', order_id: 'o3', order_status: 140, cancelled_t: T0 },
            nth(1200, { paid_t: T0 + 9 * 86_400 }),
          ]),
        )
      if (done === 1000)
        meanwhile.push(others.submit(id, [nth(4, { buyer_key: 'late', lines: [line({ sku_id: 's4', pay_amt: 7 })] })]))
    },
  })
  const results = (await Promise.all(meanwhile)).flat()
  expect(results).toHaveLength(4)
  expect(results).toMatchObject(times(4, () => ({ ok: true, changed: true })))
  expect([orders, differences]).toEqual([1300, 0])
  await expectSums(base, id, { zone: 'Europe/London', cut_hour: 0 })
})

test('[P71] what goes meanwhile is not in them: an adjustment whose sale has come, and lines and orders that are taken back', async () => {
  await using base = await openBase()
  const id = await base.company('Tide', 'Europe/London')
  const back = (n: number): OrderEvent => ({
    kind: 'return',
    refund_id: `back-${n}`,
    buyer_key: `x${n}`,
    sku_id: 's1',
    product_id: 'p1',
    shop_id: 'shop-1',
    region: 'US',
    qty: 1,
    amt: 100 + n,
    applied_t: T0 + 40 * 86_400,
  })
  await base.gate.submit(id, [...times(4000, (n) => nth(n)), back(1), back(2)])
  const two = order({ order_id: 'two', buyer_key: 'y', lines: [line(), line({ sku_id: 'free', pay_amt: 0 })] })
  await base.submit(id, two)
  const others = createOrderGate(base, { warn: () => {} })
  let meanwhile: Promise<unknown> = Promise.resolve()
  const { differences } = await rebuildRollups(base, id, {
    onProgress: ({ done }) => {
      if (done !== 500) return
      const sale = nth(5000, { buyer_key: 'x1', lines: [line({ sku_id: 's1' })] })
      meanwhile = others.submit(id, [sale]).then(async () => {
        // As taking an import back leaves it, with the sums that its transaction keeps.
        const lines = `select * from affiliate_order_line where company_id = ${id} and (sku_id = 'free' or order_id = 'o7')`
        const gone = await base.rows<{ n: number }>(`select count(*)::int as n from (${lines}) l`)
        expect(gone[0]?.n).toBe(2)
        await base.rows(
          `delete from affiliate_order_line where company_id = ${id} and (sku_id = 'free' or order_id = 'o7')`,
        )
        await base.rows(`delete from affiliate_order where company_id = ${id} and order_id = 'o7'`)
      })
    },
  })
  await meanwhile
  expect(differences).toBeGreaterThan(0)
  await expectSums(base, id, { zone: 'Europe/London', cut_hour: 0 })
})

test('[P71] one that is ended changes nothing, and nothing is left that holds the orders', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.gate.submit(id, times(1200, nth))
  await base.rows('update rollup set gmv_amt = gmv_amt + 1 where grain = 0')
  const wrong = await rollupsOf(base, id)
  const stopping = new AbortController()
  const stopped = rebuildRollups(base, id, {
    signal: stopping.signal,
    to: { zone: 'Asia/Tokyo', cut_hour: 5, currency: 'USD' },
    onProgress: ({ done }) => done === 1000 && stopping.abort(),
  })
  await expect(stopped).rejects.toThrow('abort')
  const free = await hold(base, id)
  const waiting = new AbortController()
  const waits = rebuildRollups(base, id, {
    signal: waiting.signal,
    onProgress: ({ done }) => done === 1200 && void setTimeout(() => waiting.abort(), 200),
  })
  await expect(waits).rejects.toThrow('abort')
  await free()
  expect(await rollupsOf(base, id)).toEqual(wrong)
  expect(await base.rows('select time_zone, cut_hour from company where id = $1', [id])).toEqual([
    { time_zone: 'UTC', cut_hour: 0 },
  ])
  expect(await base.submit(id, nth(5000))).toMatchObject([{ ok: true }])
})

test('[P71] a company that is changed meanwhile is begun anew', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.gate.submit(id, times(600, nth))
  let changed: Promise<unknown> | undefined
  await rebuildRollups(base, id, {
    onProgress: ({ done }) => {
      if (done === 500)
        changed ??= base.rows(`update company set time_zone = 'Asia/Tokyo', cut_hour = 4 where id = $1`, [id])
    },
  })
  await changed
  await expectSums(base, id, { zone: 'Asia/Tokyo', cut_hour: 4 })
})

// Most of it is waiting: it waits beside the next.
test.concurrent('[P72] orders of a company that another writer keeps wait as long as it takes, and other companies do not wait with them', async () => {
  await using base = await openBase()
  const [kept, other] = [await base.company('Kept'), await base.company('Other')]
  await base.submit(kept, nth(1))
  await base.submit(other, nth(1))
  const free = await hold(base, kept)
  let isWritten = false
  const waiting = Promise.all([base.submit(kept, nth(2)), base.submit(kept, nth(3), nth(2))]).then((results) => {
    isWritten = true
    return results
  })
  // Longer than a statement may take.
  const until = performance.now() + 11_000
  let longest = 0
  for (let n = 10; performance.now() < until; n++) {
    await sleep(100)
    const began = performance.now()
    await base.submit(other, nth(n))
    // The first of them may meet a write that has just begun to wait.
    if (n > 10) longest = Math.max(longest, performance.now() - began)
  }
  expect(longest).toBeLessThan(1500)
  expect(isWritten).toBe(false)
  await free()
  expect(await waiting).toMatchObject([[{ ok: true }], [{ ok: true }, { ok: true, changed: false }]])
  expect(await base.rows('select orders from rollup where scope = $1 and grain = 0 and dim = 0', [`c${kept}`])).toEqual(
    [{ orders: 3 }],
  )
  expect(base.warnings).toEqual([])
})

test.concurrent('[P74] [P20] [P21] [P24] [P62] in a new zone and from a new cut hour the sums are those of the lines, on days of 23 and 25 hours too', async () => {
  await using base = await openBase()
  let run = 0
  const clocks = fc.constantFrom(
    { zone: 'Europe/London', cut_hour: 3 },
    { zone: 'Europe/Berlin', cut_hour: 0 },
    { zone: 'Europe/Berlin', cut_hour: 4 },
    { zone: 'Asia/Shanghai', cut_hour: 5 },
    { zone: 'America/Los_Angeles', cut_hour: 0 },
  )
  await fc.assert(
    fc.asyncProperty(anyEvents, anyEvents, fc.tuple(clocks, clocks), async (before, after, [from, to]) => {
      const id = await base.company(`c${++run}`, from.zone)
      await base.rows('update company set cut_hour = $2 where id = $1', [id, from.cut_hour])
      const { agent, leader } = await team(base, id)
      await bind(base, id, 'ann', agent)
      await bind(base, id, 'bob', leader)
      for (const events of before) await base.gate.submit(id, events)
      await tellSome(base, id, false)
      await rebuildRollups(base, id, { to: { ...to, currency: 'USD' } })
      await expectSums(base, id, to)
      // The writers go on by the new clock.
      for (const events of after) await base.gate.submit(id, events)
      await tellSome(base, id, true)
      await expectSums(base, id, to)
      expect(await rebuildRollups(base, id)).toMatchObject({ differences: 0 })
    }),
    { numRuns: 25, interruptAfterTimeLimit: 60_000 },
  )
})
