import { type RawBuilder, sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import { type clipOverviewApi, leadHours } from '../../../shared/areas/clips/overview-api.ts'
import { cutterState, demandState, taskState } from '../../../shared/areas/clips/states.ts'
import { dayStart, dayText, monthStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { namedIds } from '../named.ts'
import { calledBy } from '../orders/line.ts'
import { type Window, windowOf } from '../shops/window.ts'
import type { View } from '../view.ts'
import { begins, holds } from '../words.ts'
import { readCuttersDue } from './due.ts'
import { readHitThresholds } from './hit-thresholds.ts'
import { readHits } from './hits.ts'
import { readMaterialReturns, readMaterialsIn } from './material-returns.ts'
import { readMaterialUse } from './material-use.ts'
import {
  type Approved,
  readApproved,
  readClipsPerDay,
  readCycleTime,
  readDemandProgress,
  readOverdue,
  readTasksNow,
} from './metrics.ts'
import { clipId } from './numbers.ts'
import { demandsOf, taskRows, tasksOf } from './scope.ts'

type Asked = HandlerInput<typeof clipOverviewApi.overview>
type Overview = CallData<typeof clipOverviewApi.overview>
type Trend = CallData<typeof clipOverviewApi.trend>
type Sql = RawBuilder<unknown>

const { review, revision, editing, approved, published } = taskState

/** What is asked of tasks, and of their demands alone. */
interface Only {
  readonly tasks: Sql
  readonly demands: Sql
  readonly cutters: Sql
}

const onlyOf = async (tx: Tx, view: View, { cutter, product, demand }: Asked): Promise<Only> => {
  const cutters = cutter ? sql`(${begins(sql`m.username`, cutter)} or ${begins(sql`m.membername`, cutter)})` : sql`true`
  const products = product ? await namedIds.product(tx, view, product) : undefined
  const of = (product_id: Sql, title: Sql, id: Sql): Sql => sql`
    ${products ? sql`${product_id} = any(${products}::text[])` : sql`true`}
    and ${demand ? sql`(${holds(title, demand)} or ${id} = ${clipId('demand', demand)})` : sql`true`}`
  const who = sql`t.cutter_id in (select m.id from member m where m.company_id = ${view.scope.company_id} and ${cutters})`
  return {
    cutters,
    tasks: sql`(${of(sql`t.product_id`, sql`t.title`, sql`t.demand_id`)} and ${cutter ? who : sql`true`})`,
    demands: sql`(${of(sql`d.product_id`, sql`d.title`, sql`d.id`)})`,
  }
}

/** Demands under way and to be split, and how long the oldest submission waits. */
const readWaiting = async (tx: Tx, view: View, only: Only) => {
  const { unassigned, running } = demandState
  const demandsIn = (state: number): Sql => sql`(select count(*)::int from clip_demand d
    where ${demandsOf(view.scope)} and ${only.demands} and d.state = ${sql.lit(state)})`
  const { rows } = await sql<{ demands: number; unassigned: number; oldest: number | null }>`
    select ${demandsIn(running)} as demands, ${demandsIn(unassigned)} as unassigned,
      (select (${view.now} - min(t.submitted_t))::int from ${taskRows}
        where ${tasksOf(view.scope)} and ${only.tasks} and t.state = ${sql.lit(review)}) as oldest`.execute(tx)
  return rows[0] ?? { demands: 0, unassigned: 0, oldest: null }
}

const today = ({ day }: View) => ({ from: day, to: day })

export const readClipOverview = async (tx: Tx, view: View, asked: Asked): Promise<Overview> => {
  const days = windowOf(view, asked.start_time, asked.end_time)
  const only = await onlyOf(tx, view, asked)
  const of = <T>(found: ReadonlyMap<number | null, T>): T | undefined => found.get(null)
  const now = of(await readTasksNow(tx, view, null, only.tasks))
  const done = of(await readApproved(tx, view, days, null, only.tasks))
  const cycle = of(await readCycleTime(tx, view, days, null, only.tasks))
  const late = of(await readOverdue(tx, view, null, only.tasks))
  const { demands, unassigned, oldest } = await readWaiting(tx, view, only)
  const progress = of(await readDemandProgress(tx, view, null, only.demands))
  const hit = of(await readHits(tx, view, days, null, only.tasks))
  const bar = await readHitThresholds(tx, view)
  return {
    from: dayText(days.from),
    to: dayText(days.to),
    demands,
    unassigned,
    open: progress?.open ?? 0,
    progress: progress?.progress_bp ?? null,
    pool: now?.pool ?? 0,
    editing: now?.editing ?? 0,
    review: now?.review ?? 0,
    revision: now?.revision ?? 0,
    oldest_review: oldest,
    approved_today: of(await readApproved(tx, view, today(view), null, only.tasks))?.approved ?? 0,
    approved: done?.approved ?? 0,
    first_rate: done?.first_bp ?? null,
    cycle_mean: cycle?.mean_s ?? null,
    cycle_median: cycle?.median_s ?? null,
    overdue: late?.overdue ?? 0,
    overdue_rate: late?.overdue_bp ?? null,
    per_day: of(await readClipsPerDay(tx, view, days, null, only.tasks)) ?? null,
    published: hit?.published ?? 0,
    hits: hit?.hits ?? 0,
    hit_rate: hit?.hit_bp ?? null,
    hit_views: bar.views,
    hit_gmv: bar.gmv,
    material_roi: of(await readMaterialReturns(tx, view, days, only.tasks))?.roi ?? null,
    materials_in: await readMaterialsIn(tx, view),
    data_time: view.now,
  }
}

const flows = { editing, review, revision, approved, published } as const
type Flow = keyof typeof flows

/** Tasks that reached each state, by business day. */
const readFlow = async (tx: Tx, view: View, { from, to }: Window, only: Only): Promise<Trend['flow']> => {
  const starts = daysOf(from, to + 1).map((day) => dayStart(view.clock, day))
  const { rows } = await sql<{ n: number; state: number; count: number }>`
    select width_bucket(e.t, ${starts}::bigint[]) as n, e.to_state as state, count(*)::int as count
    from clip_event e join ${taskRows} on t.id = e.task_id
    where e.company_id = ${view.scope.company_id} and ${tasksOf(view.scope)} and ${only.tasks}
      and e.t >= ${starts.at(0) ?? 0} and e.t < ${starts.at(-1) ?? 0} and e.from_state <> e.to_state
    group by 1, 2`.execute(tx)
  const of = (name: Flow): number[] =>
    daysOf(from, to).map((_, i) => rows.find(({ n, state }) => n === i + 1 && state === flows[name])?.count ?? 0)
  return {
    editing: of('editing'),
    review: of('review'),
    revision: of('revision'),
    approved: of('approved'),
    published: of('published'),
  }
}

/** Clips approved in the days by the time that they took (CL3). */
const readLead = async (tx: Tx, view: View, { from_t, to_t }: Window, only: Only): Promise<number[]> => {
  const bounds = [0, ...leadHours.map((hours) => hours * 3600)]
  const { rows } = await sql<{ n: number; count: number }>`
    select width_bucket(greatest(t.approved_t - t.accepted_t - t.paused_s, 0), ${bounds}::bigint[]) as n,
      count(*)::int as count
    from ${taskRows} where ${tasksOf(view.scope)} and ${only.tasks} and t.approved_t >= ${from_t} and t.approved_t < ${to_t}
      and t.accepted_t is not null group by 1`.execute(tx)
  return bounds.map((_, i) => rows.find(({ n }) => n === i + 1)?.count ?? 0)
}

const readReasons = async (tx: Tx, view: View, { from_t, to_t }: Window, only: Only): Promise<Trend['reasons']> => {
  const { rows } = await sql<Trend['reasons'][number]>`
    select e.reason_code, count(*)::int as count from clip_event e join ${taskRows} on t.id = e.task_id
    where e.company_id = ${view.scope.company_id} and ${tasksOf(view.scope)} and ${only.tasks}
      and e.transition = 'reject' and e.reason_code is not null and e.t >= ${from_t} and e.t < ${to_t}
    group by 1 order by 2 desc, 1`.execute(tx)
  return [...rows]
}

interface Cutter {
  readonly id: number
  readonly name: string
  readonly username: string
}

/** Working cutters that the viewer sees, and whoever else has one of these tasks. */
const readCutterNames = async (tx: Tx, view: View, { cutters }: Only, ids: readonly number[]): Promise<Cutter[]> => {
  const { company_id, member_id } = view.scope
  const seen = member_id === null ? sql`true` : sql`m.id = ${member_id}`
  const { rows } = await sql<Cutter>`
    select m.id, ${calledBy('m')} as name, m.username from member m
    where m.company_id = ${company_id} and ${cutters}
      and (m.id = any(${ids}::bigint[]) or (${seen} and m.is_film_cutter and m.status = 1 and m.deleted_t is null))
    order by m.id`.execute(tx)
  return [...rows]
}

export const readClipTrend = async (tx: Tx, view: View, asked: Asked): Promise<Trend> => {
  const window = windowOf(view, asked.start_time, asked.end_time)
  const only = await onlyOf(tx, view, asked)
  const done = await readApproved(tx, view, window, 'cutter', only.tasks)
  const names = await readCutterNames(tx, view, only, idsOf(done))
  const output = names.flatMap(({ id, name }) => {
    const of = done.get(id)
    return of ? [{ cutter: name, approved: of.approved, first: of.first }] : []
  })
  return {
    from: dayText(window.from),
    to: dayText(window.to),
    days: daysOf(window.from, window.to).map(dayText),
    flow: await readFlow(tx, view, window, only),
    lead: await readLead(tx, view, window, only),
    output: output.toSorted((a, b) => b.approved - a.approved),
    reasons: await readReasons(tx, view, window, only),
    ...(await readMaterialUse(tx, view, window, only)),
    data_time: view.now,
  }
}

const idsOf = (...maps: readonly ReadonlyMap<number | null, unknown>[]): number[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()].flatMap((id) => id ?? []))),
]

