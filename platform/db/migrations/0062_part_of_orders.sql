-- What is remembered of a part of a company's orders (one product, live rooms) holds while the sums of that part do. This
-- counts the changes that those sums do not tell.
alter table company_pulse add column rest_version bigint not null default 0;
-- What rooms sold is added up from the index alone.
drop index rollup_content_live;
create index rollup_content_live on rollup_content (company_id, content_id, day) include (gmv_amt, sku_orders)
  where live_lines > 0;
-- How few of the parcels that are open are late.
create statistics shop_order_due on (case when is_open then ship_due_t end) from shop_order;
