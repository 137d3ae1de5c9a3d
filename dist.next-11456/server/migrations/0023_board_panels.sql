-- Analyses on an account's data dashboard. view_id: of a saved view, which may be gone by now; name: what it was called.
create table board_panel (
  member_id bigint not null references member,
  view_id bigint not null,
  name text not null,
  place int not null,
  add_time bigint not null,
  primary key (member_id, view_id)
);
