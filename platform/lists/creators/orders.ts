import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { creatorsBound } from '../../queries/creators/bindings.ts'
import { directOf, lineOfDirect } from '../../queries/creators/direct.ts'
import { linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { boundOfDays, daysOfOne, sumsOf } from '../../sums/read.ts'
import { orderSourceOf } from '../orders/source.ts'
import type { Sql } from '../source.ts'

const counted = (rows: Sql): Sql => sql`(select coalesce(sum(r.lines + r.adjustment_lines), 0)::bigint from ${rows})`

/** Whether direct creators brought all lines of the scope, by how many lines are kept of each and of all. */
const isWhole = async (tx: Tx, { scope }: View): Promise<boolean> => {
  const { text } = scope
  const ofDirect = (rows: Sql): Sql =>
    counted(
      sql`${creatorsBound} cross join lateral (select r.lines, r.adjustment_lines ${rows}) r where ${directOf(scope)}`,
    )
  const ofAll = (grain: 'all' | 'unpaid'): Sql =>
    counted(sql`rollup r where ${sumsOf({ scope: text, grain, bucket: 0, dim: 'total' })}`)
  const { rows } = await sql<{ whole: boolean }>`
    select ${ofDirect(daysOfOne(text, 'creator', sql`c.creator_id`, null, boundOfDays('max', text)))}
      + ${ofDirect(sql`from rollup r where ${sumsOf({ scope: text, grain: 'unpaid', bucket: 0, dim: 'creator', id: sql`c.creator_id` })}`)}
      = ${ofAll('all')} + ${ofAll('unpaid')} as whole`.execute(tx)
  return rows[0]?.whole === true
}

/** Lines of the viewer's scope that its direct creators brought. */
export const creatorOrderSource = orderSourceOf({
  scope: ({ scope }) => sql`${linesOf(scope)} and ${lineOfDirect(scope)}`,
  isWhole,
})
