-- Products that members ask to have in the catalogue. told_t: the member was told that it is there now.
create table product_submission (
  company_id bigint not null references company,
  product_id text not null,
  member_id bigint not null references member,
  told_t bigint,
  add_time bigint not null,
  primary key (company_id, product_id, member_id)
);
create index on product_submission (member_id, add_time);
create index on product_submission (company_id, product_id) where told_t is null;
