import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { ratingBands } from '../../lists/rating.ts'
import { spySellers } from './enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Shops of the market, in US dollars. */
export const spyShopList = defineList({
  id: 'spy-shops',
  screen: 'tkspy',
  tab: 'shops',
  path: '/api/v1/tkspy/shops',
  rowKey: 'shop_id',
  columns: [
    c.text('shop_name', { ...shown, width: 200 }),
    c.id('shop_id', { width: 180 }),
    c.count('rank_no', { ...both, width: 110 }),
    c.count('rank_rise', { ...both, width: 100 }),
    c.country('region', { ...shown, width: 96 }),
    c.enum('seller_type', { ...shown, labels: 'spy_seller', width: 100 }),
    c.ratio('rating', { ...both, width: 80 }),
    c.count('creators', { ...both, width: 100 }),
    c.count('sold_products', { ...both, width: 110 }),
    c.count('sales_7d', { ...both, width: 130 }),
    c.count('sales_30d', { ...both, width: 135 }),
    c.money('gmv_30d', { ...both, width: 140 }),
    c.rate('growth_rate', { ...both, width: 130 }),
    c.text('currency', { width: 80 }),
  ],
  filters: [
    { kind: 'country', name: 'region' },
    { kind: 'choice', name: 'seller_type', labels: 'spy_seller', options: spySellers },
    { kind: 'range', name: 'sales_30d', unit: 'count' },
    { kind: 'range', name: 'gmv_30d', unit: 'money' },
    { kind: 'range', name: 'growth_rate', unit: 'rate' },
    { kind: 'choice', name: 'rating_band', labels: 'rating', options: ratingBands },
    { kind: 'range', name: 'creators', unit: 'count' },
  ],
  kpi: [],
  currency: 'USD',
  daily: true,
  totals: ['sales_7d', 'sales_30d', 'gmv_30d'],
  sort: { field: 'gmv_30d', order: 'desc' },
})
