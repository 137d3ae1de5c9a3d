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

insert into rollup_return
select scope, kind, bucket, gap, count(*) from (
  select scope, 0 as kind, bucket,
    coalesce(bucket - lag(bucket) over (partition by scope, buyer order by bucket), 0) as gap
  from rollup_buyer where n > 0
  union all
  select scope, dim, bucket, coalesce(bucket - lag(bucket) over (partition by scope, dim, dim_id order by bucket), 0)
  from rollup where grain = 1 and dim in (3, 4) and orders > 0) met
group by 1, 2, 3, 4;

-- The days of one buyer, product, creator or SKU.
alter table rollup_buyer drop constraint rollup_buyer_pkey;
alter table rollup_buyer add primary key (scope, buyer, bucket);
create index rollup_dim_days on rollup (scope, dim, dim_id, bucket) where grain = 1 and dim in (3, 4, 7);
