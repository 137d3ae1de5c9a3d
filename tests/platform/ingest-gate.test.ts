import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { ORDER_LOCK } from '../../platform/ingest/transaction.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { line, openBase, order, rollupsOf, T0, type TestBase } from './ingest-support.ts'

const nth = (n: number) => order({ order_id: `o${n}`, buyer_key: `b${n}`, lines: [line({ sku_id: `s${n % 7}` })] })
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const count = async (base: TestBase, table: string) =>
  Number((await base.rows<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n)

test('[P50] submits that come while a write is under way share the next transaction', async () => {
  await using base = await openBase()
  const id = await base.company()
  const results = await Promise.all(times(64, (n) => base.submit(id, nth(n))))
  expect(results.flat().every((one) => one.ok && one.changed)).toBe(true)
  expect(base.gate.stats()).toMatchObject({ events: 64, waiting: 0 })
  expect(base.gate.stats().transactions).toBeLessThanOrEqual(3)
  expect(await count(base, 'affiliate_order')).toBe(64)
  const [pulse] = await base.rows<{ version: number }>('select version from company_pulse')
  expect(pulse?.version).toBe(base.gate.stats().transactions)
})

test('[P51] a submit resolves only after its commit, and the pulse tells listeners company and version', async () => {
  await using base = await openBase()
  const id = await base.company()
  const listener = new pg.Client(base.url)
  await listener.connect()
  const heard: (string | undefined)[] = []
  listener.on('notification', (message) => heard.push(message.payload))
  await listener.query('listen tw_company')
  await base.submit(id, nth(1))
  expect((await listener.query('select 1 from affiliate_order')).rowCount).toBe(1)
  await base.submit(id, nth(2))
  await expect.poll(() => heard).toEqual([`${id}:1`, `${id}:2`])
  await listener.end()
})

/** A gate whose connection counts how often something is asked while nothing is under way. */
const countedGate = ({ pool }: TestBase) => {
  const trips = { n: 0 }
  const connect = async () => {
    const client = await pool.connect()
    const plain = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
    let underWay = 0
    const query = async (...asked: unknown[]): Promise<unknown> => {
      if (underWay++ === 0) trips.n++
      try {
        return await plain(...asked)
      } finally {
        underWay--
      }
    }
    return Object.assign(client, { query })
  }
  return { trips, gate: createOrderGate({ pool: { connect } }, { warn: () => {} }) }
}

test('[P87] a live order costs two round trips, and behind a statement that fails the commit keeps nothing', async () => {
  await using base = await openBase()
  const id = await base.company()
  const { gate, trips } = countedGate(base)
  await gate.submit(id, [nth(1)])
  const before = trips.n
  await gate.submit(id, [nth(8)])
  expect(trips.n - before).toBe(2)
  // The orders go into the database before the sums do.
  await base.rows(`alter table rollup add constraint no_more check (gmv_amt < 0) not valid`)
  expect(await gate.submit(id, [nth(15)])).toMatchObject([{ ok: false }])
  await gate.stop()
  expect(await base.rows("select 1 from affiliate_order where order_id = 'o15'")).toEqual([])
  expect(await base.rows('select version::int from company_pulse')).toEqual([{ version: 2 }])
})

test('[P52] an event that the database refuses does not fail its neighbours, in the same call or in another', async () => {
  await using base = await openBase()
  const id = await base.company()
  const bad = order({ order_id: 'bad' })
  await base.rows(`alter table affiliate_order add constraint no_bad check (order_id <> 'bad')`)
  const [one, two, three] = await Promise.all([
    base.submit(id, nth(1), nth(2)),
    base.submit(id, nth(3), bad, nth(4)),
    base.submit(id, nth(5)),
  ])
  expect(one?.every((result) => result.ok) && three?.every((result) => result.ok)).toBe(true)
  expect(two?.map((result) => result.ok)).toEqual([true, false, true])
  expect(two?.[1]).toMatchObject({ reason: expect.stringContaining('no_bad') })
  expect(await count(base, 'affiliate_order')).toBe(5)
  expect((await base.rows('select orders from rollup where grain = 0'))[0]).toEqual({ orders: 5 })
})

test('[P53] what comes alongside is written in the transaction of its events, with all their results', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.rows('create table mark (first int, results int)')
  await base.rows(`alter table affiliate_order add constraint no_bad check (order_id <> 'o3')`)
  const results = await base.gate.submit(id, times(6, nth), async (tx, part, _, from) => {
    await tx.query('insert into mark values ($1, $2)', [from, part.length])
  })
  expect(results.map((one) => one.ok)).toEqual([true, true, true, false, true, true])
  // Written in parts because of the bad one, each with its own results.
  expect(await base.rows('select * from mark order by first')).toEqual([
    { first: 0, results: 3 },
    { first: 3, results: 1 },
    { first: 4, results: 1 },
    { first: 5, results: 1 },
  ])
  const failing = base.gate.submit(id, [nth(9)], () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await base.rows("select 1 from affiliate_order where order_id = 'o9'")).toEqual([])
})

