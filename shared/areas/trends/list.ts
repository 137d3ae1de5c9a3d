import { type Column, c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** Whole business days before today that the curve shows; `day_1` is yesterday. */
export const trendDays = 30
/** Of them, those that stand in the table until someone says otherwise. */
const shownDays = 14

/**
 * By items sold in the whole days before today: 1 rising and 2 falling when the mean of 7 days is over 20 % above or below
 * that of 30, 3 unsalable when nothing was sold in 14, 0 steady.
 */
export const salesTrends = [1, 0, 2, 3] as const
/** 1 restock, 2 clear, 3 push, 0 nothing. */
export const trendAdvices = [0, 1, 2, 3] as const
/** Days of stock: fewer ask for more goods, more for fewer, and with so many there is enough to push what rises. */
export const stockDays = { restock: 14, clear: 120, push: 30 } as const

const days: readonly Column[] = Array.from({ length: trendDays }, (_, at) =>
  c.count(`day_${at + 1}`, { ...(at < shownDays ? shown : {}), heat: true, width: 62 }),
)

const sales = [
  c.enum('sales_trend', { ...shown, labels: 'salesTrend', width: 96 }),
  c.count('sales_7d', { ...both, width: 110 }),
  c.count('sales_30d', { ...both, width: 115 }),
  c.ratio('daily_mean', { ...both, width: 90 }),
  c.rate('week_change', { ...both, width: 110 }),
  c.count('stock', { ...both, width: 106 }),
  c.count('stock_days', { ...both, width: 94 }),
  c.enum('trend_advice', { ...shown, labels: 'trendAdvice', width: 90 }),
] as const

const filters = [
  { kind: 'pick', name: 'shop' },
  { kind: 'choice', name: 'sales_trend', labels: 'salesTrend', options: salesTrends },
  { kind: 'range', name: 'stock_days', unit: 'count' },
  { kind: 'flag', name: 'watched' },
  { kind: 'pick', name: 'category' },
  { kind: 'choice', name: 'trend_advice', labels: 'trendAdvice', options: trendAdvices },
  // When a rule of the account's own watches hit.
  { kind: 'period', types: ['watch_hit'] },
] as const

const common = {
  mode: 'shops',
  filters,
  kpi: [],
  totals: ['sales_7d', 'sales_30d', 'stock'],
  sort: { field: 'sales_30d', order: 'desc' },
  tabs: 'sales_trend',
  own: ['watched', 'start_time', 'end_time'],
} as const

/** T-TREND of products of the company's own shops. */
export const productTrendList = defineList({
  ...common,
  id: 'product-trend',
  screen: 'orderTrend',
  path: '/api/v1/ordertrend/product',
  rowKey: 'product_id',
  columns: [
    c.text('title', { ...shown, width: 220 }),
    c.id('product_id', { width: 180 }),
    c.text('shop_name', { ...shown, width: 130 }),
    c.names('category_name', { width: 140 }),
    ...sales,
    ...days,
  ],
})

/** T-TREND of their SKUs. */
export const skuTrendList = defineList({
  ...common,
  id: 'sku-trend',
  screen: 'skuTrend',
  path: '/api/v1/ordertrend/sku',
  rowKey: 'sku_id',
  columns: [
    c.text('sku_name', { ...shown, width: 150 }),
    c.id('sku_id', { width: 180 }),
    c.text('seller_sku', { ...shown, width: 130 }),
    c.text('title', { ...shown, width: 180 }),
    c.text('shop_name', { width: 130 }),
    c.rate('sku_share', { ...sorted, ...shown, width: 100 }),
    ...sales,
    ...days,
  ],
})
