import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { type Scope, salesPaid } from '../queries/scope.ts'
import type { View } from '../queries/view.ts'
import { daysOfOne } from './read.ts'
import { type Counted, countedNames, kinds } from './shape.ts'

export type Distinct = Readonly<Record<Counted, number>>
export const noDistinct: Distinct = { buyers: 0, creators: 0, products: 0 }

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
    cross join (values ${sql.join(countedNames.map((name) => sql`(${sql.lit(kinds[name])})`))}) k(kind)
    join rollup_return r on r.scope = ${scope.text} and r.kind = k.kind and r.bucket between g.a and g.b
      and (r.gap = 0 or r.gap > r.bucket - g.a)
    group by 1, 2`.execute(db)
  const found = ranges.map(() => ({ ...noDistinct }))
  for (const { at, kind, n } of rows) {
    const name = countedNames.find((one) => kinds[one] === kind)
    const range = found[at]
    if (name && range) range[name] = n
  }
  return found
}

/** Lines and orders of a part of one day, as relations: `part` the lines, `b`, `c`, `p` its buyers, creators and products. */
const partOf = ({ scope }: View, from: number, to: number): RawBuilder<unknown> => {
  const of = (column: 'creator_id' | 'product_id'): RawBuilder<unknown> =>
    sql`select ${sql.ref(column)} as id, count(distinct order_id) as n from part where ${sql.ref(column)} <> '' group by 1`
  return sql`part as materialized (
      select l.order_id, l.creator_id, l.product_id from affiliate_order_line l where ${salesPaid(scope, from, to)}),
    b as materialized (select o.buyer_key as id, count(*) as n from affiliate_order o
      where o.company_id = ${scope.company_id} and o.paid_t >= ${from} and o.paid_t <= ${to} and o.buyer_key <> ''
        and ${scope.member_id === null ? sql`true` : sql`o.order_id in (select order_id from part)`} group by 1),
    c as materialized (${of('creator_id')}), p as materialized (${of('product_id')})`
}

/**
 * Of the day of `cut`, and on none of the days from each of `froms` before it: who was met up to its moment (`early`), or
 * only after it (`late`), whichever part of the day is the shorter one to read. The part is read once, each id of it is
 * looked up by its days.
 */
const readPart = async (
  db: Db,
  cut: View,
  part: 'early' | 'late',
  froms: readonly number[],
): Promise<readonly Distinct[]> => {
  const { scope, day } = cut
  const [from, to] = part === 'early' ? [cut.start, cut.now] : [cut.now + 1, dayStart(cut.clock, day + 1) - 1]
  const buyers = sql`from rollup_buyer r where r.scope = ${scope.text} and r.buyer = t.id`
  const ofDim = (what: 'creator' | 'product') => daysOfOne(scope.text, what, sql`t.id`, null, day)
  // Whoever was met in the rest of the day too has more orders on the day than in this part of it.
  const count = (ids: 'b' | 'c' | 'p', days: RawBuilder<unknown>, orders: 'n' | 'orders'): RawBuilder<unknown> => {
    const n = sql.ref(`r.${orders}`)
    const only = part === 'late' ? sql`and t.n = (select ${n} ${days} and r.bucket = ${day})` : sql``
    return sql`(select count(*) from ${sql.raw(ids)} t
      where not exists (select ${days} and ${n} > 0 and r.bucket between f.first and ${day - 1}) ${only})`
  }
  const { rows } = await sql<Distinct>`
    with ${partOf(cut, from, to)}
    select ${count('b', buyers, 'n')} as buyers, ${count('c', ofDim('creator'), 'orders')} as creators,
      ${count('p', ofDim('product'), 'orders')} as products
    from unnest(${froms}::int[]) with ordinality as f(first, at) order by f.at`.execute(db)
  return rows
}

const combined = (one: Distinct, other: Distinct, sign: 1 | -1): Distinct => ({
  buyers: one.buyers + sign * other.buyers,
  creators: one.creators + sign * other.creators,
  products: one.products + sign * other.products,
})

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
  /** A range and the one group of it begin on the same day: it is read once. */
  const froms = [...new Set(ranges.filter(isCut).map(({ from }) => from))]
  const isLate = cut !== null && 2 * (cut.now - cut.start) > dayStart(cut.clock, cut.day + 1) - cut.start
  const [whole, parts] = await Promise.all([
    readWhole(
      db,
      scope,
      ranges.map((range) => (isCut(range) && !isLate ? { ...range, to: range.to - 1 } : range)),
    ),
    cut && froms.length > 0 ? readPart(db, cut, isLate ? 'late' : 'early', froms) : [],
  ])
  return ranges.map((range, at) => {
    const met = whole[at] ?? noDistinct
    return combined(met, (isCut(range) ? parts[froms.indexOf(range.from)] : undefined) ?? noDistinct, isLate ? -1 : 1)
  })
}

/** Buyers whose first order of all lies in each of the ranges of whole days. */
export const readNewBuyers = async (db: Db, scope: Scope, ranges: readonly Days[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce((select sum(r.n) from rollup_return r
      where r.scope = ${scope.text} and r.kind = ${sql.lit(kinds.buyers)} and r.gap = 0 and r.bucket between g.a and g.b), 0) as n
    from unnest(${ranges.map(({ from }) => from)}::int[], ${ranges.map(({ to }) => to)}::int[])
      with ordinality as g(a, b, at) order by g.at`.execute(db)
  return rows.map(({ n }) => n)
}
