import { sql } from 'kysely'
import type { CallData, HandlerInput } from '../../../shared/api/endpoint.ts'
import type { teamApi } from '../../../shared/areas/team/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { sumsOf } from '../../sums/read.ts'
import { isTeamHead } from '../leaders.ts'
import { windowOf } from '../shops/window.ts'
import type { View } from '../view.ts'

interface TeamDay {
  readonly team_id: string
  readonly name: string
  readonly gmv: number
}

const total = (gmv: readonly number[]): number => gmv.reduce((sum, amt) => sum + amt, 0)

/** Turnover of the teams of the viewer's scope by day. */
export const readTeamTrend = async (
  tx: Tx,
  view: View,
  { start_time, end_time }: HandlerInput<typeof teamApi.trend>,
): Promise<CallData<typeof teamApi.trend>> => {
  const { from, to } = windowOf(view, start_time, end_time)
  const { rows } = await sql<TeamDay>`
    select t.id::text as team_id, coalesce(nullif(t.membername, ''), t.username) as name,
      coalesce(r.gmv_amt, 0) as gmv
    from member t cross join generate_series(${from}::int, ${to}::int) as d(day)
    left join rollup r
      on ${sumsOf({ scope: sql`'m' || t.id`, grain: 'day', bucket: sql`d.day`, dim: 'total', id: '' })}
    where ${isTeamHead(view.scope, sql`t.id`)} order by t.id, d.day`.execute(tx)
  const teams = [...new Map(rows.map(({ team_id, name }) => [team_id, name]))].map(([team_id, name]) => {
    return { team_id, name, gmv: rows.filter((row) => row.team_id === team_id).map(({ gmv }) => gmv) }
  })
  return {
    from: dayText(from),
    to: dayText(to),
    days: daysOf(from, to).map(dayText),
    teams: teams.toSorted((a, b) => total(b.gmv) - total(a.gmv)),
    currency: view.company.currency,
    data_time: view.now,
  }
}
