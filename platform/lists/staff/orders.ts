import { sql } from 'kysely'
import { linesOf } from '../../queries/scope.ts'
import { orderSourceOf } from '../orders/source.ts'

/** Lines of the viewer's scope that have an owner; within a member's scope all of them have. */
export const staffOrderSource = orderSourceOf({
  scope: ({ scope }) =>
    scope.member_id === null ? sql`${linesOf(scope)} and l.owner_member_id is not null` : linesOf(scope),
  isWhole: async (tx, { scope }) => {
    if (scope.member_id !== null) return true
    const { rows } = await sql`select from affiliate_order_line l
      where ${linesOf(scope)} and l.owner_member_id is null limit 1`.execute(tx)
    return rows.length === 0
  },
})
