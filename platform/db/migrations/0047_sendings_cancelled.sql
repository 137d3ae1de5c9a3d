alter table report_sending drop constraint report_sending_state_check;
alter table report_sending add constraint report_sending_state_check check (state between 0 and 3);
