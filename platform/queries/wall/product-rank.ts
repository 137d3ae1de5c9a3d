import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import { pictureOf } from '../products/pictures.ts'
import type { View } from '../view.ts'
import { RANK_ROWS, type Ranked } from './rank.ts'

export interface TopProduct extends Ranked {
  readonly qty: number
  readonly title: string
  readonly image: string
  readonly rate_bp: number | null
}

/** M01 and M05 by product with its standard commission rate. */
export const readTopProducts = async (db: Db, view: View): Promise<readonly TopProduct[]> => {
  const { rows } = await sql<TopProduct>`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, r.items as qty, coalesce(p.title, r.dim_id) as title,
      coalesce(${pictureOf('p')}, '') as image, p.standard_rate_bp as rate_bp
    from (select dim_id, gmv_amt, orders, items from ${todayBy(view, 'product')} where orders > 0
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join product p on p.company_id = ${view.scope.company_id} and p.product_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db)
  return rows
}
