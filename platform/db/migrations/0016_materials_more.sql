-- How often a material is used is counted where demands name it.
alter table material drop column use_count;
create index on material (company_id, product_id) where product_id is not null;
-- When the platform last tried to draw the cover of a video that came without one.
alter table media_file add column drawn_t bigint;
create index on media_file (id) where kind = 1 and state = 2 and cover_key is null and drawn_t is null;
