import { sql } from 'kysely'
import { HIGH_RATE_BP, offerState } from '../../../shared/areas/products/list.ts'
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
    const kept = [...conditions.values()]
    const rows = rowsOf(productSource, view, kept, [
      ...sums.map(({ of }) => of),
      columnOf(productSource, 'offer_state'),
    ])
    const promoted = sql`state.state <> ${offerState.off}`
    const found = await sql<Record<string, number>>`
      select count(*) as total, count(*) filter (where ${promoted}) as promoted,
        round(avg(p.standard_rate_bp) filter (where ${promoted})) as mean_rate,
        count(*) filter (where p.first_seen_t >= ${view.start}) as new_today,
        count(*) filter (where ${promoted} and p.standard_rate_bp >= ${HIGH_RATE_BP}) as high_rate,
        ${sql.join(sums.map(({ field, of }) => sql`coalesce(sum(${of.sql}), 0) as ${sql.ref(field)}`))}
      ${rows}`.execute(tx)
    const { total = 0, ...all } = found.rows[0] ?? {}
    const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]))
    return { total, kpi: pick((list.figures ?? []).map(({ name }) => name)), totals: pick(list.totals), tabs: {} }
  },
}
