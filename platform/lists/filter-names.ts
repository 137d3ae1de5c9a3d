import { type RawBuilder, sql } from 'kysely'
import type { Dimension } from '../../shared/areas/analysis/dimensions.ts'
import type { Language } from '../../shared/i18n/texts.ts'
import type { NamedFilter } from '../../shared/lists/filter.ts'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import { readNames } from '../queries/analysis/names.ts'
import { linesOf } from '../queries/scope.ts'
import { ofOwnShops } from '../queries/shops/scope.ts'
import type { View } from '../queries/view.ts'

interface Named {
  readonly dim: Dimension
  /** Whether the viewer has anything of what the id names. */
  readonly has: (view: View, id: RawBuilder<unknown>) => RawBuilder<unknown>
}

const ofLines =
  (column: string): Named['has'] =>
  ({ scope }, id) =>
    sql`exists (select from affiliate_order_line l where ${sql.ref(`l.${column}`)} = ${id}
      and (${linesOf(scope)} or ${ofOwnShops(scope, 'l')}))`

const ofMembers: Named['has'] = ({ scope }, id) =>
  scope.member_id === null
    ? sql`exists (select from member where company_id = ${scope.company_id} and id::text = ${id})`
    : sql`exists (select from member_closure
        where ancestor_id = ${scope.member_id} and descendant_id::text = ${id})`

const named: Readonly<Record<NamedFilter, Named>> = {
  creator: { dim: 'creator', has: ofLines('creator_id') },
  shop: { dim: 'shop', has: ofLines('shop_id') },
  product: { dim: 'product', has: ofLines('product_id') },
  content: { dim: 'content', has: ofLines('content_id') },
  owner: { dim: 'staff', has: ofMembers },
  team: { dim: 'team', has: ofMembers },
  category: { dim: 'category', has: () => sql`true` },
}

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the ids among a query's filters are called, as far as the viewer has anything of them. */
export const readFilterNames = async (
  tx: Tx,
  view: View,
  list: List,
  { filters }: ListQuery,
  language: Language,
): Promise<Names> => {
  const names: Record<string, Readonly<Record<string, string>>> = {}
  for (const filter of list.filters) {
    const value = filter.kind === 'pick' ? filters[filter.name] : undefined
    if (filter.kind !== 'pick' || value === undefined) continue
    const kind = named[filter.name]
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${String(value).split(',')}::text[]) as of(id) where ${kind.has(view, sql`of.id`)}`.execute(
      tx,
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) names[filter.name] = await readNames(tx, view, kind.dim, ids, language)
  }
  return names
}
