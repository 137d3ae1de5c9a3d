-- What buyers wrote of a product. `words`: each once, with blanks between them, as the cloud counts them.
create table product_review (
  company_id bigint not null references company,
  review_id text not null,
  product_id text not null,
  sku_name text not null default '',
  rating smallint not null check (rating between 1 and 5),
  text text not null default '',
  words text not null default '',
  review_t bigint not null,
  fact_t bigint not null default 0,
  add_time bigint not null,
  primary key (company_id, review_id)
);
create index on product_review (company_id, product_id, review_t);
