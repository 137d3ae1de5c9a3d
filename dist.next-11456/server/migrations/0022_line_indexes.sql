-- Lines of a product or a creator are asked for by their days.
drop index affiliate_order_line_company_id_product_id_idx;
drop index affiliate_order_line_company_id_creator_id_idx;
create index on affiliate_order_line (company_id, product_id, paid_t);
create index on affiliate_order_line (company_id, creator_id, paid_t);
