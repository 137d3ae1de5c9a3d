-- Up to which day each content that shows a product is reported, and of what type it is: which of a product's contents somebody
-- saw lately is then one stretch of an index, where each content of years would be looked up by itself, twice.
alter table content_product add column content_type smallint, add column last_day int;
update content_product k set content_type = d.content_type, last_day = d.day
  from (
    select distinct on (company_id, content_id) company_id, content_id, content_type, day from content_daily
    order by company_id, content_id, day desc) d
  where d.company_id = k.company_id and d.content_id = k.content_id;
create index content_product_shown on content_product (company_id, product_id, last_day) include (content_type, content_id)
  where last_day is not null;
drop index content_product_product;

-- A day and a product of one content that are told at the same time must see each other: whoever tells a product waits for
-- those who tell days.
create function content_product_told() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(748061, company_id::int) from (select distinct company_id from told order by 1) companies;
  update content_product k set content_type = d.content_type, last_day = d.day
    from told n cross join lateral (
      select d.content_type, d.day from content_daily d
      where d.company_id = n.company_id and d.content_id = n.content_id order by d.day desc limit 1) d
    where k.company_id = n.company_id and k.content_id = n.content_id and k.product_id = n.product_id;
  return null;
end $$;
create trigger content_product_told after insert on content_product referencing new table as told
  for each statement execute function content_product_told();

create function content_daily_told() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(748061, company_id::int) from (select distinct company_id from told order by 1) companies;
  update content_product k set content_type = d.content_type, last_day = d.day
    from (
      select distinct on (company_id, content_id) company_id, content_id, content_type, day from told
      order by company_id, content_id, day desc) d
    where k.company_id = d.company_id and k.content_id = d.content_id and (k.last_day is null or k.last_day < d.day);
  return null;
end $$;
create trigger content_daily_told after insert on content_daily referencing new table as told
  for each statement execute function content_daily_told();
