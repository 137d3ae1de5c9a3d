import { sql } from 'kysely'
import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import { sameClock } from '../../../shared/time/same-clock.ts'
import { dayStart, hoursOf } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import type { Periods } from '../../sums/periods.ts'
import { linesPaid } from '../scope.ts'
import { basisOf, type View } from '../view.ts'

/** When the turnover of `day`, today or yesterday, passed `amt`: the hour from the totals, the second from that hour's lines. */
const readCrossing = async (db: Db, view: View, periods: Periods, amt: number, day: number): Promise<number> => {
  const [start, end] = [dayStart(view.clock, day), day === view.day ? view.now : dayStart(view.clock, day + 1) - 1]
  const last = day === view.day ? view.hour : hoursOf(view.clock, day) - 1
  let before = 0
  let hour = 0
  while (hour < last && before + periods.hour(day, hour).gmv_amt < amt) {
    before += periods.hour(day, hour).gmv_amt
    hour += 1
  }
  const from = start + hour * 3600
  const to = Math.min(from + 3599, end)
  const { rows } = await sql<{ t: number }>`
    select s.paid_t as t from (
      select l.paid_t, sum(l.pay_amt) over (order by l.paid_t) as so_far
      from affiliate_order_line l where ${linesPaid(view.scope, from, to)}) s
    where s.so_far >= ${amt - before} order by s.paid_t limit 1`.execute(db)
  return rows[0]?.t ?? to
}

const keyOf = (view: View, day: number, amt: number): string => `${basisOf(view)} ${day} ${amt}`

/** Crossing times, read once for each step of a day. */
export class Crossings {
  readonly #kept = new BoundedMap<string, number>(2000)

  async #at(db: Db, view: View, periods: Periods, amt: number, day: number): Promise<number> {
    if (view.past) return readCrossing(db, view, periods, amt, day)
    const key = keyOf(view, day, amt)
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const t = await readCrossing(db, view, periods, amt, day)
    this.#kept.set(key, t)
    return t
  }

  /** Whether it is known when the turnover of `day` passed `amt`. */
  knows(view: View, amt: number, day: number): boolean {
    return this.#kept.has(keyOf(view, day, amt))
  }

  /** The second at which today's turnover passed `amt`. */
  at(db: Db, view: View, periods: Periods, amt: number): Promise<number> {
    return this.#at(db, view, periods, amt, view.day)
  }

  /** How many seconds before yesterday's, by the clock, today's turnover passed `amt` at `t`; null: yesterday's never did. */
  async earlier(db: Db, view: View, periods: Periods, amt: number, t: number): Promise<number | null> {
    const yesterday = view.day - 1
    if (periods.day(yesterday).gmv_amt < amt) return null
    return (await this.#at(db, view, periods, amt, yesterday)) - sameClock(view.clock, t, yesterday)
  }
}
