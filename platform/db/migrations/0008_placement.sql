-- Ads of two networks (1 TikTok, 2 Meta), as the networks report them, in the currency of the ad account. Ids are the
-- networks' own. status: 1 delivering, 2 in review, 3 paused, 4 not its time, 5 budget or balance used up, 6 refused,
-- 7 done, 8 deleted; raw_status is the network's own word for it and is kept, because 2, 4 and 5 are not "off".
-- auth_state as for shops: 0 none, 1 fine, 2 runs out soon, 3 ran out, 4 withdrawn, 5 broken, 6 under way.
create table ad_account (
  company_id bigint not null references company,
  account_id text not null,
  network smallint not null check (network in (1, 2)),
  name text not null,
  currency char(3) not null,
  -- IANA zone by which the network cuts the account's own days.
  time_zone text not null,
  balance_amt bigint,
  auth_state smallint not null default 1 check (auth_state between 0 and 6),
  expire_t bigint,
  -- Who runs it: a member sees the accounts of its own subtree, a whole-company viewer all of them.
  owner_member_id bigint references member,
  -- The shop that an account advertises; null: nobody has said so.
  shop_id text,
  add_time bigint not null,
  update_time bigint not null,
  primary key (company_id, account_id)
);
create index on ad_account (company_id, shop_id) where shop_id is not null;

-- objective: 1 GMV Max, 2 product sales, 3 traffic, 4 video views, 5 purchases, 6 leads.
-- bid_strategy: 1 lowest cost, 2 cost cap, 3 bid cap, 4 target return. budget_type: 1 a day, 2 in all.
-- simulated_t: when the local record was last changed here, which the network does not know of.
create table ad_campaign (
  company_id bigint not null references company,
  campaign_id text not null,
  account_id text not null,
  name text not null,
  region text not null,
  objective smallint not null check (objective between 1 and 6),
  budget_amt bigint not null,
  budget_type smallint not null default 1 check (budget_type in (1, 2)),
  bid_strategy smallint not null default 1 check (bid_strategy between 1 and 4),
  status smallint not null check (status between 1 and 8),
  raw_status text not null,
  simulated_t bigint,
  add_time bigint not null,
  update_time bigint not null,
  primary key (company_id, campaign_id),
  foreign key (company_id, account_id) references ad_account
);

-- placement: 1 feed, 2 stories and short videos, 3 search, 4 shop page. age: 1 18-24, 2 25-34, 3 35-44, 4 45 and above.
create table ad_group (
  company_id bigint not null references company,
  group_id text not null,
  campaign_id text not null,
  name text not null,
  placement smallint not null check (placement between 1 and 4),
  age smallint not null check (age between 1 and 4),
  status smallint not null check (status between 1 and 8),
  raw_status text not null,
  add_time bigint not null,
  update_time bigint not null,
  primary key (company_id, group_id),
  foreign key (company_id, campaign_id) references ad_campaign
);
create index on ad_group (company_id, campaign_id);

create table ad_creative (
  company_id bigint not null references company,
  ad_id text not null,
  group_id text not null,
  name text not null,
  material_id text not null default '',
  status smallint not null check (status between 1 and 8),
  raw_status text not null,
  add_time bigint not null,
  update_time bigint not null,
  primary key (company_id, ad_id),
  foreign key (company_id, group_id) references ad_group
);
create index on ad_creative (company_id, group_id);

-- What each ad did in each hour (hour_t: its first second), so that days may be cut in any zone and every level is the sum
-- of the ads below it. Only what can be added stands here: rates, costs per piece and returns are worked out from sums.
-- Revenue and orders: within 7 days of a click or 1 day of a view. billed_amt comes up to 11 hours later (null until then).
create table ad_hourly (
  company_id bigint not null,
  ad_id text not null,
  hour_t bigint not null,
  spend_amt bigint not null default 0,
  billed_amt bigint,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  conversions bigint not null default 0,
  results bigint not null default 0,
  orders bigint not null default 0,
  revenue_amt bigint not null default 0,
  add_to_cart bigint not null default 0,
  -- When what a file told of a whole day was true, where a row is one; 0: it is an hour, as a network's call tells it.
  fact_t bigint not null default 0,
  checkouts bigint not null default 0,
  payment_infos bigint not null default 0,
  video_plays bigint not null default 0,
  video_2s bigint not null default 0,
  video_6s bigint not null default 0,
  video_full bigint not null default 0,
  thruplays bigint not null default 0,
  video_seconds bigint not null default 0,
  likes bigint not null default 0,
  comments bigint not null default 0,
  shares bigint not null default 0,
  saves bigint not null default 0,
  follows bigint not null default 0,
  primary key (company_id, ad_id, hour_t)
);
create index on ad_hourly (company_id, hour_t);

-- People reached by day of the account's own zone, as the network reports it for each level (0 account, 1 campaign,
-- 2 group, 3 ad): people of two rows may be the same ones, so this is never added up.
create table ad_daily (
  company_id bigint not null,
  level smallint not null check (level between 0 and 3),
  id text not null,
  day int not null,
  reach bigint not null,
  primary key (company_id, level, id, day)
);

-- Rules over campaigns. state: 0 on trial (hits are written down, nothing changes), 1 running, 2 at rest. action: 1 pause,
-- 2 cut the budget. Amounts in minor units of the rule's currency; roas in hundredths; days looked back, today among them.
create table ad_rule (
  id bigint generated by default as identity primary key,
  company_id bigint not null references company,
  -- Whose sight decides which campaigns are looked at.
  member_id bigint not null references member,
  network smallint not null check (network in (1, 2)),
  name text not null,
  days smallint not null check (days in (1, 3, 7)),
  roas_below int not null check (roas_below > 0),
  spend_above bigint not null check (spend_above > 0),
  currency char(3) not null,
  action smallint not null check (action in (1, 2)),
  cut_bp int check (cut_bp between 100 and 9000),
  state smallint not null default 0 check (state between 0 and 2),
  checked_t bigint,
  add_time bigint not null,
  update_time bigint not null
);
create index on ad_rule (company_id);
create index on ad_rule (checked_t) where state < 2;

-- A rule deals with a campaign once a day at most, on trial and in earnest each: whatever dies in between does it no second time.
create table ad_rule_log (
  id bigint generated by default as identity primary key,
  rule_id bigint not null references ad_rule on delete cascade,
  company_id bigint not null,
  campaign_id text not null,
  day int not null,
  trial boolean not null,
  action smallint not null,
  -- Of the budget, in the campaign's currency; null where it was paused.
  before_amt bigint,
  after_amt bigint,
  spend_amt bigint not null,
  roas int,
  add_time bigint not null,
  unique (rule_id, campaign_id, day, trial)
);
