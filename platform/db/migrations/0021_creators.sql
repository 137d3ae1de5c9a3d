-- What people do about their creators: shares that change on a day, unbinding with its window, notes.
alter table creator add column remark text not null default '';
alter table creator_binding add column unbind_t bigint;

-- From then on the binding has that share; before the first of them its own.
create table creator_share (
  binding_id bigint not null references creator_binding on delete cascade,
  from_t bigint not null,
  share_rate_bp int not null,
  primary key (binding_id, from_t)
);

-- Which share a binding has when: whoever asks for a share asks here.
create view creator_share_span as
  select binding_id, share_rate_bp, from_t, lead(from_t) over (partition by binding_id order by from_t) as to_t
  from (
    select id as binding_id, share_rate_bp, 0::bigint as from_t from creator_binding
    union all
    select binding_id, share_rate_bp, from_t from creator_share
  ) s;

drop index creator_binding_company_id_creator_id_idx;
create index on creator_binding (company_id, creator_id);
create index on content (company_id, creator_id, post_t);
