-- What the analysis of a product adds up of its lines (up to tens of thousands, each on a page of its own) is read from the
-- index alone.
create index affiliate_order_line_product on affiliate_order_line (company_id, product_id, paid_t)
  include (order_id, sku_id, content_id, creator_id, content_type, collab_type, quantity, pay_amt, refund_amt, refunded_qty,
    settlement_status, est_standard_amt, est_shop_ads_amt, est_bonus_amt, act_standard_amt, act_shop_ads_amt, act_bonus_amt,
    owner_member_id);
drop index affiliate_order_line_company_id_product_id_paid_t_idx;
-- Lines are only added for most of the time: without this their pages would count as settled only when a fifth is new.
alter table affiliate_order_line set (autovacuum_vacuum_insert_scale_factor = 0.02);
