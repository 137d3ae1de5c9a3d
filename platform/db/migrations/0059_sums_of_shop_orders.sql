-- What the order lines of each shop come to, by the business day on which their order was made and the stage of its way on
-- which they are (shared/areas/shops/orders-list.ts): of all lines, paid or not.
create table rollup_stage (
  company_id bigint not null references company,
  day int not null,
  shop_id text not null,
  stage smallint not null,
  lines bigint not null default 0,
  items bigint not null default 0,
  order_amt bigint not null default 0,
  refund_amt bigint not null default 0,
  paid_amt bigint not null default 0,
  primary key (company_id, day, shop_id, stage)
);

-- Of those whose order shops are told of, what rollup_profit has by day of payment: the settlement of paid lines whose
-- platform fee and shipping are told, pieces that have a cost (is_kept), and how long the parcels took to be handed over.
create table rollup_parcel (
  company_id bigint not null references company,
  day int not null,
  shop_id text not null,
  stage smallint not null,
  sku_id text not null,
  is_kept boolean not null,
  lines bigint not null default 0,
  settlement_amt bigint not null default 0,
  kept bigint not null default 0,
  shipped bigint not null default 0,
  ship_seconds bigint not null default 0,
  primary key (company_id, day, shop_id, stage, sku_id, is_kept)
);

insert into sums_due (company_id, add_time)
select id, 0 from company c where exists (select from affiliate_order o where o.company_id = c.id) on conflict do nothing;
