-- What an account watches of its own shops. kind: 1 product, 2 SKU. The rule: the trend becomes one of `trends` (1 rising,
-- 2 falling, 3 unsalable), or the days of stock fall below `stock_days`. trend, low: the state when it was looked at last, on
-- business day `checked_day` (days since 1970-01-01); low: the days of stock were below `stock_days`.
create table trend_watch (
  member_id bigint not null references member,
  kind smallint not null check (kind in (1, 2)),
  object_id text not null,
  trends smallint[] not null,
  stock_days int check (stock_days > 0),
  trend smallint not null,
  low boolean not null,
  checked_day int not null,
  add_time bigint not null,
  update_time bigint not null,
  primary key (member_id, kind, object_id),
  check (cardinality(trends) > 0 or stock_days is not null)
);
create index on trend_watch (checked_day);

-- A rule began to hold on business day `day`. hit: 1 to 3 the trend that began, 4 the stock fell below the asked days.
create table trend_hit (
  member_id bigint not null references member,
  kind smallint not null,
  object_id text not null,
  day int not null,
  hit smallint not null check (hit between 1 and 4),
  add_time bigint not null,
  primary key (member_id, kind, object_id, day, hit)
);
