-- Dim 7 of the rollups: SKUs by day, of whole companies.
insert into rollup (scope, grain, bucket, dim, dim_id, gmv_amt, net_amt, orders, sku_orders, lines, items, est_base_amt,
  est_commission_amt, est_partner_amt, pending_amt, ineligible_lines, ineligible_amt, refund_amt, returned_items,
  est_standard_amt, est_shop_ads_amt, act_standard_amt, act_shop_ads_amt, act_bonus_amt, act_partner_amt, pending_lines,
  settled_lines)
select 'c' || l.company_id, 1, b.d - date '1970-01-01', 7, l.sku_id, sum(pay_amt),
  coalesce(sum(pay_amt - refund_amt) filter (where settlement_status <> 3), 0), count(distinct order_id),
  count(distinct order_id), count(*), sum(quantity), sum(est_base_amt), sum(e.est), sum(est_partner_amt),
  coalesce(sum(e.est) filter (where settlement_status = 1), 0), count(*) filter (where settlement_status = 3),
  coalesce(sum(e.est) filter (where settlement_status = 3), 0), sum(refund_amt), sum(refunded_qty + returned_qty),
  sum(est_standard_amt), sum(est_shop_ads_amt),
  coalesce(sum(act_standard_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_shop_ads_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_bonus_amt) filter (where settlement_status = 2), 0),
  coalesce(sum(act_partner_amt) filter (where settlement_status = 2), 0),
  count(*) filter (where settlement_status = 1), count(*) filter (where settlement_status = 2)
from affiliate_order_line l join company c on c.id = l.company_id
cross join lateral (
  select (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date as d) b
cross join lateral (select l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt as est) e
where l.paid_t is not null
group by 1, 3, 5;