/** Fees of the clips approved in the days, by cutter. */
const readFees = async (tx: Tx, view: View, { from_t, to_t }: Window, only: Only): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; fees: number }>`
    select t.cutter_id as id, coalesce(sum(t.due_amt), 0)::bigint as fees from ${taskRows}
    where ${tasksOf(view.scope)} and ${only.tasks} and t.approved_t >= ${from_t} and t.approved_t < ${to_t}
      and t.cutter_id is not null group by 1`.execute(tx)
  return new Map(rows.map(({ id, fees }) => [id, fees]))
}

/** What the list of cutters shows of each; rates in basis points, times in seconds, fees in minor units. */
export const readCutterRows = async (tx: Tx, view: View, asked: Asked) => {
  const window = windowOf(view, asked.start_time, asked.end_time)
  const only = await onlyOf(tx, view, asked)
  const month = { from: monthStart(view.day), to: view.day }
  const now = await readTasksNow(tx, view, 'cutter', only.tasks)
  const late = await readOverdue(tx, view, 'cutter', only.tasks)
  const done = await readApproved(tx, view, window, 'cutter', only.tasks)
  const doneToday = await readApproved(tx, view, today(view), 'cutter', only.tasks)
  const doneMonth = await readApproved(tx, view, month, 'cutter', only.tasks)
  const cycle = await readCycleTime(tx, view, window, 'cutter', only.tasks)
  const fees = await readFees(tx, view, window, only)
  const hits = await readHits(tx, view, window, 'cutter', only.tasks)
  const due = await readCuttersDue(tx, view.scope.company_id, view.now)
  const names = await readCutterNames(tx, view, only, idsOf(now, late, done, doneToday, doneMonth, hits))
  const countOf = (found: ReadonlyMap<number | null, Approved>, id: number): number => found.get(id)?.approved ?? 0
  return names.map(({ id, name, username }) => ({
    cutter_id: id,
    username,
    cutter_name: name,
    to_accept: now.get(id)?.pool ?? 0,
    in_editing: now.get(id)?.editing ?? 0,
    in_review: now.get(id)?.review ?? 0,
    to_revise: now.get(id)?.revision ?? 0,
    overdue_tasks: late.get(id)?.overdue ?? 0,
    approved_today: countOf(doneToday, id),
    approved_month: countOf(doneMonth, id),
    approved: countOf(done, id),
    first_rate: done.get(id)?.first_bp ?? null,
    cycle_time: cycle.get(id)?.mean_s ?? null,
    cycle_median: cycle.get(id)?.median_s ?? null,
    fees: fees.get(id) ?? 0,
    hits: hits.get(id)?.hits ?? 0,
    gmv: hits.get(id)?.gmv ?? 0,
    cutter_state: due.get(id)?.state ?? cutterState.free,
  }))
}
