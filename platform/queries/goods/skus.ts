import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { type goodsApi, goodsRows } from '../../../shared/api/goods.ts'
import type { Db } from '../../db/tables.ts'
import { rateBp } from '../arithmetic.ts'
import { lineSum } from '../sums.ts'
import { type GoodsAsk, productLines } from './product-lines.ts'

type Row = CallData<typeof goodsApi.skus>['list'][number]
type Found = Omit<Row, 'share' | 'refund_rate'> & {
  readonly items: number
  readonly gmv: number
  readonly refund: number
  readonly all_items: number
}

/** The product's SKUs by pieces sold; also those that sold nothing. */
export const readGoodsSkus = async (db: Db, ask: GoodsAsk): Promise<Row[]> => {
  const { company_id } = ask.view.scope
  const { rows } = await sql<Found>`
    select coalesce(k.sku_id, g.sku_id) as sku_id, coalesce(k.name, '') as sku_name, coalesce(k.seller_sku, '') as seller_sku,
      k.price_amt as price, k.stock, coalesce(g.items, 0) as items, coalesce(g.orders, 0) as orders,
      coalesce(g.gmv, 0) as gmv, coalesce(g.refund, 0) as refund, coalesce(sum(g.items) over (), 0)::bigint as all_items
    from (select * from sku where company_id = ${company_id} and product_id = ${ask.product_id}) k
    full join (
      select l.sku_id, ${lineSum.items} as items, ${lineSum.orders} as orders, ${lineSum.gmv_amt} as gmv,
        ${lineSum.refund_amt} as refund
      from affiliate_order_line l where ${productLines(ask)} group by 1) g on g.sku_id = k.sku_id
    order by coalesce(g.items, 0) desc, coalesce(g.gmv, 0) desc, 1 limit ${goodsRows}`.execute(db)
  return rows.map(({ refund, all_items, ...row }) => ({
    ...row,
    share: all_items === 0 ? null : rateBp(row.items, all_items),
    refund_rate: row.gmv === 0 ? null : rateBp(refund, row.gmv),
  }))
}
