import { sql } from 'kysely'
import { teamList } from '../../../shared/areas/team/list.ts'
import { rateBp } from '../../queries/arithmetic.ts'
import { isTeamHead } from '../../queries/leaders.ts'
import { grossProfitSql, profitByShop } from '../../queries/shops/profit.ts'
import { keepWindow, kept, windowOf } from '../../queries/shops/window.ts'
import { holds } from '../../queries/words.ts'
import { daySums } from '../../sums/read.ts'
import { shareOf } from '../shares.ts'
import { type Join, type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { ads, keepAds } from './ads.ts'
import { beforeJoins, keepBefore } from './before.ts'
import { monthJoins } from './month.ts'
import { keepPace, pace } from './pace.ts'

/** Sums of a team's own scope in the kept days, each a look-up by key. */
const sold = part(sql`left join lateral (
  select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.net_amt), 0)::bigint as net,
    coalesce(sum(r.orders), 0)::bigint as orders, coalesce(sum(r.est_commission_amt), 0)::bigint as commission,
    coalesce(sum(r.ours_amt), 0)::bigint as ours,
    coalesce(sum(r.refund_amt), 0)::bigint as refund
  from ${daySums({ scope: sql`'m' || t.id`, from: kept.from_day, to: kept.to_day, dim: 'total' })}
) sold on true`)

/** The leader and everyone below; who awaits approval is no member yet. */
const heads = part(sql`left join lateral (
  select count(*) as n from member_closure b join member m on m.id = b.descendant_id
  where b.ancestor_id = t.id and m.status <> 2 and m.deleted_t is null
) heads on true`)

/** Shops that somebody of the team owns, and what is left of their sales (M30) where the parts of a line are known. */
const shops: Join = (view) =>
  part(sql`left join (
    select c.ancestor_id as id, count(*) as n, sum(${grossProfitSql})::bigint as profit
    from shop s join member_closure c on c.descendant_id = s.owner_member_id
    left join (${profitByShop(view, kept.from_day, kept.to_day)}) profit on profit.shop_id = s.shop_id
    where s.company_id = ${view.scope.company_id} group by 1
  ) shops on shops.id = t.id`)

const joins: Readonly<Record<string, Join>> = {
  sold,
  ...beforeJoins,
  heads,
  shops,
  ads,
  ...monthJoins(sql`'m' || t.id`),
}

const cells = {
  leader_name: part(sql`coalesce(nullif(t.membername, ''), t.username)`),
  team_id: part(sql`t.id::text`),
  headcount: part(sql`heads.n`, 'heads'),
  shops: part(sql`coalesce(shops.n, 0)`, 'shops'),
  orders: part(sql`sold.orders`, 'sold'),
  gmv: part(sql`sold.gmv`, 'sold'),
  net_gmv: part(sql`sold.net`, 'sold'),
  gmv_per_head: part(shareOf(sql`sold.gmv`, sql`heads.n`, 1), 'sold', 'heads'),
  est_commission: part(sql`sold.commission`, 'sold'),
  our_commission: part(sql`sold.ours`, 'sold'),
  ad_spend: part(sql`ads.spend`, 'ads'),
  roi: part(shareOf(sql`ads.revenue`, sql`ads.spend`, 100), 'ads'),
  gross_profit: part(sql`shops.profit`, 'shops'),
  refund_rate: part(shareOf(sql`sold.refund`, sql`sold.gmv`), 'sold'),
  month_gmv: part(sql`month.gmv`, 'month'),
  target: part(sql`target.value`, 'target'),
  target_rate: part(shareOf(sql`month.gmv`, sql`target.value`), 'month', 'target'),
  daily_need: part(pace.need, 'month', 'target'),
  month_forecast: part(pace.forecast, 'month'),
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
  filled: ['headcount', 'shops', 'orders', 'gmv', 'net_gmv', 'est_commission', 'our_commission', 'month_gmv'],
  filters: { paid: null },
  keyword: (word) => part(holds(cells.leader_name.sql, word)),
  keep: async ({ tx, view, filters }) => {
    const window = windowOf(view, filters.start_time, filters.end_time)
    await keepWindow(tx, window)
    await keepBefore(tx, view, window)
    await keepPace(tx, view, window)
    await keepAds(tx, view, window)
  },
  sums: () => ({ refund: part(sql`sum(sold.refund)`, 'sold') }),
  totals: ({ ad_spend, gross_profit }) => ({ ad_spend: ad_spend ?? null, gross_profit: gross_profit ?? null }),
  kpi: ({ gmv, orders, est_commission, refund }) => ({
    M01: gmv ?? 0,
    M03: orders ?? 0,
    M08: est_commission ?? 0,
    M13: gmv ? rateBp(refund ?? 0, gmv) : null,
  }),
})
