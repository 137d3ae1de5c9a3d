-- How often a material is used is counted where demands name it.
alter table material drop column use_count;
create index on material (company_id, product_id) where product_id is not null;
