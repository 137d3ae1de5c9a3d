import { sql } from 'kysely'
import { openDemandStates, openTaskStates, taskState } from '../../../shared/areas/clips/states.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { meanOf, rateBp } from '../arithmetic.ts'
import type { View } from '../view.ts'
import { all, type ClipBy, type Days, during, type Grouped, grouped, mapOf } from './by.ts'
import { demandsOf, taskRows, tasksOf } from './scope.ts'

const unfinished = [taskState.pool, ...openTaskStates] as const
/** States by index alone, so that finished tasks cost nothing. */
const isUnfinished = sql`t.state in (${sql.join(unfinished.map((state) => sql.lit(state)))})`

export interface TasksNow {
  /** M42_POOL: in the pool or not answered yet. */
  readonly pool: number
  /** M42_EDITING */
  readonly editing: number
  /** M42_REVIEW */
  readonly review: number
  /** M42_REVISION */
  readonly revision: number
}

/** M42: tasks by state now. By cutter the pool is what is assigned to each and not answered. */
export const readTasksNow = async (tx: Db, view: View, by: ClipBy, also = all): Promise<Grouped<TasksNow>> => {
  const { id, end } = grouped(by)
  const count = (...states: readonly number[]) =>
    sql`count(*) filter (where t.state in (${sql.join(states.map((state) => sql.lit(state)))}))::int`
  const { rows } = await sql<TasksNow & { id: number | null }>`
    select ${id} as id, ${count(taskState.pool, taskState.assigned)} as pool, ${count(taskState.editing)} as editing,
      ${count(taskState.review)} as review, ${count(taskState.revision)} as revision
    from ${taskRows} where ${tasksOf(view.scope)} and ${also} and ${isUnfinished} ${end}`.execute(tx)
  return mapOf(rows, ({ id: _, ...counts }) => counts)
}

export interface Approved {
  /** M43 */
  readonly approved: number
  /** Those of them whose first version was approved. */
  readonly first: number
  /** M44, basis points; null where none was approved. */
  readonly first_bp: number | null
}

/** M43 and M44: clips approved within some days, and the share of those whose first version was. */
export const readApproved = async (
  tx: Db,
  view: View,
  days: Days,
  by: ClipBy,
  also = all,
): Promise<Grouped<Approved>> => {
  const { id, end } = grouped(by)
  const { rows } = await sql<{ id: number | null; approved: number; first: number }>`
    select ${id} as id, count(*)::int as approved, count(*) filter (where t.version_no = 1)::int as first
    from ${taskRows} where ${tasksOf(view.scope)} and ${also} and ${during(view, days, sql`t.approved_t`)} ${end}`.execute(
    tx,
  )
  return mapOf(rows, ({ approved, first }) => ({
    approved,
    first,
    first_bp: approved === 0 ? null : rateBp(first, approved),
  }))
}

export interface CycleTime {
  /** M45, whole seconds; null where none was approved. */
  readonly mean_s: number | null
  readonly median_s: number | null
}

/** M45: time used of the clips approved within some days, from the acceptance to the approval without the pauses (CL3). */
export const readCycleTime = async (
  tx: Db,
  view: View,
  days: Days,
  by: ClipBy,
  also = all,
): Promise<Grouped<CycleTime>> => {
  const { id, end } = grouped(by)
  const used = sql`(t.approved_t - t.accepted_t - t.paused_s)`
  const { rows } = await sql<{ id: number | null; sum: number; n: number; median: number | null }>`
    select ${id} as id, coalesce(sum(${used}), 0)::float8 as sum, count(*)::int as n,
      percentile_cont(0.5) within group (order by ${used})::float8 as median
    from ${taskRows} where ${tasksOf(view.scope)} and ${also} and ${during(view, days, sql`t.approved_t`)}
      and t.accepted_t is not null ${end}`.execute(tx)
  return mapOf(rows, ({ sum, n, median }) => ({
    mean_s: meanOf(sum, n),
    median_s: median === null ? null : meanOf(median, 1),
  }))
}

export interface Overdue {
  readonly open: number
  readonly overdue: number
  /** M46, basis points; null without open tasks. */
  readonly overdue_bp: number | null
}

/** M46: tasks of the pool and under way now, and the share of those past their time. */
export const readOverdue = async (tx: Db, view: View, by: ClipBy, also = all): Promise<Grouped<Overdue>> => {
  const { id, end } = grouped(by)
  const { rows } = await sql<{ id: number | null; open: number; overdue: number }>`
    select ${id} as id, count(*)::int as open, count(*) filter (where t.deadline_t < ${view.now})::int as overdue
    from ${taskRows} where ${tasksOf(view.scope)} and ${also} and ${isUnfinished} ${end}`.execute(tx)
  return mapOf(rows, ({ open, overdue }) => ({
    open,
    overdue,
    overdue_bp: open === 0 ? null : rateBp(overdue, open),
  }))
}

/**
 * M47: clips approved within some days, for each day on which a cutter did anything with a task; hundredths, null where
 * nobody did.
 */
export const readClipsPerDay = async (
  tx: Db,
  view: View,
  days: Days,
  by: ClipBy,
  also = all,
): Promise<Grouped<number | null>> => {
  const starts = Array.from({ length: days.to - days.from + 1 }, (_, n) => dayStart(view.clock, days.from + n))
  const { id, end } = by === 'cutter' ? { id: sql`e.member_id`, end: sql`group by e.member_id` } : grouped(by)
  const { rows } = await sql<{ id: number | null; worked: number }>`
    select ${id} as id, count(distinct (e.member_id, width_bucket(e.t, ${starts}::bigint[])))::int as worked
    from clip_event e join ${taskRows} on t.id = e.task_id
    where e.company_id = ${view.scope.company_id} and ${during(view, days, sql`e.t`)} and e.member_id = e.cutter_id
      and ${tasksOf(view.scope)} and ${also} ${end}`.execute(tx)
  const approved = await readApproved(tx, view, days, by, also)
  return mapOf(rows, ({ id: of, worked }) => meanOf((approved.get(of)?.approved ?? 0) * 100, worked))
}

export interface DemandProgress {
  /** Demands. */
  readonly open: number
  readonly required: number
  readonly approved: number
  /** M50, basis points; null without demands. */
  readonly progress_bp: number | null
}

/** M50: clips approved of those ordered by the demands that are open now (to be split, under way, to be accepted). */
export const readDemandProgress = async (
  tx: Db,
  view: View,
  by: 'demand' | null,
  also = all,
): Promise<Grouped<DemandProgress>> => {
  const { rows } = await sql<{ id: number | null; open: number; required: number; approved: number }>`
    select ${by === null ? sql`null::bigint` : sql`d.id`} as id, count(*)::int as open,
      coalesce(sum(d.required_count), 0)::int as required,
      coalesce(sum(d.approved_count), 0)::int as approved
    from clip_demand d where ${demandsOf(view.scope)} and ${also}
      and d.state in (${sql.join(openDemandStates.map((state) => sql.lit(state)))})
    ${by === null ? sql`` : sql`group by d.id`}`.execute(tx)
  return mapOf(rows, ({ open, required, approved }) => ({
    open,
    required,
    approved,
    progress_bp: required === 0 ? null : rateBp(approved, required),
  }))
}
