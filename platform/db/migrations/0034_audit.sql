-- Whose matter an entry of the log is: the company that its thing's name begins with, else that of whoever did it.
alter table audit_log add column company_id bigint references company;
update audit_log t set company_id = coalesce(
  (select c.id from company c where c.id::text = substring(t.object_id from '^(\d{1,15})/')
    or (t.object_type = 'company' and c.id::text = t.object_id)),
  (select m.company_id from member m where m.id = t.member_id));
create index on audit_log (company_id, add_time);
