-- What rooms sold is found without passing by the videos, which are many times as many. live_lines: lines of that content on
-- that day which came from a live room.
alter table rollup_content add column live_lines bigint not null default 0;
update rollup_content r set live_lines = l.lines
  from (
    select l.company_id, l.content_id, count(*) as lines,
      (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01' as day
    from affiliate_order_line l join company c on c.id = l.company_id
    where l.content_type = 2 and l.content_id <> '' and l.paid_t is not null group by 1, 2, 4) l
  where r.company_id = l.company_id and r.content_id = l.content_id and r.day = l.day;
create index rollup_content_live on rollup_content (company_id, content_id, day) where live_lines > 0;

-- What is told of rooms is added up from the index alone.
create index content_daily_live on content_daily (company_id, content_id, day)
  include (views, room_impressions, impressions, clicks, watch_s, new_followers, comments, likes, shares, data_time)
  where content_type = 2;
