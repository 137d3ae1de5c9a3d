import { sql } from 'kysely'
import { stockDays } from '../../shared/areas/trends/list.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { demoClock, type MemberIds } from './plan.ts'

const PRODUCTS = 6
const SKUS = 3

/** What the account `shops` watches since the day before the demo is made: products whose trend changes or that may run out, SKUs that may rise. */
export const insertTrendWatches = async (
  tx: Tx,
  company_id: number,
  members: MemberIds,
  today: number,
): Promise<void> => {
  const member = members.get('shops')
  if (member === undefined) return
  const since = sql`0::smallint, false, ${dayNumber(demoClock, today) - 1}::int, ${today}::bigint, ${today}::bigint`
  await sql`
    insert into trend_watch
      (member_id, kind, object_id, trends, stock_days, trend, low, checked_day, add_time, update_time)
    (select ${member}::bigint, 1::smallint, product_id, '{1,2,3}'::smallint[], ${stockDays.restock}::int, ${since}
      from product where company_id = ${company_id} order by md5(product_id) limit ${PRODUCTS})
    union all
    (select ${member}, 2, sku_id, '{1}', null, ${since}
      from sku where company_id = ${company_id} order by md5(sku_id) limit ${SKUS})`.execute(tx)
}
