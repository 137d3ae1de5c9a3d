import { sql } from 'kysely'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import { shownName } from '../names.ts'
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

/** M01 by creator, ties by orders, then id; lines that nobody brought are not ranked. */
export const readCreatorRank = async (db: Db, view: View, before: Places): Promise<Zones['creator_rank']> => {
  const { rows } = await sql<Row>`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, coalesce(nullif(c.nickname, ''), c.username, r.dim_id) as name,
      coalesce(c.region, 'ZZ') as region
    from (select dim_id, gmv_amt, orders from ${todayBy(view, 'creator')} where orders > 0 and dim_id <> ''
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join creator c on c.company_id = ${view.scope.company_id} and c.creator_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db)
  return rankedRows(
    rows.map((row) => ({ ...row, name: shownName(row.name, view.company.mask_names) })),
    before,
  )
}
