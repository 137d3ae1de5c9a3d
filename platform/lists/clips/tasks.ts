import { sql } from 'kysely'
import { openTaskStates, taskState } from '../../../shared/areas/clips/states.ts'
import { clipTaskList } from '../../../shared/areas/clips/task-list.ts'
import { clipId } from '../../queries/clips/numbers.ts'
import { taskRows, tasksOf } from '../../queries/clips/scope.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { ofTask } from './parts.ts'

const { pool, assigned, editing, review, revision } = taskState
const underWay = sql`t.state in (${sql.join([pool, ...openTaskStates].map((state) => sql.lit(state)))})`
const named = (...states: readonly number[]) => sql`t.state in (${sql.join(states.map((state) => sql.lit(state)))})`
/** Seconds since it was accepted, without its pauses; until it was approved. */
const used = sql`(coalesce(t.approved_t, clock.now) - t.accepted_t - t.paused_s - coalesce(clock.now - t.paused_t, 0))`

/** Tasks that the viewer may see, each with its demand. */
export const clipTaskSource = tableSource(clipTaskList, {
  table: taskRows,
  alias: 't',
  key: ['id'],
  joins: {
    clock: presentMoment,
    ...ofTask.joins,
    reviewer: part(sql`left join member reviewer on reviewer.id = t.reviewer_id`),
  },
  scope: ({ scope }) => tasksOf(scope),
  columns: {
    ...ofTask.columns,
    priority: part(sql`t.priority`),
    task_state: part(sql`t.state`),
    paused: part(sql`(t.paused_t is not null)::int`),
    version_no: part(sql`t.version_no`),
    required_count: part(sql`t.required_count`),
    approved_count: part(sql`t.approved_count`),
    overdue: part(sql`(${underWay} and t.deadline_t < clock.now)`, 'clock'),
    deadline_time: part(sql`t.deadline_t`),
    reviewer_name: part(calledBy('reviewer'), 'reviewer'),
    opened: part(sql`(t.opened_t is not null)::int`),
    reject_count: part(sql`t.reject_count`),
    used_time: part(used, 'clock'),
    fee: part(sql`t.fee_amt`),
    assigned_time: part(sql`t.assigned_t`),
    submitted_time: part(sql`t.submitted_t`),
    approved_time: part(sql`t.approved_t`),
    updated_time: part(sql`t.update_time`),
  },
  byKey: ofTask.byKey,
  filled: ['priority', 'version_no', 'deadline_time', 'reject_count', 'updated_time'],
  filters: ofTask.filters,
  keyword: (word) =>
    part(
      sql`${holds(sql`t.title`, word)} or t.id = ${clipId('task', word)} or t.demand_id = ${clipId('demand', word)}`,
    ),
  sums: ({ start, now }) => {
    const of = (condition: ReturnType<typeof sql>) => part(sql`count(*) filter (where ${condition})`)
    return {
      pool: of(named(pool, assigned)),
      editing: of(named(editing)),
      review: of(named(review)),
      revision: of(named(revision)),
      approved_today: of(sql`t.approved_t >= ${start}`),
      overdue: of(sql`${underWay} and t.deadline_t < ${now}`),
    }
  },
  kpi: ({ pool: waiting, editing: cut, review: judged, revision: again, approved_today, overdue }) => ({
    pool: waiting ?? 0,
    editing: cut ?? 0,
    review: judged ?? 0,
    revision: again ?? 0,
    approved_today: approved_today ?? 0,
    overdue: overdue ?? 0,
  }),
})
