import { RANK_ROWS } from '../rank.ts'
import { byBytes } from './byte-order.ts'

/** What one object of a dimension sold today. */
export interface DayRow {
  readonly id: string
  readonly amt: number
  readonly orders: number
  readonly items: number
  readonly lines: number
}

/** The order of every ranking: amount, orders, then the id in byte order. */
const byRank = (a: DayRow, b: DayRow): number => b.amt - a.amt || b.orders - a.orders || byBytes(a.id, b.id)

/** The rows of one dimension of a day, with the first of them in their order: what an order changes is put in its place. */
export class Ranking {
  readonly #rows = new Map<string, DayRow>()
  /** undefined: one of them fell, and only all rows tell who comes after it. */
  #top: readonly DayRow[] | undefined

  constructor(rows: Iterable<DayRow>) {
    for (const row of rows) this.#rows.set(row.id, row)
  }

  add(added: DayRow): void {
    const was = this.#rows.get(added.id)
    const row = {
      id: added.id,
      amt: (was?.amt ?? 0) + added.amt,
      orders: (was?.orders ?? 0) + added.orders,
      items: (was?.items ?? 0) + added.items,
      lines: (was?.lines ?? 0) + added.lines,
    }
    this.#rows.set(row.id, row)
    if (!this.#top) return
    const isFallen = was !== undefined && (row.amt < was.amt || row.orders < was.orders)
    const others = this.#top.filter(({ id }) => id !== row.id)
    if (isFallen && others.length < this.#top.length) this.#top = undefined
    else if (row.orders > 0) this.#top = [...others, row].sort(byRank).slice(0, RANK_ROWS)
  }

  /** Those that sold, the first ten. */
  top(): readonly DayRow[] {
    this.#top ??= [...this.#rows.values()]
      .filter(({ orders }) => orders > 0)
      .sort(byRank)
      .slice(0, RANK_ROWS)
    return this.#top
  }

  /** All that have lines, in no order. */
  all(): readonly DayRow[] {
    return [...this.#rows.values()].filter(({ lines }) => lines > 0)
  }
}
