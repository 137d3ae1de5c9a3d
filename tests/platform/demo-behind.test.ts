import { describe, expect, it } from 'vitest'
import type { OrderSink } from '../../platform/demo/fill.ts'
import { findDemo } from '../../platform/demo/plan.ts'
import { type DemoProgress, extended, readProgress, shortened } from '../../platform/demo/progress.ts'
import { startDemoStream } from '../../platform/demo/stream.ts'
import type { OrderEvent } from '../../platform/ingest/types.ts'
import { settleDue } from '../../platform/jobs/settle.ts'
import { atOnce, DAY, type DemoBed, demoBed, quiet, someNoon } from './demo-support.ts'

const timeout = 240_000
const midnight = someNoon - DAY / 2

const progressOf = async ({ db }: DemoBed): Promise<DemoProgress> => {
  const demo = await findDemo(db)
  return demo ? readProgress(db, demo) : expect.fail('no demo')
}

const oldest = async ({ db }: DemoBed): Promise<number> => {
  const { t } = await db
    .selectFrom('affiliate_order')
    .select(({ fn }) => fn.min('paid_t').as('t'))
    .executeTakeFirstOrThrow()
  return Number(t)
}

/** A gate that keeps what it was given; the callback runs before each submission. */
const watched = (bed: DemoBed, before: (events: readonly OrderEvent[], company: number) => void): OrderSink => ({
  submit: (company, events) => {
    before(events, company)
    return bed.gate.submit(company, events)
  },
})

const paidTimes = (events: readonly OrderEvent[]): number[] =>
  events.flatMap((event) => (event.kind === 'order' && event.paid_t !== null ? [event.paid_t] : []))

describe('history behind the present', () => {
  it('[D17] [D18] is ready with the newest eight business days, ends between two steps, and writes the rest newest first while orders come in', {
    timeout,
    tags: ['long'],
  }, async () => {
    await using bed = await demoBed()
    const ending = new AbortController()
    let calls = 0
    const stopping = watched(bed, () => {
      calls += 1
      ending.abort(new Error('ending'))
    })
    const options = { days: 40, scale: 0.03, waitDays: 8 }
    const ended = bed.seed(someNoon, { ...options, gate: stopping, signal: ending.signal })
    await expect(ended).rejects.toThrow('ending')
    expect(calls).toBe(2)
    expect((await progressOf(bed)).left).toEqual([{ from: expect.any(Number), to: expect.any(Number), since: null }])
    const steps: [number, number][] = []
    const progress = (done: number, total: number) => steps.push([done, total])
    await bed.seed(someNoon, { waitDays: 8, progress })
    expect(steps.at(-1)).toEqual([8, 8])
    expect(await oldest(bed)).toBeLessThan(midnight - 6.9 * DAY)
    expect(await oldest(bed)).toBeGreaterThan(midnight - 13 * DAY)
    const targets = (await bed.rows()).kpi_target
    let clock = someNoon
    let live = 0
    const past = new Map<number, number[]>()
    let oldestYet = Number.POSITIVE_INFINITY
    const ahead: number[] = []
    const gate = watched(bed, (events, company) => {
      clock += 28 // the time goes on while the past is written
      const times = paidTimes(events)
      live += times.filter((t) => t >= someNoon).length
      const older = times.filter((t) => t < someNoon)
      if (older.length === 0) return
      const newest = Math.max(...older)
      past.set(company, [...(past.get(company) ?? []), newest])
      ahead.push(newest - oldestYet)
      oldestYet = Math.min(oldestYet, newest)
    })
    const stream = startDemoStream({ db: bed.db, gate, log: quiet, now: () => clock, tickMs: 1 })
    await stream.finished
    await stream.stop()
    expect(live).toBeGreaterThan(1)
    expect(past.size).toBeGreaterThan(1)
    for (const newest of past.values()) {
      expect(newest.length).toBeGreaterThan(8)
      for (const [i, t] of newest.entries()) if (i > 0) expect(t).toBeLessThan(newest[i - 1] ?? 0)
    }
    // Company by company in each step: no company is further than a step behind another.
    expect(Math.max(...ahead)).toBeLessThan(2 * DAY)
    const { at, left } = await progressOf(bed)
    expect(left).toEqual([])
    await settleDue(bed.db, bed.gate, at - 1) // the job's part
    const rows = await bed.rows()
    expect(rows.kpi_target).toEqual(targets)
    expect(rows).toEqual(await atOnce(someNoon, at, 40, 0.03))
  })

  it('[D18] stops at once and goes on at the next start, after a pause of hours or of days', {
    timeout,
    tags: ['long'],
  }, async () => {
    await using bed = await demoBed()
    await bed.seed(someNoon, { days: 10, scale: 0.012, waitDays: 1 })
    let now = someNoon
    for (const pause of [3_600, 2 * DAY, 600, 4 * DAY]) {
      let calls = 0
      let stop = (): void => {}
      const stopped = new Promise<void>((resolve) => {
        stop = resolve
      })
      const gate = watched(bed, () => {
        calls += 1
        if (calls === 4) stop()
      })
      const stream = startDemoStream({ db: bed.db, gate, log: quiet, now: () => now, tickMs: 1 })
      await stopped
      const since = performance.now()
      await stream.stop()
      expect(performance.now() - since).toBeLessThan(2_000)
      expect((await progressOf(bed)).left.length).toBeGreaterThan(0)
      now += pause
      await bed.seed(now, { waitDays: 1 })
      // What falls due is settled at once, whatever is still behind.
      await settleDue(bed.db, bed.gate, now)
    }
    await bed.seed(now)
    expect(await bed.rows()).toEqual(await atOnce(someNoon, now, 10, 0.012))
  })

  it('[D18] keeps account of what is behind', () => {
    const start = extended({ at: 1_000, left: [] }, 9_000, 1_000)
    expect(start).toEqual({ at: 9_000, left: [{ from: 1_000, to: 9_000, since: null }] })
    const part = shortened(start, 5_000)
    expect(part.left).toEqual([{ from: 1_000, to: 5_000, since: null }])
    const paused = extended(part, 12_000, 1_000)
    expect(paused).toEqual({
      at: 12_000,
      left: [
        { from: 1_000, to: 5_000, since: null },
        { from: 5_000, to: 9_000, since: 9_000 },
        { from: 9_000, to: 12_000, since: null },
      ],
    })
    const again = extended(shortened(shortened(paused, 9_000), 7_000), 13_000, 1_000)
    expect(again.left).toEqual([
      { from: 1_000, to: 5_000, since: null },
      { from: 5_000, to: 12_000, since: 9_000 },
      { from: 12_000, to: 13_000, since: null },
    ])
    expect(extended(again, 12_500, 1_000)).toBe(again)
    expect(shortened({ at: 5, left: [{ from: 1, to: 5, since: null }] }, 1).left).toEqual([])
  })
})
