import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { recentWeek } from '../../lists/recent.ts'
import { sellerTypes } from '../products/list.ts'
import { authStates } from './auth-states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const hot = { shown: true, sort: true, heat: 'own' } as const

/** T-SHOPD: what each of the company's shops did in the period, by the business days that it touches. */
export const shopDayColumns = [
  c.text('shop_name', { ...shown, width: 170 }),
  c.id('shop_id', { width: 180 }),
  c.country('region', { ...shown, width: 100 }),
  c.enum('seller_type', { labels: 'seller', width: 90 }),
  c.text('group_name', { width: 120 }),
  c.money('gmv', { ...hot, width: 130, metric: 'M01' }),
  c.count('orders', { ...hot, width: 100, metric: 'M03' }),
  c.count('sku_orders', { width: 100, metric: 'M04' }),
  c.count('items_sold', { sort: true, heat: 'own', width: 100, metric: 'M05' }),
  c.money('aov', { ...hot, width: 110, metric: 'M07' }),
  c.rate('affiliate_share', { ...shown, width: 130 }),
  c.money('ad_spend', { width: 110, metric: 'M25' }),
  c.ratio('roi', { width: 90, metric: 'M27' }),
  c.rate('refund_rate', { ...hot, width: 110, metric: 'M13' }),
  c.money('commission', { ...both, heat: 'own', width: 120, metric: 'M08' }),
  c.money('gross_profit', { ...hot, width: 120, metric: 'M30' }),
  c.rate('profit_rate', { ...hot, width: 110 }),
  c.count('uncosted_skus', { width: 120 }),
  c.enum('auth_state', { ...shown, labels: 'shopAuth', width: 110 }),
  c.time('sync_time', shown),
] as const

export const shopDayList = defineList({
  id: 'multishop',
  screen: 'console',
  mode: 'shops',
  path: '/api/v1/multishop/shops',
  rowKey: 'shop_id',
  columns: shopDayColumns,
  filters: [
    { kind: 'period', types: ['paid'] },
    { kind: 'country', name: 'region' },
    { kind: 'choice', name: 'seller_type', labels: 'seller', options: sellerTypes },
    { kind: 'text', name: 'group' },
    { kind: 'choice', name: 'auth_state', labels: 'shopAuth', options: authStates },
  ],
  kpi: [],
  totals: ['gmv', 'orders', 'sku_orders', 'items_sold'],
  sort: { field: 'gmv', order: 'desc' },
  recent: recentWeek,
})
