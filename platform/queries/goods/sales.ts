import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { sumsOf } from '../../sums/read.ts'
import { lineSum } from '../../sums/totals.ts'
import { isSale } from '../scope.ts'
import { type GoodsAsk, productLines } from './product-lines.ts'

type Data = CallData<typeof goodsApi.analyse>

type Sold = Omit<Data['kpi'], 'videos' | 'videos_sold' | 'lives' | 'lives_sold'>

/** What the lines of the product add up to. */
export const readSold = async (db: Db, ask: GoodsAsk): Promise<Sold> => {
  const { rows } = await sql<Sold>`
    select ${lineSum.items} as items, ${lineSum.gmv_amt} as gmv_amt, ${lineSum.orders} as orders,
      ${lineSum.est_commission_amt} as est_commission_amt, ${lineSum.creators} as creators
    from affiliate_order_line l where ${productLines(ask)}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a sum without a row')
  return found
}

/** Day by day from what is kept of the product, beside what is reported of it. */
export const readGoodsTrend = async (db: Db, { view, product_id, range }: GoodsAsk): Promise<Data['trend']> => {
  const { scope } = view
  const { rows } = await sql<Omit<Data['trend'][number], 'day'> & { day: number }>`
    select d.day, coalesce(r.gmv_amt, 0) as gmv_amt, coalesce(r.items, 0) as items, coalesce(r.orders, 0) as orders,
      p.impressions, p.clicks
    from generate_series(${range.from}::int, ${range.to}::int) as d(day)
    left join rollup r on ${sumsOf({ scope: scope.text, grain: 'day', bucket: sql`d.day`, dim: 'product', id: product_id })}
    left join product_daily p on p.company_id = ${scope.company_id} and p.product_id = ${product_id} and p.day = d.day
    order by d.day`.execute(db)
  return rows.map((row) => ({ ...row, day: dayText(row.day) }))
}

/** The product's lines by content type or collaboration, largest turnover first. */
export const readParts = async (
  db: Db,
  ask: GoodsAsk,
  by: 'content_type' | 'collab_type',
): Promise<Data['contents']> => {
  const { rows } = await sql<Data['contents'][number]>`
    select ${sql.ref(`l.${by}`)} as id, ${lineSum.gmv_amt} as gmv_amt, ${lineSum.orders} as orders, ${lineSum.items} as items
    from affiliate_order_line l where ${productLines(ask)} and ${isSale} group by 1 order by 2 desc, 1`.execute(db)
  return rows
}
