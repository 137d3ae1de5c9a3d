import { sql } from 'kysely'
import { daysOfContent } from '../../sums/read.ts'

/**
 * What a published clip brought, for `cross join lateral`: of a `clip_publish p` the plays of its video (null: none is
 * reported), and of the company's order lines that name it the SKU orders and the amount paid (M01, minor units).
 */
export const clipResult = sql`(
  select d.plays, d.data_until, s.sku_orders, s.gmv
  from (select sum(c.views)::bigint as plays, max(c.data_time) as data_until from content_daily c
      where c.company_id = p.company_id and c.content_id = p.video_id) d
  cross join (select coalesce(sum(r.sku_orders), 0)::bigint as sku_orders, coalesce(sum(r.gmv_amt), 0)::bigint as gmv
      ${daysOfContent(sql`p.company_id`, sql`p.video_id`)}) s
  ) result`
