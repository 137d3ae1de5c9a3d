import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import type { Tx } from '../../db/tables.ts'
import type { GoodsAsk } from '../../queries/goods/ask.ts'
import { isSale } from '../../queries/scope.ts'
import { lineSum } from '../../sums/totals.ts'
import type { Sql } from '../source.ts'
import { askedLines, keepAsked, shownContents } from './asked.ts'
import { liveTypes, videoTypes } from './product-contents.ts'

type Data = CallData<typeof goodsApi.analyse>

export type Analysed = Pick<Data, 'kpi' | 'contents' | 'collabs'>

type By = 'content_type' | 'collab_type'

/**
 * Whether a line is the first of its order, or of those of it that have the same type: counting these needs no memory of
 * orders. The lines of an order were paid at one time, so that lines in the index's order are sorted by order already.
 */
const firstOf = (type: Sql): Sql =>
  sql`row_number() over (partition by l.paid_t, l.order_id${type} order by l.paid_t, l.order_id${type}) = 1`

/** Lines by content type or collaboration, largest turnover first. */
const partsBy = (by: By): Sql => sql`(
  select coalesce(json_agg(part), '[]') from (
    select ${sql.ref(by)} as id, gmv_amt, ${sql.ref(`orders_by_${by}`)} as orders, items
    from sums where by = ${sql.lit(by)} and sold order by 2 desc, 1) part)`

/** How many contents sold the product as such, and how many are such without a sale. */
const countsOf = (sold: 'video' | 'live', types: Sql): Sql => sql`
  count(*) filter (where ${sql.ref(sold)}) as ${sql.ref(`${sold}s_sold`)},
  count(*) filter (where coalesce(${sql.ref(sold)}, false) or content_type in ${types}) as ${sql.ref(`${sold}s`)}`

/**
 * What the lines of the product add up to in the asked days, and how many videos and lives it has then, as many as its lists
 * have without a filter: one reading of the lines, which lie apart from each other, for all of it.
 */
export const readLinesAnalysed = async (tx: Tx, { view, product_id, range }: GoodsAsk): Promise<Analysed> => {
  await keepAsked(tx, view, { product_id, days: range.to - range.from + 1 })
  const { rows } = await sql<Analysed>`
    with lines as materialized (
      select l.creator_id, l.content_id, l.content_type, l.collab_type, l.settlement_status, l.quantity, l.pay_amt,
        l.est_standard_amt, l.est_shop_ads_amt, l.est_bonus_amt, ${firstOf(sql``)} as first,
        ${firstOf(sql`, l.content_type`)} as first_content, ${firstOf(sql`, l.collab_type`)} as first_collab
      from affiliate_order_line l where ${askedLines(view)}),
    sold as materialized (
      select content_id, bool_or(content_type in ${videoTypes}) as video, bool_or(content_type in ${liveTypes}) as live
      from lines where content_id <> '' group by 1),
    shown as materialized (${shownContents(view)}),
    -- Of what type a content is that sold and whose days are not reported yet, it says itself.
    contents as materialized (
      select s.video, s.live, coalesce(k.content_type, (
        select c.content_type from content c
        where c.company_id = ${view.scope.company_id} and c.content_id = s.content_id)) as content_type
      from sold s full join shown k on k.content_id = s.content_id),
    counts as (select ${countsOf('video', videoTypes)}, ${countsOf('live', liveTypes)} from contents),
    sums as materialized (
      select case grouping(l.content_type, l.collab_type) when 1 then 'content_type' when 2 then 'collab_type' end as by,
        l.content_type, l.collab_type, ${lineSum.items} as items, ${lineSum.gmv_amt} as gmv_amt,
        ${lineSum.est_commission_amt} as est_commission_amt, count(*) filter (where first and ${isSale}) as orders,
        count(*) filter (where first_content and ${isSale}) as orders_by_content_type,
        count(*) filter (where first_collab and ${isSale}) as orders_by_collab_type, bool_or(${isSale}) as sold
      from lines l group by grouping sets ((), (l.content_type), (l.collab_type))),
    whole as (select items, gmv_amt, orders, est_commission_amt from sums where by is null),
    creators as (select count(*) as creators from (select from lines where creator_id <> '' group by creator_id) one)
    select (select to_json(kpi) from (select * from whole cross join creators cross join counts) kpi) as kpi,
      ${partsBy('content_type')} as contents, ${partsBy('collab_type')} as collabs`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a sum without a row')
  return found
}
