-- The lists of campaigns bear the name of their area.
update saved_view set list = 'ads-' || lower(substr(list, 3)) where list in ('adTiktok', 'adMeta');
update column_setting set list = 'ads-' || lower(substr(list, 3)) where list in ('adTiktok', 'adMeta');
update export_job set list = 'ads-' || lower(substr(list, 3)) where list in ('adTiktok', 'adMeta');
