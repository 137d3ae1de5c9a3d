import { sql } from 'kysely'
import { goodsCreatorList } from '../../../shared/areas/goods/creators-list.ts'
import { meanOf } from '../../queries/arithmetic.ts'
import { formulas } from '../../queries/metrics/formulas.ts'
import { ownerIds } from '../../queries/named.ts'
import type { View } from '../../queries/view.ts'
import { lineSum } from '../../sums/totals.ts'
import { shareOf } from '../shares.ts'
import { type Part, part, type Sql } from '../source.ts'
import { askedLines, keptDays, productLines, shownContents } from './asked.ts'
import { liveTypes, videoTypes } from './product-contents.ts'
import { creatorName, creatorOf, goodsSource, nameHolds } from './source.ts'

const of = (name: string): Part => part(sql`${sql.ref(`v.${name}`)}`)

const sold = (which: Sql): Sql => sql`coalesce(sum(l.pay_amt) filter (where ${which}), 0)::bigint`
const contents = (types: Sql): Sql =>
  sql`count(distinct l.content_id) filter (where l.content_type in ${types} and l.content_id <> '')`
/** What each creator sold, and what is reported of its contents that sold or show the product. */
const table = (view: View): Sql => sql`(
  with l as materialized (
    select l.creator_id, l.content_id, l.content_type, l.collab_type, l.order_id, l.quantity, l.pay_amt, l.refund_amt,
      l.refunded_qty, l.settlement_status, l.est_standard_amt, l.est_shop_ads_amt, l.est_bonus_amt, l.act_standard_amt,
      l.act_shop_ads_amt, l.act_bonus_amt, l.owner_member_id, l.paid_t
    from affiliate_order_line l where ${askedLines(view)}),
  sold as (
    select l.creator_id, sum(l.pay_amt)::bigint as gmv, ${sold(sql`l.content_type = 2`)} as live_gmv,
      ${sold(sql`l.content_type in ${videoTypes}`)} as video_gmv, ${sold(sql`l.content_type = 3`)} as showcase_gmv,
      ${sold(sql`l.content_type = 5`)} as product_card_gmv, ${sold(sql`l.collab_type = 2`)} as target_gmv,
      ${lineSum.orders} as orders, ${lineSum.items}::bigint as items_sold,
      ${lineSum.est_commission_amt}::bigint as est_commission,
      coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)
        filter (where l.settlement_status = 2), 0)::bigint as act_commission,
      ${contents(liveTypes)} as lives, ${contents(videoTypes)} as videos, ${lineSum.refund_amt}::bigint as refunded_gmv,
      sum(l.refunded_qty)::bigint as refunded_qty,
      (array_agg(l.owner_member_id order by l.paid_t desc) filter (where l.owner_member_id is not null))[1] as owner_id
    from l where l.creator_id <> '' group by 1),
  bringing as materialized (select l.content_id from l where l.content_id <> '' group by l.content_id),
  done as (
    select d.creator_id, sum(d.impressions)::bigint as impressions, sum(d.clicks)::bigint as clicks
    from (select content_id from bringing union select content_id from (${shownContents(view)}) shown) k cross join lateral (
      select d.creator_id, d.impressions, d.clicks from content_daily d
      where d.company_id = ${view.scope.company_id} and d.content_id = k.content_id
        and d.day between ${keptDays.from} and ${keptDays.to} offset 0) d
    group by 1)
  select sold.*, done.impressions, done.clicks from sold left join done using (creator_id)) v`

/** Each order once, however many of the creators brought it. Read by the product: by each creator it is ten times as dear. */
const orders = (view: View): Sql => sql`(
  select count(*) from (
    select from (select l.order_id, l.creator_id from affiliate_order_line l where ${askedLines(view)} offset 0) l
    where l.creator_id in (select unnest(array_agg(v.creator_id))) group by l.order_id) one)`

const columns = {
  creator_name: creatorName(sql`v.creator_id`),
  creator_id: of('creator_id'),
  owner_name: part(sql`coalesce(nullif(owner.membername, ''), owner.username, '')`, 'owner'),
  gmv: of('gmv'),
  live_gmv: of('live_gmv'),
  video_gmv: of('video_gmv'),
  showcase_gmv: of('showcase_gmv'),
  product_card_gmv: of('product_card_gmv'),
  orders: of('orders'),
  items_sold: of('items_sold'),
  est_commission: of('est_commission'),
  act_commission: of('act_commission'),
  aov: part(shareOf(sql`v.gmv`, sql`v.orders`, 1)),
  lives: of('lives'),
  videos: of('videos'),
  impressions: of('impressions'),
  ctr: part(shareOf(sql`v.clicks`, sql`v.impressions`)),
  refunded_gmv: of('refunded_gmv'),
  refunded_qty: of('refunded_qty'),
  followers: part(sql`c.follower_count`, 'creator'),
  target_gmv: of('target_gmv'),
} as const satisfies Readonly<Record<string, Part>>

export const goodsCreatorSource = goodsSource(goodsCreatorList, {
  table,
  dependsOn: (view, { filters }) => productLines(view, filters),
  key: ['creator_id'],
  joins: { creator: creatorOf(sql`v.creator_id`), owner: part(sql`left join member owner on owner.id = v.owner_id`) },
  columns,
  masked: ['creator_name'],
  filters: {
    owner: async (text, { tx, view }) => part(sql`v.owner_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
  },
  keyword: (word, view) => {
    const name = nameHolds(sql`v.creator_id`, view, word)
    return part(sql`${name.sql} or starts_with(v.creator_id, ${word})`, ...name.needs)
  },
  sums: (view) => ({ all_orders: orders(view), clicks: sql`sum(v.clicks)` }),
  totals: ({ gmv = 0, all_orders = 0, clicks = 0, impressions = 0 }) => ({
    orders: all_orders,
    aov: meanOf(gmv, all_orders),
    ctr: formulas.M20({ clicks, impressions }),
  }),
})
