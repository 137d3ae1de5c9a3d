-- What happened in a room, as those who run it note it. kind: 1 a product explained, 2 a flash sale, 3 a violation.
create table live_mark (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  live_id text not null,
  kind smallint not null check (kind between 1 and 3),
  t bigint not null,
  note text not null default '',
  member_id bigint references member,
  add_time bigint not null,
  foreign key (company_id, live_id) references live_session
);
create index on live_mark (company_id, live_id, t);
