import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { todayBy } from '../../sums/today.ts'
import type { View } from '../view.ts'

export interface Share {
  readonly dim: 'region' | 'content'
  readonly id: string
  readonly amt: number
  readonly orders: number
}

/** The day by buyer country and by content type, largest first: the few rows of both dimensions in one statement. */
export const readShares = async (db: Db, view: View): Promise<readonly Share[]> => {
  const { rows } = await sql<Share>`
    select 'region' as dim, dim_id as id, gmv_amt as amt, orders from ${todayBy(view, 'region')} where lines > 0
    union all
    select 'content', dim_id, gmv_amt, orders from ${todayBy(view, 'content')} where lines > 0
    order by 3 desc, 4 desc, 2`.execute(db)
  return rows
}
