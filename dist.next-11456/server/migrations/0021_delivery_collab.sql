-- Dim 8 of the rollups: kinds of collaboration by day. And how many lines were delivered (their commission has a day on
-- which it falls due, or is settled), and of these how many are pending or settled.
alter table rollup
  add column delivered_lines bigint not null default 0,
  add column due_lines bigint not null default 0;

create temporary table delivered_line on commit drop as
select l.*, s.scope, l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt as est, d - date '1970-01-01' as day,
  floor((l.paid_t - extract(epoch from (d + make_time(c.cut_hour, 0, 0)) at time zone c.time_zone)) / 3600)::int as hour,
  l.settle_due_t is not null or l.settlement_status = 2 as is_delivered,
  l.settlement_status = 2 or (l.settle_due_t is not null and l.settlement_status = 1) as is_due
from affiliate_order_line l join company c on c.id = l.company_id
cross join lateral (select 'c' || l.company_id as scope union all select 'm' || m from unnest(l.owner_path) m) s
cross join lateral (
  select (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date as d) b
where l.paid_t is not null;

update rollup r set delivered_lines = k.delivered, due_lines = k.due
from (
  select p.scope, k.grain, k.bucket, k.dim, k.dim_id, count(*) filter (where is_delivered) as delivered,
    count(*) filter (where is_due) as due
  from delivered_line p cross join lateral (values
    (0, 0, 0, ''), (1, p.day, 0, ''), (2, p.day * 32 + p.hour, 0, ''), (1, p.day, 1, p.region), (1, p.day, 2, p.shop_id),
    (1, p.day, 3, p.product_id), (1, p.day, 4, p.creator_id), (1, p.day, 5, p.content_type::text),
    (0, 0, 6, p.settlement_status::text), (1, p.day, 6, p.settlement_status::text), (1, p.day, 7, p.sku_id))
    k(grain, bucket, dim, dim_id)
  group by 1, 2, 3, 4, 5) k
where r.scope = k.scope and r.grain = k.grain and r.bucket = k.bucket and r.dim = k.dim and r.dim_id = k.dim_id;

insert into rollup (scope, grain, bucket, dim, dim_id, gmv_amt, net_amt, orders, sku_orders, lines, items, est_base_amt,
  est_commission_amt, est_partner_amt, pending_amt, ineligible_lines, ineligible_amt, refund_amt, returned_items,
  est_standard_amt, est_shop_ads_amt, act_standard_amt, act_shop_ads_amt, act_bonus_amt, act_partner_amt, pending_lines,
  settled_lines, delivered_lines, due_lines)
select p.scope, 1, p.day, 8, p.collab_type::text, sum(pay_amt),
  coalesce(sum(pay_amt - refund_amt) filter (where settlement_status <> 3), 0), count(distinct order_id),
  count(distinct (order_id, sku_id)), count(*), sum(quantity), sum(est_base_amt), sum(est), sum(est_partner_amt),
  coalesce(sum(est) filter (where settlement_status = 1), 0), count(*) filter (where settlement_status = 3),
  coalesce(sum(est) filter (where settlement_status = 3), 0), sum(refund_amt), sum(refunded_qty + returned_qty),
  sum(est_standard_amt), sum(est_shop_ads_amt),
  coalesce(sum(act_standard_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_shop_ads_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_bonus_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_partner_amt) filter (where settlement_status = 2), 0),
  count(*) filter (where settlement_status = 1), count(*) filter (where settlement_status = 2),
  count(*) filter (where is_delivered), count(*) filter (where is_due)
from delivered_line p
group by 1, 3, 5;
