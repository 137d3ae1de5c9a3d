-- disabled_status: what a disabled account was before, and is again. must_change: its password is one that somebody else knows.
alter table member
  add column disabled_status smallint,
  add column must_change boolean not null default false;
