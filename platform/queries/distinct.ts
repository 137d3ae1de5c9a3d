import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { daysOfOne } from './days-of.ts'
import { dims } from './facts.ts'
import { linesPaid, type Scope } from './scope.ts'
import type { View } from './view.ts'

export interface Distinct {
  readonly buyers: number
  readonly creators: number
  readonly products: number
}
type Name = keyof Distinct
export const noDistinct: Distinct = { buyers: 0, creators: 0, products: 0 }

/** Kinds of rollup_return. */
const kinds: Readonly<Record<Name, number>> = { buyers: 0, creators: dims.creator, products: dims.product }
const names = Object.keys(kinds) as Name[]

/** Business days, both included. */
export interface Days {
  readonly from: number
  readonly to: number
}

/** How many were met in each range of whole days: kept gaps, some thirty small rows a day and none for an order (P24). */
const readWhole = async (db: Db, scope: Scope, ranges: readonly Days[]): Promise<Distinct[]> => {
  const { rows } = await sql<{ at: number; kind: number; n: number }>`
    select g.at, k.kind, sum(r.n) as n
    from unnest(${ranges.map((_, at) => at)}::int[], ${ranges.map(({ from }) => from)}::int[],
      ${ranges.map(({ to }) => to)}::int[]) as g(at, a, b)
    cross join (values (0), (3), (4)) k(kind)
    join rollup_return r on r.scope = ${scope.text} and r.kind = k.kind and r.bucket between g.a and g.b
      and (r.gap = 0 or r.gap > r.bucket - g.a)
    group by 1, 2`.execute(db)
  const found = ranges.map(() => ({ ...noDistinct }))
  for (const { at, kind, n } of rows) {
    const name = names.find((one) => kinds[one] === kind)
    const range = found[at]
    if (name && range) range[name] = n
  }
  return found
}

/**
 * Who was met on the day of `cut` up to its moment, and on none of the days from each of `froms` before it: the ids of that
 * part of the day, read once, each looked up by its days.
 */
const readLate = async (db: Db, cut: View, froms: readonly number[]): Promise<Distinct[]> => {
  const { scope } = cut
  const late = sql`select distinct id from (select o.buyer_key as id from affiliate_order o
    where o.company_id = ${scope.company_id} and o.paid_t >= ${cut.start} and o.paid_t <= ${cut.now}
      and ${scope.member_id === null ? sql`true` : sql`o.order_id in (select order_id from late)`}) x where id <> ''`
  const of = (column: 'creator_id' | 'product_id'): RawBuilder<unknown> =>
    sql`select distinct ${sql.ref(column)} as id from late where ${sql.ref(column)} <> ''`
  const last = cut.day - 1
  const unseen = (ids: 'b' | 'c' | 'p', before: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select count(*) from ${sql.raw(ids)} t where not exists (${before} and r.bucket between f.first and ${last}))`
  const ofDim = (what: 'creator' | 'product') =>
    sql`select ${daysOfOne(scope.text, what, sql`t.id`, null, last)} and r.orders > 0`
  const { rows } = await sql<Distinct>`
    with late as materialized (
        select l.order_id, l.creator_id, l.product_id from affiliate_order_line l
        where ${linesPaid(scope, cut.start, cut.now)}),
      b as materialized (${late}), c as materialized (${of('creator_id')}), p as materialized (${of('product_id')})
    select ${unseen('b', sql`select from rollup_buyer r where r.scope = ${scope.text} and r.buyer = t.id and r.n > 0`)} as buyers,
      ${unseen('c', ofDim('creator'))} as creators, ${unseen('p', ofDim('product'))} as products
    from unnest(${froms}::int[]) with ordinality as f(first, at) order by f.at`.execute(db)
  return rows
}

/**
 * Buyers, creators and products of each range of business days, each counted once however often it came.
 * @param cut a view of a moment in the past, on whose day every range that contains it ends: of that day only what came
 * until then
 */
export const readDistinct = async (
  db: Db,
  scope: Scope,
  ranges: readonly Days[],
  cut: View | null = null,
): Promise<readonly Distinct[]> => {
  const isCut = ({ to }: Days): boolean => to === cut?.day
  const ending = ranges.filter(isCut)
  const [whole, late] = await Promise.all([
    readWhole(
      db,
      scope,
      ranges.map((range) => (isCut(range) ? { ...range, to: range.to - 1 } : range)),
    ),
    cut && ending.length > 0
      ? readLate(
          db,
          cut,
          ending.map(({ from }) => from),
        )
      : [],
  ])
  return ranges.map((range, at) => {
    const met = whole[at] ?? noDistinct
    const more = late[ending.indexOf(range)] ?? noDistinct
    return {
      buyers: met.buyers + more.buyers,
      creators: met.creators + more.creators,
      products: met.products + more.products,
    }
  })
}

/** Buyers whose first order of all lies in each of the ranges of whole days. */
export const readNewBuyers = async (db: Db, scope: Scope, ranges: readonly Days[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce((select sum(r.n) from rollup_return r
      where r.scope = ${scope.text} and r.kind = 0 and r.gap = 0 and r.bucket between g.a and g.b), 0) as n
    from unnest(${ranges.map(({ from }) => from)}::int[], ${ranges.map(({ to }) => to)}::int[])
      with ordinality as g(a, b, at) order by g.at`.execute(db)
  return rows.map(({ n }) => n)
}
