-- What a content sold in a time is read from the index alone, its lines lie apart; so are the contents that show a product.
create index affiliate_order_line_content on affiliate_order_line (company_id, content_id, paid_t)
  include (order_id, sku_id, pay_amt) where content_id <> '';
drop index affiliate_order_line_company_id_content_id_idx;
create index content_product_product on content_product (company_id, product_id, content_id);
drop index content_product_company_id_product_id_idx;
-- Refunds that were asked for and are not paid back yet.
create index order_refund_open on order_refund (company_id, applied_t) where done_t is null;
