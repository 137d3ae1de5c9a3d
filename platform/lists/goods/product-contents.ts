import { sql } from 'kysely'
import type { View } from '../../queries/view.ts'
import type { Sql } from '../source.ts'
import { askedLines, shownContents } from './asked.ts'

/** Content types that count as videos (videos, shared links, carousels), and live rooms. */
export const videoTypes = sql`(1, 4, 6)`
export const liveTypes = sql`(2)`

/**
 * `sold as (...), asked as (...)`: what contents of some types sold of the kept product in its days; and those contents with
 * the ones that show it (`shownContents`).
 */
export const productContents = (types: Sql, view: View): Sql => sql`
  sold as materialized (
    select l.content_id, sum(l.pay_amt)::bigint as gmv, sum(l.quantity)::bigint as items_sold,
      count(distinct (l.order_id, l.sku_id)) as sku_orders, sum(l.refund_amt)::bigint as refunded_gmv
    from affiliate_order_line l
    where ${askedLines(view)} and l.content_id <> '' and l.content_type in ${types} group by 1),
  asked as materialized (
    select * from sold union all select k.content_id, 0, 0, 0, 0 from (${shownContents(view)}) k
    where k.content_type in ${types} and not exists (select from sold s where s.content_id = k.content_id))`