test('[WF10] work within the gate holds the orders: it and its events are one, what it throws undoes both and leaves its neighbours', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.rows('create table mark (n int)')
  const marked = (n: number, fails = false) =>
    base.gate.within(id, async (tx, write) => {
      const [result] = await write([nth(n)])
      await sql`insert into mark values (${n})`.execute(tx)
      if (fails) throw new Error('no')
      return result
    })
  const told = await Promise.allSettled([
    base.submit(id, nth(1)),
    marked(2),
    marked(3, true),
    marked(4),
    base.submit(id, nth(5)),
  ])
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await base.rows('select n from mark order by n')).toEqual([{ n: 2 }, { n: 4 }])
  expect(await base.rows('select order_id from affiliate_order order by 1')).toEqual(
    ['o1', 'o2', 'o4', 'o5'].map((order_id) => ({ order_id })),
  )
  expect((await base.rows('select orders, gmv_amt from rollup where grain = 0'))[0]).toEqual({
    orders: 4,
    gmv_amt: 4 * 4500,
  })
  expect(base.gate.stats().waiting).toBe(0)
})

test('[WF10] while another writer keeps a company, work waits as events do, and other companies go on', async () => {
  await using base = await openBase()
  const [one, two] = [await base.company('One'), await base.company('Two')]
  const other = new pg.Client(base.url)
  await other.connect()
  await other.query(`begin; select pg_advisory_xact_lock(${ORDER_LOCK}, ${one})`)
  const waits = base.gate.within(one, (_, write) => write([nth(1)]))
  await base.gate.within(two, (_, write) => write([nth(2)]))
  await other.query('commit')
  await other.end()
  expect(await waits).toMatchObject([{ ok: true, changed: true }])
})

test('[WF10] work whose connection is lost is done again', async () => {
  await using base = await openBase()
  const id = await base.company()
  let times = 0
  const done = await base.gate.within(id, async (tx, write) => {
    await write([nth(1)])
    if (times++ === 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    return times
  })
  expect(done).toBe(2)
  expect((await base.rows('select orders from rollup where grain = 0'))[0]).toEqual({ orders: 1 })
})

test('[P54] a lost connection is met by writing again: nothing is lost, nothing is counted twice', async () => {
  await using base = await openBase()
  const id = await base.company()
  let isOver = false
  const killer = (async () => {
    // Ever more slowly: on a machine that is busy a write longer than the pause would never come through.
    for (let round = 0; !isOver; round++) {
      await sleep(15 + round)
      await base
        .rows(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'tidewall|unnest|commit|advisory'",
        )
        .catch(() => {})
    }
  })()
  const results = await Promise.all(
    times(40, async (n) => {
      await sleep(n * 10)
      return base.submit(id, nth(n))
    }),
  )
  isOver = true
  await killer
  expect(results.flat().every((one) => one.ok)).toBe(true)
  expect((await base.rows('select orders, gmv_amt from rollup where grain = 0'))[0]).toEqual({
    orders: 40,
    gmv_amt: 40 * 4500,
  })
})

test('[P55] two processes write one company in turn: counts of distinct buyers stay right', async () => {
  await using base = await openBase()
  const id = await base.company()
  const other = createOrderGate({ pool: base.pool }, { warn: () => {} })
  const buyer = (n: number) => order({ order_id: `o${n}`, buyer_key: `b${n % 5}` })
  await Promise.all(times(60, (n) => (n % 2 ? base.gate : other).submit(id, [buyer(n)])))
  await other.stop()
  expect((await base.rows('select orders, buyers from rollup where grain = 1 and dim = 0'))[0]).toEqual({
    orders: 60,
    buyers: 5,
  })
})

test('[P56] a stopped gate writes what it has and takes nothing more', async () => {
  await using base = await openBase()
  const id = await base.company()
  const writing = base.submit(id, nth(1))
  await base.gate.stop()
  expect((await writing)[0]?.ok).toBe(true)
  await expect(base.submit(id, nth(2))).rejects.toThrow('closed')
})

test('[P57] an order that moves from one day, product and creator to another takes its sums along', async () => {
  await using base = await openBase()
  const id = await base.company()
  const fresh = await base.company('Fresh')
  const later = order({
    paid_t: T0 + 86_400,
    buyer_key: 'b2',
    shop_id: 'shop-2',
    lines: [line({ product_id: 'p2', creator_id: 'c2' })],
  })
  await base.submit(id, order(), later)
  await base.submit(fresh, later)
  expect(await rollupsOf(base, id)).toEqual(await rollupsOf(base, fresh))
})

test('[P58] the job settles by itself what is due, and stops', async () => {
  await using base = await openBase()
  const id = await base.company()
  await base.submit(id, order({ delivery_t: T0 }))
  const nowMs = () => (T0 + 30 * 86_400) * 1000
  const jobs = startJobs({ db: base.db, gate: base.gate, log: { warn: () => {} }, everyMs: 20, nowMs })
  const settled = async () =>
    Number(
      (await base.rows<{ n: number }>('select count(*) as n from affiliate_order_line where settlement_status = 2'))[0]
        ?.n,
    )
  await expect.poll(settled).toBe(1)
  await base.submit(id, order({ order_id: 'next', delivery_t: T0 }))
  await expect.poll(settled).toBe(2)
  await jobs.stop()
})

test('[P60] a bulk load into a new company beside a large one is known to the planner', async () => {
  await using base = await openBase()
  const large = await base.company('Large')
  await base.gate.submit(large, times(2000, nth))
  await base.rows('analyze affiliate_order')
  const fresh = await base.company('Fresh')
  await base.gate.submit(fresh, times(300, nth))
  const [stats] = await base.rows<{ companies: string[] }>(
    `select most_common_vals::text::text[] as companies from pg_stats
     where tablename = 'affiliate_order' and attname = 'company_id'`,
  )
  expect(stats?.companies).toContain(String(fresh))
})
