import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { clipsApi } from '../../../shared/areas/clips/api.ts'
import { demandState, openTaskStates } from '../../../shared/areas/clips/states.ts'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'
import { readBrief } from './brief.ts'
import { clipId, clipNoOf } from './numbers.ts'
import { clipResult } from './results.ts'
import { demandsOf, taskRows, tasksOf, worksAt } from './scope.ts'

type DemandData = Omit<CallData<typeof clipsApi.demand>, 'materials'>
type TaskData = Omit<CallData<typeof clipsApi.task>, 'materials'>

/** A demand of the viewer's scope with its tasks; undefined when there is none of this number. */
export const readDemand = async (tx: Tx, scope: Scope, no: string): Promise<DemandData | undefined> => {
  const { rows } = await sql<{ id: number; state: number }>`
    select d.id, d.state from clip_demand d where ${demandsOf(scope)} and d.id = ${clipId('demand', no)}`.execute(tx)
  const [found] = rows
  if (!found) return undefined
  const { rows: tasks } = await sql<DemandData['tasks'][number]>`
    select ${clipNoOf('task', sql`t.id`)} as task_no, ${calledBy('m')} as cutter, t.state as task_state, t.version_no,
      t.deadline_t as deadline_time
    from clip_task t left join member m on m.id = t.cutter_id where t.demand_id = ${found.id} order by t.id`.execute(tx)
  const editable = found.state === demandState.draft || found.state === demandState.rejected
  return { brief: await readBrief(tx, found.id), editable, tasks }
}

/** A task that the viewer sees, with its brief, versions and what was said of them; undefined when there is none. */
export const readTask = async (tx: Tx, scope: Scope, no: string): Promise<TaskData | undefined> => {
  const { rows } = await sql<{ id: number; demand_id: number; may_fetch: boolean }>`
    select t.id, t.demand_id, ${worksAt(scope)} as may_fetch from ${taskRows} where ${tasksOf(scope)} and t.id = ${clipId('task', no)}`.execute(
    tx,
  )
  const [found] = rows
  if (!found) return undefined
  const { rows: versions } = await sql<TaskData['versions'][number]>`
    select v.no, v.file_id::text as file_id, f.name, f.size, f.duration_ms, v.note, ${calledBy('m')} as by, v.add_time
    from clip_version v join media_file f on f.id = v.file_id join member m on m.id = v.member_id
    where v.task_id = ${found.id} order by v.no desc`.execute(tx)
  const { rows: comments } = await sql<TaskData['comments'][number]>`
    select c.id::text as id, c.version_no, c.at_ms, c.text, c.mark, ${calledBy('m')} as by, c.add_time
    from clip_comment c join member m on m.id = c.member_id
    where c.task_id = ${found.id} order by c.version_no desc, c.at_ms nulls first, c.id`.execute(tx)
  const { rows: publish } = await sql<NonNullable<TaskData['publish']>>`
    select p.account, p.url, p.published_t as published_time, ${calledBy('m')} as by,
      result.plays, result.sku_orders, result.gmv
    from clip_publish p join member m on m.id = p.member_id cross join lateral ${clipResult} where p.task_id = ${found.id}`.execute(
    tx,
  )
  const brief = await readBrief(tx, found.demand_id)
  return {
    brief,
    versions,
    comments,
    publish: publish[0] ?? null,
    may_comment: versions.length > 0,
    may_fetch: found.may_fetch,
  }
}

/** Counts of a member's own tasks, and what the clips approved since `month_t` bring; times are Unix seconds. */
export const readToday = async (tx: Tx, member_id: number, day_t: number, month_t: number) => {
  const { rows } = await sql<{
    to_do: number
    to_revise: number
    in_review: number
    approved_today: number
    due_month: number
    next_deadline: number | null
    open: number
    cuts: boolean
  }>`
    select count(*) filter (where t.state in (1, 2))::int as to_do, count(*) filter (where t.state = 4)::int as to_revise,
      count(*) filter (where t.state = 3)::int as in_review,
      count(*) filter (where t.approved_t >= ${day_t})::int as approved_today,
      coalesce(sum(t.due_amt) filter (where t.approved_t >= ${month_t}), 0)::bigint as due_month,
      min(t.deadline_t) filter (where t.state in (1, 2, 4)) as next_deadline,
      count(*) filter (where t.state = any(${[...openTaskStates]}::int[]))::int as open,
      (select is_film_cutter from member where id = ${member_id}) as cuts
    from clip_task t where t.cutter_id = ${member_id}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('counting answers one row')
  return found
}
