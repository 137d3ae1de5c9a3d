import { sql } from 'kysely'
import { shopStages } from '../../../../shared/areas/shops/orders-list.ts'
import { lineProfit, lineSettlement } from '../../../queries/shops/profit.ts'
import { ofOwnShops } from '../../../queries/shops/scope.ts'
import { rowsOf } from '../../build.ts'
import { tabsApart } from '../../conditions.ts'
import { ofLine } from '../../orders/by-key.ts'
import { type ListSource, part } from '../../source.ts'
import { filledCells, isOverdue, shopOrderCells, shopOrderJoins, stage } from './columns.ts'
import { shopOrderConditions } from './where.ts'

/** Order lines of the viewer's own shops. Only paid lines have figures, as everywhere; totals and tabs count every line. */
export const shopOrderSource: ListSource = {
  table: sql`affiliate_order_line l`,
  alias: 'l',
  key: ['company_id', 'order_id', 'sku_id', 'content_id', 'n'],
  common: true,
  joins: shopOrderJoins,
  scope: ({ scope }) => ofOwnShops(scope, 'l'),
  columns: shopOrderCells,
  filled: filledCells,
  byKey: ofLine,
  finish: (_, row) => row,
  where: shopOrderConditions,
  summary: async (tx, view, _, __, conditions) => {
    const { others, inTab } = tabsApart(conditions, 'stage')
    const rows = rowsOf(shopOrderSource, view, others, [stage, part(sql``, 'so', 'sku')])
    const paid = sql`filter (where ${inTab} and l.paid_t is not null)`
    // Parcels, not lines: each stands on one line of its order.
    const lead = sql`(l.sku_id, l.content_id, l.n) = (so.lead_sku_id, so.lead_content_id, so.lead_n)`
    const { rows: found } = await sql<Readonly<Record<string, number | null>>>`
      select count(*) filter (where ${inTab}) as total,
        coalesce(sum(l.pay_amt) ${paid}, 0) as order_amount, sum(${lineSettlement}) ${paid} as settlement, sum(${lineProfit}) ${paid} as profit,
        round(avg(so.shipped_t - l.paid_t) filter (where ${inTab} and ${lead})) as ship_seconds,
        count(*) filter (where ${inTab} and ${lead} and ${isOverdue(view.now).sql}) as overdue,
        coalesce(sum(l.quantity) filter (where ${inTab}), 0) as quantity,
        coalesce(sum(l.pay_amt) filter (where ${inTab}), 0) as pay_amt,
        coalesce(sum(l.refund_amt) filter (where ${inTab}), 0) as refund_amt,
        ${sql.join(shopStages.map((n) => sql`count(*) filter (where ${stage.sql} = ${n}) as ${sql.ref(`tab_${n}`)}`))}
      ${rows}`.execute(tx)
    const at = (name: string): number => found[0]?.[name] ?? 0
    const known = (name: string): number | null => found[0]?.[name] ?? null
    return {
      total: at('total'),
      kpi: {
        order_amount: at('order_amount'),
        refund_amount: at('refund_amt'),
        settlement: known('settlement'),
        profit: known('profit'),
        ship_seconds: known('ship_seconds'),
        overdue: at('overdue'),
      },
      totals: { quantity: at('quantity'), order_amount: at('pay_amt'), order_refund_amount: at('refund_amt') },
      tabs: Object.fromEntries(shopStages.map((n) => [String(n), at(`tab_${n}`)])),
    }
  },
}
