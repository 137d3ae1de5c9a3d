import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedMap } from '../../../../shared/memory/bounded-map.ts'
import type { Db } from '../../../db/tables.ts'
import { readVersion } from '../../../queries/pulse.ts'
import type { Scope } from '../../../queries/scope.ts'
import { SLOT_S, slotOf, versionOf } from '../../../queries/view.ts'

export interface Picture {
  /** `<scope>.<company version>.<slot>`; the ETag without its quotes. */
  readonly version: string
  readonly body: Buffer
}

/** Makes the picture of a scope at a moment (Unix seconds). */
export type MakePicture = (scope: Scope, now: number) => Promise<Picture>

/** A burst of orders costs at most one picture in this time for each scope. */
const LEAST_GAP_MS = 25
const KEPT = 300

/** The newest picture of each scope of one wall as bytes: any number of callers cost one computation. */
export class SnapshotCache {
  readonly #db: Db
  readonly #picture: MakePicture
  readonly #nowMs: () => number
  readonly #kept = new BoundedMap<string, { wanted: string; picture: Promise<Picture>; madeMs: number }>(KEPT)

  constructor(db: Db, picture: MakePicture, nowMs: () => number) {
    this.#db = db
    this.#picture = picture
    this.#nowMs = nowMs
  }

  /** The present state of a scope: its name, the company's version in it, and when it ends by itself (Unix ms). */
  async state(scope: Scope): Promise<{ name: string; version: number; endsMs: number }> {
    const version = await readVersion(this.#db, scope.company_id)
    const slot = slotOf(this.#nowMs() / 1000)
    return { name: versionOf(scope, version, slot), version, endsMs: (slot + 1) * SLOT_S * 1000 }
  }

  /** The picture of the state called `wanted`, or of a later one. */
  get(scope: Scope, wanted: string): Promise<Picture> {
    const kept = this.#kept.get(scope.text)
    if (kept?.wanted === wanted) return kept.picture
    const nowMs = performance.now()
    const madeMs = Math.max(nowMs, (kept?.madeMs ?? -LEAST_GAP_MS) + LEAST_GAP_MS)
    const picture = this.#make(scope, madeMs - nowMs)
    const entry = { wanted, picture, madeMs }
    this.#kept.set(scope.text, entry)
    picture.then(
      (made) => {
        entry.wanted = made.version
      },
      () => {
        if (this.#kept.get(scope.text) === entry) this.#kept.delete(scope.text)
      },
    )
    return picture
  }

  async #make(scope: Scope, pauseMs: number): Promise<Picture> {
    if (pauseMs > 0) await sleep(pauseMs)
    return this.#picture(scope, Math.floor(this.#nowMs() / 1000))
  }
}
