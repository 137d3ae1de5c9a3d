import { fromJson } from '../db/json-text.ts'

type Times = Readonly<Record<string, number>>

/** The columns of a row that remember when its facts were told. */
export interface Facts {
  readonly fact_t: number
  readonly said: number
  readonly told_t: string | null
}

/** When a report was true. `isImplied`: its source gives no time, so that it is newer than everything before it. */
export interface ReportTime {
  readonly t: number
  readonly isImplied: boolean
}

const none: Times = {}
const timesOf = (text: string | null | undefined): Times => (text ? fromJson<Times>(text) : none)

/** When a fact of a row was told, whose facts are all told at `fact_t` but those of `told_t`. */
export const toldAt = (row: Facts, fact: string): number => timesOf(row.told_t)[fact] ?? row.fact_t

/**
 * Decides, fact by fact, whether a report's word counts before what is known: the newest report that says a fact counts,
 * and what a report does not say leaves what another one said. The end is the same in whatever order reports come.
 */
export class Stamps {
  readonly #at: ReportTime
  readonly #before: Facts | undefined
  readonly #times: Times
  readonly #said: number
  readonly #now: Record<string, number> = {}

  /** @param said bits of what the report says */
  constructor(before: Facts | undefined, at: ReportTime, said: number) {
    this.#before = before
    this.#at = at
    this.#times = timesOf(before?.told_t)
    this.#said = said
  }

  get #isNewest(): boolean {
    return this.#before === undefined || this.#at.isImplied || this.#at.t >= this.#before.fact_t
  }

  /**
   * How a fact with a bit is taken: `new`, also where nobody has said it and the stand-in of the newest report stands;
   * `same` when it was told for the same time; `keep` what is known.
   */
  bit(fact: string, bit: number): Taken {
    const isSaid = (this.#said & bit) !== 0
    const isKnown = this.#before !== undefined && (this.#before.said & bit) !== 0
    return isSaid || isKnown ? this.value(fact, isSaid, isKnown) : this.#isNewest ? 'new' : 'keep'
  }

  /** The same of a fact that is empty where it is not said. */
  value(fact: string, isSaid: boolean, isKnown: boolean): Taken {
    const known = isKnown && this.#before ? (this.#times[fact] ?? this.#before.fact_t) : undefined
    const taken = isSaid ? this.#against(known) : 'keep'
    const time = taken === 'keep' ? known : this.#at.t
    if (time !== undefined) this.#now[fact] = time
    return taken
  }

  #against(known: number | undefined): Taken {
    if (known === undefined || this.#at.isImplied || this.#at.t > known) return 'new'
    return this.#at.t === known ? 'same' : 'keep'
  }

  /** Whether the earliest report that says something is this one; its time is noted. */
  earliest(fact: string, isSaid: boolean): boolean {
    const known = this.#times[fact]
    const isFirst = isSaid && (known === undefined || this.#at.t < known)
    const time = isFirst ? this.#at.t : known
    if (time !== undefined) this.#now[fact] = time
    return isFirst
  }

  /** What remembers a report about all of a row. @param once names whose time is kept also when it is the newest */
  whole(once: readonly string[] = []): Facts {
    return this.#columns(Math.max(this.#at.t, this.#before?.fact_t ?? 0), this.#now, once)
  }

  /** What remembers a report about some facts of a known row. */
  some(): Facts {
    return this.#columns(this.#before?.fact_t ?? 0, { ...this.#times, ...this.#now }, Object.keys(this.#times))
  }

  #columns(fact_t: number, times: Times, once: readonly string[]): Facts {
    const kept = Object.entries(times).filter(([name, t]) => t !== fact_t || once.includes(name))
    return {
      fact_t,
      said: (this.#before?.said ?? 0) | this.#said,
      told_t: kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.sort(byName))),
    }
  }
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]): number => (one < other ? -1 : 1)

export type Taken = 'new' | 'same' | 'keep'

/** A value under a decision; among words for the same time the later one counts. */
export const pick = <T>(taken: Taken, told: T, known: T): T => (taken === 'keep' ? known : told)

/** The same where, among words for the same time, the higher value counts: refunds and states go forward only. */
export const highest = (taken: Taken, told: number, known: number): number =>
  taken === 'new' ? told : taken === 'same' ? Math.max(told, known) : known
