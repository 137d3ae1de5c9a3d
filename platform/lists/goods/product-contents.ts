import { sql } from 'kysely'
import type { View } from '../../queries/view.ts'
import type { Sql } from '../source.ts'
import { askedLines, productContentIds } from './asked.ts'

/** Content types that count as videos (videos, shared links, carousels), and live rooms. */
export const videoTypes = sql`(1, 4, 6)`
export const liveTypes = sql`(2)`

/**
 * `sold as (...), asked as (...)`: what contents of some types sold of the kept product in its days; and those contents with
 * the ones that show it (`productContentIds`).
 */
export const productContents = (types: Sql, view: View): Sql => {
  const { company_id } = view.scope
  return sql`
    sold as materialized (
      select l.content_id, sum(l.pay_amt)::bigint as gmv, sum(l.quantity)::bigint as items_sold,
        count(distinct (l.order_id, l.sku_id)) as sku_orders, sum(l.refund_amt)::bigint as refunded_gmv
      from affiliate_order_line l
      where ${askedLines(view)} and l.content_id <> '' and l.content_type in ${types} group by 1),
    asked as materialized (
      select c.*, s.gmv, s.items_sold, s.sku_orders, s.refunded_gmv
      from (${productContentIds(view, sql`select content_id from sold`)}) k
      left join sold s on s.content_id = k.content_id cross join lateral (
        select c.content_id, c.creator_id, c.title, c.post_t, c.duration_s, c.is_ad, c.content_type from content c
        where c.company_id = ${company_id} and c.content_id = k.content_id offset 0) c
      where s.content_id is not null or c.content_type in ${types})`
}
