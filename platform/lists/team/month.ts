import { sql } from 'kysely'
import { kept } from '../../queries/shops/window.ts'
import { daySums } from '../../sums/read.ts'
import { type Join, part, type Sql } from '../source.ts'

const firstOfMonth = sql`date_trunc('month', date '1970-01-01' + ${kept.to_day})::date - date '1970-01-01'`

/**
 * `month.gmv`: turnover of a scope in the month in which the kept days end, until they do; `target.value`: what it is
 * compared with.
 */
export const monthJoins = (scope: Sql): Readonly<Record<'month' | 'target', Join>> => ({
  month: part(sql`left join lateral (
    select coalesce(sum(r.gmv_amt), 0)::bigint as gmv
    from ${daySums({ scope, from: firstOfMonth, to: kept.to_day, dim: 'total' })}
  ) month on true`),
  target: ({ clock }) =>
    part(sql`left join kpi_target target on target.scope = ${scope} and target.metric = 'M01'
      and target.month = to_char(to_timestamp(${kept.to_t} - 1) at time zone ${clock.zone}
        - make_interval(hours => ${clock.cut_hour}), 'YYYY-MM')`),
})
