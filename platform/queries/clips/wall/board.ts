import { sql } from 'kysely'
import { openTaskStates, taskState } from '../../../../shared/areas/clips/states.ts'
import { type ClipLane, clipLanes } from '../../../../shared/live/clip-lanes.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Tx } from '../../../db/tables.ts'
import { shownName } from '../../names.ts'
import { calledBy } from '../../orders/line.ts'
import type { View } from '../../view.ts'
import { clipNo } from '../numbers.ts'
import { taskRows, tasksOf } from '../scope.ts'

type Lanes = WallZones['lanes']['lanes']

/** Cards of a lane at most; a wall draws as many as it has room for. */
const CARDS = 12
/** Tasks that a cutter should have under the knife, and that should wait for review, at most. */
const EDITING_EACH = 3
const REVIEW_MOST = 10

/** The lane in which tasks of a state stand. */
export const laneOf: Readonly<Record<number, ClipLane>> = {
  [taskState.pool]: 'pool',
  [taskState.assigned]: 'assigned',
  [taskState.editing]: 'editing',
  [taskState.review]: 'review',
  [taskState.revision]: 'revision',
  [taskState.approved]: 'approved',
  [taskState.published]: 'approved',
}

export interface LaneTask {
  readonly id: number
  readonly lane: ClipLane
  readonly title: string
  readonly cutter: string
  readonly cutter_id: number | null
  readonly demand_id: number
  readonly since_t: number
  readonly deadline_t: number
  readonly version_no: number
  readonly reject_count: number
  readonly paused: boolean
}

/**
 * Unfinished tasks and those approved today, each with the moment when it came into its lane. What was finished before is
 * not looked at.
 */
export const readLaneTasks = async (tx: Tx, view: View): Promise<readonly LaneTask[]> => {
  const unfinished = sql.join([taskState.pool, ...openTaskStates].map((state) => sql.lit(state)))
  const columns = sql`t.id, t.state, t.title, t.cutter_id, t.demand_id, t.deadline_t, t.version_no, t.reject_count,
    (t.paused_t is not null) as paused`
  const { rows } = await sql<Omit<LaneTask, 'lane'> & { state: number }>`
    select s.*, ${calledBy('m')} as cutter from (
      select ${columns}, coalesce(
        case when t.state = ${taskState.assigned} then t.assigned_t when t.state = ${taskState.review} then t.submitted_t
          when t.state = ${taskState.editing} and t.version_no = 0 then t.accepted_t else (select max(e.t) from clip_event e
            where e.task_id = t.id and e.to_state = t.state and e.from_state <> e.to_state) end, t.add_time) as since_t
      from ${taskRows} where ${tasksOf(view.scope)} and t.state in (${unfinished})
      union all
      select ${columns}, t.approved_t as since_t
      from ${taskRows} where ${tasksOf(view.scope)} and t.approved_t >= ${view.start}) s
    left join member m on m.id = s.cutter_id`.execute(tx)
  return rows.map(({ state, cutter, ...row }) => ({
    ...row,
    lane: laneOf[state] ?? 'approved',
    cutter: shownName(cutter, view.company.mask_names),
  }))
}

/** What is due first, where somebody has to begin or to finish; what waits longest, where somebody has to answer; the newest of what is done. */
const order: Readonly<Record<ClipLane, (task: LaneTask) => number>> = {
  pool: ({ deadline_t }) => deadline_t,
  assigned: ({ since_t }) => since_t,
  editing: ({ deadline_t }) => deadline_t,
  review: ({ since_t }) => since_t,
  revision: ({ since_t }) => since_t,
  approved: ({ since_t }) => -since_t,
}

/** The tasks of a lane in its order, those on top of which are its cards. */
const inLane = (tasks: readonly LaneTask[], lane: ClipLane): readonly LaneTask[] => {
  const place = order[lane]
  return tasks.filter((task) => task.lane === lane).sort((a, b) => place(a) - place(b) || a.id - b.id)
}

/** The tasks that stand as cards. */
export const cardsOf = (tasks: readonly LaneTask[]): readonly LaneTask[] =>
  clipLanes.flatMap((lane) => inLane(tasks, lane).slice(0, CARDS))

/**
 * @param cutters working cutters of the scope
 * @param covers what cards look like, by task
 */
export const lanesOf = (tasks: readonly LaneTask[], cutters: number, covers: ReadonlyMap<number, string>): Lanes => {
  const limits: Readonly<Partial<Record<ClipLane, number>>> = { editing: EDITING_EACH * cutters, review: REVIEW_MOST }
  return clipLanes.map((id) => {
    const own = inLane(tasks, id)
    return {
      id,
      count: own.length,
      oldest_t: own.length === 0 ? null : Math.min(...own.map(({ since_t }) => since_t)),
      limit: limits[id] ?? null,
      cards: own.slice(0, CARDS).map((task) => ({
        id: clipNo('task', task.id),
        title: task.title,
        cutter: task.cutter,
        since_t: task.since_t,
        deadline_t: task.deadline_t,
        version: task.version_no,
        paused: task.paused,
        cover: covers.get(task.id) ?? null,
      })),
    }
  })
}
