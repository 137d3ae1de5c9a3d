-- When what a file told of a whole day was true, where a row is one; 0: it is an hour, as a network's call tells it.
alter table ad_hourly add column fact_t bigint not null default 0;
