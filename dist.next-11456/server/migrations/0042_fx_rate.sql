-- A rate of exchange is kept by its digits, not by its places behind the point: ten of those left a dong's rate in dollars
-- six digits, and the cents of a large order were wrong.
alter table affiliate_order alter column fx_e10 type numeric using trim_scale(fx_e10 / 1e10);
alter table affiliate_order rename column fx_e10 to fx_rate;
