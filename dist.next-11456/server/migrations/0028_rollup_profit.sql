-- What gross profit (M30) is made of, by business day of payment, shop and SKU, of the lines whose platform fee and shipping
-- are told. The goods' cost is not in it: a seller corrects it later, also for what was sold. is_kept: lines of which
-- something stayed with the buyer, which therefore have a cost.
create table rollup_profit (
  company_id bigint not null references company,
  day int not null,
  shop_id text not null,
  sku_id text not null,
  is_kept boolean not null,
  lines bigint not null default 0,
  net_amt bigint not null default 0,
  affiliate_amt bigint not null default 0,
  platform_fee_amt bigint not null default 0,
  shipping_amt bigint not null default 0,
  kept bigint not null default 0,
  primary key (company_id, day, shop_id, sku_id, is_kept)
);

insert into rollup_profit
select company_id, day, shop_id, sku_id, kept > 0, count(*), sum(net), sum(affiliate), sum(fee), sum(shipping), sum(kept)
from (
  select l.company_id, (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01' as day,
    l.shop_id, l.sku_id, n.net,
    case when l.settlement_status = 3 then 0
      when l.settlement_status = 2 then coalesce(l.act_standard_amt, 0) + coalesce(l.act_shop_ads_amt, 0)
        + coalesce(l.act_bonus_amt, 0) + coalesce(l.act_partner_amt, 0)
      else l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt + l.est_partner_amt end as affiliate,
    (n.net * so.platform_fee_bp + 5000) / 10000 as fee,
    case when (l.sku_id, l.content_id, l.n) is distinct from (so.lead_sku_id, so.lead_content_id, so.lead_n) then 0
      when l.settlement_status = 3 and so.shipped_t is null then 0 else so.shipping_amt end as shipping,
    case when l.settlement_status = 3 then 0 else greatest(0, l.quantity - l.refunded_qty - l.returned_qty) end as kept
  from shop_order so
  join company c on c.id = so.company_id
  join affiliate_order_line l on l.company_id = so.company_id and l.order_id = so.order_id
  cross join lateral (select case when l.settlement_status = 3 then 0 else l.pay_amt - l.refund_amt end as net) n
  where l.paid_t is not null and so.platform_fee_bp is not null) parts
where shipping is not null
group by 1, 2, 3, 4, 5;
