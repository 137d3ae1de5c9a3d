-- Order numbers are also looked up by their last digits.
create index on affiliate_order (company_id, reverse(order_id) collate "C");
