-- Who else brought the bytes of a file: they were not kept a second time, and are theirs to use.
create table media_brought (
  file_id bigint not null references media_file on delete cascade,
  member_id bigint not null references member,
  add_time bigint not null,
  primary key (file_id, member_id)
);

-- What a file of demands or of materials calls them; null: they came from no file.
alter table clip_demand add column outer_key text;
create unique index on clip_demand (company_id, outer_key);
alter table material add column outer_key text;
create unique index on material (company_id, outer_key);
