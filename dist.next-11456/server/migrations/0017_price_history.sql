-- Price span and commission of a product from second t until the next row. Whoever changes a product's price or rate
-- adds a row (platform/queries/goods/price-history.ts); products that never changed may have none.
create table product_price_history (
  company_id bigint not null references company,
  product_id text not null,
  t bigint not null,
  min_price_amt bigint,
  max_price_amt bigint,
  standard_rate_bp int,
  shop_ads_rate_bp int,
  primary key (company_id, product_id, t)
);

insert into product_price_history
select company_id, product_id, first_seen_t, min_price_amt, max_price_amt, standard_rate_bp, shop_ads_rate_bp
from product where min_price_amt is not null or standard_rate_bp is not null;
