import { c } from './column.ts'
import { defineList } from './list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** 0 draft, 1 on sale, 2 in review, 3 refused, 4 off the shelf, 5 frozen, 6 deleted. */
export const productStatuses = [0, 1, 2, 3, 4, 5, 6] as const

/** T-PROD: products of the company, and what the viewer's own order lines say of them. */
export const productColumns = [
  c.text('title', { ...shown, width: 230 }),
  c.id('product_id', { width: 180 }),
  c.country('region', { ...shown, width: 96 }),
  c.text('category_name', { ...shown, width: 150 }),
  c.text('shop_name', { ...shown, width: 130 }),
  c.money('min_price', { ...both, width: 125 }),
  c.money('max_price', { ...sorted, width: 125 }),
  c.rate('commission_rate_bp', { ...both, width: 120 }),
  c.money('est_commission_per_item', { ...both, width: 130 }),
  c.rate('shop_ads_rate_bp', { ...sorted, width: 110 }),
  c.count('sales_7d', { ...both, width: 120 }),
  c.count('sales_30d', { ...both, width: 125 }),
  c.money('gmv_30d', { ...both, width: 130 }),
  c.count('total_sales', { ...sorted, width: 100 }),
  c.ratio('rating', { ...both, width: 80 }),
  c.count('review_count', { ...sorted, width: 100 }),
  c.count('inventory', { ...sorted, width: 100 }),
  c.time('first_seen_time', { ...sorted, width: 160 }),
  c.enum('status', { ...shown, labels: 'product', width: 100 }),
] as const

export const productList = defineList({
  id: 'products',
  screen: 'product',
  path: '/api/v1/product/list',
  rowKey: 'product_id',
  columns: productColumns,
  filters: [
    { kind: 'choice', name: 'status', labels: 'product', options: productStatuses },
    { kind: 'country', name: 'region' },
    { kind: 'range', name: 'price', unit: 'money' },
    { kind: 'range', name: 'commission_rate_bp', unit: 'rate' },
    { kind: 'range', name: 'sales_30d', unit: 'count' },
    { kind: 'range', name: 'gmv_30d', unit: 'money' },
    { kind: 'period', types: ['first_seen'] },
  ],
  kpi: [],
  totals: ['sales_7d', 'sales_30d', 'gmv_30d', 'total_sales'],
  sort: { field: 'gmv_30d', order: 'desc' },
})
