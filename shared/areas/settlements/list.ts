import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/**
 * How a line of ours and the network's compare: 1 the same; 2 another amount; 3 another one since goods came back after the
 * settlement; 4 not settled with us; 5 invalid or frozen with us; 6 unknown to us; 7 settled with us, and not in the export
 * though it covers the day; 8 told in a currency that the order is not in.
 */
export const settlementMatches = [1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * The company's settled lines beside those of the network's exports, a row for each order and SKU; money in the company's
 * currency, exchanged at the order's own frozen rate. `difference` is the network's less ours, what one side lacks as 0.
 */
export const settlementList = defineList({
  id: 'settlements',
  screen: 'bills',
  tab: 'settlements',
  path: '/api/v1/finance/settlements',
  rowKey: 'settlement_key',
  columns: [
    c.id('order_id', { ...shown, width: 176 }),
    c.text('product_name', { ...shown, width: 170 }),
    c.enum('settlement_match', { ...shown, labels: 'settlementMatch', width: 170 }),
    c.money('network_amt', { ...both, width: 130 }),
    c.money('own_amt', { ...both, width: 130 }),
    c.money('difference', { ...both, hint: true, width: 120 }),
    c.text('network_day', { ...shown, width: 110 }),
    c.time('settled_time', both),
    partly(c.enum('settlement_status', { labels: 'settlement', width: 110 })),
    c.money('refund_amount', { width: 120 }),
    c.text('network_currency', { width: 110 }),
    c.id('sku_id', { width: 176 }),
    c.text('currency', { width: 70 }),
    c.id('settlement_key', { width: 240 }),
  ],
  filters: [
    { kind: 'choice', name: 'settlement_match', labels: 'settlementMatch', options: settlementMatches },
    { kind: 'flag', name: 'differs' },
    { kind: 'range', name: 'difference', unit: 'money' },
  ],
  kpi: [],
  figures: [
    { name: 'equal', unit: 'count' },
    { name: 'differing', unit: 'count' },
    { name: 'network', unit: 'money' },
    { name: 'own', unit: 'money' },
    { name: 'apart', unit: 'money' },
  ],
  totals: ['network_amt', 'own_amt', 'difference'],
  sort: { field: 'settled_time', order: 'desc' },
  tabs: 'settlement_match',
})
