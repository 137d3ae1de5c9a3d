alter table live_session
  add column review_note text not null default '',
  -- Who planned it; null: it was seen, not planned.
  add column member_id bigint references member;

-- When the newest report about a session was true.
alter table live_session add column fact_t bigint not null default 0;
