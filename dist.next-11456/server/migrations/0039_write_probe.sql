-- The one row that is written now and then to learn whether writes are taken.
create table write_probe (
  id int primary key check (id = 1),
  written_t bigint not null
);
