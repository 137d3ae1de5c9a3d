import { type RawBuilder, sql } from 'kysely'
import { dims, skuDim } from './facts.ts'

/** Dimensions whose rows are found by their object (index rollup_dim_days). */
const indexed = { product: dims.product, creator: dims.creator, sku: skuDim } as const

/**
 * Rows `r` of the day sums of one product, creator or SKU, from one business day to another: `from rollup r where ...`. As a
 * lateral relation it costs a page of a list no more than the days of its rows.
 */
export const daysOfOne = (
  scope: string,
  what: keyof typeof indexed,
  id: RawBuilder<unknown>,
  from: number | null,
  to: number,
): RawBuilder<unknown> => sql`
  from rollup r where r.scope = ${scope} and r.grain = 1 and r.dim = ${sql.lit(indexed[what])} and r.dim in (3, 4, 7)
    and r.dim_id = ${id} and r.bucket <= ${to}::int ${from === null ? sql`` : sql`and r.bucket >= ${from}::int`}`
