import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/tables.ts'
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
 * Who was met on the last day alone, up to the moment of `cut`, and on none of the days from `from` before it: the ids of
 * that part of the day, each looked up by its days.
 */
const readLate = async (db: Db, cut: View, from: number): Promise<Distinct> => {
  const { scope } = cut
  const lines = sql`affiliate_order_line l where ${linesPaid(scope, cut.start, cut.now)}`
  // The orders themselves tell faster who bought, where all of them count.
  const orders = scope.member_id === null ? sql`true` : sql`o.order_id in (select l.order_id from ${lines})`
  const between = sql`bucket between ${from} and ${cut.day - 1}`
  const unseen = (ids: RawBuilder<unknown>, before: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select count(*) from (select distinct id from (${ids}) m(id)) t where t.id <> '' and not exists (${before})`
  const ofDim = (column: RawBuilder<unknown>, dim: 'creator' | 'product'): RawBuilder<unknown> =>
    unseen(
      sql`select ${column} from ${lines}`,
      sql`select from rollup r where r.scope = ${scope.text} and r.grain = 1 and r.dim = ${dims[dim]} and r.dim in (3, 4)
        and r.dim_id = t.id and r.orders > 0 and r.${between}`,
    )
  const buyers = unseen(
    sql`select o.buyer_key from affiliate_order o
      where o.company_id = ${scope.company_id} and o.paid_t >= ${cut.start} and o.paid_t <= ${cut.now} and ${orders}`,
    sql`select from rollup_buyer b where b.scope = ${scope.text} and b.buyer = t.id and b.n > 0 and b.${between}`,
  )
  const { rows } = await sql<Distinct>`
    select (${buyers}) as buyers, (${ofDim(sql`l.creator_id`, 'creator')}) as creators,
      (${ofDim(sql`l.product_id`, 'product')}) as products`.execute(db)
  return rows[0] ?? noDistinct
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
  const whole = await readWhole(
    db,
    scope,
    ranges.map((range) => (isCut(range) ? { ...range, to: range.to - 1 } : range)),
  )
  return Promise.all(
    whole.map(async (met, at) => {
      const range = ranges[at]
      if (!cut || !range || !isCut(range)) return met
      const late = await readLate(db, cut, range.from)
      return {
        buyers: met.buyers + late.buyers,
        creators: met.creators + late.creators,
        products: met.products + late.products,
      }
    }),
  )
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
