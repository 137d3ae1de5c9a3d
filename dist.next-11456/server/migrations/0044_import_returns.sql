-- The returns that a job has told: two files may tell the same one.
create table import_refund (
  job_id bigint not null references import_job,
  company_id bigint not null,
  refund_id text not null,
  primary key (job_id, refund_id)
);
create index on import_refund (company_id, refund_id);
insert into import_refund (job_id, company_id, refund_id)
  select job_id, company_id, refund_id from order_refund where job_id is not null;
alter table order_refund drop column job_id;

-- All events of an order that was there, in the order in which a job told them: a file may tell an order in several places.
alter table import_order rename column event to events;
update import_order set events = '[' || events || ']' where events is not null;
