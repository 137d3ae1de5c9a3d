import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { productStatuses } from '../products/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** T-PRODV9: products of the company's own shops; what they sold and how they were seen is of the last 30 business days. */
export const shopProductColumns = [
  c.text('title', { ...shown, width: 230 }),
  c.id('product_id', { width: 180 }),
  c.text('shop_name', { ...shown, width: 150 }),
  c.names('category_name', { width: 150 }),
  c.count('sku_count', { ...sorted, width: 90 }),
  c.money('min_price', { ...both, width: 110 }),
  c.money('max_price', { ...both, width: 110 }),
  c.count('stock', { ...both, width: 100 }),
  c.count('empty_skus', { ...sorted, width: 100 }),
  c.enum('status', { ...shown, labels: 'product', width: 100 }),
  c.count('impressions', { ...sorted, width: 110 }),
  c.rate('ctr', { ...sorted, width: 90, metric: 'M20' }),
  c.count('add_to_cart', { ...sorted, width: 100 }),
  c.count('sku_orders', { ...both, title: 'sku_orders_30d', width: 120 }),
  c.count('items_sold', { ...both, title: 'sales_30d', width: 110 }),
  c.money('gmv', { ...both, title: 'gmv_30d', width: 130, metric: 'M01' }),
  c.rate('refund_rate', { ...both, width: 100, metric: 'M13' }),
  c.money('affiliate_gmv', { ...shown, width: 130 }),
  c.rate('commission_rate_bp', { ...both, width: 110 }),
  c.flag('open_collab_on', { width: 100 }),
  c.money('min_cost', { width: 110 }),
  c.money('max_cost', { width: 110 }),
  c.count('uncosted_skus', { ...sorted, width: 110 }),
  c.time('updated_time', sorted),
] as const

export const shopProductList = defineList({
  id: 'shop-products',
  screen: 'product',
  mode: 'shops',
  path: '/api/v1/product/shop',
  rowKey: 'product_id',
  columns: shopProductColumns,
  filters: [
    { kind: 'choice', name: 'status', labels: 'product', options: productStatuses },
    { kind: 'pick', name: 'shop' },
    { kind: 'text', name: 'seller_sku' },
    { kind: 'range', name: 'stock', unit: 'count' },
    { kind: 'flag', name: 'out_of_stock' },
    { kind: 'flag', name: 'uncosted' },
  ],
  kpi: [],
  figures: [
    { name: 'on_sale', unit: 'count' },
    { name: 'in_review', unit: 'count' },
    { name: 'refused', unit: 'count' },
    { name: 'empty_skus', unit: 'count' },
    { name: 'gmv', unit: 'money' },
    { name: 'affiliate_share', unit: 'rate' },
  ],
  totals: ['sku_orders', 'items_sold', 'gmv'],
  sort: { field: 'gmv', order: 'desc' },
  tabs: 'status',
})
