import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { salesPaid } from '../scope.ts'
import type { View } from '../view.ts'

const MINUTES = 5
/** Over so many seconds orders a minute are counted. */
export const PACE_S = MINUTES * 60

/** Orders a minute, one decimal. @param orders of the last `PACE_S` seconds */
export const ordersPerMinute = (orders: number): number => Math.round((orders * 10) / MINUTES) / 10

/** When each order of the last `PACE_S` seconds was paid. */
export const readRecent = async (db: Db, { scope, now }: View): Promise<readonly number[]> => {
  const { rows } = await sql<{ t: number }>`
    select min(l.paid_t) as t from affiliate_order_line l
    where ${salesPaid(scope, now - PACE_S, now, true)} group by l.order_id`.execute(db)
  return rows.map(({ t }) => t)
}
