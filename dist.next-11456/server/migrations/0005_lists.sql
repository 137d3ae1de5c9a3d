-- The order list: newest first, and by what its filters and its keyword ask for. A member's scope is by owner_path.
create index on affiliate_order (company_id, create_t, order_id);
create index on affiliate_order_line (company_id, creator_id);
create index on affiliate_order_line (company_id, product_id);
create index on affiliate_order_line (company_id, content_id) where content_id <> '';
create index on affiliate_order_line using gin (owner_path);

-- Sums that the list shows of a whole filter. Actual commission stands by the day of payment here, in settled_amt by the
-- day of settlement. Dim 6 is the settlement status: all time (grain 0) and by day.
alter table rollup
  add column est_standard_amt bigint not null default 0,
  add column est_shop_ads_amt bigint not null default 0,
  add column act_standard_amt bigint not null default 0,
  add column act_shop_ads_amt bigint not null default 0,
  add column act_bonus_amt bigint not null default 0,
  add column act_partner_amt bigint not null default 0,
  add column pending_lines bigint not null default 0,
  add column settled_lines bigint not null default 0;

create temporary table paid_line on commit drop as
select l.*, s.scope, l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt as est, d - date '1970-01-01' as day,
  floor((l.paid_t - extract(epoch from (d + make_time(c.cut_hour, 0, 0)) at time zone c.time_zone)) / 3600)::int as hour
from affiliate_order_line l join company c on c.id = l.company_id
cross join lateral (select 'c' || l.company_id as scope union all select 'm' || m from unnest(l.owner_path) m) s
cross join lateral (
  select (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date as d) b
where l.paid_t is not null;

update rollup r set
  est_standard_amt = k.est_standard, est_shop_ads_amt = k.est_shop_ads, act_standard_amt = k.act_standard,
  act_shop_ads_amt = k.act_shop_ads, act_bonus_amt = k.act_bonus, act_partner_amt = k.act_partner,
  pending_lines = k.pending, settled_lines = k.settled
from (
  select p.scope, k.grain, k.bucket, k.dim, k.dim_id, sum(est_standard_amt) as est_standard,
    sum(est_shop_ads_amt) as est_shop_ads,
    coalesce(sum(act_standard_amt) filter (where settlement_status = 2), 0) as act_standard,
    coalesce(sum(act_shop_ads_amt) filter (where settlement_status = 2), 0) as act_shop_ads,
    coalesce(sum(act_bonus_amt) filter (where settlement_status = 2), 0) as act_bonus,
    coalesce(sum(act_partner_amt) filter (where settlement_status = 2), 0) as act_partner,
    count(*) filter (where settlement_status = 1) as pending, count(*) filter (where settlement_status = 2) as settled
  from paid_line p cross join lateral (values
    (0, 0, 0, ''), (1, p.day, 0, ''), (2, p.day * 32 + p.hour, 0, ''), (1, p.day, 1, p.region), (1, p.day, 2, p.shop_id),
    (1, p.day, 3, p.product_id), (1, p.day, 4, p.creator_id), (1, p.day, 5, p.content_type::text))
    k(grain, bucket, dim, dim_id)
  group by 1, 2, 3, 4, 5) k
where r.scope = k.scope and r.grain = k.grain and r.bucket = k.bucket and r.dim = k.dim and r.dim_id = k.dim_id;

insert into rollup (scope, grain, bucket, dim, dim_id, gmv_amt, net_amt, orders, sku_orders, lines, items, est_base_amt,
  est_commission_amt, est_partner_amt, pending_amt, ineligible_lines, ineligible_amt, refund_amt, returned_items,
  est_standard_amt, est_shop_ads_amt, act_standard_amt, act_shop_ads_amt, act_bonus_amt, act_partner_amt, pending_lines,
  settled_lines)
select p.scope, k.grain, k.bucket, 6, p.settlement_status::text, sum(pay_amt),
  coalesce(sum(pay_amt - refund_amt) filter (where settlement_status <> 3), 0), count(distinct order_id),
  count(distinct (order_id, sku_id)), count(*), sum(quantity), sum(est_base_amt), sum(est), sum(est_partner_amt),
  coalesce(sum(est) filter (where settlement_status = 1), 0), count(*) filter (where settlement_status = 3),
  coalesce(sum(est) filter (where settlement_status = 3), 0), sum(refund_amt), sum(refunded_qty + returned_qty),
  sum(est_standard_amt), sum(est_shop_ads_amt),
  coalesce(sum(act_standard_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_shop_ads_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_bonus_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_partner_amt) filter (where settlement_status = 2), 0),
  count(*) filter (where settlement_status = 1), count(*) filter (where settlement_status = 2)
from paid_line p cross join lateral (values (0, 0), (1, p.day)) k(grain, bucket)
group by p.scope, k.grain, k.bucket, p.settlement_status;
