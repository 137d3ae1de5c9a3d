import { sql } from 'kysely'
import { orderList } from '../../../shared/areas/orders/list.ts'
import { basisIn } from '../../../shared/lists/basis.ts'
import { isOwnBasis } from '../../../shared/metrics/basis.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../../queries/names.ts'
import { linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import type { ListSource, Row, Sql, Summary } from '../source.ts'
import { aggregateQuestion, type Creators, readAggregateSummary, readCreatorsSummary } from './aggregates.ts'
import { ofLine } from './by-key.ts'
import { filledCells, lineJoins, orderCells } from './columns.ts'
import { sumLines, withoutLines } from './sums.ts'
import { orderConditions } from './where.ts'

/** So many lines are taken off kept sums: more would take about as long as adding up the others. */
export const fewLines = 100_000

/** Whose lines a list of orders shows. */
interface Whose {
  readonly scope: ListSource['scope']
  /**
   * The lines that the viewer's scope has besides, a condition on them: they are taken off its kept sums. Null: there are
   * none; `many`: more than that is good for.
   */
  readonly rest: (tx: Tx, view: View) => Promise<Sql | null | 'many'>
  /** The creators whose lines they are, where that says which; their kept sums are asked first. */
  readonly creators?: (view: View) => Creators
}

/** Affiliate order lines, all of the viewer's scope or some. */
export const orderSourceOf = ({ scope, rest, creators }: Whose): ListSource => {
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
      const question = aggregateQuestion(view, query, conditions)
      const read = async (): Promise<Summary> => {
        const kept = question && creators ? await readCreatorsSummary(tx, view, question, creators(view)) : null
        if (kept) return kept
        const others = await rest(tx, view)
        if (!question || others === 'many') return sumLines(tx, view, source, conditions)
        const whole = await readAggregateSummary(tx, view, question)
        return others === null ? whole : withoutLines(tx, view, every, conditions, { whole, rest: others })
      }
      const { kpi, ...sums } = await read()
      const M09 = isOwnBasis('M09', basisIn(orderList, query)) ? (kpi.actual ?? null) : null
      return { ...sums, kpi: { ...kpi, M09 } }
    },
  }
  const every: ListSource = { ...source, scope: (view) => linesOf(view.scope) }
  return source
}

/** Affiliate order lines of the viewer's scope. */
export const orderSource = orderSourceOf({ scope: ({ scope }) => linesOf(scope), rest: async () => null })
