-- When the walls of a scope raise their alerts: limits by their names (shared/live/alert-limits.ts). Nobody's row: the usual ones.
create table wall_limits (
  scope text primary key,
  limits jsonb not null,
  member_id bigint not null references member,
  update_time bigint not null
);
