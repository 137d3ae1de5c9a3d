import { sql } from 'kysely'
import { orderList } from '../../../shared/areas/orders/list.ts'
import { basisIn } from '../../../shared/lists/basis.ts'
import { isOwnBasis } from '../../../shared/metrics/basis.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../../queries/names.ts'
import { linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import type { ListSource, Row } from '../source.ts'
import { aggregateQuestion, readAggregateSummary } from './aggregates.ts'
import { ofLine } from './by-key.ts'
import { filledCells, lineJoins, orderCells } from './columns.ts'
import { sumLines } from './sums.ts'
import { orderConditions } from './where.ts'

/** Whose lines a list of orders shows. */
interface Whose {
  readonly scope: ListSource['scope']
  /** Whether they are all that the viewer's scope has: then its kept sums are theirs. */
  readonly isWhole: (tx: Tx, view: View) => Promise<boolean>
}

/** Affiliate order lines, all of the viewer's scope or some. */
export const orderSourceOf = ({ scope, isWhole }: Whose): ListSource => {
  const source: ListSource = {
    table: sql`affiliate_order_line l`,
    alias: 'l',
    key: ['company_id', 'order_id', 'sku_id', 'content_id', 'n'],
    joins: lineJoins,
    scope,
    columns: orderCells,
    filled: filledCells,
    byKey: ofLine,
    finish: ({ company }, row): Row =>
      company.mask_names && typeof row.creator_username === 'string'
        ? { ...row, creator_username: shownName(row.creator_username, true) }
        : row,
    where: orderConditions,
    summary: async (tx, view, _, query, conditions) => {
      const question = (await isWhole(tx, view)) ? aggregateQuestion(view, query, conditions) : null
      const { kpi, ...others } = await (question
        ? readAggregateSummary(tx, view, question)
        : sumLines(tx, view, source, conditions))
      const M09 = isOwnBasis('M09', basisIn(orderList, query.filters)) ? (kpi.actual ?? null) : null
      return { ...others, kpi: { ...kpi, M09 } }
    },
  }
  return source
}

/** Affiliate order lines of the viewer's scope. */
export const orderSource = orderSourceOf({ scope: ({ scope }) => linesOf(scope), isWhole: async () => true })
