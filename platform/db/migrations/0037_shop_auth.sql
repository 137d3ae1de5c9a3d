alter table shop
  add column tiktok_account text not null default '',
  add column followers int check (followers >= 0),
  add column note text not null default '',
  -- Since when nothing is done with it; what it did stays.
  add column disabled_t bigint,
  add column fact_t bigint not null default 0;

-- What the network granted and when it was looked at: tokens stand sealed and leave the platform to the network alone.
-- consent_until_t: until when an asked consent (state 6) may come back. told_t: the end of which people were told, and
-- whether (told) that it is near (1) or has come (2).
alter table shop_auth
  add column seller_name text not null default '',
  add column scopes text[] not null default '{}',
  add column auth_t bigint,
  add column auth_member_id bigint references member,
  add column access_expire_t bigint,
  add column sync_result smallint not null default 0,
  add column sealed text,
  add column consent_until_t bigint,
  add column told smallint not null default 0,
  add column told_t bigint;

-- A consent that somebody was sent to: the state that comes back is known by its hash alone, holds for ten minutes and once.
create table shop_consent (
  state_hash text primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  region text not null,
  seller_type smallint not null,
  shop_id text,
  expire_t bigint not null,
  used_t bigint,
  -- The state, sealed: of a consent for one shop, which is told again to whoever asks again.
  sealed text
);

-- Notifications of the network that were dealt with: each counts once, however often it comes.
create table shop_notification (
  id text primary key,
  t bigint not null
);

create table shop_auth_log (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  shop_id text not null,
  t bigint not null,
  event text not null,
  result smallint not null default 0,
  member_id bigint references member,
  foreign key (company_id, shop_id) references shop
);
create index on shop_auth_log (company_id, shop_id, id desc);
