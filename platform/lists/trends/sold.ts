import { sql } from 'kysely'
import { trendDays } from '../../../shared/areas/trends/list.ts'
import { companyRollup } from '../../queries/shops/scope.ts'
import type { View } from '../../queries/view.ts'
import { daysOfOne, daysOfSku } from '../../sums/read.ts'
import { type Join, type Part, part } from '../source.ts'

const numbers = Array.from({ length: trendDays }, (_, at) => at + 1)

/** Items that product or SKU `p` sold in the whole days before today, as a join `sold`: `d_1` (yesterday) on, and their sums. */
export const soldByDay =
  (what: 'product' | 'sku'): Join =>
  ({ scope, day }: View): Part => {
    const [from, to] = [day - trendDays, day - 1]
    const [bucket, days] =
      what === 'sku'
        ? [sql`r.day`, daysOfSku(scope.company_id, sql`p.sku_id`, from, to)]
        : [sql`r.bucket`, daysOfOne(companyRollup(scope), what, sql`p.product_id`, from, to)]
    const items = (from: number, to: number) =>
      sql`coalesce(sum(r.items) filter (where ${bucket} between ${day - from}::int and ${day - to}::int), 0)::bigint`
    return part(sql`left join lateral (
      select ${items(7, 1)} as s7, ${items(14, 8)} as p7, ${items(14, 1)} as s14, ${items(trendDays, 1)} as s30,
        ${sql.join(numbers.map((n) => sql`${items(n, n)} as ${sql.ref(`d_${n}`)}`))}
      ${days}
    ) sold on true`)
  }

export const dayCells: Readonly<Record<string, Part>> = Object.fromEntries(
  numbers.map((n) => [`day_${n}`, part(sql`coalesce(${sql.ref(`sold.d_${n}`)}, 0)`, 'sold')]),
)
