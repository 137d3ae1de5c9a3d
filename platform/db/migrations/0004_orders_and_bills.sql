-- Orders, what hangs on them, and the bills that are made from them.
-- When what sources say was true: `fact_t` is the newest report about a row; `told_t` names the facts that were told at
-- another time, each with it (`{"refund_amt": 1700000000}`); `said` has a bit for each fact that any report told
-- (platform/ingest/said.ts). With fact_t 0 whatever comes is newer.

-- All amounts of an order stand in its company's display currency. One that came in another keeps that currency, what was
-- paid in it, and the rate of its day of payment, frozen: null where there was nothing to exchange. A rate (display per
-- original unit) is kept by its digits, not by its places behind the point: ten of those leave a dong's rate in dollars six
-- digits, and the cents of a large order are wrong.
create table affiliate_order (
  company_id bigint not null references company,
  order_id text not null,
  shop_id text not null,
  region text not null,
  buyer_key text not null,
  order_status smallint not null,
  create_t bigint not null,
  paid_t bigint,
  delivery_t bigint,
  completed_t bigint,
  cancelled_t bigint,
  cancel_by smallint,
  cancel_reason text not null default '',
  currency char(3) not null,
  order_amt bigint not null,
  orig_currency char(3),
  orig_amt bigint,
  fx_rate numeric,
  is_sample boolean not null default false,
  source text not null,
  said int not null default 15,
  fact_t bigint not null default 0,
  told_t text,
  update_time bigint not null,
  primary key (company_id, order_id)
);
create index on affiliate_order (company_id, paid_t);
create index on affiliate_order (company_id, buyer_key);

-- Orders whose number begins or ends with what a person types.
create index on affiliate_order (company_id, order_id collate "C");
create index on affiliate_order (company_id, reverse(order_id) collate "C");

-- The order list, newest first.
create index on affiliate_order (company_id, create_t, order_id);
create index on affiliate_order (company_id, order_id) where paid_t is null;

-- n tells apart lines of one order that carry the same SKU and content (kept as the source has them).
-- settlement_status 9: an adjustment, goods or money that came back without a sale. It has no quantity, no payment and no
-- commission, and stands on its own day.
create table affiliate_order_line (
  company_id bigint not null,
  order_id text not null,
  sku_id text not null,
  content_id text not null,
  n smallint not null,
  shop_id text not null,
  region text not null,
  paid_t bigint,
  product_id text not null,
  creator_id text not null,
  owner_member_id bigint,
  -- The owner and everyone above, nearest first, frozen at payment; without those whose scope is their whole company.
  owner_path bigint[] not null default '{}',
  content_type smallint not null,
  collab_type smallint not null,
  campaign_id text not null default '',
  commission_model smallint not null default 1,
  price_amt bigint not null,
  quantity int not null constraint affiliate_order_line_quantity_check check (quantity > 0 or settlement_status = 9),
  subtotal_amt bigint not null,
  seller_discount_amt bigint not null default 0,
  platform_discount_amt bigint not null default 0,
  tax_amt bigint not null default 0,
  pay_amt bigint not null,
  -- In the order's original currency.
  orig_pay_amt bigint,
  standard_rate_bp int not null default 0,
  shop_ads_rate_bp int,
  partner_rate_bp int not null default 0,
  bonus_rate_bp int not null default 0,
  ads_attributed boolean not null default false,
  est_base_amt bigint not null,
  est_standard_amt bigint not null,
  est_shop_ads_amt bigint not null,
  est_bonus_amt bigint not null,
  est_partner_amt bigint not null,
  -- Written once at settlement; null before.
  act_base_amt bigint,
  act_standard_amt bigint,
  act_shop_ads_amt bigint,
  act_bonus_amt bigint,
  act_partner_amt bigint,
  refunded_qty int not null default 0,
  returned_qty int not null default 0,
  refund_amt bigint not null default 0,
  fully_return boolean not null default false,
  settlement_status smallint not null,
  settle_due_t bigint,
  settled_t bigint,
  ineligible_reason smallint,
  -- The settlement state that the source tells, where it tells one; settlement_status is what follows.
  said_status smallint,
  said_reason smallint,
  said int not null default 131071,
  -- The earliest report that calls the line settled, and the commission base that was left then.
  settled_fact_t bigint,
  settled_left_amt bigint,
  bill_id bigint,
  fact_t bigint not null default 0,
  told_t text,
  data_time bigint not null,
  -- No foreign key to the order: the gate writes both in one statement, and the check would cost more than the insert.
  primary key (company_id, order_id, sku_id, content_id, n)
);
create index on affiliate_order_line (company_id, paid_t);
create index on affiliate_order_line (company_id, settle_due_t) where settlement_status = 1;

