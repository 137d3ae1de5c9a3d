import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { ratingBands } from '../../lists/rating.ts'
import { spyCategories, spySellers } from './enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** Products of the market, in US dollars whatever the company counts in. */
export const spyProductList = defineList({
  id: 'spy-products',
  screen: 'tkspy',
  tab: 'products',
  path: '/api/v1/tkspy/list',
  rowKey: 'product_id',
  columns: [
    c.text('title', { ...shown, width: 240 }),
    c.id('product_id', { width: 180 }),
    c.count('rank_no', { ...both, width: 110 }),
    c.count('rank_rise', { ...both, width: 100 }),
    c.country('region', { ...shown, width: 96 }),
    c.enum('category', { ...shown, labels: 'spy_category', width: 150 }),
    c.text('shop_name', { ...shown, width: 150 }),
    c.money('price', { ...both, width: 100 }),
    c.rate('commission_rate_bp', { ...both, width: 130 }),
    c.money('est_commission_per_item', { ...sorted, width: 130 }),
    c.count('sales_1d', { ...both, width: 130 }),
    c.count('sales_7d', { ...both, width: 130 }),
    c.count('sales_30d', { ...both, width: 135 }),
    c.money('gmv_30d', { ...both, width: 130 }),
    c.count('total_sales', { ...sorted, width: 110 }),
    c.rate('growth_rate', { ...both, width: 130 }),
    c.count('creators', { ...both, width: 100 }),
    c.count('videos', { ...sorted, width: 100 }),
    c.ratio('rating', { ...sorted, width: 80 }),
    c.count('review_count', { ...sorted, width: 100 }),
    c.time('first_seen_time', sorted),
    c.flag('ours', { width: 110 }),
    c.text('currency', { width: 80 }),
  ],
  filters: [
    { kind: 'choice', name: 'category', labels: 'spy_category', options: spyCategories },
    { kind: 'country', name: 'region' },
    { kind: 'range', name: 'price', unit: 'money' },
    { kind: 'range', name: 'commission_rate_bp', unit: 'rate' },
    { kind: 'range', name: 'sales_7d', unit: 'count' },
    { kind: 'range', name: 'sales_30d', unit: 'count' },
    { kind: 'range', name: 'gmv_30d', unit: 'money' },
    { kind: 'range', name: 'growth_rate', unit: 'rate' },
    { kind: 'choice', name: 'rating_band', labels: 'rating', options: ratingBands },
    { kind: 'range', name: 'review_count', unit: 'count' },
    { kind: 'range', name: 'creators', unit: 'count' },
    { kind: 'choice', name: 'seller_type', labels: 'spy_seller', options: spySellers },
    { kind: 'period', types: ['first_seen'] },
    { kind: 'flag', name: 'ours' },
  ],
  kpi: [],
  currency: 'USD',
  daily: true,
  totals: ['sales_1d', 'sales_7d', 'sales_30d', 'gmv_30d'],
  sort: { field: 'sales_1d', order: 'desc' },
})
