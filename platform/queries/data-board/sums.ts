import { type RawBuilder, sql } from 'kysely'
import { lineSums, noScopeSums, type ScopeSums, totalColumns, totalNames } from '../../sums/totals.ts'
import { oursOfLine } from '../orders/ours.ts'
import { isSale, type Scope } from '../scope.ts'
import { metricOf, type SumId } from '../wall/kpi.ts'

/** What a screen's sums have, SKU orders, and what stays on the side of the scope. */
export type BoardSums = ScopeSums & { readonly sku_orders: number }

export const noBoardSums: BoardSums = { ...noScopeSums, sku_orders: 0 }
export const boardColumns = [...totalColumns, 'sku_orders', 'ours_amt'] as const
export const boardNames = sql`${totalNames}, sku_orders, ours_amt`

/** As aggregates over `affiliate_order_line l` with `affiliate_order o`; `settled_amt` is none of them. */
export const boardLineSums = (scope: Scope): RawBuilder<unknown> => sql`${lineSums},
  count(distinct (l.order_id, l.sku_id)) filter (where ${isSale}) as sku_orders,
  coalesce(sum((${oursOfLine(scope)})), 0)::bigint as ours_amt`

export type BoardId = SumId | 'M04' | 'M11_OURS'

export const boardMetric: Readonly<Record<BoardId, (sums: BoardSums) => number | null>> = {
  ...metricOf,
  M04: (sums) => sums.sku_orders,
  M11_OURS: (sums) => sums.ours_amt,
}
