import { rowId } from '../../api/row-id.ts'
import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { billLineKind } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/**
 * T-BILLLINE: what a bill is made of, its adjustments among them. Money of the order is not reported where the company's
 * currency was changed since the bill.
 */
export const billLineList = defineList({
  id: 'bill-lines',
  screen: 'billOrder',
  path: '/api/v1/finance/order',
  fixed: { id: rowId },
  rowKey: 'line_key',
  columns: [
    c.id('order_id', { ...shown, width: 176 }),
    c.text('product_name', { ...shown, width: 150 }),
    c.text('creator_username', { ...shown, width: 110 }),
    c.money('pay_amount', { ...both, width: 110 }),
    c.money('act_commission_base', { ...shown, width: 120 }),
    c.rate('line_rate', { ...shown, width: 80 }),
    c.money('line_commission', { ...shown, width: 100 }),
    c.money('line_split_base', { ...shown, hint: true, width: 110 }),
    c.rate('line_share', { ...shown, width: 90 }),
    c.money('line_amt', { ...both, width: 100 }),
    c.enum('line_kind', { ...shown, labels: 'billLine', width: 100 }),
    c.time('settled_time', both),
    c.flag('questioned', { width: 90 }),
    c.text('line_note', { ...shown, width: 160 }),
    c.text('currency', { width: 70 }),
    c.id('line_key', { width: 240 }),
  ],
  filters: [
    { kind: 'choice', name: 'line_kind', labels: 'billLine', options: Object.values(billLineKind) },
    { kind: 'flag', name: 'questioned' },
  ],
  kpi: [],
  totals: ['line_amt'],
  sort: { field: 'settled_time', order: 'desc' },
  tabs: 'line_kind',
})
