-- What stays on the side of a company or member: its splits but the creator's, actual once settled, estimated before; of
-- them what is settled and what is lost (ineligible). Also by role of who gets it (dim 10, days), where nothing else stands.
alter table rollup
  add column ours_amt bigint not null default 0,
  add column ours_settled_amt bigint not null default 0,
  add column ours_lost_amt bigint not null default 0;

insert into sums_due (company_id, add_time) select id, 0 from company c
where exists (select from affiliate_order o where o.company_id = c.id) on conflict do nothing;
