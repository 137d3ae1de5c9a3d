-- What a network's settlement export says was paid, line by line: what ours are compared with. paid_amt in minor units of
-- `currency`, which has so many decimals; settled_day in days since 1970-01-01.
create table settlement_line (
  company_id bigint not null references company,
  order_id text not null,
  sku_id text not null,
  content_id text not null,
  currency char(3) not null,
  decimals int not null,
  paid_amt bigint not null,
  settled_day int,
  fact_t bigint not null,
  add_time bigint not null,
  primary key (company_id, order_id, sku_id, content_id)
);
create index on settlement_line (company_id, settled_day);
