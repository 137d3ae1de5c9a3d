import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { collabTypes, commissionModels, contentTypes, orderStatuses, settlementStatuses } from './enums.ts'

const shown = { shown: true } as const
const sorted = { sort: true } as const
const both = { shown: true, sort: true } as const

/**
 * T-ORDER: affiliate order lines, names as in the platform's own export. `est_commission` is what a paid line earns in all
 * (standard, Shop Ads and bonus) and `act_commission` the same once settled; `our_commission` what of the line's commission
 * the viewer's side gets: agency, leaders, company, not the creator; actual once settled, estimated before. All three are not
 * reported of a line that is not paid, or not settled. A return of which no sale is known is a line of its own
 * (`settlement_status` 9): it has what came back, and reports nothing that only a sale has.
 */
export const orderColumns = [
  c.id('order_id', { ...shown, width: 176 }),
  c.time('create_time', { ...both, width: 172 }),
  c.text('product_name', { ...shown, width: 150 }),
  c.text('creator_username', { ...shown, width: 112 }),
  c.money('pay_amount', { ...both, width: 126 }),
  c.money('est_commission', { ...both, metric: 'M08', width: 120 }),
  c.money('our_commission', { ...shown, metric: 'M11_OURS', width: 120 }),
  c.enum('settlement_status', { ...shown, labels: 'settlement', width: 96 }),
  c.text('shop_name', { ...shown, width: 110 }),
  c.country('region', { ...shown, width: 100 }),
  c.text('owner_name', { ...shown, width: 84 }),
  c.enum('content_type', { ...shown, labels: 'content', width: 96 }),
  c.count('quantity', { ...both, width: 80 }),
  partly(c.enum('order_status', { ...shown, labels: 'order', width: 100 })),
  c.money('act_commission', { ...both, title: 'line_act_commission', hint: true, width: 120 }),
  c.text('order_place', { width: 90 }),
  c.id('sku_id', { width: 180 }),
  c.id('product_id', { width: 180 }),
  c.text('sku_name'),
  c.text('team_name', { width: 120 }),
  c.id('content_id', { width: 180 }),
  c.enum('collab_type', { labels: 'collab', width: 120 }),
  c.id('campaign_id', { width: 160 }),
  c.money('price', { ...sorted, width: 110 }),
  c.text('currency', { width: 70 }),
  partly(c.enum('commission_model', { labels: 'model', width: 120 })),
  c.rate('standard_rate_bp', { ...sorted, width: 110 }),
  c.rate('shop_ads_rate_bp', { width: 110 }),
  c.rate('partner_rate_bp', { width: 110 }),
  c.money('est_commission_base', { ...sorted, width: 130 }),
  c.money('est_standard', { ...sorted, width: 130 }),
  c.money('est_shop_ads', { ...sorted, width: 130 }),
  c.money('est_bonus', { ...sorted, width: 130 }),
  c.money('est_partner', { ...sorted, width: 130 }),
  c.money('act_commission_base', { ...sorted, width: 130 }),
  c.money('act_standard', { ...sorted, width: 130 }),
  c.money('act_shop_ads', { ...sorted, width: 130 }),
  c.money('act_bonus', { ...sorted, width: 130 }),
  c.money('act_partner', { ...sorted, width: 130 }),
  c.count('refunded_qty', { width: 90 }),
  c.count('returned_qty', { width: 90 }),
  c.money('refund_amount', { ...sorted, width: 120 }),
  partly(c.flag('fully_return', { width: 90 })),
  c.time('paid_time', { ...sorted, width: 160 }),
  c.time('delivery_time', { ...sorted, width: 160 }),
  c.time('settled_time', { ...sorted, width: 160 }),
  c.enum('appeal_state', { labels: 'appeal', width: 100 }),
  c.enum('owner_state', { labels: 'ownership', width: 110 }),
  c.id('line_id', { width: 220 }),
] as const

export const orderList = defineList({
  id: 'orders',
  screen: 'orders',
  path: '/api/v1/order/list',
  rowKey: 'line_id',
  columns: orderColumns,
  filters: [
    { kind: 'period', types: ['create', 'paid', 'delivered', 'settled'] },
    { kind: 'choice', name: 'settlement_status', labels: 'settlement', options: settlementStatuses },
    { kind: 'country', name: 'region' },
    { kind: 'pick', name: 'creator' },
    { kind: 'pick', name: 'shop' },
    { kind: 'pick', name: 'product' },
    { kind: 'pick', name: 'content' },
    { kind: 'pick', name: 'owner' },
    { kind: 'pick', name: 'team' },
    { kind: 'pick', name: 'category' },
    { kind: 'choice', name: 'content_type', labels: 'content', options: contentTypes },
    { kind: 'choice', name: 'collab_type', labels: 'collab', options: collabTypes },
    { kind: 'choice', name: 'commission_model', labels: 'model', options: commissionModels },
    { kind: 'choice', name: 'order_status', labels: 'order', options: orderStatuses },
    { kind: 'flag', name: 'returned' },
    { kind: 'flag', name: 'delivered' },
    { kind: 'range', name: 'pay_amount', unit: 'money' },
    { kind: 'range', name: 'our_commission', unit: 'money' },
  ],
  kpi: ['M03', 'M04', 'M05', 'M01', 'M02', 'M08', 'M09', 'M10', 'M11_OURS'],
  figures: [
    { name: 'actual', unit: 'money', insteadOf: 'M09' },
    { name: 'ineligible', unit: 'money' },
  ],
  totals: [
    'quantity',
    'pay_amount',
    'est_commission',
    'act_commission',
    'our_commission',
    'est_standard',
    'est_shop_ads',
    'est_bonus',
    'est_partner',
    'act_standard',
    'act_shop_ads',
    'act_bonus',
    'act_partner',
    'refund_amount',
  ],
  sort: { field: 'create_time', order: 'desc' },
  tabs: 'settlement_status',
  unpaid: true,
  group: { field: 'order_id', place: 'order_place' },
})
