-- Grain 3 of the rollups: lines without a payment, at any time (bucket 0), in the dimensions that the order list filters by.
create temporary table unpaid_line on commit drop as
select l.*, s.scope, l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt as est
from affiliate_order_line l
cross join lateral (select 'c' || l.company_id as scope union all select 'm' || m from unnest(l.owner_path) m) s
where l.paid_t is null;

insert into rollup (scope, grain, bucket, dim, dim_id, gmv_amt, net_amt, orders, sku_orders, lines, items, est_base_amt,
  est_commission_amt, est_partner_amt, ineligible_lines, ineligible_amt, refund_amt, returned_items, est_standard_amt,
  est_shop_ads_amt)
select u.scope, 3, 0, k.dim, k.dim_id, sum(pay_amt),
  coalesce(sum(pay_amt - refund_amt) filter (where settlement_status <> 3), 0), count(distinct order_id),
  count(distinct (order_id, sku_id)), count(*), sum(quantity), sum(est_base_amt), sum(est), sum(est_partner_amt),
  count(*) filter (where settlement_status = 3), coalesce(sum(est) filter (where settlement_status = 3), 0),
  sum(refund_amt), sum(refunded_qty + returned_qty), sum(est_standard_amt), sum(est_shop_ads_amt)
from unpaid_line u cross join lateral (values (0, ''), (1, u.region), (2, u.shop_id), (4, u.creator_id),
  (5, u.content_type::text), (6, u.settlement_status::text)) k(dim, dim_id)
where k.dim = 0 or k.dim_id <> ''
group by u.scope, k.dim, k.dim_id;

create index on affiliate_order (company_id, order_id) where paid_t is null;
