import { sql } from 'kysely'
import { lineSums, noSums, type Sums, totalColumns, totalNames } from '../../sums/totals.ts'
import { isSale } from '../scope.ts'
import { metricOf, type SumId } from '../wall/kpi.ts'

/** What a screen's sums have, and SKU orders. */
export type BoardSums = Sums & { readonly sku_orders: number }

export const noBoardSums: BoardSums = { ...noSums, sku_orders: 0 }
export const boardColumns = [...totalColumns, 'sku_orders'] as const
export const boardNames = sql`${totalNames}, sku_orders`

/** As aggregates over `affiliate_order_line l` with `affiliate_order o`; `settled_amt` is none of them. */
export const boardLineSums = sql`${lineSums}, count(distinct (l.order_id, l.sku_id)) filter (where ${isSale}) as sku_orders`

export type BoardId = SumId | 'M04'

export const boardMetric: Readonly<Record<BoardId, (sums: BoardSums) => number | null>> = {
  ...metricOf,
  M04: (sums) => sums.sku_orders,
}
