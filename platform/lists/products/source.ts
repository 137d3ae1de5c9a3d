import { sql } from 'kysely'
import { HIGH_RATE_BP, offerState, productList } from '../../../shared/areas/products/list.ts'
import { soldIn } from '../../queries/search/kinds.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { filledCells, productCells } from './columns.ts'
import { productJoins } from './joins.ts'
import { productFilters, productKeyword } from './where.ts'

const promoted = sql`state.state <> ${offerState.off}`

/** Products of the company; of a member those that its own lines contain. */
export const productSource = tableSource(productList, {
  table: sql`product p`,
  alias: 'p',
  key: ['company_id', 'product_id'],
  common: true,
  joins: productJoins,
  scope: ({ scope }) => sql`p.company_id = ${scope.company_id} and ${soldIn(scope, 'product', sql`p.product_id`)}`,
  columns: productCells,
  filled: filledCells,
  filters: productFilters,
  keyword: productKeyword,
  sums: ({ start }) => {
    const { needs } = productCells.offer_state
    return {
      promoted: part(sql`count(*) filter (where ${promoted})`, ...needs),
      mean_rate: part(sql`round(avg(p.standard_rate_bp) filter (where ${promoted}))`, ...needs),
      new_today: part(sql`count(*) filter (where p.first_seen_t >= ${start})`),
      high_rate: part(sql`count(*) filter (where ${promoted} and p.standard_rate_bp >= ${HIGH_RATE_BP})`, ...needs),
    }
  },
  kpi: ({ promoted = null, mean_rate = null, new_today = null, high_rate = null }) => ({
    promoted,
    mean_rate,
    new_today,
    high_rate,
  }),
})
