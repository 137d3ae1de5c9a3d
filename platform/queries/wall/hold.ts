import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import { SLOT_S } from '../view.ts'
import type { Notice } from './notice.ts'

/** An alert goes once things have been well for three slots of time. */
const WELL_S = 3 * SLOT_S

interface Held {
  readonly notice: Notice
  /** When it was last so, and when it was last red; seconds. */
  readonly at: number
  readonly red_at: number
}

/** Alerts of each scope that stay for a while after their cause has gone, so that none comes and goes with each picture. */
export class HeldAlerts {
  readonly #kept = new BoundedMap<string, ReadonlyMap<string, Held>>(500)

  /** The alerts to be shown at `now`, of those that hold then; one keeps the time since when it was seen first. */
  at(scope: string, now: number, found: readonly Notice[]): readonly Notice[] {
    const before = this.#kept.get(scope) ?? new Map<string, Held>()
    const held = new Map<string, Held>()
    for (const [id, one] of before) if (now - one.at < WELL_S && now >= one.at) held.set(id, one)
    for (const notice of found) {
      const old = held.get(notice.id)
      const red_at = notice.level === 'red' ? now : (old?.red_at ?? Number.NEGATIVE_INFINITY)
      const level = now - red_at < WELL_S ? 'red' : notice.level
      const t = old ? Math.min(old.notice.t, notice.t) : notice.t
      held.set(notice.id, { notice: { ...notice, level, t }, at: now, red_at })
    }
    this.#kept.set(scope, held)
    return [...held.values()].map(({ notice }) => notice)
  }
}
