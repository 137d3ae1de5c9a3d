import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { tellShops } from '../../platform/ingest/transaction.ts'
import type { IncomingLine, OrderEvent } from '../../platform/ingest/types.ts'
import type { BusinessClock } from '../../shared/time/zone.ts'
import { line, order, rollupsOf, type TestBase } from './ingest-support.ts'

/** Around the end of European summer time 2025 and its beginning 2026: days of 25, 24 and 23 hours. */
const time = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: Date.UTC(2025, 9, 24, 20) / 1000, max: Date.UTC(2025, 9, 28, 4) / 1000 }) },
  { weight: 1, arbitrary: fc.integer({ min: Date.UTC(2026, 2, 27, 20) / 1000, max: Date.UTC(2026, 2, 31, 4) / 1000 }) },
)

const anyLine: fc.Arbitrary<IncomingLine> = fc
  .record({
    sku: fc.integer({ min: 1, max: 3 }),
    content: fc.constantFrom('', 'v1', 'v2'),
    creator: fc.constantFrom('', 'ann', 'bob', 'eve'),
    content_type: fc.constantFrom(1 as const, 2 as const),
    quantity: fc.integer({ min: 1, max: 4 }),
    pay: fc.integer({ min: 0, max: 9999 }),
    partner: fc.constantFrom(0, 700),
    status: fc.constantFrom(undefined, undefined, undefined, 3 as const, 4 as const),
    refunded: fc.constantFrom(0, 0, 0, 1),
  })
  .map((one) =>
    line({
      sku_id: `s${one.sku}`,
      product_id: `p${Math.ceil(one.sku / 2)}`,
      content_id: one.content,
      creator_id: one.creator,
      creator_name: one.creator,
      content_type: one.content_type,
      quantity: one.quantity,
      subtotal_amt: one.pay,
      seller_discount_amt: 0,
      pay_amt: one.pay,
      partner_rate_bp: one.partner,
      refunded_qty: one.refunded,
      refund_amt: one.refunded * Math.floor(one.pay / one.quantity),
      ...(one.status === undefined ? {} : { settlement_status: one.status }),
    }),
  )

const orderId = fc.integer({ min: 1, max: 5 }).map((n) => `o${n}`)
const anyOrder = fc
  .record({
    order_id: orderId,
    region: fc.constantFrom('US', 'GB'),
    shop: fc.constantFrom('h1', 'h2'),
    buyer_key: fc.constantFrom('', 'b1', 'b2'),
    status: fc.constantFrom(100 as const, 111 as const, 122 as const, 140 as const),
    create_t: time,
    paid: fc.boolean(),
    lines: fc.uniqueArray(anyLine, {
      minLength: 1,
      maxLength: 3,
      selector: (one) => `${one.sku_id} ${one.content_id}`,
    }),
  })
  .map(({ shop, status, paid, create_t, ...rest }) =>
    order({
      ...rest,
      shop_id: shop,
      create_t,
      order_status: status,
      paid_t: paid ? create_t + 60 : null,
      delivery_t: status === 122 ? create_t + 7200 : null,
    }),
  )
const anyUpdate = fc
  .record({
    order_id: orderId,
    status: fc.constantFrom(undefined, 122 as const, 140 as const),
    delivery_t: fc.option(time, { nil: undefined }),
    settled_t: fc.option(
      time.map((t) => t + 9 * 86_400),
      { nil: undefined },
    ),
    refund: fc.option(
      fc.record({
        id: fc.integer({ min: 1, max: 4 }),
        sku: fc.integer({ min: 1, max: 3 }),
        qty: fc.integer({ min: 0, max: 3 }),
        amt: fc.integer({ min: 0, max: 9999 }),
        kind: fc.constantFrom(1 as const, 2 as const),
      }),
      { nil: undefined },
    ),
  })
  .map(
    ({ order_id, status, delivery_t, settled_t, refund }): OrderEvent => ({
      kind: 'update',
      order_id,
      ...(status ? { order_status: status } : {}),
      ...(delivery_t ? { delivery_t } : {}),
      ...(settled_t ? { settled_t } : {}),
      ...(refund
        ? {
            refunds: [
              {
                refund_id: `${order_id}-r${refund.id}`,
                sku_id: `s${refund.sku}`,
                content_id: '',
                n: 1,
                kind: refund.kind,
                qty: refund.qty,
                amt: refund.amt,
                applied_t: 1_761_500_000,
              },
            ],
          }
        : {}),
    }),
  )
