import { type RawBuilder, sql } from 'kysely'
import { taskState } from '../../../shared/areas/clips/states.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `clip_demand d`: all of a company, or those that the viewer and everyone below ordered. */
export const demandsOf = (scope: Scope): RawBuilder<unknown> =>
  sql`d.company_id = ${scope.company_id} and ${ownMember(scope, sql`d.member_id`)}`

/** Tasks with what their demand says, as relation `t`. */
export const taskRows = sql`(select t.*, d.member_id as asker_id, d.reviewer_id, d.product_id, d.title, d.priority,
  d.required_count, d.approved_count from clip_task t join clip_demand d on d.id = t.demand_id) t`

/**
 * Condition on `taskRows`: all of a company; else the pool, the viewer's own, those that it reviews and those that it
 * ordered.
 */
export const tasksOf = (scope: Scope): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`t.company_id = ${scope.company_id}`
    : sql`t.company_id = ${scope.company_id} and (t.state = ${taskState.pool}
        or ${scope.member_id} in (t.cutter_id, t.reviewer_id, t.asker_id))`

/** Condition on `taskRows`: the viewer leads the company, or cuts, reviews or ordered it, not just finds it in the pool. */
export const worksAt = ({ member_id }: Scope): RawBuilder<boolean> =>
  member_id === null ? sql`true` : sql`coalesce(${member_id} in (t.cutter_id, t.reviewer_id, t.asker_id), false)`
