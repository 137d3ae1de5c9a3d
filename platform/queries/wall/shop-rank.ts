import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import type { View } from '../view.ts'
import { RANK_ROWS, type Ranked } from './rank.ts'

export interface TopShop extends Ranked {
  readonly name: string
  readonly region: string
}

/** M01 by shop. */
export const readTopShops = async (db: Db, view: View): Promise<readonly TopShop[]> => {
  const { rows } = await sql<TopShop>`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, coalesce(s.name, r.dim_id) as name, coalesce(s.region, 'ZZ') as region
    from (select dim_id, gmv_amt, orders from ${todayBy(view, 'shop')} where orders > 0
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join shop s on s.company_id = ${view.scope.company_id} and s.shop_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db)
  return rows
}
