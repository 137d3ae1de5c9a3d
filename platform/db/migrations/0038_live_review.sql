alter table live_session
  add column review_note text not null default '',
  -- Who planned it; null: it was seen, not planned.
  add column member_id bigint references member;
