import { sql } from 'kysely'
import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import type { Db } from '../../db/tables.ts'
import { salesPaid } from '../scope.ts'
import { basisOf, type View } from '../view.ts'

export interface BigOrder {
  readonly order_id: string
  readonly amt: number
  readonly t: number
}

/** What the ticker celebrates of a day: the biggest order, the first order of each country. */
export interface Highlights {
  readonly biggest: BigOrder | null
  /** ISO code -> second of the first order. */
  readonly countries: ReadonlyMap<string, number>
}

interface HighlightRow {
  kind: 'biggest' | 'country'
  id: string
  amt: number
  t: number
}

const readHighlights = async (db: Db, view: View, from: number): Promise<Highlights> => {
  const { rows } = await sql<HighlightRow>`
    with recent as materialized (
      select l.order_id, l.region, l.paid_t, l.pay_amt from affiliate_order_line l
      where ${salesPaid(view.scope, from, view.now)})
    (select 'biggest' as kind, order_id as id, sum(pay_amt) as amt, min(paid_t) as t from recent
     group by order_id order by 3 desc, 4, 2 limit 1)
    union all
    (select 'country', region, 0, min(paid_t) from recent group by region)`.execute(db)
  const biggest = rows.find((row) => row.kind === 'biggest')
  return {
    biggest: biggest ? { order_id: biggest.id, amt: biggest.amt, t: biggest.t } : null,
    countries: new Map(rows.filter((row) => row.kind === 'country').map((row) => [row.id, row.t])),
  }
}

const bigger = (a: BigOrder | null, b: BigOrder | null): BigOrder | null => {
  if (!a || !b) return a ?? b
  return b.amt > a.amt || (b.amt === a.amt && b.t < a.t) ? b : a
}

const joined = (a: Highlights, b: Highlights): Highlights => {
  const countries = new Map(a.countries)
  for (const [region, t] of b.countries) countries.set(region, Math.min(t, countries.get(region) ?? t))
  return { biggest: bigger(a.biggest, b.biggest), countries }
}

/** Lines that arrive this late after their payment are still seen without reading the day again, seconds. */
const LATE_S = 600

/** Highlights by scope: a day is read once, then only what was paid since. A moment in the past is read whole. */
export class DayHighlights {
  readonly #kept = new BoundedMap<string, { day: number; upTo: number; highlights: Highlights }>(500)

  async at(db: Db, view: View): Promise<Highlights> {
    if (view.past) return readHighlights(db, view, view.start)
    const key = basisOf(view)
    const kept = this.#kept.get(key)
    const known = kept?.day === view.day ? kept : undefined
    const fresh = await readHighlights(db, view, known ? Math.max(view.start, known.upTo - LATE_S) : view.start)
    const highlights = known ? joined(known.highlights, fresh) : fresh
    this.#kept.set(key, { day: view.day, upTo: view.now, highlights })
    return highlights
  }
}
