import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/api/goods.ts'
import { goodsRows } from '../../../shared/api/goods.ts'
import type { Db } from '../../db/tables.ts'
import { meanOf } from '../arithmetic.ts'
import { shownName } from '../names.ts'
import { lineSum } from '../sums.ts'
import { type GoodsAsk, productLines, videoTypes } from './product-lines.ts'
import { contentCounts } from './sales.ts'

type Row = CallData<typeof goodsApi.creators>['list'][number]

/** Who sold the product, by turnover. */
export const readGoodsCreators = async (db: Db, ask: GoodsAsk): Promise<Row[]> => {
  const { scope, company } = ask.view
  const of = (types: ReturnType<typeof sql>) =>
    sql`coalesce(sum(l.pay_amt) filter (where l.content_type in ${types}), 0)`
  const { rows } = await sql<Omit<Row, 'aov'> & { gmv: number; orders: number }>`
    select g.*, coalesce(nullif(c.nickname, ''), c.username, g.creator_id) as creator_name, c.follower_count as followers
    from (
      select l.creator_id, ${lineSum.gmv_amt} as gmv, ${of(videoTypes)} as video_gmv, ${of(sql`(2)`)} as live_gmv,
        ${of(sql`(3, 5)`)} as showcase_gmv, ${lineSum.orders} as orders, ${lineSum.items} as items,
        ${lineSum.est_commission_amt} as est_commission, ${contentCounts}, ${lineSum.refund_amt} as refund
      from affiliate_order_line l where ${productLines(ask)} and l.creator_id <> ''
      group by 1 order by 2 desc, 1 limit ${goodsRows}) g
    left join creator c on c.company_id = ${scope.company_id} and c.creator_id = g.creator_id
    order by g.gmv desc, g.creator_id`.execute(db)
  return rows.map((row) => ({
    ...row,
    creator_name: shownName(row.creator_name, company.mask_names),
    aov: meanOf(row.gmv, row.orders),
  }))
}
