-- Which figures an account has chosen for a place of a screen, in their order.
create table metric_setting (
  member_id bigint not null references member,
  zone text not null,
  metrics text[] not null,
  update_time bigint not null,
  primary key (member_id, zone)
);
