import { sql } from 'kysely'
import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import type { Db } from '../../db/tables.ts'
import type { Periods } from '../../sums/periods.ts'
import { linesPaid } from '../scope.ts'
import { basisOf, type View } from '../view.ts'

/** When the day's turnover passed `amt`: the hour from the totals, the second from that hour's lines. */
const readCrossing = async (db: Db, view: View, periods: Periods, amt: number): Promise<number> => {
  let before = 0
  let hour = 0
  while (hour < view.hour && before + periods.hour(view.day, hour).gmv_amt < amt) {
    before += periods.hour(view.day, hour).gmv_amt
    hour += 1
  }
  const from = view.start + hour * 3600
  const to = Math.min(from + 3599, view.now)
  const { rows } = await sql<{ t: number }>`
    select s.paid_t as t from (
      select l.paid_t, sum(l.pay_amt) over (order by l.paid_t) as so_far
      from affiliate_order_line l where ${linesPaid(view.scope, from, to)}) s
    where s.so_far >= ${amt - before} order by s.paid_t limit 1`.execute(db)
  return rows[0]?.t ?? to
}

/** Crossing times, read once for each step of a day. */
export class Crossings {
  readonly #kept = new BoundedMap<string, number>(2000)

  async at(db: Db, view: View, periods: Periods, amt: number): Promise<number> {
    if (view.past) return readCrossing(db, view, periods, amt)
    const key = `${basisOf(view)} ${view.day} ${amt}`
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const t = await readCrossing(db, view, periods, amt)
    this.#kept.set(key, t)
    return t
  }
}
