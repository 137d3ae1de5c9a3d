-- Every screen has its page: no menu leaves anything out because it is to come.
alter table company drop column hide_coming;
