import { sql } from 'kysely'
import { soldIn } from '../../queries/search/catalogue.ts'
import { columnOf, rowsOf } from '../build.ts'
import type { ListSource } from '../source.ts'
import { filledCells, productCells } from './columns.ts'
import { productJoins } from './joins.ts'
import { productConditions } from './where.ts'

/** Products of the company; of a member those that its own lines contain. */
export const productSource: ListSource = {
  table: sql`product p`,
  alias: 'p',
  key: ['company_id', 'product_id'],
  joins: productJoins,
  scope: ({ scope }) => sql`p.company_id = ${scope.company_id} and ${soldIn(scope, 'product', sql`p.product_id`)}`,
  columns: productCells,
  filled: filledCells,
  finish: (_, row) => row,
  where: (_, __, query) => productConditions(query),
  summary: async (tx, view, list, _, conditions) => {
    const sums = list.totals.map((field) => ({ field, of: columnOf(productSource, field) }))
    const rows = rowsOf(
      productSource,
      view,
      [...conditions.values()],
      sums.map(({ of }) => of),
    )
    const found = await sql<Record<string, number>>`
      select count(*) as total, ${sql.join(sums.map(({ field, of }) => sql`coalesce(sum(${of.sql}), 0) as ${sql.ref(field)}`))}
      ${rows}`.execute(tx)
    const { total = 0, ...totals } = found.rows[0] ?? {}
    return { total, kpi: {}, totals, tabs: {} }
  },
}
