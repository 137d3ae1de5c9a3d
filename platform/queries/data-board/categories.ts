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
  readonly whole: boolean
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
 * Turnover by category, largest first: of the first level, or of those that a filter asks for and those right below them,
 * where what stands in one of the former itself is under its own name. Products without a category come under the empty id.
 */
export const readCategories = async (db: Db, narrow: Narrow, range: Range): Promise<readonly CategoryPart[]> => {
  const { categories: asked, view } = narrow
  const isTop = asked ? sql`(c.pid = any(${asked}::bigint[]) or c.id = any(${asked}::bigint[]))` : sql`c.pid is null`
  const { rows } = await sql<CategoryPart>`
    with recursive shown as (
      select c.id, c.id as top from category c where ${isTop}
      union all
      select c.id, s.top from category c join shown s on c.pid = s.id where not ${isTop}),
    sold as materialized (${soldOf(narrow, range)}),
    part as (
      select s.top, sum(sold.amt)::bigint as amt
      from sold
      left join product p on p.company_id = ${view.scope.company_id} and p.product_id = sold.product_id
      left join shown s on s.id = p.category_id
      group by 1 having sum(sold.amt) <> 0),
    above as (
      select c.pid as id from part join category c on c.id = part.top
      union select c.pid from above join category c on c.id = above.id)
    select coalesce(c.id::text, '') as id, coalesce(c.name_zh, '') as name, coalesce(c.name_en, '') as name_en, part.amt,
      not exists (select from above where above.id = part.top) as whole
    from part left join category c on c.id = part.top
    order by part.amt desc, 1`.execute(db)
  return rows
}
