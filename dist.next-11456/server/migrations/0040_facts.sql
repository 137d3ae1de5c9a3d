-- When what sources say was true. `fact_t` is the newest report about a row; `told_t` names the facts that were told at
-- another time, each with it (`{"refund_amt": 1700000000}`); `said` has a bit for each fact that any report told
-- (platform/ingest/said.ts). Rows from before know no time: whatever comes is newer.
alter table affiliate_order
  add column fact_t bigint not null default 0,
  add column said int not null default 15,
  add column told_t text;

-- said_status, said_reason: the settlement state that the source tells, where it tells one; settlement_status is what follows.
-- settled_fact_t: the earliest report that calls the line settled; settled_left_amt: commission base that was left then.
-- settlement_status 9: an adjustment, goods or money that came back without a sale. It has no quantity, no payment and no
-- commission, and stands on its own day.
alter table affiliate_order_line
  add column fact_t bigint not null default 0,
  add column said int not null default 131071,
  add column told_t text,
  add column said_status smallint,
  add column said_reason smallint,
  add column settled_fact_t bigint,
  add column settled_left_amt bigint,
  drop constraint affiliate_order_line_quantity_check,
  add constraint affiliate_order_line_quantity_check check (quantity > 0 or settlement_status = 9);

-- What a return needs to find its sale again when reports come later: whose it was, of what, in which currency.
alter table order_refund
  add column buyer_key text,
  add column return_sku_id text,
  add column orig_currency char(3),
  add column orig_amt bigint;
create index order_refund_return on order_refund (company_id, buyer_key, return_sku_id) where return_sku_id is not null;

alter table rollup add column adjustment_lines bigint not null default 0;
