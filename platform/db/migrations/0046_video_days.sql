-- When what a file told of it was true.
alter table content add column fact_t bigint not null default 0;
