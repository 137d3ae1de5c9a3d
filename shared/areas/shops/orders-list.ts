import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { recentWeek } from '../../lists/recent.ts'
import { orderStatuses } from '../orders/enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/**
 * Where a line stands on its way, each line in one: 1 to pay, 2 to ship, 3 to be collected, 4 under way, 5 delivered,
 * 6 completed, 7 cancelled, 8 refunded or returned without being cancelled, adjustments too.
 */
export const shopStages = [1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * T-ORDERV9: order lines of the company's own shops. Nothing of a buyer is whole in it. Of a return without a sale
 * `order_status` is null, and so is all else that only a sale has.
 */
export const shopOrderColumns = [
  c.id('order_id', { ...shown, width: 180 }),
  c.time('create_time', both),
  c.text('shop_name', { ...shown, width: 150 }),
  partly(c.enum('order_status', { ...shown, labels: 'order', width: 110 })),
  c.enum('stage', { labels: 'stage', width: 110 }),
  c.enum('order_substatus', { labels: 'substatus', width: 110 }),
  c.enum('cancel_return_type', { labels: 'cancelReturn', width: 120 }),
  c.id('sku_id', { width: 180 }),
  c.text('seller_sku', { ...shown, width: 130 }),
  c.text('product_name', { ...shown, width: 220 }),
  c.text('variation', { width: 130 }),
  c.count('quantity', { ...both, width: 80 }),
  c.count('returned_qty', { width: 90 }),
  c.money('subtotal_before_discount', { width: 130 }),
  c.money('platform_discount', { width: 120 }),
  c.money('seller_discount', { width: 120 }),
  c.money('subtotal_after_discount', { ...shown, width: 130 }),
  c.money('shipping_fee', { width: 110 }),
  c.money('taxes', { width: 100 }),
  c.money('order_amount', { ...both, width: 120 }),
  c.money('order_refund_amount', { ...sorted, width: 120 }),
  c.money('affiliate_commission', { ...shown, width: 120 }),
  c.money('partner_commission', { width: 130 }),
  c.money('platform_fee', { width: 120 }),
  c.money('settlement_amount', { ...shown, width: 120 }),
  c.money('product_cost', { width: 120 }),
  c.money('gross_profit', { ...shown, width: 120, metric: 'M30' }),
  c.text('currency', { width: 70 }),
  c.time('paid_time'),
  c.time('ship_due_time'),
  c.time('shipped_time'),
  c.time('delivered_time'),
  c.time('cancelled_time'),
  c.enum('cancel_by', { labels: 'cancelBy', width: 100 }),
  c.text('cancel_reason', { width: 150 }),
  c.text('shipping_provider', { width: 130 }),
  c.id('tracking_id', { width: 170 }),
  c.text('warehouse_name', { width: 130 }),
  c.enum('payment_method', { labels: 'payment', width: 110 }),
  c.country('country', { width: 110 }),
  c.text('state', { width: 120 }),
  c.text('city', { width: 120 }),
  c.text('buyer_name', { width: 100 }),
  c.text('buyer_phone', { width: 110 }),
  c.text('buyer_address', { width: 100 }),
  c.id('line_id', { width: 320 }),
] as const

export const shopOrderList = defineList({
  id: 'shop-orders',
  screen: 'orders',
  mode: 'shops',
  path: '/api/v1/order/shop',
  rowKey: 'line_id',
  columns: shopOrderColumns,
  filters: [
    { kind: 'choice', name: 'stage', labels: 'stage', options: shopStages },
    { kind: 'period', types: ['create', 'paid', 'shipped', 'delivered'] },
    { kind: 'pick', name: 'shop' },
    { kind: 'country', name: 'region' },
    { kind: 'choice', name: 'order_status', labels: 'order', options: orderStatuses },
    { kind: 'text', name: 'seller_sku' },
    { kind: 'pick', name: 'product' },
    { kind: 'pick', name: 'team' },
    { kind: 'text', name: 'tracking' },
    { kind: 'flag', name: 'overdue' },
    { kind: 'flag', name: 'uncosted' },
    { kind: 'range', name: 'order_amount', unit: 'money' },
  ],
  kpi: [],
  figures: [
    { name: 'order_amount', unit: 'money' },
    { name: 'refund_amount', unit: 'money' },
    { name: 'settlement', unit: 'money' },
    { name: 'profit', unit: 'money' },
    { name: 'ship_seconds', unit: 'seconds' },
    { name: 'overdue', unit: 'count' },
  ],
  totals: ['quantity', 'order_amount', 'order_refund_amount'],
  sort: { field: 'create_time', order: 'desc' },
  tabs: 'stage',
  unpaid: true,
  recent: { ...recentWeek, unless: ['keyword', 'tracking', 'overdue'] },
})