-- Commission settled in a period, of any filter: lines are found by the moment of settlement as they are by payment.
create index on affiliate_order_line (company_id, settled_t) where settled_t is not null;

-- Lines of a product or a creator are asked for by their days.
create index on affiliate_order_line (company_id, product_id, paid_t);
create index on affiliate_order_line (company_id, creator_id, paid_t);

-- What a content sold in a time is read from the index alone, its lines lie apart.
create index affiliate_order_line_content on affiliate_order_line (company_id, content_id, paid_t)
  include (order_id, sku_id, pay_amt) where content_id <> '';

-- Whether every line has an owner is asked without reading them.
create index affiliate_order_line_unowned on affiliate_order_line (company_id) where owner_member_id is null;

-- Ineligible and frozen lines are few, and looked for every hour.
create index affiliate_order_line_disputed on affiliate_order_line (company_id, paid_t) where settlement_status in (3, 4);

-- A member's scope.
create index on affiliate_order_line using gin (owner_path);

-- sku_id, content_id and n are null for an adjustment that no line could be found for.
-- buyer_key to orig_amt: what a return needs to find its sale again when reports come later: whose it was, of what, in
-- which currency.
create table order_refund (
  id bigint generated by default as identity primary key,
  company_id bigint not null,
  refund_id text not null,
  order_id text,
  sku_id text,
  content_id text,
  n smallint,
  kind smallint not null,
  qty int not null,
  amt bigint not null,
  applied_t bigint not null,
  done_t bigint,
  buyer_key text,
  return_sku_id text,
  orig_currency char(3),
  orig_amt bigint,
  unique (company_id, refund_id)
);
create index on order_refund (company_id, order_id);

-- Refunds that were asked for and are not paid back yet.
create index order_refund_open on order_refund (company_id, applied_t) where done_t is null;
create index order_refund_return on order_refund (company_id, buyer_key, return_sku_id) where return_sku_id is not null;

create table commission_split (
  company_id bigint not null,
  order_id text not null,
  sku_id text not null,
  content_id text not null,
  n smallint not null,
  role smallint not null,
  level smallint not null,
  member_id bigint,
  rate_bp int not null,
  base_amt bigint not null,
  est_amt bigint not null,
  act_amt bigint,
  state smallint not null default 0,
  primary key (company_id, order_id, sku_id, content_id, n, role, level)
);

-- What bills are made from: settled and not billed, or taken back.
create index on commission_split (member_id) where state in (1, 4) and member_id is not null;

-- What a selling platform tells the owner of a shop about its orders, beside the order itself: parcel, fees and buyer.
-- lead_*: the line that the parcel's cost stands on. is_open: paid and not handed over yet, so that what is to be shipped is
-- found without going through the orders.
-- substatus: 0 none, 1 label to print, 2 packed, 3 in customs, 4 out for delivery.
create table shop_order (
  company_id bigint not null references company,
  order_id text not null,
  shop_id text not null,
  substatus smallint not null default 0 check (substatus between 0 and 4),
  -- Basis points of the net price; null: not told.
  platform_fee_bp int,
  -- Borne by the seller; null: not told.
  shipping_amt bigint,
  lead_sku_id text not null,
  lead_content_id text not null,
  lead_n smallint not null,
  is_open boolean not null default false,
  ship_due_t bigint,
  shipped_t bigint,
  shipping_provider text not null default '',
  tracking_id text not null default '',
  warehouse_name text not null default '',
  -- 1 card, 2 wallet, 3 cash on delivery, 4 pay later, 0 not told.
  payment_method smallint not null default 0 check (payment_method between 0 and 4),
  state text not null default '',
  city text not null default '',
  buyer_name text not null default '',
  buyer_phone text not null default '',
  buyer_address text not null default '',
  fact_t bigint not null default 0,
  primary key (company_id, order_id)
);
create index on shop_order (company_id, shop_id, ship_due_t) where is_open;

