-- A run feeds order lines (`orders`) or one of the declared tables. `cursor`: how far it has written ({line, counts}), noted
-- in the transaction of what it wrote, so that it goes on and counts as if it had never been cut.
alter table import_run
  add column kind text not null default 'orders',
  add column cursor jsonb;

-- When what a row says was true, Unix seconds; what people type is true when they type it. An older file never undoes it.
alter table creator add column fact_t bigint not null default 0;
alter table creator_binding add column fact_t bigint not null default 0;
alter table sku add column cost_t bigint not null default 0;
alter table company_rate add column fact_t bigint not null default 0;
alter table kpi_target add column fact_t bigint not null default 0;
update sku set cost_t = update_time where cost_amt is not null;
update company_rate set fact_t = add_time;
update kpi_target set fact_t = update_time;

-- Files name creators by their handle, whatever its case, and SKUs by what the seller calls them.
create index on creator (company_id, lower(username));
create index on sku (company_id, seller_sku) where seller_sku <> '';
