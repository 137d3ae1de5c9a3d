import { sql } from 'kysely'
import { teamBelowList } from '../../../shared/areas/creators/teams-list.ts'
import { isBelow, keepBelow, nameBelow, teamOf } from '../../queries/creators/below.ts'
import { creatorsBound, isLive } from '../../queries/creators/bindings.ts'
import { splitAmt, splitsOfLine } from '../../queries/orders/ours.ts'
import { linesOf, type Scope } from '../../queries/scope.ts'
import { keepWindow, kept, windowOf } from '../../queries/shops/window.ts'
import { holds } from '../../queries/words.ts'
import { daySums } from '../../sums/read.ts'
import { companyScope } from '../../sums/shape.ts'
import { type Join, part, type Sql } from '../source.ts'
import { tableSource } from '../table-source.ts'

const [LEVEL, PLATFORM] = [sql.lit(3), sql.lit(6)]

/** Sums of the team's own scope, each day a look-up by key. */
const sold = part(sql`left join lateral (
  select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.orders), 0)::bigint as orders,
    coalesce(sum(r.est_commission_amt), 0)::bigint as commission
  from ${daySums({ scope: sql`'m' || m.id`, from: kept.from_day, to: kept.to_day, dim: 'total' })}
) sold on true`)

const heads: Join = ({ scope }) =>
  part(sql`left join lateral (
    select count(*) as n, count(*) filter (where b.depth = 1) as direct ${teamOf(scope)}) heads on true`)

/** Those of the team who brought an order themselves. */
const sellers: Join = ({ scope }) =>
  part(sql`left join lateral (
    select count(*) as n ${teamOf(scope)} and exists (select from ${daySums({
      scope: companyScope(scope.company_id),
      ...{ from: kept.from_day, to: kept.to_day, dim: 'owner', id: sql`b.descendant_id::text` },
    })} where r.orders > 0)
  ) sellers on true`)

const held: Join = ({ scope }) =>
  part(sql`left join (
    select t.ancestor_id as id, count(*) as creators
    from ${creatorsBound} join member_closure t on t.descendant_id = b.member_id
    where c.company_id = ${scope.company_id} and ${isLive} group by 1
  ) held on held.id = m.id`)

/** Condition on split `t` of line `l`: the viewer's own part above the teams; of a whole company what stays above them all. */
const isOwnLevel = ({ member_id }: Scope): Sql =>
  member_id === null
    ? sql`t.role in (${LEVEL}, ${PLATFORM}) and (t.member_id is null or t.member_id <> all(l.owner_path))`
    : sql`t.role = ${LEVEL} and t.member_id = ${member_id}`

const level: Join = ({ scope }) =>
  part(sql`left join (
    select p.id, sum(path.amt)::bigint as amt
    from (
      select l.owner_path, sum(${splitAmt}) as amt
      from affiliate_order_line l join commission_split t on ${splitsOfLine}
      where ${linesOf(scope)} and l.paid_t >= ${kept.from_t} and l.paid_t < ${kept.to_t} and ${isOwnLevel(scope)}
      group by 1) path
    cross join lateral unnest(path.owner_path) as p(id) group by 1
  ) level on level.id = m.id`)

/** Who stands directly below the viewer, or below one of its people, each with its team. */
export const teamBelowSource = tableSource(teamBelowList, {
  table: sql`member m`,
  alias: 'm',
  key: ['id'],
  common: true,
  joins: { sold, heads, sellers, held, level },
  scope: ({ scope }) => isBelow(scope),
  columns: {
    leader_name: part(nameBelow),
    team_id: part(sql`m.id::text`),
    leader_level: part(sql`m.agency_level`),
    direct_heads: part(sql`heads.direct`, 'heads'),
    headcount: part(sql`heads.n`, 'heads'),
    sellers: part(sql`sellers.n`, 'sellers'),
    creators: part(sql`coalesce(held.creators, 0)`, 'held'),
    orders: part(sql`sold.orders`, 'sold'),
    gmv: part(sql`sold.gmv`, 'sold'),
    est_commission: part(sql`sold.commission`, 'sold'),
    level_share: part(sql`coalesce(level.amt, 0)`, 'level'),
    add_time: part(sql`m.add_time`),
  },
  filled: [
    ...(['direct_heads', 'headcount', 'sellers', 'creators', 'orders', 'gmv', 'est_commission'] as const),
    ...(['level_share', 'add_time'] as const),
  ],
  filters: { paid: null, has_sold: part(sql`(sold.orders > 0)`, 'sold') },
  keyword: (word) => part(sql`(${holds(nameBelow, word)} or m.id::text = ${word})`),
  keep: async ({ tx, view, filters }) => {
    await keepWindow(tx, windowOf(view, filters.start_time, filters.end_time))
    await keepBelow(tx, view, filters.pid === undefined ? undefined : String(filters.pid))
  },
  sums: () => ({ teams: part(sql`count(*)`) }),
  kpi: ({ teams, creators, gmv, level_share }) => ({
    teams: teams ?? 0,
    indirect: creators ?? 0,
    sold: gmv ?? 0,
    level: level_share ?? 0,
  }),
})
