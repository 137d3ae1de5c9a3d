-- The newest rooms, planned ones among them, are read in their order.
create index live_session_newest on live_session (company_id, coalesce(start_t, plan_start_t), live_id);
