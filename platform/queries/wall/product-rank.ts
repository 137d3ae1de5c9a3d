import { sql } from 'kysely'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import { pictureOf } from '../products/pictures.ts'
import type { View } from '../view.ts'
import type { Places } from './places.ts'
import { RANK_ROWS, rankedRows } from './rank.ts'

interface Row {
  id: string
  amt: number
  orders: number
  qty: number
  title: string
  image: string
  rate_bp: number | null
}

/** M01 and M05 by product with its standard commission rate. */
export const readProductRank = async (db: Db, view: View, before: Places): Promise<Zones['product_rank']> => {
  const { rows } = await sql<Row>`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, r.items as qty, coalesce(p.title, r.dim_id) as title,
      coalesce(${pictureOf('p')}, '') as image, p.standard_rate_bp as rate_bp
    from (select dim_id, gmv_amt, orders, items from ${todayBy(view, 'product')} where orders > 0
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join product p on p.company_id = ${view.scope.company_id} and p.product_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db)
  return rankedRows(rows, before)
}
