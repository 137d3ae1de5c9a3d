import { sql } from 'kysely'
import { trendDays } from '../../../shared/lists/order-trend.ts'
import { companyRollup } from '../../queries/shops/scope.ts'
import type { View } from '../../queries/view.ts'
import { type Join, type Part, part } from '../source.ts'

const numbers = Array.from({ length: trendDays }, (_, at) => at + 1)

/**
 * Items sold by product or SKU in the whole days before today, as a join `sold`: `d_1` (yesterday) and so on, and their
 * sums. Each day is one look-up by key in the kept sums.
 */
export const soldByDay =
  (dim: number, id: string): Join =>
  ({ scope, day }: View): Part => {
    const items = (from: number, to: number) =>
      sql`coalesce(sum(r.items) filter (where r.bucket between ${day - from}::int and ${day - to}::int), 0)::bigint`
    return part(sql`left join (
      select r.dim_id, ${items(7, 1)} as s7, ${items(14, 8)} as p7, ${items(14, 1)} as s14, ${items(trendDays, 1)} as s30,
        ${sql.join(numbers.map((n) => sql`${items(n, n)} as ${sql.ref(`d_${n}`)}`))}
      from generate_series(${day - trendDays}::int, ${day - 1}::int) as d(day) cross join lateral (
        select r.bucket, r.dim_id, r.items from rollup r where r.scope = ${companyRollup(scope)} and r.grain = 1
          and r.bucket = d.day and r.dim = ${dim} offset 0) r
      group by r.dim_id
    ) sold on sold.dim_id = ${sql.ref(id)}`)
  }

export const dayCells: Readonly<Record<string, Part>> = Object.fromEntries(
  numbers.map((n) => [`day_${n}`, part(sql`coalesce(${sql.ref(`sold.d_${n}`)}, 0)`, 'sold')]),
)
