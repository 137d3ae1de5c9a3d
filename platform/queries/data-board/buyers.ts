import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { readDistinct, readNewBuyers } from '../../sums/distinct.ts'
import { type Narrow, narrowLines } from './narrow.ts'
import { type Group, type Range, secondsOf } from './range.ts'

export interface Buyers {
  /** Whose first order in the scope (and filter) lies in these days. */
  readonly fresh: number
  readonly repeat: number
}

/** `bought(n, id)` in the range and `earlier(id)`, of the lines that a filter leaves. */
const sourcesOf = (narrow: Narrow, range: Range, groups: readonly Group[]): readonly RawBuilder<unknown>[] => {
  const { clock } = narrow.view
  const [first, last] = secondsOf(clock, range)
  const starts = groups.map(({ from }) => dayStart(clock, from))
  const orders = sql`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`
  return [
    sql`select distinct width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as n, o.buyer_key as id
      ${narrowLines(narrow, first, last, orders)} and o.buyer_key <> ''`,
    sql`select o.buyer_key as id ${narrowLines(narrow, 0, first - 1, orders)}`,
  ]
}

const readFiltered = async (db: Db, narrow: Narrow, range: Range, groups: readonly Group[]): Promise<Buyers[]> => {
  const [bought, earlier] = sourcesOf(narrow, range, groups)
  const { rows } = await sql<{ n: number; fresh: number; all: number }>`
    with bought as materialized (${bought}),
      first as (
        select min(n) as n from bought b where not exists (select from (${earlier}) e where e.id = b.id) group by b.id),
      fresh as (select n, count(*) as fresh from first group by n)
    select b.n, count(*) as all, coalesce(max(f.fresh), 0) as fresh
    from bought b left join fresh f on f.n = b.n group by b.n`.execute(db)
  const found = new Map(rows.map((row) => [row.n, row]))
  return groups.map((_, n) => {
    const { fresh, all } = found.get(n) ?? { fresh: 0, all: 0 }
    return { fresh, repeat: all - fresh }
  })
}

/** Who bought in each group of days, for the first time or again. */
export const readBuyers = async (
  db: Db,
  narrow: Narrow,
  range: Range,
  groups: readonly Group[],
): Promise<readonly Buyers[]> => {
  if (narrow.only !== null) return readFiltered(db, narrow, range, groups)
  const { scope } = narrow.view
  const [all, fresh] = await Promise.all([readDistinct(db, scope, groups), readNewBuyers(db, scope, groups)])
  return all.map(({ buyers }, n) => ({ fresh: fresh[n] ?? 0, repeat: buyers - (fresh[n] ?? 0) }))
}
