-- Groups that a company sorts its shops into; empty: none.
alter table shop add column group_name text not null default '';

-- How the platform may read a shop's data. State: 0 not authorised, 1 authorised, 4 taken back, 5 failing, 6 being
-- authorised; that an authorisation ends soon or has ended follows from refresh_expire_t.
create table shop_auth (
  company_id bigint not null,
  shop_id text not null,
  state smallint not null check (state in (0, 1, 4, 5, 6)),
  refresh_expire_t bigint,
  last_sync_t bigint,
  primary key (company_id, shop_id),
  foreign key (company_id, shop_id) references shop
);
