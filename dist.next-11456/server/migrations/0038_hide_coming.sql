-- Whether the company's menus leave out screens that have no page yet.
alter table company add column hide_coming boolean not null default false;
