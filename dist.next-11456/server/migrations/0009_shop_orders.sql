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
  primary key (company_id, order_id)
);
create index on shop_order (company_id, shop_id, ship_due_t) where is_open;
create index on shop (owner_member_id) where owner_member_id is not null;
