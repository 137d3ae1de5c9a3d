import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { sumsOf } from '../../sums/read.ts'
import type { GoodsAsk } from './ask.ts'

type Data = CallData<typeof goodsApi.analyse>

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
