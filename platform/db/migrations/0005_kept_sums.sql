-- Sums kept in the transaction that writes a line; platform/sums/shape.ts names the numbers.

-- scope: 'c<company>' or 'm<member>' (that member and all below).
-- grain 0: all time, bucket 0; 1: business day; 2: elapsed hour (day * 32 + hour); 3: lines without a payment, at any time
-- (bucket 0), in the dimensions that the order list filters by.
-- dim 0 total, 1 region, 2 shop, 3 product, 4 creator, 5 content type, 6 settlement status (all time and by day),
-- 8 kind of collaboration by day, 9 who brought the order (whole companies, by day), 10 role of who gets the commission (by day).
-- buyers, creators and products are distinct counts, kept on the total row of a day. Actual commission (act_) stands by the
-- day of payment, in settled_amt by the day of settlement. delivered_lines: their commission has a day on which it falls
-- due, or is settled; due_lines: those of them that are pending or settled. adjustment_lines: returns without a sale.
create table rollup (
  scope text not null,
  grain smallint not null,
  bucket int not null,
  dim smallint not null,
  dim_id text not null,
  gmv_amt bigint not null default 0,
  net_amt bigint not null default 0,
  orders bigint not null default 0,
  sku_orders bigint not null default 0,
  lines bigint not null default 0,
  items bigint not null default 0,
  buyers bigint not null default 0,
  creators bigint not null default 0,
  products bigint not null default 0,
  est_base_amt bigint not null default 0,
  est_commission_amt bigint not null default 0,
  est_standard_amt bigint not null default 0,
  est_shop_ads_amt bigint not null default 0,
  est_partner_amt bigint not null default 0,
  act_standard_amt bigint not null default 0,
  act_shop_ads_amt bigint not null default 0,
  act_bonus_amt bigint not null default 0,
  act_partner_amt bigint not null default 0,
  pending_lines bigint not null default 0,
  pending_amt bigint not null default 0,
  settled_lines bigint not null default 0,
  settled_amt bigint not null default 0,
  ineligible_lines bigint not null default 0,
  ineligible_amt bigint not null default 0,
  delivered_lines bigint not null default 0,
  due_lines bigint not null default 0,
  refund_amt bigint not null default 0,
  returned_items bigint not null default 0,
  adjustment_lines bigint not null default 0,
  -- What stays on the side of a company or member: its splits but the creator's, actual once settled, estimated before; of
  -- them what is settled and what is lost (ineligible). Also by role of who gets it (dim 10, days), where nothing else stands.
  ours_amt bigint not null default 0,
  ours_settled_amt bigint not null default 0,
  ours_lost_amt bigint not null default 0,
  primary key (scope, grain, bucket, dim, dim_id)
);
create index rollup_dim_days on rollup (scope, dim, dim_id, bucket) where grain = 1 and dim in (3, 4);

-- Who stands behind the distinct count of buyers: orders of each buyer by business day. Creators and products need no
-- such rows: their own day rows in rollup tell whether they sold.
create table rollup_buyer (
  scope text not null,
  bucket int not null,
  buyer text not null,
  n int not null,
  primary key (scope, buyer, bucket)
);

-- How many of a day's buyers (kind 0), products (3) and creators (4) were last there `gap` days before; gap 0: never before.
-- Whoever is met in a range of days is counted at the first day of the range on which it is met: those of day d whose gap
-- is 0 or reaches back behind the range's start. So a distinct count of any range is a sum of these rows, whatever the
-- number of orders.
create table rollup_return (
  scope text not null,
  kind smallint not null,
  bucket int not null,
  gap int not null,
  n bigint not null,
  primary key (scope, kind, bucket, gap)
);

-- What gross profit (M30) is made of, by business day of payment, shop and SKU, of the lines whose platform fee and shipping
-- are told. The goods' cost is not in it: a seller corrects it later, also for what was sold. is_kept: lines of which
-- something stayed with the buyer, which therefore have a cost.
create table rollup_profit (
  company_id bigint not null references company,
  day int not null,
  shop_id text not null,
  sku_id text not null,
  is_kept boolean not null,
  lines bigint not null default 0,
  net_amt bigint not null default 0,
  affiliate_amt bigint not null default 0,
  platform_fee_amt bigint not null default 0,
  shipping_amt bigint not null default 0,
  kept bigint not null default 0,
  primary key (company_id, day, shop_id, sku_id, is_kept)
);

-- Companies whose kept sums are to be made anew from their lines, each crossed out in the transaction that does so: what is
-- left of a run of all companies that was cut off, or of a migration that changes what sums hold:
--   insert into sums_due (company_id, add_time) select id, 0 from company on conflict do nothing;
create table sums_due (
  company_id bigint primary key references company on delete cascade,
  add_time bigint not null
);

-- Pieces of each SKU sold on each business day, of whole companies: all that is asked of SKUs by day; rows of rollup
-- with every sum of it would be half of that table.
create table rollup_sku (
  company_id bigint not null,
  sku_id text not null,
  day int not null,
  items bigint not null,
  primary key (company_id, sku_id, day)
);

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

-- What the nightly check of each company's books found: a row for each company, kind and day (UTC+8).
-- kind 1: the parts of each line are its commission; 2: the kept sums of a company are those of its lines.
-- differing: how many are not; sample: some of them, their ids.
create table self_check (
  id bigint generated by default as identity primary key,
  company_id bigint not null references company,
  kind smallint not null check (kind between 1 and 2),
  day int not null,
  checked bigint not null,
  differing bigint not null,
  sample text not null default '',
  took_ms int not null,
  add_time bigint not null,
  unique (company_id, kind, day)
);
