import { sql } from 'kysely'
import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import type { Db } from '../../db/tables.ts'
import type { KeyedLine } from '../newest-lines.ts'
import { salesPaid } from '../scope.ts'
import { basisOf, SLOT_S, slotOf, type View } from '../view.ts'
import { ordersPerMinute, PACE_S, readRecent } from './orders-per-minute.ts'
import type { Share } from './shares.ts'

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

/** What a picture tells of single orders. */
export interface DayOrders {
  readonly highlights: Highlights
  readonly orders_per_minute: number
}

type RegionSums = Pick<Share, 'id' | 'orders' | 'amt'>

/** Kept sums of the day by country, and the newest lines: all that is known of a day without reading it. */
export interface DayFacts {
  readonly regions: readonly RegionSums[]
  readonly newest: readonly KeyedLine[]
}

interface Order extends BigOrder {
  readonly region: string
}

interface Known {
  readonly day: number
  /** When all of the day was read last. */
  readonly slot: number
  readonly highlights: Highlights
  /** The kept sums that its orders add up to, by country. */
  readonly sums: ReadonlyMap<string, Pick<RegionSums, 'orders' | 'amt'>>
  /** Orders of the newest lines, all of them counted. */
  readonly seen: ReadonlySet<string>
  /** When the orders of the last minutes were paid. */
  readonly recent: readonly number[]
}

interface HighlightRow {
  kind: 'biggest' | 'country'
  id: string
  amt: number
  t: number
}

const readHighlights = async (db: Db, view: View): Promise<Highlights> => {
  const { rows } = await sql<HighlightRow>`
    with today as materialized (
      select l.order_id, l.region, l.paid_t, l.pay_amt from affiliate_order_line l
      where ${salesPaid(view.scope, view.start, view.now)})
    (select 'biggest' as kind, order_id as id, sum(pay_amt) as amt, min(paid_t) as t from today
     group by order_id order by 3 desc, 4, 2 limit 1)
    union all
    (select 'country', region, 0, min(paid_t) from today group by region)`.execute(db)
  const biggest = rows.find((row) => row.kind === 'biggest')
  return {
    biggest: biggest ? { order_id: biggest.id, amt: biggest.amt, t: biggest.t } : null,
    countries: new Map(rows.filter((row) => row.kind === 'country').map((row) => [row.id, row.t])),
  }
}

const toldOf = (highlights: Highlights, recent: readonly number[]): DayOrders => ({
  highlights,
  orders_per_minute: ordersPerMinute(recent.length),
})

const readDay = (db: Db, view: View) => Promise.all([readHighlights(db, view), readRecent(db, view)])

/** The one that is shown of two: the larger, of equals the earlier, then by its id. */
const bigger = (a: BigOrder | null, b: BigOrder): BigOrder => {
  if (!a || b.amt > a.amt) return b
  if (b.amt < a.amt || b.t > a.t) return a
  return b.t < a.t || b.order_id < a.order_id ? b : a
}

const joined = ({ biggest, countries }: Highlights, orders: readonly Order[]): Highlights => {
  const firsts = new Map(countries)
  for (const { region, t } of orders) firsts.set(region, Math.min(t, firsts.get(region) ?? t))
  return {
    biggest: orders.reduce<BigOrder | null>((big, { region: _, ...one }) => bigger(big, one), biggest),
    countries: firsts,
  }
}

/** The orders of some lines of the day that are not among `seen`; one whose lines are not all among them has too small an amount. */
const ordersOf = (newest: DayFacts['newest'], { start }: View, seen: ReadonlySet<string>): Order[] => {
  const orders = new Map<string, Order>()
  for (const { key, line } of newest) {
    const [t, order_id] = key
    if (t < start || seen.has(order_id)) continue
    const amt = (orders.get(order_id)?.amt ?? 0) + line.amt
    orders.set(order_id, { order_id, amt, t, region: line.region })
  }
  return [...orders.values()]
}

/** Whether the kept sums have grown by these orders and by nothing else. */
const isAll = (known: Known, orders: readonly Order[], { regions }: DayFacts): boolean => {
  const grown = new Map(known.sums)
  for (const { region, amt } of orders) {
    const was = grown.get(region)
    grown.set(region, { orders: (was?.orders ?? 0) + 1, amt: (was?.amt ?? 0) + amt })
  }
  const isSame = ({ id, orders, amt }: RegionSums): boolean => {
    const sums = grown.get(id)
    return sums?.orders === orders && sums.amt === amt
  }
  return regions.length === grown.size && regions.every(isSame)
}

/** The day is read anew after so many slots even though all seems well. */
const CHECK_SLOTS = 300 / SLOT_S

/**
 * The day's single orders by scope: the day is read once, then stepped by the orders among the newest lines. The kept sums
 * say whether these are all that has changed; where they do not (an order came late, was corrected, is gone, or there
 * were too many at once) the day is read anew, at most once in a slot of time. A moment in the past is read whole.
 */
export class DayOrdersMemory {
  readonly #kept = new BoundedMap<string, Known>(500)

  async at(db: Db, view: View, facts: DayFacts): Promise<DayOrders> {
    if (view.past) return toldOf(...(await readDay(db, view)))
    const key = basisOf(view)
    const slot = slotOf(view.now)
    const kept = this.#kept.get(key)
    const known = kept?.day === view.day ? kept : undefined
    const fresh = known ? ordersOf(facts.newest, view, known.seen) : []
    const isTied = known !== undefined && isAll(known, fresh, facts)
    if (!known || (known.slot !== slot && (!isTied || slot - known.slot >= CHECK_SLOTS))) {
      const [whole, recent] = await readDay(db, view)
      this.#keep(key, view, facts, { slot, highlights: whole, recent })
      return toldOf(whole, recent)
    }
    const highlights = joined(known.highlights, fresh)
    if (!isTied) return toldOf(highlights, await readRecent(db, view))
    const recent = [...known.recent, ...fresh.map(({ t }) => t)].filter((t) => t > view.now - PACE_S)
    this.#keep(key, view, facts, { slot: known.slot, highlights, recent })
    return toldOf(highlights, recent)
  }

  #keep(key: string, { day }: View, facts: DayFacts, known: Pick<Known, 'slot' | 'highlights' | 'recent'>): void {
    const seen = new Set(facts.newest.map(({ key: [, order_id] }) => order_id))
    this.#kept.set(key, { ...known, day, seen, sums: new Map(facts.regions.map((one) => [one.id, one])) })
  }
}
