-- Invitations that people make and withdraw. most_uses null: as often as anybody likes. Whoever registered with one keeps its
-- code; refused_reason: said at sign-in to who was not taken.
alter table invite
  add column most_uses int,
  add column withdrawn_t bigint,
  add column note text not null default '';
alter table member
  add column invite_code text references invite (code),
  add column refused_reason text not null default '';
create index on member (invite_code) where invite_code is not null;
-- Who waits already came by some code of whoever stands above.
update member m set invite_code = (
  select i.code from invite i where i.member_id = m.manager_id order by i.add_time limit 1)
where m.status = 2 and m.manager_id is not null;

-- Who asked for a creator to be unbound: the other side answers.
alter table creator_binding add column unbind_member_id bigint references member;
