import { sql } from 'kysely'
import { orderList } from '../../../shared/areas/orders/list.ts'
import { basisIn } from '../../../shared/lists/basis.ts'
import { isOwnBasis } from '../../../shared/metrics/basis.ts'
import { shownName } from '../../queries/names.ts'
import { linesOf } from '../../queries/scope.ts'
import type { ListSource, Row } from '../source.ts'
import { aggregateQuestion, readAggregateSummary } from './aggregates.ts'
import { ofLine } from './by-key.ts'
import { filledCells, lineJoins, orderCells } from './columns.ts'
import { sumLines } from './sums.ts'
import { orderConditions } from './where.ts'

/** Affiliate order lines of the viewer's scope. */
export const orderSource: ListSource = {
  table: sql`affiliate_order_line l`,
  alias: 'l',
  key: ['company_id', 'order_id', 'sku_id', 'content_id', 'n'],
  joins: lineJoins,
  scope: (view) => linesOf(view.scope),
  columns: orderCells,
  filled: filledCells,
  byKey: ofLine,
  finish: ({ company }, row): Row =>
    company.mask_names && typeof row.creator_username === 'string'
      ? { ...row, creator_username: shownName(row.creator_username, true) }
      : row,
  where: orderConditions,
  summary: async (tx, view, _, query, conditions) => {
    const question = aggregateQuestion(view, query, conditions)
    const { kpi, ...others } = await (question
      ? readAggregateSummary(tx, view, question)
      : sumLines(tx, view, orderSource, conditions))
    const M09 = isOwnBasis('M09', basisIn(orderList, query.filters)) ? (kpi.actual ?? null) : null
    return { ...others, kpi: { ...kpi, M09 } }
  },
}
