-- An announcement may say the same in English; readers of English get that where it is there.
alter table announcement
  add column title_en text,
  add column content_en text,
  add constraint announcement_english check ((title_en is null) = (content_en is null));
