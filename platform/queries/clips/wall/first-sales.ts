import { sql } from 'kysely'
import type { Tx } from '../../../db/tables.ts'
import type { View } from '../../view.ts'
import { taskRows, tasksOf } from '../scope.ts'

/** Of clips published this long ago a first sale is news, seconds. */
const PUBLISHED_S = 14 * 86_400

export interface FirstSale {
  readonly task_id: number
  readonly t: number
  /** Amount paid for the line, minor units. */
  readonly amt: number
}

/** Published clips whose first order line was paid after `since`: one look-up by key for each clip, however much they sell. */
export const readFirstSales = async (tx: Tx, view: View, since: number): Promise<readonly FirstSale[]> => {
  const { rows } = await sql<FirstSale>`
    select t.id as task_id, first.t, first.amt
    from clip_publish p join ${taskRows} on t.id = p.task_id
    cross join lateral (
      select l.paid_t as t, l.pay_amt as amt from affiliate_order_line l
      where l.company_id = p.company_id and l.content_id = p.video_id and l.content_id <> '' and l.paid_t > 0
      order by l.paid_t limit 1) first
    where p.company_id = ${view.scope.company_id} and p.published_t > ${view.now - PUBLISHED_S}
      and first.t > ${since} and first.t <= ${view.now} and ${tasksOf(view.scope)}
    order by first.t desc, t.id desc`.execute(tx)
  return rows
}
