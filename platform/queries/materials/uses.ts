import { type RawBuilder, sql } from 'kysely'
import { taskState } from '../../../shared/areas/clips/states.ts'
import type { MaterialDetail } from '../../../shared/areas/materials/api.ts'
import type { Tx } from '../../db/tables.ts'
import { clipNoOf } from '../clips/numbers.ts'
import { clipResult } from '../clips/results.ts'
import { demandsOf, taskRows, tasksOf } from '../clips/scope.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'

/**
 * The tasks `t` whose clips were approved, that the viewer sees, of demands that name the material of an id; with what they
 * brought as `result`, once they are published (`p`).
 */
const clipsOf = (scope: Scope, material_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from clip_demand_material dm join ${taskRows} on t.demand_id = dm.demand_id
  left join clip_publish p on p.task_id = t.id left join lateral ${clipResult} on true
  where dm.material_id = ${material_id} and t.state in (${taskState.approved}, ${taskState.published}) and ${tasksOf(scope)}`

/**
 * For `cross join lateral`, of a `material a`: clips that were made from it (approved, published or not), and the turnover of
 * the published ones (M01, minor units; null: none is).
 */
export const madeFrom = (scope: Scope): RawBuilder<unknown> => sql`(
  select count(*)::int as clips, (sum(result.gmv) filter (where p.task_id is not null))::bigint as gmv
  ${clipsOf(scope, sql`a.id`)}) made`

/** The same: demands of the company that name it. */
export const namedBy: RawBuilder<unknown> = sql`(
  select count(*)::int as demands from clip_demand_material dm join clip_demand d on d.id = dm.demand_id
  where dm.material_id = a.id and d.company_id = a.company_id) used`

const SHOWN = 50

/** The newest clips that were made from a material, as far as the viewer sees their tasks. */
export const readClips = async (tx: Tx, scope: Scope, material_id: number): Promise<MaterialDetail['clips']> => {
  const { rows } = await sql<MaterialDetail['clips'][number]>`
    select ${clipNoOf('task', sql`t.id`)} as task_no, t.title, coalesce((
        select ${calledBy('m')} from member m where m.id = t.cutter_id), '') as cutter,
      t.state as task_state, t.approved_t as approved_time, t.published_t as published_time,
      case when p.task_id is not null then result.plays end as plays,
      case when p.task_id is not null then result.gmv end as gmv
    ${clipsOf(scope, sql`${material_id}`)}
    order by t.approved_t desc nulls last, t.id desc limit ${SHOWN}`.execute(tx)
  return rows
}

/** The newest demands that name it, as far as the viewer sees them. */
export const readDemands = async (tx: Tx, scope: Scope, material_id: number): Promise<MaterialDetail['demands']> => {
  const { rows } = await sql<MaterialDetail['demands'][number]>`
    select ${clipNoOf('demand', sql`d.id`)} as demand_no, d.title, d.state as demand_state, d.required_count,
      d.approved_count, d.deadline_t as deadline_time
    from clip_demand_material dm join clip_demand d on d.id = dm.demand_id
    where dm.material_id = ${material_id} and ${demandsOf(scope)} order by d.id desc limit ${SHOWN}`.execute(tx)
  return rows
}
