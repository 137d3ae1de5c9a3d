import { sql } from 'kysely'
import { openTaskStates, taskState } from '../../../../shared/areas/clips/states.ts'
import { materialState } from '../../../../shared/areas/materials/states.ts'
import type { Tx } from '../../../db/tables.ts'
import type { View } from '../../view.ts'
import { taskRows, tasksOf } from '../scope.ts'

/** Seconds before its end in which a licence is an alarm. */
export const LICENCE_S = 3 * 86_400
const MOST = 3

/** A material in use whose licence ends soon or is over. */
export interface EndingLicence {
  readonly id: number
  readonly title: string
  readonly until_t: number
  /** Unfinished tasks that are cut from it. */
  readonly tasks: number
}

/** Materials whose licence ends within three days, or is over, while tasks use them; the first to end before the others. */
export const readEndingLicences = async (tx: Tx, view: View): Promise<readonly EndingLicence[]> => {
  const { usable, over } = materialState
  const unfinished = sql.join([taskState.pool, ...openTaskStates].map((state) => sql.lit(state)))
  const { rows } = await sql<EndingLicence>`
    select m.id, m.title, m.licence_until_t as until_t, count(*)::int as tasks
    from ${taskRows} join clip_demand_material used on used.demand_id = t.demand_id
    join material m on m.id = used.material_id
    where ${tasksOf(view.scope)} and t.state in (${unfinished}) and m.licence_until_t <= ${view.now + LICENCE_S}
      and m.state in (${sql.lit(usable)}, ${sql.lit(over)})
    group by m.id order by m.licence_until_t, m.id limit ${MOST}`.execute(tx)
  return rows
}
