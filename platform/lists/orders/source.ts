import { sql } from 'kysely'
import { shownName } from '../../queries/names.ts'
import { linesOf } from '../../queries/scope.ts'
import type { ListSource, Row, Summary } from '../source.ts'
import { filledCells, orderCells, orderJoins } from './columns.ts'
import { keptQuestion, readKeptSummary } from './kept.ts'
import { sumLines } from './sums.ts'
import { orderConditions } from './where.ts'

type Sums = Readonly<Record<string, number | null>>
const added = (a: Sums, b: Sums): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(a).map(([name, n]) => [name, (n ?? 0) + (b[name] ?? 0)]))
const joined = (a: Summary, b: Summary): Summary => ({
  total: a.total + b.total,
  kpi: added(a.kpi, b.kpi),
  totals: added(a.totals, b.totals),
  tabs: added(a.tabs, b.tabs),
})

/** Affiliate order lines of the viewer's scope. */
export const orderSource: ListSource = {
  table: sql`affiliate_order_line l`,
  alias: 'l',
  key: ['company_id', 'order_id', 'sku_id', 'content_id', 'n'],
  joins: orderJoins,
  scope: (view) => linesOf(view.scope),
  columns: orderCells,
  filled: filledCells,
  finish: ({ company }, row): Row =>
    company.mask_names && typeof row.creator_username === 'string'
      ? { ...row, creator_username: shownName(row.creator_username, true) }
      : row,
  where: orderConditions,
  summary: async (tx, view, _, query, conditions) => {
    const kept = keptQuestion(view, query, conditions)
    if (!kept) return sumLines(tx, view, orderSource, conditions)
    const paid = await readKeptSummary(tx, view, kept)
    // The kept sums are of paid lines; the others are few, and none of them lies in a period of payment.
    return kept.days === null ? joined(paid, await sumLines(tx, view, orderSource, conditions, 'unpaid')) : paid
  },
}
