import type * as z from 'zod/mini'
import { taskState } from '../../../../shared/areas/clips/states.ts'
import type { ClipLane } from '../../../../shared/live/clip-lanes.ts'
import { type WallZones, zoneNamesOf } from '../../../../shared/live/screens.ts'
import type { clipSnapshot } from '../../../../shared/live/wall.ts'
import { BoundedMap } from '../../../../shared/memory/bounded-map.ts'
import type { Tx } from '../../../db/tables.ts'
import { basisOf, type View } from '../../view.ts'
import { HeldAlerts } from '../../wall/hold.ts'
import type { Notice } from '../../wall/notice.ts'
import { SlotMemory } from '../../wall/slot-memory.ts'
import { readHead, type Teams } from '../../wall/snapshot.ts'
import { toldOf } from '../../wall/told.ts'
import type { Grouped } from '../by.ts'
import { readMaterialsIn } from '../material-returns.ts'
import { type Approved, readApproved, readClipsPerDay, readOverdue } from '../metrics.ts'
import { clipNo } from '../numbers.ts'
import { clipAlertsOf } from './alerts.ts'
import { cardsOf, type LaneTask, laneOf, lanesOf, readLaneTasks } from './board.ts'
import { readCardCovers } from './card-covers.ts'
import { readFirstSales } from './first-sales.ts'
import { type Happening, RECENT_S, readFlow, readHappenings, readLastTimes, readPublishedToday } from './flow.ts'
import { hitsOf } from './hits.ts'
import { readEndingLicences } from './licences.ts'
import { readLibrary } from './materials.ts'
import { HitTimes, milestonesOf, momentsOf } from './moments.ts'
import { cuttersOf, readCutters } from './people.ts'
import { type ClipOutcomes, readOutcomes } from './results.ts'
import { demandsAtRisk, demandsZoneOf, readOpenDemands } from './risk.ts'
import type { CoverAt } from './shown-clips.ts'

type ClipSnapshot = z.infer<typeof clipSnapshot>

/** Days of the trend, and before today those by which a pace is told. */
const DAYS = 14

/** What the days before today were like: it changes with the day, not with what happens. */
interface Before {
  readonly flow: WallZones['clip_trend']
  readonly pace: Grouped<number | null>
  /** Clips approved on these days. */
  readonly approved: number
}

const readBefore = async (tx: Tx, view: View): Promise<Before> => {
  const days = { from: view.day - DAYS, to: view.day - 1 }
  const [flow, all, each, approved] = await Promise.all([
    readFlow(tx, view, { from: view.day - DAYS + 1, to: view.day - 1 }),
    readClipsPerDay(tx, view, days, null),
    readClipsPerDay(tx, view, days, 'cutter'),
    readApproved(tx, view, days, null),
  ])
  return { flow, pace: new Map([...all, ...each]), approved: approved.get(null)?.approved ?? 0 }
}

/** What is worth keeping between two pictures of the clip wall; one for each platform. */
export class ClipMemory {
  readonly alerts = new HeldAlerts()
  readonly hits = new HitTimes()
  readonly outcomes = new SlotMemory<ClipOutcomes>()
  readonly library = new SlotMemory<Omit<WallZones['materials'], 'come'>>()
  readonly told = new SlotMemory<WallZones['ticker']>()
  readonly teams: Teams = new SlotMemory()
  readonly coverAt: CoverAt
  readonly #before = new BoundedMap<string, Before>(500)

  constructor(coverAt: CoverAt) {
    this.coverAt = coverAt
  }

  async before(tx: Tx, view: View): Promise<Before> {
    const key = `${basisOf(view)} ${view.day}`
    const kept = this.#before.get(key)
    if (kept) return kept
    const made = await readBefore(tx, view)
    this.#before.set(key, made)
    return made
  }
}

const noneApproved: Approved = { approved: 0, first: 0, first_bp: null }

/** What is told of a task's way; the others are the board's matter. */
const told = new Set(['claim', 'submit', 'approve', 'reject', 'publish', 'terminate'])
const TOLD = 8
const newsOf = (happenings: readonly Happening[]): readonly Notice[] =>
  happenings
    .filter(({ transition }) => told.has(transition))
    .slice(0, TOLD)
    .map(({ id, transition, title, cutter, version_no, reason_code, t }) => ({
      id: `e${id}`,
      kind: 'notice',
      level: 'plain',
      code: `clip.${transition}`,
      t,
      params: { title, cutter, version: version_no, ...(reason_code === null ? {} : { reason: reason_code }) },
    }))

