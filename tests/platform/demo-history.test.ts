import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OrderSink } from '../../platform/demo/fill.ts'
import { booksOf, findDemo, makePlan } from '../../platform/demo/plan.ts'
import { ensureCompany } from '../../platform/demo/setup.ts'
import { startDemoStream } from '../../platform/demo/stream.ts'
import type { EventResult, OrderEvent } from '../../platform/ingest/types.ts'
import { atOnce, DAY, type DemoBed, demoBed, quiet, seedNumber, someNoon } from './demo-support.ts'

describe('history', () => {
  it('[D8] [D1] changes nothing on a second start and fills exactly the gap on a later one, with the rows of another database', {
    timeout: 240_000,
  }, async () => {
    await using bed = await demoBed()
    await bed.seed(someNoon, { days: 12, scale: 0.01 })
    const first = await bed.rows()
    expect(first.affiliate_order?.length).toBeGreaterThan(150)
    await bed.seed(someNoon)
    expect(await bed.rows()).toEqual(first)
    await bed.seed(someNoon - DAY)
    expect(await bed.rows()).toEqual(first)
    // What a later start asks for does not count: the demo is what it was made as.
    await bed.seed(someNoon + 7_000, { days: 40, scale: 1 })
    await bed.seed(someNoon + 8 * DAY + 41)
    const rows = await bed.rows()
    expect(rows).toEqual(await atOnce(someNoon, someNoon + 8 * DAY + 41, 12, 0.01))
    expect(rows.affiliate_order?.length).toBeGreaterThan((first.affiliate_order?.length ?? 0) * 1.4)
  })

  it('[D9] ends the same after any number of kills', { timeout: 240_000 }, async () => {
    await using bed = await demoBed()
    let left = 0
    let kills = 0
    const dying = {
      // Dies after some work: every second time with the last transaction committed but unanswered.
      submit: async (company: number, events: readonly OrderEvent[]): Promise<EventResult[]> => {
        left -= 1
        if (left > 0) return bed.gate.submit(company, events)
        kills += 1
        if (kills % 2 === 0) await bed.gate.submit(company, events)
        throw new Error('killed')
      },
    }
    for (let attempt = 0; attempt < 20; attempt++) {
      left = 1 + (attempt % 4)
      // The clock goes on between the attempts.
      const result = await bed
        .seed(someNoon + attempt * 60, { days: 5, scale: 0.01, gate: dying })
        .catch((error: Error) => error.message)
      if (typeof result === 'string') expect(result).toBe('killed')
    }
    expect(kills).toBeGreaterThan(4)
    await bed.seed(someNoon + DAY)
    expect(await bed.rows()).toEqual(await atOnce(someNoon, someNoon + DAY, 5, 0.01))
  })

  it('[D12] [D4] puts nothing into the future, tells the days that are done, and has its shares of what goes wrong', {
    timeout: 120_000,
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
})

const streaming = async (
  scale: number,
  seconds: number,
  gateOf: (bed: DemoBed) => OrderSink,
): Promise<{ rows: Record<string, unknown[]>; seen: OrderEvent[]; from: number; to: number; futures: number }> => {
  await using bed = await demoBed()
  await bed.seed(someNoon, { days: 1, scale })
  let clock = someNoon
  let futures = 0
  const seen: OrderEvent[] = []
  const inner = gateOf(bed)
  const gate = {
    submit: async (company: number, events: readonly OrderEvent[]): Promise<EventResult[]> => {
      const answer = await inner.submit(company, events)
      seen.push(...events)
      for (const event of events) if (event.kind === 'order' && (event.paid_t ?? 0) > clock) futures++
      return answer
    },
  }
  const stream = startDemoStream({ db: bed.db, gate, log: quiet, now: () => clock, tickMs: 2 })
  const noted = async (): Promise<number> => {
    const demo = await findDemo(bed.db)
    const row = await bed.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'demo.progress')
      .where('company_id', '=', demo?.company_id ?? -1)
      .executeTakeFirst()
    const progress = row?.value as { at: number; left: object[] } | undefined
    return progress?.left.length === 0 ? progress.at : 0
  }
  while (clock < someNoon + seconds) {
    clock += 60
    const wanted = clock
    for (
      const limit = Date.now() + 40_000;
      (await noted()) < wanted - 15;
      await new Promise((resolve) => setTimeout(resolve, 4))
    )
      if (Date.now() > limit) throw new Error('the stream stands still')
  }
  const to = clock + 1
  await stream.stop()
  return { rows: await bed.rows(), seen, from: someNoon, to, futures }
}

describe('live stream', () => {
  it('[D11] writes exactly the orders of its minutes, and what a fill of the same time would write', {
    timeout: 240_000,
  }, async () => {
    const { rows, seen, from, to, futures } = await streaming(0.15, 3_600, (bed) => bed.gate)
    expect(futures).toBe(0)
    await using other = await demoBed()
    const demo = await ensureCompany(other.db, makePlan(seedNumber, someNoon, 1, 0.15))
    const wanted = booksOf(demo).flatMap(({ book }) =>
      Array.from({ length: Math.ceil((to - from) / 60) + 1 }, (_, i) => book.ordersOfMinute(Math.floor(from / 60) + i))
        .flat()
        .filter(({ paid_t }) => (paid_t ?? 0) >= from && (paid_t ?? 0) < to),
    )
    const orders = seen.filter((event) => event.kind === 'order' && event.paid_t !== null)
    expect(orders.length).toBeGreaterThan(25)
    const byId = (list: typeof orders) => [...list].sort((a, b) => a.order_id.localeCompare(b.order_id))
    expect(byId(orders)).toEqual(byId(wanted))
    expect(seen.some((event) => event.kind === 'update' && event.order_status === 140)).toBe(true)
    expect(seen.some((event) => event.kind === 'update' && event.order_status === 121)).toBe(true)
    expect(rows).toEqual(await atOnce(someNoon, to, 1, 0.15))
  })

  it('[D16] goes on after failures and fills the time it lost', { timeout: 240_000 }, async () => {
    let calls = 0
    let failures = 0
    const fail = (): never => {
      failures += 1
      throw new Error('away')
    }
    const { rows, to } = await streaming(0.15, 1_200, (bed) => ({
      submit: async (company, events) => {
        calls += 1
        const place = calls % 7
        if (place === 3) fail()
        const answer = await bed.gate.submit(company, events)
        // Away after the commit: nobody knows that it is written.
        return place === 6 ? fail() : answer
      },
    }))
    expect(failures).toBeGreaterThan(3)
    expect(rows).toEqual(await atOnce(someNoon, to, 1, 0.15))
  })
})
