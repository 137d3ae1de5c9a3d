import { type RawBuilder, sql } from 'kysely'
import type { BoardFilter } from '../../../shared/areas/data-board/filters.ts'
import type { Tx } from '../../db/tables.ts'
import { categoryIds, lineInCategories, namedIds, ownerIds, textsOf } from '../named.ts'
import { isSale, linesOf } from '../scope.ts'
import type { View } from '../view.ts'
import { begins } from '../words.ts'

/** What a dashboard is about: the scope of `view`, and of it the lines (`l`) that meet `only`. */
export interface Narrow {
  readonly view: View
  /** null: all of the scope, which the rollups answer. */
  readonly only: RawBuilder<unknown> | null
  /** Those that `only` asks for, if it asks for any. */
  readonly categories?: readonly number[] | undefined
}

/**
 * A filter as conditions, those of the order list. One team alone, asked for by who sees the company, is a scope of its own,
 * which has rollups; otherwise teams are one condition more, since lines stay with the owners that they had at payment.
 */
export const narrowOf = async (tx: Tx, view: View, filter: BoardFilter): Promise<Narrow> => {
  const { company_id, member_id } = view.scope
  const conditions: RawBuilder<unknown>[] = []
  const regions = textsOf(filter.region ?? '')
  if (regions.length > 0) conditions.push(sql`l.region = any(${regions}::text[])`)
  const types = textsOf(filter.content_type ?? '')
  if (types.length > 0) conditions.push(sql`l.content_type = any(${types.map(Number)}::smallint[])`)
  if (filter.shop) conditions.push(sql`l.shop_id = any(${await namedIds.shop(tx, view, filter.shop)}::text[])`)
  if (filter.creator)
    conditions.push(sql`l.creator_id = any(${await namedIds.creator(tx, view, filter.creator)}::text[])`)
  if (filter.owner) conditions.push(sql`l.owner_member_id = any(${await ownerIds(tx, view, filter.owner)}::bigint[])`)
  const categories = filter.category ? await categoryIds(tx, filter.category) : undefined
  if (categories) conditions.push(lineInCategories(company_id, categories))
  const teams = filter.team ? await ownerIds(tx, view, filter.team) : []
  const [team] = member_id === null && teams.length === 1 ? teams : []
  if (filter.team && team === undefined) conditions.push(sql`l.owner_path && ${teams}::bigint[]`)
  return {
    view: team === undefined ? view : { ...view, scope: { text: `m${team}`, company_id, member_id: team } },
    only: conditions.length === 0 ? null : sql.join(conditions, sql` and `),
    categories,
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

/** Whether each of a filter's texts names a member of the company, and for a viewer who is a member one of those below. */
export const knowsTeams = async (tx: Tx, { scope }: View, team: string): Promise<boolean> => {
  const above = scope.member_id
  const within =
    above === null
      ? sql``
      : sql`and exists (select from member_closure c where c.ancestor_id = ${above} and c.descendant_id = m.id)`
  const { rows } = await sql<{ known: boolean }>`
    select not exists (
      select from unnest(${textsOf(team)}::text[]) as q(text) where not exists (
        select from member m where m.company_id = ${scope.company_id} ${within}
          and (m.id::text = q.text or ${begins(sql`m.username`, sql`q.text`)} or ${begins(sql`m.membername`, sql`q.text`)}))
    ) as known`.execute(tx)
  return rows[0]?.known ?? false
}
