import { sql } from 'kysely'
import { creatorList } from '../../../shared/areas/creators/list.ts'
import { bindState, SOLD_DAYS, SOON_S } from '../../../shared/areas/creators/states.ts'
import { creatorsBound, creatorsOf, isLive, shareAt } from '../../queries/creators/bindings.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { daysOfOne } from '../../sums/read.ts'
import { presentMoment } from '../present-moment.ts'
import { type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Of the viewer's scope: the same orders that its order list shows. */
const sold = ({ scope, day }: View): Part =>
  part(sql`left join lateral (
    select coalesce(sum(r.gmv_amt), 0)::bigint as gmv, coalesce(sum(r.orders), 0)::bigint as orders,
      coalesce(sum(r.ours_amt), 0)::bigint as ours
    ${daysOfOne(scope.text, 'creator', sql`c.creator_id`, day - SOLD_DAYS + 1, day)}
  ) sold on true`)

const isPending = sql`b.state = ${sql.lit(bindState.pending)}`
const isUnbinding = sql`b.state = ${sql.lit(bindState.unbinding)}`
const ends = sql`(${isLive} and b.end_t is not null and b.end_t <= clock.now + ${sql.lit(SOON_S)})`

/** Creators that are, or were, bound within the viewer's scope. */
export const creatorSource = tableSource(creatorList, {
  table: creatorsBound,
  alias: 'c',
  key: ['company_id', 'creator_id'],
  common: true,
  joins: {
    owner: part(sql`join member m on m.id = b.member_id`),
    above: part(sql`left join member up on up.id = m.manager_id`, 'owner'),
    clock: presentMoment,
    sold,
  },
  scope: ({ scope }) => creatorsOf(scope),
  columns: {
    creator_name: part(sql`c.username`),
    nickname: part(sql`c.nickname`),
    creator_id: part(sql`c.creator_id`),
    region: part(sql`c.region`),
    followers: part(sql`c.follower_count`),
    agency_level: part(sql`m.agency_level`, 'owner'),
    owner_name: part(calledBy('m'), 'owner'),
    referrer_name: part(calledBy('up'), 'owner', 'above'),
    bind_kind: part(sql`b.kind`),
    share_rate_bp: part(shareAt(sql`clock.now`), 'clock'),
    bind_status: part(sql`b.state`),
    bind_time: part(sql`case when ${isPending} then null else b.start_t end`),
    bind_end_time: part(sql`b.end_t`),
    invited_time: part(sql`case when ${isPending} then b.add_time end`),
    unbind_time: part(sql`case when ${isUnbinding} then b.unbind_t end`),
    gmv_30d: part(sql`sold.gmv`, 'sold'),
    orders_30d: part(sql`sold.orders`, 'sold'),
    ours_30d: part(sql`sold.ours`, 'sold'),
    add_time: part(sql`c.add_time`),
    remark: part(sql`c.remark`),
  },
  filled: ['gmv_30d', 'orders_30d', 'ours_30d', 'add_time'],
  filters: {
    owner: async (text, { tx, view }) => part(sql`b.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
    sold: part(sql`(sold.orders > 0)`, 'sold'),
    ending: part(ends, 'clock'),
  },
  masked: ['creator_name', 'nickname'],
  keyword: (word) =>
    part(
      sql`(${holds(sql`c.username`, word)} or ${holds(sql`c.nickname`, word)} or starts_with(c.creator_id, ${word}))`,
    ),
  sums: () => ({
    sold: part(sql`count(*) filter (where sold.orders > 0)`, 'sold'),
    ending: part(sql`count(*) filter (where ${ends})`, 'clock'),
    creators: part(sql`count(*)`),
  }),
  kpi: ({ creators, sold: sellers, ending, tab_0 }) => ({
    creators: creators ?? 0,
    pending: tab_0 ?? 0,
    sold: sellers ?? 0,
    ending: ending ?? 0,
  }),
})