const anyReturn = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    buyer: fc.constantFrom('b1', 'b2'),
    sku: fc.integer({ min: 1, max: 3 }),
    qty: fc.integer({ min: 1, max: 3 }),
    amt: fc.integer({ min: 0, max: 5000 }),
    t: time,
  })
  .map(
    ({ id, buyer, sku, qty, amt, t }): OrderEvent => ({
      kind: 'return',
      refund_id: `ret${id}`,
      buyer_key: buyer,
      sku_id: `s${sku}`,
      product_id: `p${Math.ceil(sku / 2)}`,
      shop_id: 'h1',
      region: 'GB',
      qty,
      amt,
      applied_t: t,
    }),
  )

/** Random histories of a few orders, in the parts in which they come. */
export const anyEvents = fc.array(
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: anyOrder },
      { weight: 2, arbitrary: anyUpdate },
      { weight: 1, arbitrary: anyReturn },
    ),
    { minLength: 1, maxLength: 5 },
  ),
  { minLength: 1, maxLength: 6 },
)

/** What of line `l` stays with the company, or with `s.member` and who stood below it when the line was paid. */
const ours = `select sum(case when t.act_amt is null then t.est_amt else t.act_amt end) as amt from commission_split t
  where t.company_id = l.company_id and t.order_id = l.order_id and t.sku_id = l.sku_id and t.content_id = l.content_id
    and t.n = l.n and t.role > 1
    and (s.member is null or array_position(l.owner_path, t.member_id) <= array_position(l.owner_path, s.member))`

/** The same by role of who gets it, of a company and each of its members. */
const rolesBySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `select s.scope, (to_timestamp(l.paid_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01' as bucket,
       t.role::text as role, sum(coalesce(t.act_amt, t.est_amt)) as ours
     from affiliate_order_line l join commission_split t using (company_id, order_id, sku_id, content_id, n)
     cross join lateral (select 'c' as scope, null as member union all select 'm' || m, m from unnest(l.owner_path) m) s
     where l.company_id = $1 and l.paid_t is not null and t.role > 1
       and (s.member is null or array_position(l.owner_path, t.member_id) <= array_position(l.owner_path, s.member))
     group by 1, 2, 3 having sum(coalesce(t.act_amt, t.est_amt)) <> 0 order by 1, 2, 3`,
    [companyId],
  )
const rolesKept = (base: TestBase, companyId: number) =>
  base.rows(
    `select case when scope like 'c%' then 'c' else scope end as scope, bucket, dim_id as role, ours_amt as ours from rollup
     where grain = 1 and dim = 10 and ours_amt <> 0
       and (scope = 'c' || $1::text or scope in (select 'm' || id from member where company_id = $1::bigint)) order by 1, 2, 3`,
    [companyId],
  )

