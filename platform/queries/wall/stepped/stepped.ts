import { isDeepStrictEqual } from 'node:util'
import { keysOf } from '../../../../shared/keys.ts'
import { BoundedMap } from '../../../../shared/memory/bounded-map.ts'
import type { Db } from '../../../db/tables.ts'
import type { Steps } from '../../../sums/steps.ts'
import type { Leader } from '../../leaders.ts'
import type { Scope } from '../../scope.ts'
import { slotOf, type View } from '../../view.ts'
import type { WallFacts } from '../facts.ts'
import { SteppedScope } from './scope.ts'

/** Scopes that are kept; the one that was read longest ago gives way. */
const SCOPES = 50
/** What is written beside the orders of this process ends what is kept: it is read anew after so many seconds at the earliest. */
const REST_S = 5

interface Kept {
  readonly scope: SteppedScope
  /** When it was read, by `performance.now`. */
  readonly readMs: number
  /** The slot of time in which it was last held against the database. */
  slot: number
}

/** A picture by a step, one that was read, and one whose kept facts were not those of the database. */
export type PictureKind = 'stepped' | 'read' | 'corrected'

export interface SteppedOptions {
  readonly steps: Steps
  /** Counts a picture; `parts` names what was not so. */
  readonly onPicture?: (kind: PictureKind, scope: string, parts: readonly string[]) => void
}

/**
 * The facts of the scopes that walls watch, stepped by each order instead of read again. The picture that time alone asks for
 * is read all the same, in each slot of time: it is held against what is kept, and replaces it where they differ.
 */
export class Stepped {
  readonly #options: SteppedOptions
  readonly #kept = new BoundedMap<string, Kept>(SCOPES)
  readonly #readAt = new BoundedMap<string, number>(SCOPES)

  constructor(options: SteppedOptions) {
    this.#options = options
  }

  /** What is kept of a scope at the company's version `version` or later; undefined: nothing of that age. */
  async at({ text, company_id }: Scope, version: number): Promise<SteppedScope | undefined> {
    const kept = this.#kept.get(text)
    if (!kept) return undefined
    this.#advance(text, kept)
    // The news of a commit may come before its answer.
    if (kept.scope.company.version < version) {
      await this.#options.steps.settled(company_id, version)
      this.#advance(text, kept)
    }
    return this.#kept.get(text) === kept && kept.scope.company.version >= version ? kept.scope : undefined
  }

  /** Takes the steps that are known; where one is missing nothing is kept any more. */
  #advance(text: string, { scope, readMs }: Kept): void {
    const { id, version } = scope.company
    const steps = this.#options.steps.since(id, version, readMs)
    if (!steps) this.#kept.delete(text)
    for (const step of steps ?? []) scope.step(step)
  }

  count(kind: PictureKind, { text }: Scope, parts: readonly string[] = []): void {
    this.#options.onPicture?.(kind, text, parts)
  }

  /** Holds what is kept against `facts`, which were just read in transaction `db`, or keeps them where nothing is. */
  async hold(db: Db, view: View, leaders: readonly Leader[], facts: WallFacts): Promise<void> {
    const { text } = view.scope
    const slot = slotOf(view.now)
    const readMs = performance.now()
    const kept = this.#kept.get(text)
    if (kept) this.#advance(text, kept)
    if (kept && this.#kept.get(text) === kept) {
      const { version } = kept.scope.company
      // One check in each slot of time; orders that this transaction does not see yet are none to be held against it.
      if (version >= view.company.version && kept.slot === slot) return
      if (version === view.company.version) {
        const stepped = await kept.scope.facts(db, view, leaders)
        const parts = stepped && differences(stepped, facts)
        if (parts?.length === 0) {
          kept.slot = slot
          return
        }
        if (parts) this.count('corrected', view.scope, parts)
      }
      this.#kept.delete(text)
    }
    const readAt = this.#readAt.get(text)
    if (readAt !== undefined && view.now - readAt < REST_S && view.now >= readAt) return
    this.#readAt.set(text, view.now)
    const scope = await SteppedScope.read(db, view, facts, leaders)
    if (scope) this.#kept.set(text, { scope, readMs, slot })
  }
}

const differences = (one: WallFacts, other: WallFacts): readonly string[] =>
  keysOf(other).filter((name) => !isDeepStrictEqual(one[name], other[name]))
