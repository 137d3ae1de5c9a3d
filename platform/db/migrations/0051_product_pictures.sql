-- What the addresses of products' pictures show, small: fetched once, served by us. `state`: 0 to be fetched, 1 here, 2 given up.
create table product_picture (
  hash text primary key,
  address text not null,
  state smallint not null default 0 check (state between 0 and 2),
  tries smallint not null default 0,
  next_t bigint not null default 0,
  fault text not null default '',
  bytes bytea,
  add_time bigint not null,
  update_time bigint not null
);
create index on product_picture (next_t) where state = 0;
create index on product (md5(image)) where image <> '';
