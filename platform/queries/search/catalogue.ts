import { type RawBuilder, sql } from 'kysely'
import type { SearchHit } from '../../../shared/areas/search/api.ts'
import type { Db } from '../../db/tables.ts'
import { type Dim, dims } from '../facts.ts'
import { shownName } from '../names.ts'
import type { Scope } from '../scope.ts'
import { ownShops } from '../shops/scope.ts'
import { holds } from '../words.ts'

/** What the member's own lines contain, by the daily sums that are kept of them; everything of its company for a whole one. */
export const soldIn = (scope: Scope, dim: Dim, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`true`
    : sql`${id} in (select r.dim_id from rollup r
        where r.scope = ${scope.text} and r.grain = 1 and r.dim = ${dims[dim]} and r.lines > 0)`

interface Row {
  readonly id: string
  readonly name: string
  readonly note: string
}

/** Products of the scope whose id or title holds `q`; those that begin with it first, then the newest. */
export const findProducts = async (db: Db, scope: Scope, q: string, most: number): Promise<SearchHit[]> => {
  const { rows } = await sql<Row>`
    select p.product_id as id, p.title as name, coalesce(s.name, '') as note
    from product p left join shop s on s.company_id = p.company_id and s.shop_id = p.shop_id
    where p.company_id = ${scope.company_id} and (${holds(sql`p.title`, q)} or ${holds(sql`p.product_id`, q)})
      and ${soldIn(scope, 'product', sql`p.product_id`)}
    order by strpos(lower(p.title), lower(${q})) <> 1, p.first_seen_t desc, p.title, p.product_id limit ${most}`.execute(
    db,
  )
  return rows.map(({ id, name, note }) => ({
    kind: 'product',
    id,
    title: name || id,
    note,
    path: `/product/product?keyword=${encodeURIComponent(id)}`,
  }))
}

/** Creators of the scope whose id or name holds `q`; a masked name is known by no more than is shown of it. */
export const findCreators = async (
  db: Db,
  scope: Scope,
  mask: boolean,
  q: string,
  most: number,
): Promise<SearchHit[]> => {
  const name = sql`coalesce(nullif(c.nickname, ''), c.username)`
  const shown = mask ? sql`left(${name}, 2)` : name
  const names = mask ? holds(shown, q) : sql`(${holds(sql`c.nickname`, q)} or ${holds(sql`c.username`, q)})`
  const { rows } = await sql<Row>`
    select c.creator_id as id, ${name} as name, c.region as note
    from creator c
    where c.company_id = ${scope.company_id} and (${names} or ${holds(sql`c.creator_id`, q)})
      and ${soldIn(scope, 'creator', sql`c.creator_id`)}
    order by strpos(lower(${shown}), lower(${q})) <> 1, ${shown}, c.creator_id
    limit ${most}`.execute(db)
  return rows.map(({ id, name, note }) => ({
    kind: 'creator',
    id,
    title: shownName(name, mask) || id,
    note,
    path: `/orderAll/orderAll?creator=${encodeURIComponent(id)}`,
  }))
}

/** Shops of the scope (its lines', or its own) whose id or name holds `q`; those that begin with it first, then the newest. */
export const findShops = async (db: Db, scope: Scope, q: string, most: number): Promise<SearchHit[]> => {
  const { rows } = await sql<Row>`
    select s.shop_id as id, s.name, s.region as note
    from shop s
    where s.company_id = ${scope.company_id} and (${holds(sql`s.name`, q)} or ${holds(sql`s.shop_id`, q)})
      and (${soldIn(scope, 'shop', sql`s.shop_id`)} or ${ownShops(scope)})
    order by strpos(lower(s.name), lower(${q})) <> 1, s.add_time desc, s.shop_id desc limit ${most}`.execute(db)
  return rows.map(({ id, name, note }) => ({
    kind: 'shop',
    id,
    title: name || id,
    note,
    path: `/orderAll/orderAll?shop=${encodeURIComponent(id)}`,
  }))
}

/** Members of the scope (wall seats are none) whose account or name holds `q`; those that begin with it first, then the newest. */
export const findStaff = async (db: Db, scope: Scope, q: string, most: number): Promise<SearchHit[]> => {
  const below =
    scope.member_id === null
      ? sql`m.company_id = ${scope.company_id}`
      : sql`exists (select from member_closure c where c.ancestor_id = ${scope.member_id} and c.descendant_id = m.id)`
  const shown = sql`coalesce(nullif(m.membername, ''), m.username)`
  const { rows } = await sql<Row>`
    select m.id::text as id, ${shown} as name, m.username as note
    from member m
    where ${below} and m.deleted_t is null and m.status <> 4 and (${holds(sql`m.membername`, q)} or ${holds(sql`m.username`, q)})
    order by strpos(lower(${shown}), lower(${q})) <> 1, m.id desc limit ${most}`.execute(db)
  return rows.map(({ id, name, note }) => ({
    kind: 'staff',
    id,
    title: name,
    note,
    path: `/orderAll/orderAll?owner=${encodeURIComponent(id)}`,
  }))
}
