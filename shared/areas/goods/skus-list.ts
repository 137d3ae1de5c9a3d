import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { goodsAsked } from './product.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** SKUs of one product, also those that sold nothing; a share is of all items of the product. */
export const goodsSkuList = defineList({
  id: 'goods-skus',
  screen: 'goodsAnalyse',
  tab: 'skus',
  path: '/api/v1/goods/skus',
  fixed: goodsAsked,
  rowKey: 'sku_id',
  columns: [
    c.text('sku_name', { ...shown, width: 180 }),
    c.id('sku_id', { width: 190 }),
    c.text('seller_sku', { ...shown, width: 140 }),
    c.money('price', { ...both, width: 110 }),
    c.count('stock', { ...both, width: 100 }),
    c.count('items_sold', { ...both, width: 100 }),
    c.rate('sku_share', { ...both, width: 110 }),
    c.count('orders', { ...both, recomputed: true, width: 100 }),
    c.money('gmv', { ...both, width: 130 }),
    c.money('refunded_gmv', { sort: true, width: 120 }),
    c.rate('refund_rate', { ...both, recomputed: true, width: 100 }),
  ],
  filters: [
    { kind: 'range', name: 'stock', unit: 'count' },
    { kind: 'range', name: 'items_sold', unit: 'count' },
  ],
  kpi: [],
  totals: ['stock', 'items_sold', 'orders', 'gmv', 'refunded_gmv', 'refund_rate'],
  sort: { field: 'items_sold', order: 'desc' },
})
