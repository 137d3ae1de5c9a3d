-- What contents, products and live sessions do besides selling, by business day (days since 1970-01-01), as the selling
-- platform reports it the day after. What they sell is never kept here: that is in the order lines alone.
-- impressions and clicks are those of products (a product shown, a product tapped); views those of the content itself.
create table content_daily (
  company_id bigint not null references company,
  content_id text not null,
  day int not null,
  creator_id text not null,
  content_type smallint not null,
  views bigint not null default 0,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  shares bigint not null default 0,
  watch_s bigint not null default 0,
  -- Live only: how often the room was offered to someone (M22 divides by it).
  room_impressions bigint not null default 0,
  new_followers bigint not null default 0,
  data_time bigint not null,
  primary key (company_id, content_id, day)
);
create index on content_daily (company_id, day);
create index on content_daily (company_id, creator_id, day);

-- Which products a content shows.
create table content_product (
  company_id bigint not null references company,
  content_id text not null,
  product_id text not null,
  primary key (company_id, content_id, product_id)
);
create index on content_product (company_id, product_id);

create table product_daily (
  company_id bigint not null references company,
  product_id text not null,
  day int not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  add_to_cart bigint not null default 0,
  data_time bigint not null,
  primary key (company_id, product_id, day)
);
create index on product_daily (company_id, day);

-- live_id is the content_id of its order lines (content type 2).
-- state: 0 planned, 1 ready, 2 live, 3 ended, 4 reviewed, 5 interrupted, 6 cancelled.
-- account_type: 1 official, 2 marketing, 3 affiliate.
create table live_session (
  company_id bigint not null references company,
  live_id text not null,
  creator_id text not null,
  account_type smallint not null default 3 check (account_type between 1 and 3),
  title text not null default '',
  state smallint not null check (state between 0 and 6),
  plan_start_t bigint,
  start_t bigint,
  end_t bigint,
  target_gmv_amt bigint,
  add_time bigint not null,
  update_time bigint not null,
  primary key (company_id, live_id)
);
create index on live_session (company_id, start_t);
create index on live_session (company_id, creator_id);
create index on live_session (company_id) where state in (1, 2, 5);

-- viewers: in the room in that minute (M24); views, impressions and the rest: within that minute. room_impressions as above.
create table live_minute (
  company_id bigint not null references company,
  live_id text not null,
  minute_t bigint not null,
  viewers int not null,
  views bigint not null default 0,
  room_impressions bigint not null default 0,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  watch_s bigint not null default 0,
  new_followers int not null default 0,
  comments int not null default 0,
  likes int not null default 0,
  shares int not null default 0,
  primary key (company_id, live_id, minute_t)
);
