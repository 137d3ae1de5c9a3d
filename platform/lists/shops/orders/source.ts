import { sql } from 'kysely'
import { shopOrderList } from '../../../../shared/areas/shops/orders-list.ts'
import { isLead, lineProfit, lineSettlement } from '../../../queries/shops/profit.ts'
import { ofOwnShops } from '../../../queries/shops/scope.ts'
import { ofLine } from '../../orders/by-key.ts'
import { type ListSource, part } from '../../source.ts'
import { tableSource } from '../../table-source.ts'
import { filledCells, isOverdue, shopOrderCells, shopOrderJoins } from './columns.ts'
import { readStageSummary, stageQuestion } from './sums.ts'
import { shopOrderFilters, shopOrderNumber, weekUnlessAsked } from './where.ts'

/** The same with its summary added up line by line, whatever the filter. */
const shopLineSource = tableSource(shopOrderList, {
  table: sql`affiliate_order_line l`,
  alias: 'l',
  key: ['company_id', 'order_id', 'sku_id', 'content_id', 'n'],
  common: true,
  joins: shopOrderJoins,
  scope: ({ scope }) => ofOwnShops(scope, 'l'),
  columns: shopOrderCells,
  filled: filledCells,
  byKey: ofLine,
  asked: weekUnlessAsked,
  filters: shopOrderFilters,
  keyword: shopOrderNumber,
  sums: ({ now }, inTab) => {
    const paid = sql`filter (where ${inTab} and l.paid_t is not null)`
    return {
      paid: part(sql`coalesce(sum(l.pay_amt) ${paid}, 0)`),
      settlement: part(sql`sum(${lineSettlement}) ${paid}`, 'so'),
      profit: part(sql`sum(${lineProfit}) ${paid}`, 'so', 'sku'),
      ship_seconds: part(sql`round(avg(so.shipped_t - l.paid_t) filter (where ${inTab} and ${isLead}))`, 'so'),
      overdue: part(sql`count(*) filter (where ${inTab} and ${isLead} and ${isOverdue(now).sql})`, 'so'),
    }
  },
  kpi: ({ paid = 0, settlement = null, profit = null, ship_seconds = null, overdue = 0, ...sums }) => ({
    order_amount: paid,
    refund_amount: sums.order_refund_amount ?? 0,
    settlement,
    profit,
    ship_seconds,
    overdue,
  }),
})

/** Order lines of the viewer's own shops. Only paid lines have figures, as everywhere; totals and tabs count every line. */
export const shopOrderSource: ListSource = {
  ...shopLineSource,
  summary: async (tx, view, list, query, conditions) => {
    const question = stageQuestion(view, query, conditions)
    return question
      ? readStageSummary(tx, view, shopLineSource, conditions, question)
      : shopLineSource.summary(tx, view, list, query, conditions)
  },
}
