import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { creatorsBound } from '../../queries/creators/bindings.ts'
import { directCreators, directOf, lineOfDirect } from '../../queries/creators/direct.ts'
import { linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { boundOfDays, daysOfOne, sumsOf } from '../../sums/read.ts'
import { fewLines, orderSourceOf } from '../orders/source.ts'
import type { Sql } from '../source.ts'

const counted = (rows: Sql): Sql => sql`(select coalesce(sum(r.lines + r.adjustment_lines), 0)::bigint from ${rows})`

/** Lines of the scope that others brought than direct creators, by how many are kept of each and of all. */
const linesOfOthers = async (tx: Tx, { scope }: View): Promise<number> => {
  const { text } = scope
  const ofDirect = (rows: Sql): Sql =>
    counted(
      sql`${creatorsBound} cross join lateral (select r.lines, r.adjustment_lines ${rows}) r where ${directOf(scope)}`,
    )
  const ofAll = (grain: 'all' | 'unpaid'): Sql =>
    counted(sql`rollup r where ${sumsOf({ scope: text, grain, bucket: 0, dim: 'total' })}`)
  const { rows } = await sql<{ others: number }>`
    select ${ofAll('all')} + ${ofAll('unpaid')}
      - ${ofDirect(daysOfOne(text, 'creator', sql`c.creator_id`, null, boundOfDays('max', text)))}
      - ${ofDirect(sql`from rollup r where ${sumsOf({ scope: text, grain: 'unpaid', bucket: 0, dim: 'creator', id: sql`c.creator_id` })}`)}
      as others`.execute(tx)
  return rows[0]?.others ?? 0
}

/** Lines of the viewer's scope that its direct creators brought. */
export const creatorOrderSource = orderSourceOf({
  scope: ({ scope }) => sql`${linesOf(scope)} and ${lineOfDirect(scope)}`,
  creators: ({ scope }) => directCreators(scope),
  rest: async (tx, view) => {
    const others = await linesOfOthers(tx, view)
    if (others === 0) return null
    return others > fewLines ? 'many' : sql`not (${lineOfDirect(view.scope)})`
  },
})
