import { sql } from 'kysely'
import { linesOf } from '../../queries/scope.ts'
import { fewLines, orderSourceOf } from '../orders/source.ts'

const unowned = sql`l.owner_member_id is null`

/** Lines of the viewer's scope that have an owner; within a member's scope all of them have. */
export const staffOrderSource = orderSourceOf({
  scope: ({ scope }) =>
    scope.member_id === null ? sql`${linesOf(scope)} and l.owner_member_id is not null` : linesOf(scope),
  rest: async (tx, { scope }) => {
    if (scope.member_id !== null) return null
    const { rows } = await sql<{ lines: number }>`select count(*) as lines from (
      select from affiliate_order_line l where ${linesOf(scope)} and ${unowned} limit ${fewLines + 1}) l`.execute(tx)
    const lines = rows[0]?.lines ?? 0
    if (lines === 0) return null
    return lines > fewLines ? 'many' : unowned
  },
})
