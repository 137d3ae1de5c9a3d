import { type RawBuilder, sql } from 'kysely'
import type { WallZones } from '../../../../shared/live/screens.ts'
import { dayStart, dayText } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { shownName } from '../../names.ts'
import { calledBy } from '../../orders/line.ts'
import type { Scope } from '../../scope.ts'
import type { View } from '../../view.ts'
import type { Days } from '../by.ts'
import { taskRows, tasksOf } from '../scope.ts'

type Trend = WallZones['clip_trend']

/** Condition on `clip_event e`: all of a company, or what a member did and what was done with its tasks. */
const eventsOf = (scope: Scope): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`e.company_id = ${scope.company_id}`
    : sql`e.company_id = ${scope.company_id} and ${scope.member_id} in (e.member_id, e.cutter_id)`

/** Versions submitted, approved and rejected on each business day, from what happened. */
export const readFlow = async (tx: Tx, view: View, { from, to }: Days): Promise<Trend> => {
  const starts = Array.from({ length: to - from + 2 }, (_, n) => dayStart(view.clock, from + n))
  const count = (transition: string) => sql`count(*) filter (where e.transition = ${transition})::int`
  const { rows } = await sql<{ n: number; submitted: number; approved: number; rejected: number }>`
    select width_bucket(e.t, ${starts}::bigint[]) as n, ${count('submit')} as submitted, ${count('approve')} as approved,
      ${count('reject')} as rejected
    from clip_event e
    where ${eventsOf(view.scope)} and e.t >= ${starts[0]} and e.t < ${starts.at(-1)} group by 1`.execute(tx)
  const found = new Map(rows.map(({ n, ...counts }) => [n, counts]))
  return starts.slice(1).map((_, n) => ({
    id: dayText(from + n),
    ...(found.get(n + 1) ?? { submitted: 0, approved: 0, rejected: 0 }),
  }))
}

export interface Happening {
  readonly id: number
  readonly task_id: number
  readonly title: string
  readonly cutter: string
  readonly transition: string
  readonly from_state: number
  readonly to_state: number
  readonly version_no: number
  readonly reason_code: number | null
  readonly t: number
}

/** How far back a wall's news go. */
export const RECENT_S = 7200
const RECENT = 20

/** The newest changes of state within two hours, the latest first. */
export const readHappenings = async (tx: Tx, view: View): Promise<readonly Happening[]> => {
  const { rows } = await sql<Happening>`
    select e.id, e.task_id, d.title, ${calledBy('m')} as cutter, e.transition, e.from_state, e.to_state, e.version_no,
      e.reason_code, e.t
    from (select * from clip_event e where ${eventsOf(view.scope)} and e.t > ${view.now - RECENT_S} and e.t <= ${view.now}
        and e.from_state <> e.to_state
      order by e.t desc, e.id desc limit ${RECENT}) e
    join clip_task t on t.id = e.task_id join clip_demand d on d.id = t.demand_id
    left join member m on m.id = e.cutter_id
    order by e.t desc, e.id desc`.execute(tx)
  return rows.map((row) => ({ ...row, cutter: shownName(row.cutter, view.company.mask_names) }))
}

/** When anything happened last, and when a task last left the pool; null: not within a day. */
export const readLastTimes = async (
  tx: Tx,
  view: View,
): Promise<{ readonly event_t: number | null; readonly pool_t: number | null }> => {
  const { rows } = await sql<{ event_t: number | null; pool_t: number | null }>`
    select max(e.t) as event_t, max(e.t) filter (where e.from_state = 0) as pool_t from clip_event e
    where ${eventsOf(view.scope)} and e.t > ${view.now - 86_400} and e.t <= ${view.now}`.execute(tx)
  return rows[0] ?? { event_t: null, pool_t: null }
}

/** Clips published today. */
export const readPublishedToday = async (tx: Tx, view: View): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from clip_publish p join ${taskRows} on t.id = p.task_id
    where p.company_id = ${view.scope.company_id} and p.published_t >= ${view.start} and ${tasksOf(view.scope)}`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}
