import { sql } from 'kysely'
import type { View } from '../../queries/view.ts'
import type { Sql } from '../source.ts'
import { askedLines, shownContents } from './asked.ts'

/** Content types that count as videos (videos, shared links, carousels), and live rooms. */
export const videoTypes = sql`(1, 4, 6)`
export const liveTypes = sql`(2)`

const facts = sql`c.content_id, c.creator_id, c.title, c.post_t, c.duration_s, c.is_ad`

/**
 * `sold as (...), asked as (...)`: what contents of some types sold of the kept product in its days; and those contents with
 * the ones that show it (`shownContents`).
 */
export const productContents = (types: Sql, view: View): Sql => {
  const content = (id: Sql): Sql => sql`lateral (
    select ${facts} from content c where c.company_id = ${view.scope.company_id} and c.content_id = ${id} offset 0) c`
  return sql`
    sold as materialized (
      select l.content_id, sum(l.pay_amt)::bigint as gmv, sum(l.quantity)::bigint as items_sold,
        count(distinct (l.order_id, l.sku_id)) as sku_orders, sum(l.refund_amt)::bigint as refunded_gmv
      from affiliate_order_line l
      where ${askedLines(view)} and l.content_id <> '' and l.content_type in ${types} group by 1),
    asked as materialized (
      select ${facts}, s.gmv, s.items_sold, s.sku_orders, s.refunded_gmv
      from sold s cross join ${content(sql`s.content_id`)}
      union all
      select ${facts}, null, null, null, null
      from (${shownContents(view, sql`sold`)} and k.content_type in ${types}) k cross join ${content(sql`k.content_id`)})`
}
