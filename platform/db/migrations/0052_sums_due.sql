-- Companies whose kept sums are to be made anew from their lines, each crossed out in the transaction that does so: what is
-- left of a run of all companies that was cut off, or of a migration that changes what sums hold:
--   insert into sums_due (company_id, add_time) select id, 0 from company on conflict do nothing;
create table sums_due (
  company_id bigint primary key references company on delete cascade,
  add_time bigint not null
);
