-- Commission settled in a period, of any filter: lines are found by the moment of settlement as they are by payment.
create index on affiliate_order_line (company_id, settled_t) where settled_t is not null;

-- Who asked for a notice of yesterday's figures at 09:00 of the company's clock; sent_day: the last day on which one came.
create table daily_report (
  member_id bigint primary key references member,
  sent_day int not null,
  add_time bigint not null
);
