import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OrderSink } from '../../platform/demo/fill.ts'
import { booksOf, findDemo } from '../../platform/demo/plan.ts'
import { readProgress } from '../../platform/demo/progress.ts'
import { startDemoStream } from '../../platform/demo/stream.ts'
import { fillYearAgo } from '../../platform/demo/year-ago.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { killedHistory } from './demo-killed.ts'
import { atOnce, DAY, type DemoBed, demoBed, quiet, someNoon } from './demo-support.ts'

describe('history', () => {
  it('[D8] [D9] [D1] ends after any number of kills as in another database, changes nothing on a second start and fills exactly the gap on a later one', () =>
    killedHistory({ days: 5, kills: 5, later: { days: 3, kills: 2 } }))

  it('[D12] [D4] puts nothing into the future, tells the days that are done, and has its shares of what goes wrong', {
    tags: ['long'],
  }, async () => {
    await using bed = await demoBed()
    const steps: [number, number][] = []
    await bed.seed(someNoon, { days: 30, scale: 0.03, progress: (done, total) => steps.push([done, total]) })
    expect(steps.map(([done]) => done)).toEqual(steps.map(([done]) => done).sort((a, b) => a - b))
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.at(-1)).toEqual([31, 31])
    const { rows } = await sql<{ t: number }>`select greatest(
        (select max(greatest(create_t, paid_t, delivery_t, completed_t, cancelled_t)) from affiliate_order),
        (select max(greatest(paid_t, settled_t)) from affiliate_order_line),
        (select max(applied_t) from order_refund)) as t`.execute(bed.db)
    expect(rows[0]?.t).toBeLessThan(someNoon)
    expect(rows[0]?.t).toBeGreaterThan(someNoon - 3600)
    const settled = await sql<{ n: number }>`select count(*) as n from affiliate_order_line
      where settlement_status = 2 and act_base_amt is not null and settled_t = settle_due_t`.execute(bed.db)
    expect(settled.rows[0]?.n).toBeGreaterThan(50)
    const late = await sql<{ n: number }>`select count(*) as n from affiliate_order_line
      where settlement_status = 1 and settle_due_t < ${someNoon}`.execute(bed.db)
    expect(late.rows[0]?.n).toBe(0)
    // The same history has its shares of refunds and cancellations.
    const shares = await sql<{ lines: number; cancelled: number; refunded: number; paid: number; kept: number }>`
      select count(*) as lines, count(*) filter (where o.order_status = 140) as cancelled,
        count(*) filter (where o.order_status <> 140 and l.refund_amt > 0) as refunded,
        sum(l.pay_amt)::bigint as paid, (select sum(gmv_amt)::bigint from rollup where grain = 1 and dim = 0 and scope like 'c%') as kept
      from affiliate_order_line l join affiliate_order o using (company_id, order_id)
      where l.paid_t < ${someNoon - 16 * DAY}`.execute(bed.db)
    const [sum] = shares.rows
    expect(sum?.lines).toBeGreaterThan(400)
    expect(Math.abs((sum?.cancelled ?? 0) / (sum?.lines ?? 1) - 0.03)).toBeLessThan(0.025)
    expect(Math.abs((sum?.refunded ?? 0) / (sum?.lines ?? 1) - 0.07)).toBeLessThan(0.03)
    const all = await sql<{ n: number }>`select sum(pay_amt)::bigint as n from affiliate_order_line
      where paid_t is not null`.execute(bed.db)
    expect(sum?.kept).toBe(all.rows[0]?.n)
  })

  it('[D22] has a thin history of the same days a year before, all over, which makes no member’s commission', {
    tags: ['long'],
  }, async () => {
    await using bed = await demoBed()
    await bed.seed(someNoon, { days: 1 })
    const demo = (await findDemo(bed.db)) ?? expect.fail('no demo')
    let calls = 0
    const gate: OrderSink = {
      submit: async (company, events) => {
        const answer = await bed.gate.submit(company, events)
        calls += 1
        return calls % 5 === 3 ? Promise.reject(new Error('killed')) : answer
      },
    }
    const options = { db: bed.db, gate, demo, books: booksOf(demo) }
    const write = (now: number) => fillYearAgo(options, now).catch(() => true)
    while (await write(someNoon)) {}
    await write(someNoon + 3_600)
    while (await write(someNoon + 2 * DAY)) {}
    const midnight = someNoon - DAY / 2
    const { rows } = await sql<{ day: number; orders: number; open: number; owned: number }>`
      select floor((l.paid_t - ${midnight})::numeric / ${DAY})::int + 365 as day, count(distinct l.order_id)::int as orders,
        count(*) filter (where l.settlement_status in (0, 1))::int as open, count(l.owner_member_id)::int as owned
      from affiliate_order_line l where l.paid_t < ${midnight - 300 * DAY} group by 1 order by 1`.execute(bed.db)
    expect(rows.length).toBeGreaterThan(25)
    expect([rows[0]?.day, rows.at(-1)?.day]).toEqual([-31, 3])
    expect(rows.every(({ open, owned }) => open === 0 && owned === 0)).toBe(true)
  })
})

