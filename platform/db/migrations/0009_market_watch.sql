-- The market as the radar sees it: objects of the whole platform, of no company, every viewer of the screen sees the same.
-- Money is in US cents. A snapshot of day D (days since 1970-01-01, in Asia/Shanghai) is taken when D begins: its levels
-- (price, rate, followers) are those of that moment, its sales those of the day before.
create table spy_snapshot (
  day int primary key,
  data_time bigint not null
);

-- Figures of 1, 7 and 30 days, growth and ranks are those of the newest snapshot: written together with it.
-- rank_no: place by sales of the last day within all products; rank_before: the same a day earlier.
-- list_price_amt, list_rate_bp: outside of offers; price_amt, rate_bp: at the newest snapshot.
-- growth_bp: sales of 7 days against the 7 before them; null where nothing sold before.
create table spy_product (
  product_id text primary key,
  title text not null,
  region text not null,
  category smallint not null,
  shop_id text not null,
  shop_name text not null,
  price_amt bigint not null,
  rate_bp int not null,
  list_price_amt bigint not null,
  list_rate_bp int not null,
  rating_x100 int,
  review_count int,
  first_seen_t bigint not null,
  creators int not null default 0,
  videos int not null default 0,
  sales_1d bigint not null default 0,
  sales_7d bigint not null default 0,
  sales_30d bigint not null default 0,
  gmv_30d_amt bigint not null default 0,
  total_sales bigint not null default 0,
  growth_bp int,
  rank_no int,
  rank_before int
);

create table spy_product_day (
  product_id text not null references spy_product,
  day int not null,
  price_amt bigint not null,
  rate_bp int not null,
  sales bigint not null,
  gmv_amt bigint not null,
  creators int not null,
  videos int not null,
  rank_no int not null,
  primary key (product_id, day)
);
create index on spy_product_day (day);

-- fan_age: 1 18-24, 2 25-34, 3 35-44, 4 45 and older: the largest group of followers. potential_x100: 0 to 10000.
create table spy_creator (
  creator_id text primary key,
  username text not null,
  nickname text not null,
  region text not null,
  category smallint not null,
  female_bp int not null,
  fan_age smallint not null check (fan_age between 1 and 4),
  engagement_bp int not null,
  followers bigint not null default 0,
  follower_inc bigint not null default 0,
  video_gmv_amt bigint not null default 0,
  live_gmv_amt bigint not null default 0,
  sold_products int not null default 0,
  videos int not null default 0,
  lives int not null default 0,
  potential_x100 int not null default 0,
  rank_no int,
  rank_before int
);

-- videos and lives: how many there have been in all.
create table spy_creator_day (
  creator_id text not null references spy_creator,
  day int not null,
  followers bigint not null,
  video_gmv_amt bigint not null,
  live_gmv_amt bigint not null,
  videos int not null,
  lives int not null,
  rank_no int not null,
  primary key (creator_id, day)
);
create index on spy_creator_day (day);

create table spy_shop (
  shop_id text primary key,
  name text not null,
  region text not null,
  seller_type smallint not null check (seller_type in (1, 2)),
  rating_x100 int,
  creators int not null default 0,
  sold_products int not null default 0,
  sales_7d bigint not null default 0,
  sales_30d bigint not null default 0,
  gmv_30d_amt bigint not null default 0,
  growth_bp int,
  rank_no int,
  rank_before int
);

create table spy_shop_day (
  shop_id text not null references spy_shop,
  day int not null,
  sales bigint not null,
  gmv_amt bigint not null,
  products int not null,
  rank_no int not null,
  primary key (shop_id, day)
);
create index on spy_shop_day (day);

create table spy_video (
  video_id text primary key,
  creator_id text not null references spy_creator,
  product_id text not null references spy_product,
  title text not null,
  region text not null,
  post_t bigint not null,
  duration_s int not null,
  is_ad boolean not null,
  views bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  shares bigint not null default 0,
  sku_orders bigint not null default 0,
  items bigint not null default 0,
  gmv_amt bigint not null default 0
);
create index on spy_video (creator_id, post_t);
create index on spy_video (product_id, post_t);

-- account_type: 1 official, 2 marketing, 3 affiliate.
create table spy_live (
  live_id text primary key,
  creator_id text not null references spy_creator,
  title text not null,
  region text not null,
  account_type smallint not null check (account_type between 1 and 3),
  start_t bigint not null,
  duration_s int not null,
  views bigint not null,
  viewers bigint not null,
  peak int not null,
  avg_watch_s int not null,
  sku_orders bigint not null,
  items bigint not null,
  gmv_amt bigint not null,
  new_followers int not null,
  comments bigint not null,
  likes bigint not null,
  shares bigint not null
);
create index on spy_live (creator_id, start_t);

-- As the ad library tells it. ctr_band: 1 the upper third, 2 the middle, 3 the lower. state: 1 running, 2 ended.
create table spy_ad (
  ad_id text primary key,
  title text not null,
  advertiser text not null,
  paid_for_by text not null,
  region text not null,
  product_id text references spy_product,
  first_shown_t bigint not null,
  last_shown_t bigint not null,
  reach bigint not null,
  likes bigint not null,
  ctr_band smallint not null check (ctr_band between 1 and 3),
  state smallint not null check (state in (1, 2))
);

-- kind: 1 product, 2 creator, 3 video, 4 live, 5 shop, 6 ad.
create table spy_favorite (
  member_id bigint not null references member,
  kind smallint not null check (kind between 1 and 6),
  object_id text not null,
  add_time bigint not null,
  primary key (member_id, kind, object_id)
);

create table spy_watch (
  member_id bigint not null references member,
  kind smallint not null check (kind in (1, 2, 5)),
  object_id text not null,
  add_time bigint not null,
  primary key (member_id, kind, object_id)
);
create index on spy_watch (kind, object_id);

-- What changed between the snapshot of `day` and the one before. change: 1 price, 2 commission rate, 3 sales jumped, 4 new video.
create table spy_watch_log (
  member_id bigint not null references member,
  kind smallint not null,
  object_id text not null,
  day int not null,
  change smallint not null check (change between 1 and 4),
  before bigint not null,
  after bigint not null,
  add_time bigint not null,
  primary key (member_id, day, kind, object_id, change)
);

-- Objects that a member has looked up on a business day of its own, each counted once: `<kind>:<id>`.
create table spy_quota (
  member_id bigint not null references member,
  day int not null,
  seen text[] not null,
  primary key (member_id, day)
);

-- Accounts of the market that somebody follows for analysis. state: 1 followed, 2 put away.
create table tt_account (
  id bigint generated by default as identity primary key,
  company_id bigint not null,
  member_id bigint not null references member,
  creator_id text not null references spy_creator,
  note text not null default '',
  state smallint not null default 1 check (state in (1, 2)),
  add_time bigint not null,
  update_time bigint not null,
  unique (member_id, creator_id)
);
create index on tt_account (company_id);
