import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedMap } from '../../../../shared/memory/bounded-map.ts'
import { Pace } from '../../../../shared/time/pace.ts'
import type { Db } from '../../../db/tables.ts'
import { readVersion } from '../../../queries/pulse.ts'
import type { Scope } from '../../../queries/scope.ts'
import { pictureOf, SLOT_S, slotOf, versionOf } from '../../../queries/view.ts'

export interface Picture {
  /** `<scope and sight>.<company version>.<slot>`; the ETag without its quotes. */
  readonly version: string
  readonly body: Buffer
}

/** Makes the picture of a scope at a moment (Unix seconds), of the company's version `version` or a later one. */
export type MakePicture = (scope: Scope, now: number, version: number) => Promise<Picture>

/** A state of a scope: its name, the company's version in it, and when it ends by itself (Unix ms). */
export interface ScopeState {
  readonly name: string
  readonly version: number
  readonly endsMs: number
}

/** A flood of orders costs one picture in this time for each scope; the first few are shown at once. */
const SPACING_MS = 25
const BURST = 4
const KEPT = 300

interface Progress {
  /** Whether it is being read: until then it takes in what still comes. */
  begun: boolean
  /** The company's version that it shows at least. */
  version: number
  /** When the next one may begin at the earliest, by `performance.now`. */
  nextMs: number
  /** Of this scope, from one picture to the next. */
  readonly pace: Pace
}

interface Kept {
  wanted: string
  readonly progress: Progress
  readonly picture: Promise<Picture>
}

/** The newest picture of each scope of one wall as bytes: any number of callers cost one computation. */
export class SnapshotCache {
  readonly #db: Db
  readonly #picture: MakePicture
  readonly #nowMs: () => number
  readonly #rest: number
  readonly #kept = new BoundedMap<string, Kept>(KEPT)

  /** @param rest so many times as long as a picture took the next one waits, however much happens meanwhile */
  constructor(db: Db, picture: MakePicture, nowMs: () => number, rest = 0) {
    this.#db = db
    this.#picture = picture
    this.#nowMs = nowMs
    this.#rest = rest
  }

  /** The present state of a scope. @param told the company's version where somebody has told it */
  async state(scope: Scope, told?: number): Promise<ScopeState> {
    const version = told ?? (await readVersion(this.#db, scope.company_id))
    const slot = slotOf(this.#nowMs() / 1000)
    return { name: versionOf(scope, version, slot), version, endsMs: (slot + 1) * SLOT_S * 1000 }
  }

  /** The picture of a state, or of a later one. */
  get(scope: Scope, { name: wanted, version }: Pick<ScopeState, 'name' | 'version'>): Promise<Picture> {
    const kept = this.#kept.get(pictureOf(scope))
    if (kept && (kept.wanted === wanted || !kept.progress.begun)) {
      kept.progress.version = Math.max(kept.progress.version, version)
      return kept.picture
    }
    const pace = kept?.progress.pace ?? new Pace(SPACING_MS, BURST)
    const progress: Progress = { begun: false, version, nextMs: 0, pace }
    const entry: Kept = { wanted, progress, picture: this.#make(scope, progress, kept) }
    this.#kept.set(pictureOf(scope), entry)
    entry.picture.then(
      (made) => {
        entry.wanted = made.version
      },
      () => {
        if (this.#kept.get(pictureOf(scope)) === entry) this.#kept.delete(pictureOf(scope))
      },
    )
    return entry.picture
  }

  async #make(scope: Scope, progress: Progress, before: Kept | undefined): Promise<Picture> {
    if (before && this.#rest > 0) await before.picture.catch(() => {})
    const askedMs = performance.now()
    const pauseMs = Math.max((before?.progress.nextMs ?? 0) - askedMs, progress.pace.wait(askedMs))
    if (pauseMs > 0) await sleep(pauseMs)
    const beganMs = performance.now()
    progress.begun = true
    progress.pace.begin(beganMs)
    const made = await this.#picture(scope, Math.floor(this.#nowMs() / 1000), progress.version)
    const endMs = performance.now()
    progress.nextMs = endMs + this.#rest * (endMs - beganMs)
    return made
  }
}
