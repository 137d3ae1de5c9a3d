import { type RawBuilder, sql } from 'kysely'
import { abcShares, type Dimension, oldAge, tierFrom } from '../../../shared/areas/analysis/dimensions.ts'
import { isSale } from '../scope.ts'
import { clockHour, type Side } from './side.ts'

type Sql = RawBuilder<unknown>

/** A dimension over rows `l`: its key as text (null: not known), and the joins that it needs; none adds rows. */
interface DimSql {
  readonly key: Sql
  readonly join: Sql
}

interface DimWorld {
  readonly side: Side
  /** The moment by which rows belong to a day. */
  readonly t: Sql
  /** `from affiliate_order_line l where ...`: the asked lines, for what is told by all of them together. */
  readonly asked: Sql
}

const nothing = sql``
const plain =
  (key: Sql, join: Sql = nothing) =>
  (): DimSql => ({ key, join })

const dayOf = ({ side, t }: DimWorld): Sql => sql`width_bucket(${t}, ${side.starts}::bigint[])`
const calendar =
  (name: 'day' | 'week' | 'month') =>
  (world: DimWorld): DimSql => ({ key: sql`(${world.side.keys[name]}::text[])[${dayOf(world)}]`, join: nothing })

const [small, middle, large] = tierFrom

/** Turnover of each creator in the asked lines. */
const tier = ({ asked }: DimWorld): DimSql => ({
  key: sql`tier.key`,
  join: sql`left join (
    select l.creator_id, case when sum(l.pay_amt) >= ${large} then '4' when sum(l.pay_amt) >= ${middle} then '3'
      when sum(l.pay_amt) >= ${small} then '2' else '1' end as key
    ${asked} and l.creator_id <> '' group by 1) tier on tier.creator_id = l.creator_id`,
})

/** Whether the creator sold anything in the company before the asked days. */
const tenure = ({ asked, side }: DimWorld): DimSql => ({
  key: sql`tenure.key`,
  join: sql`left join (
    select c.creator_id, case when exists (
      select from affiliate_order_line b
      where b.company_id = c.company_id and b.creator_id = c.creator_id and b.paid_t < ${side.start}
    ) then 'old' else 'new' end as key
    from (select distinct l.company_id, l.creator_id ${asked} and l.creator_id <> '') c
  ) tenure on tenure.creator_id = l.creator_id`,
})

/** A product is of the class in which its own first unit of turnover lies, when the largest ones stand first. */
const abc = ({ asked }: DimWorld): DimSql => ({
  key: sql`abc.key`,
  join: sql`left join (
    select product_id, case when ahead * 100 < whole * ${abcShares.A} then 'A'
      when ahead * 100 < whole * ${abcShares.B} then 'B' else 'C' end as key
    from (
      select product_id, coalesce(sum(amt) over (order by amt desc, product_id
        rows between unbounded preceding and 1 preceding), 0) as ahead, sum(amt) over () as whole
      from (select l.product_id, sum(l.pay_amt) as amt ${asked} group by 1) p) ranked
  ) abc on abc.product_id = l.product_id`,
})

/** What became of a line that brings no commission, or not all of its money: its reason, 8 partly refunded, 9 an adjustment, 0 nothing. */
const reason = sql`case when not ${isSale} then 9 when l.settlement_status = 3 then coalesce(l.ineligible_reason, 0)
  when l.refund_amt > 0 or l.returned_qty > 0 or l.refunded_qty > 0 then 8 else 0 end::text`

const made: Readonly<Record<Dimension, (world: DimWorld) => DimSql>> = {
  day: calendar('day'),
  week: calendar('week'),
  month: calendar('month'),
  hour: (world) => {
    const day = dayOf(world)
    const elapsed = sql`((${world.t} - (${world.side.starts}::bigint[])[${day}]) / 3600)::int`
    return { key: sql`${clockHour(world.side, day, elapsed)}::text`, join: nothing }
  },
  region: plain(sql`l.region`),
  shop: plain(sql`l.shop_id`),
  category: plain(
    sql`goods.category_id::text`,
    sql`left join product goods on goods.company_id = l.company_id and goods.product_id = l.product_id`,
  ),
  product: plain(sql`l.product_id`),
  sku: plain(sql`l.sku_id`),
  creator: plain(sql`l.creator_id`),
  tier,
  tenure,
  content: plain(sql`l.content_id`),
  content_type: plain(sql`l.content_type::text`),
  age: ({ t }) => ({
    key: sql`case when made.post_t is not null then least(greatest((${t} - made.post_t) / 86400, 0), ${oldAge}) end::text`,
    join: sql`left join content made on made.company_id = l.company_id and made.content_id = l.content_id`,
  }),
  collab: plain(sql`l.collab_type::text`),
  abc,
  reason: plain(reason),
  team: plain(
    sql`above.ancestor_id::text`,
    sql`left join member_closure above on above.descendant_id = l.owner_member_id and above.depth = 1`,
  ),
  staff: plain(sql`l.owner_member_id::text`),
}

export const dimSql = (dim: Dimension, world: DimWorld): DimSql => made[dim](world)
