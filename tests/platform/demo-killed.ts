import { expect } from 'vitest'
import type { EventResult, OrderEvent } from '../../platform/ingest/types.ts'
import { atOnce, DAY, demoBed, someNoon } from './demo-support.ts'

interface Killed {
  readonly days: number
  /** How often its writing is begun and killed. */
  readonly kills: number
}

/** A demo whose history is killed again and again while it is written, and once more when it is continued later. */
export const killedHistory = async ({
  days,
  kills: tries,
  later,
}: Killed & { readonly later: Killed }): Promise<void> => {
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
  const killed = async (from: number, attempts: number): Promise<void> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      left = 1 + (attempt % 4)
      // The clock goes on between the attempts.
      const result = await bed
        .seed(from + attempt * 60, { days, scale: 0.01, gate: dying })
        .catch((error: Error) => error.message)
      if (typeof result === 'string') expect(result).toBe('killed')
    }
  }
  await killed(someNoon, tries)
  expect(kills).toBeGreaterThan(tries / 3)
  const now = someNoon + 3_600
  await bed.seed(now)
  const first = await bed.rows()
  expect(first.affiliate_order?.length).toBeGreaterThan(12 * days)
  await bed.seed(now)
  await bed.seed(now - DAY)
  expect(await bed.rows()).toEqual(first)
  // What a later start asks for does not count: the demo is what it was made as.
  await bed.seed(now + 7_000, { days: 40, scale: 1 })
  await killed(now + (later.days - 1) * DAY, later.kills)
  await bed.seed(now + later.days * DAY + 41)
  const rows = await bed.rows()
  expect(rows).toEqual(await atOnce(someNoon, now + later.days * DAY + 41, days, 0.01))
  expect(rows.affiliate_order?.length).toBeGreaterThan(
    (first.affiliate_order?.length ?? 0) * (1 + later.days / days / 2),
  )
}