/** What a stream does minute by minute; `gate` stands before the real one. */
const streaming = async (bed: DemoBed, gate: OrderSink, from: number, seconds: number): Promise<number> => {
  let clock = from
  const stream = startDemoStream({ db: bed.db, gate, log: quiet, now: () => clock, tickMs: 2 })
  const noted = async (): Promise<number> => {
    const demo = (await findDemo(bed.db)) ?? expect.fail('no demo')
    const { at, left } = await readProgress(bed.db, demo)
    return left.length === 0 ? at : 0
  }
  while (clock < from + seconds) {
    clock += 60
    for (
      const limit = Date.now() + 40_000;
      (await noted()) < clock - 15;
      await new Promise((resolve) => setTimeout(resolve, 4))
    )
      if (Date.now() > limit) throw new Error('the stream stands still')
  }
  await stream.stop()
  return clock + 1
}

describe('live stream', () => {
  it('[D11] [D16] writes exactly the orders of its minutes, goes on after failures, and ends as a fill of the same time would', {
    tags: ['long'],
  }, async () => {
    await using bed = await demoBed()
    await bed.seed(someNoon, { days: 1, scale: 0.15 })
    const seen: OrderEvent[] = []
    const seeing: OrderSink = {
      submit: async (company, events) => {
        const answer = await bed.gate.submit(company, events)
        seen.push(...events)
        return answer
      },
    }
    const to = await streaming(bed, seeing, someNoon, 3_600)
    const demo = (await findDemo(bed.db)) ?? expect.fail('no demo')
    const wanted = booksOf(demo).flatMap(({ book }) =>
      Array.from({ length: Math.ceil((to - someNoon) / 60) + 1 }, (_, i) => book.ordersOfMinute(someNoon / 60 + i))
        .flat()
        .filter(({ paid_t }) => (paid_t ?? 0) >= someNoon && (paid_t ?? 0) < to),
    )
    const orders = seen.filter((event) => event.kind === 'order' && event.paid_t !== null)
    expect(orders.length).toBeGreaterThan(25)
    const byId = (list: typeof orders) =>
      [...list].sort((a, b) => ('order_id' in a && 'order_id' in b ? a.order_id.localeCompare(b.order_id) : 0))
    expect(byId(orders)).toEqual(byId(wanted))
    expect(seen.some((event) => event.kind === 'update' && event.order_status === 140)).toBe(true)
    expect(seen.some((event) => event.kind === 'update' && event.order_status === 121)).toBe(true)

    let calls = 0
    let failures = 0
    const fail = (): never => {
      failures += 1
      throw new Error('away')
    }
    const failing: OrderSink = {
      submit: async (company, events) => {
        calls += 1
        const place = calls % 5
        if (place === 2) fail()
        const answer = await bed.gate.submit(company, events)
        // Away after the commit: nobody knows that it is written.
        return place === 4 ? fail() : answer
      },
    }
    const end = await streaming(bed, failing, to, 1_200)
    expect(failures).toBeGreaterThan(3)
    expect(await bed.rows()).toEqual(await atOnce(someNoon, end, 1, 0.15))
  })
})
