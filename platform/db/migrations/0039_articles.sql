-- What the platform's operators teach: read by every company. Category: shared/areas/academy/states.ts. State: 0 draft,
-- 1 published, 2 taken down. Audience: 0 everyone, 1 everyone but film cutters, 2 film cutters. content: made harmless.
create table article (
  id bigint generated always as identity primary key,
  category smallint not null,
  -- Articles of one course are read in the order of `place`; empty: of none.
  course text not null default '',
  place smallint not null default 0,
  title text not null,
  title_en text not null default '',
  summary text not null default '',
  summary_en text not null default '',
  content text not null,
  content_en text not null default '',
  video_url text not null default '',
  minutes smallint not null default 1 check (minutes > 0),
  author text not null default '',
  audience smallint not null default 0 check (audience between 0 and 2),
  state smallint not null default 0 check (state between 0 and 2),
  pinned boolean not null default false,
  publish_t bigint,
  add_time bigint not null,
  update_time bigint not null
);
create index on article (category, state);

-- What a reader has done with an article: when, or not at all.
create table article_mark (
  article_id bigint not null references article on delete cascade,
  member_id bigint not null references member on delete cascade,
  read_t bigint,
  favourite_t bigint,
  useful_t bigint,
  primary key (article_id, member_id)
);
create index on article_mark (member_id);
