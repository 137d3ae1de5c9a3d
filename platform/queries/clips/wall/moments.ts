import { moneyText } from '../../../../shared/format/number.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import { BoundedMap } from '../../../../shared/memory/bounded-map.ts'
import { basisOf, type View } from '../../view.ts'
import { clipNo } from '../numbers.ts'
import type { FirstSale } from './first-sales.ts'
import type { Happening } from './flow.ts'
import type { ClipOutcomes } from './results.ts'
import type { ShownClip } from './shown-clips.ts'

type Told = WallZones['hits']['moments'][number]

/** Something that a published clip is celebrated for. */
export interface Moment extends Pick<Told, 'kind' | 't' | 'amt' | 'plays'> {
  readonly task_id: number
}

const MOST = 8

/** When clips became hits, by scope: those that were hits when a scope was first looked at are no news. */
export class HitTimes {
  readonly #kept = new BoundedMap<string, ReadonlyMap<number, number>>(500)

  /** @returns by task id; 0: before anybody looked */
  at(view: View, hits: ReadonlySet<number>): ReadonlyMap<number, number> {
    const key = basisOf(view)
    const before = this.#kept.get(key)
    const times = new Map([...hits].map((id) => [id, before ? (before.get(id) ?? view.now) : 0]))
    this.#kept.set(key, times)
    return times
  }
}

/** What is to be celebrated since `since`, the latest first. */
export const momentsOf = (
  since: number,
  happenings: readonly Happening[],
  sales: readonly FirstSale[],
  outcomes: ClipOutcomes,
  hitTimes: ReadonlyMap<number, number>,
): readonly Moment[] => {
  const published = happenings
    .filter(({ transition }) => transition === 'publish')
    .map(({ task_id, t }): Moment => ({ kind: 'published', task_id, t, amt: null, plays: null }))
  const sold = sales.map(({ task_id, t, amt }): Moment => ({ kind: 'sold', task_id, t, amt, plays: null }))
  const hits = outcomes.clips.flatMap(({ task_id, plays, gmv }): Moment[] => {
    const t = hitTimes.get(task_id) ?? 0
    return t > 0 ? [{ kind: 'hit', task_id, t, amt: gmv, plays }] : []
  })
  return [...published, ...sold, ...hits]
    .filter(({ t }) => t > since)
    .sort((a, b) => b.t - a.t || b.task_id - a.task_id)
    .slice(0, MOST)
}

/** The same as the wall gets them; of a clip that is gone nothing is told. */
export const toldMoments = (moments: readonly Moment[], shown: ReadonlyMap<number, ShownClip>): readonly Told[] =>
  moments.flatMap(({ task_id, ...moment }) => {
    const clip = shown.get(task_id)
    if (!clip) return []
    const { title, cutter, cover } = clip
    const task = clipNo('task', task_id)
    return [{ ...moment, id: `${moment.kind}.${task}`, task, title, cutter, cover }]
  })

/** Those of them that are milestones, for the ticker: that a clip was published is news like any other. */
export const milestonesOf = (view: View, moments: readonly Told[]): WallZones['ticker'] =>
  moments.flatMap(({ id, kind, title, cutter, t, amt }) =>
    kind === 'published'
      ? []
      : [
          {
            id,
            kind: 'milestone',
            level: 'gold',
            code: `clip.${kind}`,
            t,
            params: { title, cutter, amount: moneyText(amt ?? 0, view.company.currency) },
          },
        ],
  )
