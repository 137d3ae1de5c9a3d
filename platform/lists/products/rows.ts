import { type RawBuilder, sql } from 'kysely'
import { productList } from '../../../shared/areas/products/list.ts'
import type { ListRow } from '../../../shared/lists/list.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../../queries/view.ts'
import { columnOf, rowsByKey } from '../build.ts'
import { productSource } from './source.ts'

export type ProductRow = ListRow<typeof productList>

/** The list's rows of `ids` in their order, of those that meet `reach` (a condition on `product p`). */
export const readProductRows = async (
  tx: Tx,
  view: View,
  ids: readonly string[],
  reach: RawBuilder<unknown>,
): Promise<ProductRow[]> => {
  if (ids.length === 0) return []
  const columns = productList.columns.map(({ field }) => ({
    field,
    column: columnOf(productSource, field),
  }))
  const shown = columns.map(({ field, column }) => sql`${column.sql} as ${sql.ref(field)}`)
  const keys = sql`select p.company_id, p.product_id from product p
    where p.product_id = any(${ids}::text[]) and ${reach}`
  const parts = columns.map(({ column }) => column)
  const { rows } = await sql<ProductRow>`select ${sql.join(shown)} ${rowsByKey(productSource, view, keys, parts)}
    order by array_position(${ids}::text[], p.product_id)`.execute(tx)
  return rows
}
