import { sql } from 'kysely'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import type { View } from '../view.ts'
import type { Places } from './places.ts'
import { RANK_ROWS, rankedRows } from './rank.ts'

interface Row {
  id: string
  amt: number
  orders: number
  name: string
  region: string
}

/** M01 by shop. */
export const readShopRank = async (db: Db, view: View, before: Places): Promise<Zones['shop_rank']> => {
  const { rows } = await sql<Row>`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, coalesce(s.name, r.dim_id) as name, coalesce(s.region, 'ZZ') as region
    from (select dim_id, gmv_amt, orders from ${todayBy(view, 'shop')} where orders > 0
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join shop s on s.company_id = ${view.scope.company_id} and s.shop_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db)
  return rankedRows(rows, before)
}
