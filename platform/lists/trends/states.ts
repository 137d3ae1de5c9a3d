import { sql } from 'kysely'
import type { TrendKind } from '../../../shared/areas/trends/api.ts'
import type { Tx } from '../../db/tables.ts'
import type { TrendState } from '../../queries/trends/watch.ts'
import type { View } from '../../queries/view.ts'
import { columnOf, rowsOf } from '../build.ts'
import { type ListSource, type Part, part } from '../source.ts'
import { productTrendSource, skuTrendSource } from './source.ts'

interface Kind {
  readonly source: ListSource
  readonly id: Part
  /** What people call it. */
  readonly name: Part
}

const kinds: Readonly<Record<TrendKind, Kind>> = {
  1: {
    source: productTrendSource,
    id: columnOf(productTrendSource, 'product_id'),
    name: columnOf(productTrendSource, 'title'),
  },
  2: {
    source: skuTrendSource,
    id: columnOf(skuTrendSource, 'sku_id'),
    name: part(
      sql`concat_ws(' / ', ${columnOf(skuTrendSource, 'title').sql}, ${columnOf(skuTrendSource, 'sku_name').sql})`,
    ),
  },
}

/** How products or SKUs stand on the view's day, by id: of those among `ids` that its scope works with. */
export const readTrendStates = async (
  tx: Tx,
  view: View,
  kind: TrendKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TrendState>> => {
  const { source, id, name } = kinds[kind]
  const [trend, days] = [columnOf(source, 'sales_trend'), columnOf(source, 'stock_days')]
  const asked = part(sql`${id.sql} = any(${ids}::text[])`)
  const { rows } = await sql<TrendState & { id: string }>`
    select ${id.sql} as id, ${name.sql} as name, ${trend.sql} as trend, ${days.sql} as stock_days
    ${rowsOf(source, view, [asked], [trend, days])}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
