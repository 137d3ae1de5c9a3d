import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import type { Db } from '../../db/tables.ts'
import { type History, readHistory } from '../../sums/periods.ts'
import { consistently } from '../consistent.ts'
import { type Leader, readLeaders } from '../leaders.ts'
import { basisOf, type View } from '../view.ts'
import { memberPlacesAt, type Places, placesAt, type RankedDim } from './places.ts'
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

/** A comparison this old is still shown while a newer one is read, seconds. */
const USABLE_S = 180

interface Kept {
  readonly day: number
  readonly until: number
  readonly value: Comparison
}

const untilOf = (view: View): number => Math.max(view.start, Math.floor(view.now / 60) * 60)

/** In the first hour a minute is much of what is compared, and the read is cheap. */
const isUsable = ({ day, until }: Kept, view: View): boolean => {
  const age = untilOf(view) - until
  return day === view.day && age <= (view.hour > 0 ? USABLE_S : 0)
}

/**
 * Comparisons by scope as of the last full minute: these are the reads whose cost grows with the number of lines, so
 * they are made once a minute and, given connections of their own, beside the picture instead of inside it.
 */
export class Comparisons {
  readonly #kept = new BoundedMap<string, Kept>(500)
  readonly #reading = new Set<string>()
  readonly #own: Db | undefined

  constructor(own?: Db) {
    this.#own = own
  }

  /** A moment in the past is compared exactly, and never kept. */
  async at(db: Db, view: View): Promise<Comparison> {
    if (view.past) return read(db, view, view.now)
    const until = untilOf(view)
    const kept = this.#kept.get(basisOf(view))
    if (kept?.day === view.day && kept.until >= until) return kept.value
    if (!kept || !isUsable(kept, view) || !this.#own) return this.#keep(view, until, await read(db, view, until))
    void this.#readBeside(this.#own, view, until)
    return kept.value
  }

  /** What `at` would answer for the present without reading anything; undefined: it has to read. */
  known(view: View): Comparison | undefined {
    const kept = this.#kept.get(basisOf(view))
    return kept && isUsable(kept, view) ? kept.value : undefined
  }

  async #readBeside(own: Db, view: View, until: number): Promise<void> {
    const key = basisOf(view)
    if (this.#reading.has(key)) return
    this.#reading.add(key)
    await consistently(own, (tx) => read(tx, view, until)).then(
      (value) => this.#keep(view, until, value),
      () => {}, // the next picture asks again, and reads for itself once the kept one is too old
    )
    this.#reading.delete(key)
  }

  #keep(view: View, until: number, value: Comparison): Comparison {
    this.#kept.set(basisOf(view), { day: view.day, until, value })
    return value
  }
}
