import { type RawBuilder, sql } from 'kysely'
import type { BoardFilter } from '../../../shared/areas/data-board/api.ts'
import type { Tx } from '../../db/tables.ts'
import { namedIds } from '../named.ts'
import { isSale, linesOf } from '../scope.ts'
import type { View } from '../view.ts'

/** What a dashboard is about: the scope of `view`, and of it the lines (`l`) that meet `only`. */
export interface Narrow {
  readonly view: View
  /** null: all of the scope, which the rollups answer. */
  readonly only: RawBuilder<unknown> | null
}

/** Condition on `affiliate_order_line l`: its product is in one of the categories or below it. */
export const inCategory = (company_id: number, ids: readonly number[]): RawBuilder<unknown> => sql`l.product_id in (
  with recursive tree as (
    select id from category where id = any(${ids}::bigint[])
    union select c.id from category c join tree on c.pid = tree.id
  ) select product_id from product where company_id = ${company_id} and category_id in (select id from tree))`

const listed = (value: string | undefined): string[] => [...new Set((value ?? '').split(',').filter(Boolean))]

/**
 * A filter as conditions. A team alone, asked for by who sees the company, is a scope of its own, which has rollups; under
 * another member it is one condition more, since lines stay with the owners that they had at payment.
 */
export const narrowOf = async (tx: Tx, view: View, filter: BoardFilter): Promise<Narrow> => {
  const { scope } = view
  const { company_id } = scope
  const conditions: RawBuilder<unknown>[] = []
  const regions = listed(filter.region)
  if (regions.length > 0) conditions.push(sql`l.region = any(${regions}::text[])`)
  const types = listed(filter.content_type)
  if (types.length > 0) conditions.push(sql`l.content_type = any(${types.map(Number)}::smallint[])`)
  if (filter.shop) conditions.push(sql`l.shop_id = any(${await namedIds.shop(tx, view, filter.shop)}::text[])`)
  if (filter.creator)
    conditions.push(sql`l.creator_id = any(${await namedIds.creator(tx, view, filter.creator)}::text[])`)
  if (filter.category) conditions.push(inCategory(company_id, [Number(filter.category)]))
  const team = filter.team ? Number(filter.team) : null
  if (team !== null && scope.member_id !== null) conditions.push(sql`l.owner_path @> array[${team}]::bigint[]`)
  const own = team !== null && scope.member_id === null
  return {
    view: own ? { ...view, scope: { text: `m${team}`, company_id, member_id: team } } : view,
    only: conditions.length === 0 ? null : sql.join(conditions, sql` and `),
  }
}

/** `from ... where ...`: lines of a narrowed scope, paid from second `from` to second `to`, both included. */
export const narrowLines = (
  { view, only }: Narrow,
  from: number,
  to: number,
  joins = sql``,
): RawBuilder<unknown> => sql`
  from affiliate_order_line l ${joins}
  where ${linesOf(view.scope)} and l.paid_t >= ${from} and l.paid_t <= ${to} ${only ? sql`and ${only}` : sql``}`

/** The same without adjustments. */
export const narrowSales = (narrow: Narrow, from: number, to: number): RawBuilder<unknown> =>
  sql`${narrowLines(narrow, from, to)} and ${isSale}`

/** Whether a member is one of the company's, and below the viewer where the viewer is a member. */
export const isTeamOf = async (tx: Tx, { scope }: View, team: string): Promise<boolean> => {
  const above = scope.member_id
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from member m where m.id = ${Number(team)} and m.company_id = ${scope.company_id} ${
      above === null
        ? sql``
        : sql`and exists (
          select from member_closure c where c.ancestor_id = ${above} and c.descendant_id = m.id)`
    }) as found`.execute(tx)
  return rows[0]?.found ?? false
}