/** The rollups by plain SQL over the lines, written without a look at the product's own arithmetic. */
const bySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `with seen as (
       select l.*, o.buyer_key, s.scope, (p.wall - interval '${cut_hour} hours')::date as d,
         l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt as est,
         l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt as act, l.settlement_status::text as status,
         l.settlement_status <> 9 as sold, coalesce(u.amt, 0) as ours
       from affiliate_order_line l join affiliate_order o using (company_id, order_id)
       cross join lateral (select to_timestamp(l.paid_t) at time zone '${zone}' as wall) p
       cross join lateral (select 'c' as scope, null as member union all select 'm' || m, m from unnest(l.owner_path) m) s
       left join lateral (${ours}) u on l.paid_t is not null
       where l.company_id = $1),
     timed as (
       select *, extract(epoch from (d + time '${cut_hour}:00') at time zone '${zone}') as start, d - date '1970-01-01' as day from seen),
     keyed as (
       select k.*, p.* from timed p cross join lateral (values
         (0, 0, 0, ''), (1, p.day, 0, ''), (2, p.day * 32 + floor((p.paid_t - p.start) / 3600)::bigint, 0, ''),
         (1, p.day, 1, p.region), (1, p.day, 2, p.shop_id), (1, p.day, 3, p.product_id),
         (1, p.day, 4, p.creator_id), (1, p.day, 5, p.content_type::text), (0, 0, 6, p.status), (1, p.day, 6, p.status),
         (1, p.day, 8, p.collab_type::text), (1, p.day, 9, p.owner_member_id::text)) k(grain, bucket, dim, dim_id)
       where p.paid_t is not null and not (k.dim = 4 and k.dim_id = '')
         and (k.dim <> 9 or p.scope = 'c' and k.dim_id is not null)
       union all
       select k.*, p.* from timed p cross join lateral (values (3, 0, 0, ''), (3, 0, 1, p.region), (3, 0, 2, p.shop_id),
         (3, 0, 4, p.creator_id), (3, 0, 5, p.content_type::text), (3, 0, 6, p.status)) k(grain, bucket, dim, dim_id)
       where p.paid_t is null and not (k.dim = 4 and k.dim_id = ''))
     select scope, grain, bucket, dim, dim_id, sum(pay_amt) as gmv,
       coalesce(sum(pay_amt - refund_amt) filter (where settlement_status <> 3), 0) as net,
       count(distinct order_id) filter (where sold) as orders,
       count(distinct (order_id, sku_id)) filter (where sold) as sku_orders,
       count(*) filter (where sold) as lines, count(*) filter (where not sold) as adjustments, sum(quantity) as items, sum(est_base_amt) as base, sum(est) as est,
       sum(est_partner_amt) as partner,
       coalesce(sum(est) filter (where settlement_status = 1), 0) as pending,
       count(*) filter (where settlement_status = 3) as ineligible,
       coalesce(sum(est) filter (where settlement_status = 3), 0) as ineligible_amt,
       sum(refund_amt) as refund, sum(refunded_qty + returned_qty) as returned,
       sum(est_standard_amt) as standard, sum(est_shop_ads_amt) as shop_ads,
       array[sum(ours), nullif(sum(ours) filter (where settlement_status = 2), 0), nullif(sum(ours) filter (where settlement_status = 3), 0)]::float8[] as ours,
       array[coalesce(sum(act_standard_amt), 0), coalesce(sum(act_shop_ads_amt), 0), coalesce(sum(act_bonus_amt), 0),
         coalesce(sum(act_partner_amt), 0)]::float8[] as act,
       array[count(*) filter (where settlement_status = 1), count(*) filter (where settlement_status = 2),
         count(*) filter (where settle_due_t is not null or settlement_status = 2),
         count(*) filter (where settlement_status = 2 or (settle_due_t is not null and settlement_status = 1))]::float8[] as states,
       case when dim = 0 and grain = 1 then count(distinct nullif(buyer_key, '')) else 0 end as buyers,
       case when dim = 0 and grain = 1 then count(distinct nullif(creator_id, '')) else 0 end as creators,
       case when dim = 0 and grain = 1 then count(distinct product_id) filter (where sold) else 0 end as products
     from keyed group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, dim_id collate "C"`,
    [companyId],
  )

const kept = async (base: TestBase, companyId: number) =>
  base.rows(
    `select case when scope like 'c%' then 'c' else scope end as scope, grain, bucket, dim, dim_id, gmv_amt as gmv, net_amt as net, orders, sku_orders,
       lines, adjustment_lines as adjustments, items, est_base_amt as base, est_commission_amt as est, est_partner_amt as partner,
       pending_amt as pending, ineligible_lines as ineligible, ineligible_amt, refund_amt as refund,
       returned_items as returned, est_standard_amt as standard, est_shop_ads_amt as shop_ads,
       array[ours_amt, nullif(ours_settled_amt, 0), nullif(ours_lost_amt, 0)]::float8[] as ours,
       array[act_standard_amt, act_shop_ads_amt, act_bonus_amt, act_partner_amt]::float8[] as act,
       array[pending_lines, settled_lines, delivered_lines, due_lines]::float8[] as states, buyers, creators, products
     from rollup where (lines > 0 or adjustment_lines > 0) and (scope = 'c' || $1::text or scope in (select 'm' || id from member where company_id = $1::bigint))
     order by 1, 2, 3, 4, dim_id collate "C"`,
    [companyId],
  )

const settledBySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `select (to_timestamp(settled_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01' as bucket,
       sum(act_standard_amt + act_shop_ads_amt + act_bonus_amt) as settled
     from affiliate_order_line where company_id = $1 and settlement_status = 2 group by 1
     having sum(act_standard_amt + act_shop_ads_amt + act_bonus_amt) <> 0 order by 1`,
    [companyId],
  )
