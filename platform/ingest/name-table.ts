import { keysOf } from '../../shared/keys.ts'
import type { Columns } from './columns.ts'
import type { Statement } from './statement.ts'

/** `t`: when the order that named it was made; `first_t`: the oldest order with it. */
export type Dated<T> = T & { t: number; readonly first_t: number }

const dated = { t: 'int8', first_t: 'int8' } as const
const MOST = 50_000

export interface NameTableOptions<T> {
  readonly alias: string
  readonly columns: Columns<T>
  readonly same: (one: T, other: T) => boolean
  /** How a newer row replaces what is known: sources may leave a name empty, and that replaces nothing. */
  readonly merge: (newer: T, older: T) => T
  /** Whether a row says the name whose time is kept: one that does not is neither newer nor older than another. */
  readonly isNamed: (row: T) => boolean
  /** Upsert of the relation `%rows`. */
  readonly upsert: string
}

/** One dictionary table, with the rows that the database is known to hold, so that they are not written again. */
export class NameTable<T extends object> {
  readonly #options: NameTableOptions<T>
  readonly #columns: Columns<Dated<T>>
  /** By company and id, the entry that was written last at the end. */
  readonly #known = new Map<number, Map<string, Dated<T>>>()
  /** Of the one company whose transaction runs. */
  readonly #pending = new Map<string, Dated<T>>()
  #company = 0

  constructor(options: NameTableOptions<T>) {
    this.#options = options
    this.#columns = { ...options.columns, ...dated } as Columns<Dated<T>>
  }

  /**
   * Notes a row as an order of time `t` names it. The newest counts, among equals in time the greatest in each column,
   * so that the end does not depend on the order in which sources tell.
   * @param exact write a newer time too when nothing else is new: the names are then the same after an interrupted run
   */
  see(company: number, id: string, row: T, t: number, exact: boolean): void {
    this.#company = company
    const pending = this.#pending.get(id)
    const known = pending ?? this.#known.get(company)?.get(id)
    if (!known) {
      this.#pending.set(id, { ...row, t, first_t: t })
      return
    }
    const { same, merge, isNamed } = this.#options
    if (isNamed(row) !== isNamed(known)) {
      const [named, other] = isNamed(row) ? [{ ...row, t }, known] : [known, row]
      const next = merge(named, other)
      if (named === known && t >= known.first_t && same(next, known)) return
      this.#pending.set(id, { ...next, t: named.t, first_t: Math.min(t, known.first_t) })
      return
    }
    if (t >= known.first_t && same(row, known)) {
      if (t <= known.t) return
      // A file has many lines of one product: the entry that is written anyway takes the time along.
      if (pending || !exact) known.t = t
      else this.#pending.set(id, { ...known, t })
      return
    }
    const next = t === known.t ? this.#greatest(row, known) : t > known.t ? merge(row, known) : merge(known, row)
    if (t >= known.first_t && t <= known.t && same(next, known)) return
    this.#pending.set(id, { ...next, t: Math.max(t, known.t), first_t: Math.min(t, known.first_t) })
  }

  #greatest(one: T, other: T): T {
    const greatest = { ...one }
    for (const name of keysOf(this.#options.columns)) if (!(one[name] > other[name])) greatest[name] = other[name]
    return greatest
  }

  addTo(statement: Statement): void {
    if (this.#pending.size === 0) return
    const rows = statement.rows(this.#columns, [...this.#pending.values()])
    statement.add(this.#options.alias, this.#options.upsert.replace('%rows', rows))
  }

  /** Ids whose rows the running transaction writes. */
  written(): Iterable<string> {
    return this.#pending.keys()
  }

  /** The transaction is gone. */
  forget(): void {
    this.#pending.clear()
  }

  /** The transaction is committed: what it wrote is known. */
  remember(): void {
    let known = this.#known.get(this.#company)
    if (!known) {
      known = new Map()
      this.#known.set(this.#company, known)
    }
    for (const [id, row] of this.#pending) {
      known.delete(id)
      known.set(id, row)
    }
    this.#pending.clear()
    for (const id of known.keys()) {
      if (known.size <= MOST) break
      known.delete(id)
    }
  }
}
