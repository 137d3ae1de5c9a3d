-- Presses that were made: sent again, they do nothing.
create table workflow_request (
  member_id bigint not null references member,
  request_id text not null,
  key text not null,
  add_time bigint not null,
  primary key (member_id, request_id, key)
);