const settledKept = (base: TestBase, companyId: number) =>
  base.rows(
    `select bucket, settled_amt as settled from rollup
     where scope = 'c' || $1::text and grain = 1 and dim = 0 and settled_amt <> 0 order by 1`,
    [companyId],
  )

/** The gaps between the days of each buyer, product and creator by plain SQL over the lines. */
const gapsBySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `with met as (
       select distinct s.scope, k.kind, k.id,
         (to_timestamp(l.paid_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01' as bucket
       from affiliate_order_line l join affiliate_order o using (company_id, order_id)
       cross join lateral (select 'c' as scope union all select 'm' || m from unnest(l.owner_path) m) s
       cross join lateral (values (0, o.buyer_key), (3, l.product_id), (4, l.creator_id)) k(kind, id)
       where l.company_id = $1 and l.paid_t is not null and k.id <> '' and l.settlement_status <> 9),
     gaps as (
       select scope, kind, bucket,
         coalesce(bucket - lag(bucket) over (partition by scope, kind, id order by bucket), 0) as gap from met)
     select scope, kind, bucket, gap, count(*) as n from gaps group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [companyId],
  )

/** Pieces of each SKU by day. */
const skusBySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `select sku_id, (to_timestamp(paid_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01' as day,
       sum(quantity) as items
     from affiliate_order_line where company_id = $1 and paid_t is not null and settlement_status <> 9 group by 1, 2
     order by sku_id collate "C", 2`,
    [companyId],
  )

/** What each content brought by day. */
const contentsBySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `select content_id, (to_timestamp(paid_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01' as day,
       count(*) filter (where content_type = 2) as live_lines,
       count(distinct (order_id, sku_id)) as sku_orders, sum(pay_amt) as gmv
     from affiliate_order_line where company_id = $1 and paid_t is not null and content_id <> '' group by 1, 2
     order by content_id collate "C", 2`,
    [companyId],
  )

const told = ['o1', 'o2', 'o3']
/** Tells the shops of two of the orders, of one without the price of its parcel; again later that it was sent. */
export const tellSome = (base: TestBase, companyId: number, sent: boolean): Promise<void> =>
  tellShops(base.db, companyId, told, (tx) =>
    sql`insert into shop_order as t (company_id, order_id, shop_id, platform_fee_bp, shipping_amt, lead_sku_id,
        lead_content_id, lead_n)
      select distinct on (order_id) company_id, order_id, shop_id, 600, case when order_id = 'o3' then null else 300 end,
        sku_id, content_id, n
      from affiliate_order_line where company_id = ${companyId} and order_id = any(${told}::text[])
      order by order_id, sku_id, content_id
      on conflict (company_id, order_id) do update set shipped_t = ${sent ? 1 : null}`.execute(tx),
  )

/** What gross profit is made of, line by line. */
const profitBySql = (base: TestBase, companyId: number, { zone, cut_hour }: BusinessClock) =>
  base.rows(
    `with counted as (
       select l.*, so.shipped_t, so.platform_fee_bp, so.shipping_amt, l.settlement_status <> 3 as counts,
         l.sku_id = so.lead_sku_id and l.content_id = so.lead_content_id and l.n = so.lead_n as is_lead,
         (to_timestamp(l.paid_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01' as day
       from affiliate_order_line l join shop_order so using (company_id, order_id)
       where l.company_id = $1 and l.paid_t is not null),
     parts as (
       select day, shop_id, sku_id, case when counts then pay_amt - refund_amt else 0 end as net,
         case when not counts then 0
           when settlement_status = 2 then act_standard_amt + act_shop_ads_amt + act_bonus_amt + act_partner_amt
           else est_standard_amt + est_shop_ads_amt + est_bonus_amt + est_partner_amt end as affiliate,
         case when not is_lead then 0 when counts or shipped_t is not null then shipping_amt else 0 end as shipping,
         case when counts then greatest(0, quantity - refunded_qty - returned_qty) else 0 end as kept, platform_fee_bp
       from counted)
     select day, shop_id, sku_id, kept > 0 as is_kept, count(*) as lines, sum(net) as net,
       sum(affiliate) as affiliate, sum((net * platform_fee_bp + 5000) / 10000) as fee,
       sum(shipping) as shipping, sum(kept) as kept
     from parts where shipping is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [companyId],
  )

/** The stage of a line on its way, in words of its own. */
const stage = `case when order_status = 140 then 7 when greatest(returned_qty, refunded_qty, refund_amt) > 0 then 8
  when order_status = 100 then 1 when order_status in (105, 111) then 2 when order_status = 112 then 3
  when order_status in (114, 121) then 4 when order_status = 122 then 5 else 6 end`
const madeOn = ({ zone, cut_hour }: BusinessClock): string =>
  `(to_timestamp(create_t) at time zone '${zone}' - interval '${cut_hour} hours')::date - date '1970-01-01'`

/** What the lines of each shop and stage come to, by the day on which their order was made. */
const stagesBySql = (base: TestBase, companyId: number, clock: BusinessClock) =>
  base.rows(
    `select ${madeOn(clock)} as day, l.shop_id, ${stage} as stage, count(*) as lines, sum(quantity) as items,
       sum(pay_amt) as gmv, sum(refund_amt) as refund, coalesce(sum(pay_amt) filter (where l.paid_t is not null), 0) as paid
     from affiliate_order_line l join affiliate_order o using (company_id, order_id)
     where company_id = $1 group by 1, 2, 3 order by 1, 2, 3`,
    [companyId],
  )

/** The settlement of paid lines whose shipping is told, and how long parcels took, by the same and the SKU. */
const parcelsBySql = (base: TestBase, companyId: number, clock: BusinessClock) =>
  base.rows(
    `with said as (
       select ${madeOn(clock)} as day, l.shop_id, ${stage} as stage, sku_id, platform_fee_bp as bp, settlement_status = 3 as lost,
         case when settlement_status = 3 then 0 else pay_amt - refund_amt end as net,
         case settlement_status when 3 then 0
           when 2 then act_standard_amt + act_shop_ads_amt + act_bonus_amt + act_partner_amt
           else est_standard_amt + est_shop_ads_amt + est_bonus_amt + est_partner_amt end as affiliate,
         case settlement_status when 3 then 0 else greatest(0, quantity - refunded_qty - returned_qty) end as kept,
         sku_id = lead_sku_id and content_id = lead_content_id and n = lead_n as is_lead, shipping_amt, shipped_t, l.paid_t
       from affiliate_order_line l join affiliate_order o using (company_id, order_id) join shop_order so using (company_id, order_id)
       where company_id = $1 and l.paid_t is not null),
     priced as (
       select *, case when not is_lead or lost and shipped_t is null then 0 else shipping_amt end as shipping from said)
     select day, shop_id, stage, sku_id, kept > 0 as is_kept, count(*) filter (where told) as lines,
       coalesce(sum(net - (net * bp + 5000) / 10000 - affiliate - shipping) filter (where told), 0) as settlement,
       coalesce(sum(kept) filter (where told), 0) as kept,
       count(took) as shipped, coalesce(sum(took), 0) as seconds
     from priced cross join lateral (select shipping is not null as told, case when is_lead then shipped_t - paid_t end as took) p
     group by 1, 2, 3, 4, 5 having count(*) filter (where told) > 0 or count(took) > 0 order by 1, 2, 3, 4, 5`,
    [companyId],
  )

/** Every kept sum of a company is that of its lines, added up by plain SQL in this clock. */
export const expectSums = async (base: TestBase, id: number, clock: BusinessClock): Promise<void> => {
  const held = await rollupsOf(base, id)
  expect(await kept(base, id)).toEqual(await bySql(base, id, clock))
  expect(await settledKept(base, id)).toEqual(await settledBySql(base, id, clock))
  expect(await rolesKept(base, id)).toEqual(await rolesBySql(base, id, clock))
  expect(held.returns).toEqual(await gapsBySql(base, id, clock))
  expect(held.soldSkus).toEqual(await skusBySql(base, id, clock))
  expect(held.contents).toEqual(await contentsBySql(base, id, clock))
  expect(held.profits).toEqual(await profitBySql(base, id, clock))
  expect(held.stages).toEqual(await stagesBySql(base, id, clock))
  expect(held.parcels).toEqual(await parcelsBySql(base, id, clock))
}
