import { sql } from 'kysely'
import { appealState, ownerState } from '../../queries/orders/line-state.ts'
import { oursOfLine } from '../../queries/orders/ours.ts'
import { isSale, linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { type Join, type Part, part, type Sql } from '../source.ts'

const of = (name: string): Part => part(sql`${sql.ref(`l.${name}`)}`)
/** Not reported of an adjustment, which was not sold. */
export const ofSale = ({ sql: of, needs }: Part): Part => part(sql`(case when ${isSale} then ${of} end)`, ...needs)
const ofOrder = (name: string): Part => part(sql`${sql.ref(`o.${name}`)}`, 'o')
const nameOf = (member: 'owner' | 'leader'): Part =>
  part(sql`coalesce(nullif(${sql.ref(`${member}.membername`)}, ''), ${sql.ref(`${member}.username`)}, '')`, member)

/** An id as one segment of a path: lines of one order may differ by content alone, and ids hold any sign. */
const segment = (id: Sql): Sql => sql`replace(replace(${id}, '%', '%25'), '/', '%2F')`

/** What of line `l` stays on the viewer's side: platform/sums/ours.ts. */
const oursIn = ({ scope }: View): Part => part(sql`left join lateral (${oursOfLine(scope)}) ours on true`)

/** How many lines of its order the viewer sees, and which of them line `l` is. */
const placeIn = ({ scope }: View): Part =>
  part(sql`left join lateral (select l.order_id, l.sku_id, l.content_id, l.n) me on true
    left join lateral (
      select count(*) as lines,
        count(*) filter (where (l.sku_id, l.content_id, l.n) <= (me.sku_id, me.content_id, me.n)) as at
      from affiliate_order_line l where ${linesOf(scope)} and l.order_id = me.order_id) place on true`)

/** Joins to `affiliate_order_line l` that are the same for every viewer. */
export const orderJoins = {
  o: part(sql`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`),
  shop: part(sql`left join shop on shop.company_id = l.company_id and shop.shop_id = l.shop_id`),
  product: part(sql`left join product p on p.company_id = l.company_id and p.product_id = l.product_id`),
  sku: part(sql`left join sku on sku.company_id = l.company_id and sku.sku_id = l.sku_id`),
  creator: part(sql`left join creator c on c.company_id = l.company_id and c.creator_id = l.creator_id`),
  owner: part(sql`left join member owner on owner.id = l.owner_member_id`),
  leader: part(
    sql`left join member_closure above on above.descendant_id = l.owner_member_id and above.depth = 1
        left join member leader on leader.id = above.ancestor_id`,
  ),
} as const satisfies Readonly<Record<string, Part>>

export const lineJoins: Readonly<Record<string, Join>> = { ...orderJoins, ours: oursIn, place: placeIn }

const est = sql`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`

/** What a line earns in all, by its state: shared/areas/orders/list.ts says when it is not reported. */
export const earned = {
  est: sql`(case when l.paid_t is not null and ${isSale} then ${est} end)`,
  act: sql`(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)`,
} as const

/** T-ORDER: what each column of the list shows. */
export const orderCells: Readonly<Record<string, Part>> = {
  line_id: part(
    sql`concat_ws('/', ${segment(sql`l.order_id`)}, ${segment(sql`l.sku_id`)}, ${segment(sql`l.content_id`)}, l.n)`,
  ),
  order_id: of('order_id'),
  sku_id: of('sku_id'),
  product_name: part(sql`coalesce(nullif(p.title, ''), l.product_id)`, 'product'),
  product_id: of('product_id'),
  sku_name: part(sql`coalesce(sku.name, '')`, 'sku'),
  shop_name: part(sql`coalesce(nullif(shop.name, ''), l.shop_id)`, 'shop'),
  region: of('region'),
  creator_username: part(sql`coalesce(nullif(c.username, ''), l.creator_id)`, 'creator'),
  owner_name: nameOf('owner'),
  team_name: nameOf('leader'),
  content_type: of('content_type'),
  content_id: of('content_id'),
  collab_type: of('collab_type'),
  campaign_id: of('campaign_id'),
  price: ofSale(of('price_amt')),
  quantity: ofSale(of('quantity')),
  pay_amount: ofSale(of('pay_amt')),
  est_commission: part(earned.est),
  act_commission: part(earned.act),
  our_commission: part(sql`(case when l.paid_t is not null and ${isSale} then coalesce(ours.amt, 0) end)`, 'ours'),
  order_place: part(sql`(case when place.lines > 1 then concat(place.at, '/', place.lines) else '' end)`, 'place'),
  currency: ofOrder('currency'),
  commission_model: ofSale(of('commission_model')),
  standard_rate_bp: ofSale(of('standard_rate_bp')),
  shop_ads_rate_bp: of('shop_ads_rate_bp'),
  partner_rate_bp: ofSale(of('partner_rate_bp')),
  est_commission_base: ofSale(of('est_base_amt')),
  est_standard: ofSale(of('est_standard_amt')),
  est_shop_ads: ofSale(of('est_shop_ads_amt')),
  est_bonus: ofSale(of('est_bonus_amt')),
  est_partner: ofSale(of('est_partner_amt')),
  act_commission_base: of('act_base_amt'),
  act_standard: of('act_standard_amt'),
  act_shop_ads: of('act_shop_ads_amt'),
  act_bonus: of('act_bonus_amt'),
  act_partner: of('act_partner_amt'),
  refunded_qty: of('refunded_qty'),
  returned_qty: of('returned_qty'),
  refund_amount: of('refund_amt'),
  fully_return: ofSale(of('fully_return')),
  order_status: ofSale(ofOrder('order_status')),
  settlement_status: of('settlement_status'),
  create_time: ofOrder('create_t'),
  paid_time: of('paid_t'),
  delivery_time: ofOrder('delivery_t'),
  settled_time: of('settled_t'),
  appeal_state: part(appealState),
  owner_state: part(ownerState),
}

/** Sortable columns that are never null. */
export const filledCells = ['refund_amount', 'create_time']
