import { sql } from 'kysely'
import { teamList } from '../../../shared/areas/team/list.ts'
import { rateBp } from '../../queries/arithmetic.ts'
import { isTeamHead } from '../../queries/leaders.ts'
import { keepWindow, kept, windowOf } from '../../queries/shops/window.ts'
import { holds } from '../../queries/words.ts'
import { daySums } from '../../sums/read.ts'
import { shareOf } from '../shares.ts'
import { type Join, type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { beforeJoins, keepBefore } from './before.ts'

/** Sums of a team's own scope in the kept days, each a look-up by key. */
const sold = part(sql`left join lateral (
  select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.net_amt), 0)::bigint as net,
    coalesce(sum(r.orders), 0)::bigint as orders, coalesce(sum(r.est_commission_amt), 0)::bigint as commission,
    coalesce(sum(r.refund_amt), 0)::bigint as refund
  from ${daySums({ scope: sql`'m' || t.id`, from: kept.from_day, to: kept.to_day, dim: 'total' })}
) sold on true`)

const firstOfMonth = sql`date_trunc('month', date '1970-01-01' + ${kept.to_day})::date - date '1970-01-01'`

/** Turnover of the month in which the kept days end, until they do: what its target is compared with. */
const month = part(sql`left join lateral (
  select coalesce(sum(r.gmv_amt), 0)::bigint as gmv
  from ${daySums({ scope: sql`'m' || t.id`, from: firstOfMonth, to: kept.to_day, dim: 'total' })}
) month on true`)

/** The leader and everyone below; who awaits approval is no member yet. */
const heads = part(sql`left join lateral (
  select count(*) as n from member_closure b join member m on m.id = b.descendant_id
  where b.ancestor_id = t.id and m.status <> 2 and m.deleted_t is null
) heads on true`)

const target: Join = ({ clock }) =>
  part(sql`left join kpi_target target on target.scope = 'm' || t.id and target.metric = 'M01'
    and target.month = to_char(to_timestamp(${kept.to_t} - 1) at time zone ${clock.zone}
      - make_interval(hours => ${clock.cut_hour}), 'YYYY-MM')`)

const joins: Readonly<Record<string, Join>> = {
  sold,
  ...beforeJoins,
  month,
  heads,
  target,
}

const cells = {
  leader_name: part(sql`coalesce(nullif(t.membername, ''), t.username)`),
  team_id: part(sql`t.id::text`),
  headcount: part(sql`heads.n`, 'heads'),
  orders: part(sql`sold.orders`, 'sold'),
  gmv: part(sql`sold.gmv`, 'sold'),
  net_gmv: part(sql`sold.net`, 'sold'),
  gmv_per_head: part(shareOf(sql`sold.gmv`, sql`heads.n`, 1), 'sold', 'heads'),
  est_commission: part(sql`sold.commission`, 'sold'),
  refund_rate: part(shareOf(sql`sold.refund`, sql`sold.gmv`), 'sold'),
  month_gmv: part(sql`month.gmv`, 'month'),
  target: part(sql`target.value`, 'target'),
  target_rate: part(shareOf(sql`month.gmv`, sql`target.value`), 'month', 'target'),
  gmv_change: part(shareOf(sql`(sold.gmv - before.gmv)`, sql`before.gmv`), 'sold', 'before'),
} as const satisfies Readonly<Record<string, Part>>

/** Teams of the viewer's scope: an order counts for the team of whoever it belongs to. */
export const teamSource = tableSource(teamList, {
  table: sql`member t`,
  alias: 't',
  key: ['id'],
  joins,
  scope: ({ scope }) => isTeamHead(scope, sql`t.id`),
  columns: cells,
  filled: ['headcount', 'orders', 'gmv', 'net_gmv', 'est_commission', 'month_gmv'],
  filters: { paid: null },
  keyword: (word) => part(holds(cells.leader_name.sql, word)),
  keep: async ({ tx, view, filters }) => {
    const window = windowOf(view, filters.start_time, filters.end_time)
    await keepWindow(tx, window)
    await keepBefore(tx, view, window)
  },
  sums: () => ({ refund: part(sql`sum(sold.refund)`, 'sold') }),
  kpi: ({ gmv, orders, est_commission, refund }) => ({
    M01: gmv ?? 0,
    M03: orders ?? 0,
    M08: est_commission ?? 0,
    M13: gmv ? rateBp(refund ?? 0, gmv) : null,
  }),
})
