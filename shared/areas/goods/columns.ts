import { c } from '../../lists/column.ts'

/** Products of the same category by turnover, the looked-at one among them. */
export const goodsSimilarColumns = [
  c.text('title', { width: 240 }),
  c.count('place', { width: 60 }),
  c.id('product_id', { width: 180 }),
  c.text('shop_name', { width: 140 }),
  c.money('min_price', { width: 110 }),
  c.rate('commission_rate', { width: 90 }),
  c.count('items', { width: 90 }),
  c.count('orders', { width: 90 }),
  c.money('gmv', { width: 120 }),
  c.ratio('rating', { width: 80 }),
] as const
