-- Exchange rates: units of a currency for one US dollar, by calendar day (days since 1970-01-01, UTC).
create table fx_rate (
  currency char(3) not null,
  day int not null,
  rate numeric(24, 10) not null check (rate > 0),
  source text not null,
  add_time bigint not null,
  primary key (currency, day)
);

-- All amounts of an order stand in its company's display currency. One that came in another keeps that currency, what was
-- paid in it, and the rate of its day of payment (display per original unit, times 10^10), frozen: null where there was
-- nothing to exchange.
alter table affiliate_order
  add column orig_currency char(3),
  add column orig_amt bigint,
  add column fx_e10 bigint;
alter table affiliate_order_line add column orig_pay_amt bigint;
