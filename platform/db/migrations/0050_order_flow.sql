-- What the platform did by itself stands in the log without a member.
alter table audit_log alter column member_id drop not null;

-- A press is told in one message: `more` rows beside the one that it names.
alter table notice add column press text, add column more int not null default 0;
create unique index on notice (member_id, press) where press is not null;

-- What people did about order lines stands in the log alone, under the names of their workflow.
update audit_log set action = 'order_line.transfer' where object_type = 'order_line' and action = 'order.owner';
update audit_log set
  action = case action when 'appeal.accepted' then 'order_line.accept' else 'order_line.decline' end,
  before = before || '{"appeal_state": 1}',
  after = after || case action when 'appeal.accepted' then '{"appeal_state": 2}'::jsonb else '{"appeal_state": 3}' end
where object_type = 'order_line' and action in ('appeal.accepted', 'appeal.declined');

create function pg_temp.line_id(company_id bigint, order_id text, sku_id text, content_id text, n smallint) returns text
language sql as $$
  select concat_ws('/', company_id, replace(replace(order_id, '%', '%25'), '/', '%2F'),
    replace(replace(sku_id, '%', '%25'), '/', '%2F'), replace(replace(content_id, '%', '%25'), '/', '%2F'), n)
$$;
insert into audit_log (member_id, action, object_type, object_id, before, after, ip, add_time)
select member_id, 'order_line.appeal', 'order_line', pg_temp.line_id(company_id, order_id, sku_id, content_id, n),
  '{"appeal_state": 0}', jsonb_build_object('appeal_state', 1, 'reason', reason), '', add_time
from order_appeal order by id;
insert into audit_log (member_id, action, object_type, object_id, before, after, ip, add_time)
select member_id, 'order_line.note', 'order_line', pg_temp.line_id(company_id, order_id, sku_id, content_id, n),
  '{}', jsonb_build_object('text', text), '', add_time
from order_note order by id;
drop table order_note;
