import { sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import type { staffDataApi } from '../../../shared/areas/staff/data-api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { sumsOf } from '../../sums/read.ts'
import { companyScope } from '../../sums/shape.ts'
import { windowOf } from '../shops/window.ts'
import type { View } from '../view.ts'
import { inTeams, peopleOf } from './sold.ts'

/** What the staff of the viewer's scope brought by day. */
export const readStaffTrend = async (
  tx: Tx,
  view: View,
  { start_time, end_time, team }: HandlerInput<typeof staffDataApi.trend>,
): Promise<CallData<typeof staffDataApi.trend>> => {
  const { from, to } = windowOf(view, start_time, end_time)
  const chosen = team ? sql`and ${await inTeams(tx, view, team)}` : sql``
  const { rows } = await sql<{ day: number; gmv_amt: number; orders: number }>`
    select d.day, coalesce(sum(r.gmv_amt), 0)::bigint as gmv_amt, coalesce(sum(r.orders), 0)::bigint as orders
    from generate_series(${from}::int, ${to}::int) as d(day)
    left join (
      select r.bucket, r.gmv_amt, r.orders from generate_series(${from}::int, ${to}::int) as w(day)
      join rollup r on ${sumsOf({ scope: companyScope(view.scope.company_id), grain: 'day', bucket: sql`w.day`, dim: 'owner' })}
      where r.dim_id in (select m.id::text from member m where ${peopleOf(view.scope)} ${chosen})
    ) r on r.bucket = d.day
    group by d.day order by d.day`.execute(tx)
  return {
    from: dayText(from),
    to: dayText(to),
    days: rows.map(({ day, ...sums }) => ({ day: dayText(day), ...sums })),
    currency: view.company.currency,
    data_time: view.now,
  }
}
