-- What each video and each live brought on each business day, of whole companies: what a published clip sold is asked of its
-- days and not of its order lines.
create table rollup_content (
  company_id bigint not null,
  content_id text not null,
  day int not null,
  sku_orders bigint not null,
  gmv_amt bigint not null,
  primary key (company_id, content_id, day)
);

insert into rollup_content (company_id, content_id, day, sku_orders, gmv_amt)
select l.company_id, l.content_id,
  (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01',
  count(distinct (l.order_id, l.sku_id)), sum(l.pay_amt)
from affiliate_order_line l join company c on c.id = l.company_id
where l.paid_t is not null and l.content_id <> ''
group by 1, 2, 3;

-- Where a clock is set back over the hour in which a day begins, these are not the days of the product (P12).
insert into sums_due (company_id, add_time) select distinct company_id, 0 from rollup_content on conflict do nothing;
