-- When what a file said was true: older files change nothing that is newer.
alter table product add column offer_t bigint not null default 0;
alter table product_offer add column fact_t bigint not null default 0;
alter table shop_order add column fact_t bigint not null default 0;
alter table live_minute add column fact_t bigint not null default 0;
