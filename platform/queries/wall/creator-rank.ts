import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import { shownName } from '../names.ts'
import type { View } from '../view.ts'
import { RANK_ROWS, type Ranked } from './rank.ts'

export interface TopCreator extends Ranked {
  readonly name: string
  readonly region: string
}

/** M01 by creator, ties by orders, then id; lines that nobody brought are not ranked. */
export const readTopCreators = async (db: Db, view: View): Promise<readonly TopCreator[]> => {
  const { rows } = await sql<TopCreator>`
    select r.dim_id as id, r.gmv_amt as amt, r.orders, coalesce(nullif(c.nickname, ''), c.username, r.dim_id) as name,
      coalesce(c.region, 'ZZ') as region
    from (select dim_id, gmv_amt, orders from ${todayBy(view, 'creator')} where orders > 0 and dim_id <> ''
          order by gmv_amt desc, orders desc, dim_id collate "C" limit ${RANK_ROWS}) r
    left join creator c on c.company_id = ${view.scope.company_id} and c.creator_id = r.dim_id
    order by r.gmv_amt desc, r.orders desc, r.dim_id collate "C"`.execute(db)
  return rows.map((row) => ({ ...row, name: shownName(row.name, view.company.mask_names) }))
}
