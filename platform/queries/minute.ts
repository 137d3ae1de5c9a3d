import type { Db } from '../db/tables.ts'
import { type Leader, readLeaders } from './leaders.ts'
import { type History, readHistory } from './periods.ts'
import { memberPlacesAt, type Places, placesAt, type RankedDim } from './places.ts'
import { type View, versionOf } from './view.ts'
import { type Before, readYesterday } from './yesterday.ts'

/** What a picture compares the present with. It changes with the clock, not with the orders that come in. */
export interface Comparison {
  /** Yesterday up to the same clock time. */
  readonly yesterday: Before
  /** Rankings an hour ago. */
  readonly places: Readonly<Record<RankedDim, Places>>
  readonly leaders: readonly Leader[]
  readonly teamPlaces: Places
  /** Hours of the days before. */
  readonly history: History
}

const HOUR = 3600

const read = async (db: Db, view: View, until: number): Promise<Comparison> => {
  const then = until - HOUR
  const [leaders, yesterday, history, creator, product, shop] = await Promise.all([
    readLeaders(db, view.scope),
    readYesterday(db, view, until),
    readHistory(db, view),
    placesAt(db, view, 'creator', then),
    placesAt(db, view, 'product', then),
    placesAt(db, view, 'shop', then),
  ])
  const ids = leaders.map((leader) => leader.id)
  const teamPlaces = await memberPlacesAt(db, view, ids, then)
  return { yesterday, places: { creator, product, shop }, leaders, teamPlaces, history }
}

/** Comparisons by scope and minute; one instance for each platform (a process may hold several databases in tests). */
export class Comparisons {
  readonly #kept = new Map<string, { minute: string; value: Comparison }>()

  /**
   * For the present: as of the last full minute, read once a minute and scope, because these are the reads whose cost
   * grows with the number of lines. For a moment in the past: exactly that moment, never kept.
   */
  async at(db: Db, view: View): Promise<Comparison> {
    if (view.past) return read(db, view, view.now)
    const until = Math.max(view.start, Math.floor(view.now / 60) * 60)
    const minute = versionOf(view.scope, view.day, until)
    const kept = this.#kept.get(view.scope.text)
    if (kept?.minute === minute) return kept.value
    const value = await read(db, view, until)
    this.#kept.delete(view.scope.text)
    this.#kept.set(view.scope.text, { minute, value })
    if (this.#kept.size > 500) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return value
  }
}