-- What people say against the state of a line, which is named by its key: it may be replaced by newer data meanwhile.
-- settlement_status: that of the line when the appeal was made (3 ineligible, 4 frozen).
-- state: 0 open, 1 accepted, 2 declined.
create table order_appeal (
  id bigint generated by default as identity primary key,
  company_id bigint not null references company,
  order_id text not null,
  sku_id text not null,
  content_id text not null,
  n smallint not null,
  member_id bigint not null references member,
  settlement_status smallint not null check (settlement_status in (3, 4)),
  reason text not null check (char_length(reason) between 5 and 500),
  state smallint not null default 0 check (state between 0 and 2),
  answer text not null default '' check (char_length(answer) <= 500),
  answer_member_id bigint references member,
  answer_t bigint,
  add_time bigint not null,
  check ((state = 0) = (answer_member_id is null))
);
create unique index on order_appeal (company_id, order_id, sku_id, content_id, n) where state = 0;
create index on order_appeal (company_id, order_id, id);

-- bill_type 1 creator commission, 2 team share, 3 service provider; period YYYY-MM in Asia/Shanghai. Always
-- income_amt = commission_amt - deduction_amt + adjust_amt - tax_amt; adjust_amt is what the bill before carried over.
create table bill (
  id bigint generated by default as identity primary key,
  bill_no text not null unique,
  company_id bigint not null references company,
  member_id bigint not null references member,
  bill_type smallint not null check (bill_type between 1 and 3),
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  currency char(3) not null,
  orders int not null,
  commission_amt bigint not null,
  deduction_amt bigint not null,
  adjust_amt bigint not null default 0,
  tax_amt bigint not null default 0,
  income_amt bigint not null,
  status smallint not null check (status between 0 and 7),
  reject_reason text not null default '',
  confirm_deadline_t bigint not null,
  -- Where the money goes, what was said, when it was decided and paid.
  -- fx_rate: yuan for one unit of the bill's currency on the last day of its month, frozen; fx_minor: fen for one of its
  -- minor units. Null: nobody told a rate. bank_sealed: the number of the account, encrypted (platform/vault).
  fx_rate numeric,
  fx_minor numeric,
  payee_name text not null default '',
  bankname text not null default '',
  bank_sealed text,
  bank_last4 text not null default '',
  invoice_no text not null default '',
  dispute_reason text not null default '',
  -- Order ids that the owner questions.
  disputed text[] not null default '{}',
  confirmed_t bigint,
  reviewed_t bigint,
  paid_t bigint,
  pay_serial text not null default '',
  voucher text not null default '',
  add_time bigint not null,
  update_time bigint not null,
  unique (member_id, bill_type, period),
  check (income_amt = commission_amt - deduction_amt + adjust_amt - tax_amt)
);
create index on bill (company_id, status);
create index on bill (confirm_deadline_t) where status = 0;

-- The splits behind a bill. kind 1: the split itself, once; 2: what was taken back of it since the bill before, as the
-- claw-back row of a line grows with every later refund. A line of a bill stands in its bill's currency; company_amt is its
-- part of the split as it stands now, since the company's currency was changed. Null: the same.
create table bill_line (
  bill_id bigint not null references bill,
  company_id bigint not null,
  order_id text not null,
  sku_id text not null,
  content_id text not null,
  n smallint not null,
  role smallint not null,
  level smallint not null,
  kind smallint not null check (kind in (1, 2)),
  amt bigint not null,
  company_amt bigint,
  primary key (company_id, order_id, sku_id, content_id, n, role, level, bill_id)
);
create index on bill_line (bill_id);

-- What a reviewer adds to a bill or takes off it, each with its reason; bill.adjust_amt is their sum and what the bill before
-- carried over.
create table bill_adjust (
  id bigint generated by default as identity primary key,
  bill_id bigint not null references bill,
  amt bigint not null,
  note text not null,
  member_id bigint references member,
  add_time bigint not null
);
create index on bill_adjust (bill_id);

-- What a network's settlement export says was paid, line by line: what ours are compared with. paid_amt in minor units of
-- `currency`, which has so many decimals; settled_day in days since 1970-01-01.
create table settlement_line (
  company_id bigint not null references company,
  order_id text not null,
  sku_id text not null,
  content_id text not null,
  currency char(3) not null,
  decimals int not null,
  paid_amt bigint not null,
  settled_day int,
  fact_t bigint not null,
  add_time bigint not null,
  primary key (company_id, order_id, sku_id, content_id)
);
create index on settlement_line (company_id, settled_day);
