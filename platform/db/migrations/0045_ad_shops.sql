-- The shop that an account advertises; null: nobody has said so.
alter table ad_account add column shop_id text;
create index on ad_account (company_id, shop_id) where shop_id is not null;
