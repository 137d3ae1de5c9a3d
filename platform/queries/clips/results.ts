import { sql } from 'kysely'

/**
 * What a published clip brought, for `cross join lateral`: of a `clip_publish p` the plays of its video (null: none is
 * reported), and of the company's order lines that name it the SKU orders and the amount paid (M01, minor units).
 */
export const clipResult = sql`(
  select d.plays, d.data_until, s.sku_orders, s.gmv
  from (select sum(c.views)::bigint as plays, max(c.data_time) as data_until from content_daily c
      where c.company_id = p.company_id and c.content_id = p.video_id) d
  cross join (select count(distinct (l.order_id, l.sku_id)) as sku_orders, coalesce(sum(l.pay_amt), 0)::bigint as gmv
      from affiliate_order_line l
      where l.company_id = p.company_id and l.content_id = p.video_id and l.content_id <> '' and l.paid_t is not null) s
  ) result`
