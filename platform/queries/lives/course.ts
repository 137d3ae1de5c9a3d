import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { liveApi } from '../../../shared/areas/lives/api.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'

type Step = CallData<typeof liveApi.detail>['steps'][number]

/** Seconds of a step. */
export const STEP_S = 300

const step = (t: ReturnType<typeof sql>) => sql`(${t} / ${sql.lit(STEP_S)} * ${sql.lit(STEP_S)})::bigint`

/**
 * The course of a session; a step in which nothing was told or sold is not there. Viewers are the most of a minute, all else
 * is added up; what the network has not told is null, what did not sell 0.
 */
export const readSteps = async (db: Db, { scope }: View, live_id: string): Promise<Step[]> => {
  const { rows } = await sql<Step>`
    with minutes as (
      select ${step(sql`minute_t`)} as t, max(viewers) as viewers, sum(comments)::bigint as comments,
        sum(new_followers)::bigint as new_followers
      from live_minute where company_id = ${scope.company_id} and live_id = ${live_id} group by 1),
    sold as (
      select ${step(sql`l.paid_t`)} as t, sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders
      from affiliate_order_line l
      where l.company_id = ${scope.company_id} and l.content_id = ${live_id} and l.content_id <> '' and l.paid_t is not null group by 1)
    select t, m.viewers, m.comments, m.new_followers, coalesce(k.gmv_amt, 0) as gmv_amt, coalesce(k.orders, 0) as orders
    from minutes m full join sold k using (t) order by t`.execute(db)
  return rows
}
