-- What reports tell as the refunds of a line in total, where single refunds come to as much or more: it shows again once one
-- of these is found to be of another sale.
alter table affiliate_order_line add column told_back text;
