-- Pieces of each SKU sold on each business day, of whole companies: all that is asked of SKUs by day. They were rows of
-- rollup (dim 7) with every sum of it, which was half of that table.
create table rollup_sku (
  company_id bigint not null,
  sku_id text not null,
  day int not null,
  items bigint not null,
  primary key (company_id, sku_id, day)
);

insert into rollup_sku (company_id, sku_id, day, items)
select substr(scope, 2)::bigint, dim_id, bucket, items from rollup
where grain = 1 and dim = 7 and scope like 'c%' and items <> 0;

delete from rollup where dim = 7;
drop index rollup_dim_days;
create index rollup_dim_days on rollup (scope, dim, dim_id, bucket) where grain = 1 and dim in (3, 4);
