import { sql } from 'kysely'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { linesOf } from '../scope.ts'
import { type Narrow, narrowLines } from './narrow.ts'
import { type Group, type Range, secondsOf } from './range.ts'
import { type BoardSums, boardLineSums, noBoardSums } from './sums.ts'

const orders = sql`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`

/**
 * The totals of some lines of a scope by group of days and as a whole, added up line by line: buyers, creators and
 * products of a filter are kept nowhere. Commission settled counts by the moment of settlement.
 */
export const readLineSums = async (
  db: Db,
  narrow: Narrow,
  range: Range,
  groups: readonly Group[],
): Promise<{ readonly groups: readonly BoardSums[]; readonly total: BoardSums }> => {
  const { clock, scope } = narrow.view
  const starts = groups.map(({ from }) => dayStart(clock, from))
  const [first, last] = secondsOf(clock, range)
  const paid = sql<BoardSums & { part: number | null }>`
    select part, ${boardLineSums(scope)} from (select l.*, width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as part
      ${narrowLines(narrow, first, last)}) l ${orders} group by grouping sets ((part), ())`
  const settled = sql<{ part: number; amt: number }>`
    select width_bucket(l.settled_t, ${starts}::bigint[]) - 1 as part,
      sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt) as amt
    from affiliate_order_line l where ${linesOf(scope)} and l.settled_t >= ${first} and l.settled_t <= ${last}
      and l.settlement_status = 2 and l.paid_t is not null ${narrow.only ? sql`and ${narrow.only}` : sql``} group by 1`
  const [ofPaid, ofSettled] = await Promise.all([paid.execute(db), settled.execute(db)])
  const sums = new Map(ofPaid.rows.map((row) => [row.part, row]))
  const amts = new Map(ofSettled.rows.map(({ part, amt }) => [part, amt]))
  const all = ofSettled.rows.reduce((sum, { amt }) => sum + amt, 0)
  return {
    groups: groups.map((_, n) => ({ ...(sums.get(n) ?? noBoardSums), settled_amt: amts.get(n) ?? 0 })),
    total: { ...(sums.get(null) ?? noBoardSums), settled_amt: all },
  }
}
