import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { sumsOf } from '../../sums/read.ts'
import { type Narrow, narrowSales } from './narrow.ts'
import { type Range, secondsOf } from './range.ts'

export interface CategoryPart {
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly amt: number
}

const soldOf = (narrow: Narrow, range: Range): RawBuilder<unknown> =>
  narrow.only === null
    ? sql`select r.dim_id as product_id, sum(r.gmv_amt)::bigint as amt
        from rollup r where ${sumsOf({ scope: narrow.view.scope.text, grain: 'day', bucket: daysOf(range.from, range.to), dim: 'product' })}
          and r.lines > 0
        group by 1`
    : sql`select l.product_id, sum(l.pay_amt)::bigint as amt
        ${narrowSales(narrow, ...secondsOf(narrow.view.clock, range))} group by 1`

/**
 * Turnover by category, largest first: of the first level, or of those right below `above`, where what stands in `above`
 * itself is under its own name. Products without a category come under the empty id.
 */
export const readCategories = async (
  db: Db,
  narrow: Narrow,
  range: Range,
  above: string | undefined,
): Promise<readonly CategoryPart[]> => {
  const roots = above === undefined ? sql`pid is null` : sql`(pid = ${Number(above)} or id = ${Number(above)})`
  const { rows } = await sql<CategoryPart>`
    with recursive shown as (
      select id, id as top from category where ${roots}
      union all
      select c.id, s.top from category c join shown s on c.pid = s.id
      where not exists (select from category r where r.id = c.id and ${above === undefined ? sql`r.pid is null` : sql`r.pid = ${Number(above)}`})),
    sold as materialized (${soldOf(narrow, range)})
    select coalesce(s.top::text, '') as id, coalesce(c.name_zh, '') as name, coalesce(c.name_en, '') as name_en,
      sum(sold.amt)::bigint as amt
    from sold
    left join product p on p.company_id = ${narrow.view.scope.company_id} and p.product_id = sold.product_id
    left join shown s on s.id = p.category_id
    left join category c on c.id = s.top
    group by 1, 2, 3 having sum(sold.amt) <> 0 order by 4 desc, 1`.execute(db)
  return rows
}