const MOVES = 8
/** The same, but that a published clip leaves the board. */
const places: Readonly<Record<number, ClipLane | 'published'>> = { ...laneOf, [taskState.published]: 'published' }
const movesOf = (happenings: readonly Happening[]): WallZones['lanes']['moves'] =>
  happenings
    .flatMap(({ id, task_id, title, cutter, to_state, t }) => {
      const to = places[to_state]
      return to ? [{ id: String(id), task: clipNo('task', task_id), title, cutter, to, t }] : []
    })
    .slice(0, MOVES)

const kpiOf = (
  tasks: readonly LaneTask[],
  approved: number,
  week: Approved,
  late: Awaited<ReturnType<typeof readOverdue>>,
  before: Before,
  published: number,
): WallZones['clip_kpi'] => {
  const review = tasks.filter(({ lane }) => lane === 'review')
  const { open = 0, overdue = 0, overdue_bp = null } = late.get(null) ?? {}
  return {
    review: review.length,
    review_t: review.length === 0 ? null : Math.min(...review.map(({ since_t }) => since_t)),
    approved,
    usual_tenths: before.approved === 0 ? null : Math.round((before.approved * 10) / DAYS),
    overdue,
    open,
    overdue_bp,
    first_bp: week.first_bp,
    first_of: week.approved,
    published,
  }
}

/** Every zone of the clip wall, read in the caller's transaction; its statements go to the server together. */
const readZones = async (tx: Tx, view: View, memory: ClipMemory): Promise<ClipSnapshot['zones']> => {
  const day = { from: view.day, to: view.day }
  const week = { from: view.day - 6, to: view.day }
  const since = view.now - RECENT_S
  const [before, tasks, cutters, demands, late, todayOf, weekOf, weekAll, flow, happenings, last, published] =
    await Promise.all([
      memory.before(tx, view),
      readLaneTasks(tx, view),
      readCutters(tx, view),
      readOpenDemands(tx, view),
      readOverdue(tx, view, null),
      readApproved(tx, view, day, 'cutter'),
      readApproved(tx, view, week, 'cutter'),
      readApproved(tx, view, week, null),
      readFlow(tx, view, day),
      readHappenings(tx, view),
      readLastTimes(tx, view),
      readPublishedToday(tx, view),
    ])
  const [licences, told, outcomes, sales, library, come, covers] = await Promise.all([
    readEndingLicences(tx, view),
    memory.told.at(view, () => toldOf(tx, view)),
    memory.outcomes.at(view, () => readOutcomes(tx, view)),
    readFirstSales(tx, view, since),
    memory.library.at(view, () => readLibrary(tx, view)),
    readMaterialsIn(tx, view),
    readCardCovers(tx, view, cardsOf(tasks), memory.coverAt),
  ])
  const moments = momentsOf(since, happenings, sales, outcomes, memory.hits.at(view, outcomes.hits))
  const hits = await hitsOf(tx, view, outcomes, moments, memory.coverAt)
  const approvedWeek = weekAll.get(null) ?? noneApproved
  const { first_bp } = approvedWeek
  const atRisk = demandsAtRisk(view, demands, tasks, before.pace)
  const alerts = clipAlertsOf({ view, tasks, cutters, atRisk, licences, first_bp, ...last })
  return {
    clip_kpi: kpiOf(
      tasks,
      tasks.filter(({ lane }) => lane === 'approved').length,
      approvedWeek,
      late,
      before,
      published,
    ),
    lanes: { lanes: [...lanesOf(tasks, cutters.length, covers)], moves: movesOf(happenings) },
    cutters: cuttersOf(view, cutters, tasks, todayOf, weekOf),
    demands: demandsZoneOf(view, demands, atRisk),
    clip_trend: [...before.flow, ...flow],
    hits,
    materials: { ...library, come },
    ticker: [
      ...memory.alerts.at(view.scope.text, view.now, alerts),
      ...milestonesOf(view, hits.moments),
      ...told,
      ...newsOf(happenings),
    ],
  }
}

/** The clip wall of a scope in one moment. Run it in a repeatable-read transaction, like `readSnapshot`. */
export const readClipSnapshot = async (tx: Tx, view: View, memory: ClipMemory): Promise<ClipSnapshot> => ({
  head: await readHead(tx, view, false, memory),
  zones: await readZones(tx, view, memory),
  data_time: Object.fromEntries(zoneNamesOf('clip').map((name) => [name, view.now])),
})
