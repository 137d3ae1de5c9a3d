-- Clips that were published lately, as the clip wall asks for them.
create index on clip_publish (company_id, published_t);
