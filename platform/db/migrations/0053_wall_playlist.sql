-- What the smart walls of a scope play: seconds of each scene by its name; 0 leaves it out. Nobody's row: the usual ones.
create table wall_playlist (
  scope text primary key,
  seconds jsonb not null,
  member_id bigint not null references member,
  update_time bigint not null
);
