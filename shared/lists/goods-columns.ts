import { c } from './column.ts'

/** T-CREATORD of one product: what each creator sold of it. */
export const goodsCreatorColumns = [
  c.text('creator_name', { width: 150 }),
  c.id('creator_id', { width: 180 }),
  c.count('followers', { width: 90 }),
  c.money('gmv', { width: 120 }),
  c.money('video_gmv', { width: 120 }),
  c.money('live_gmv', { width: 120 }),
  c.money('showcase_gmv', { width: 120 }),
  c.count('orders', { width: 80 }),
  c.count('items', { width: 80 }),
  c.money('aov', { width: 100, metric: 'M07' }),
  c.money('est_commission', { width: 120, metric: 'M08' }),
  c.count('videos', { width: 80 }),
  c.count('lives', { width: 80 }),
  c.money('refund', { width: 110 }),
] as const

/** T-VIDEO of one product: sales are the product's, views and rates the content's own. */
export const goodsVideoColumns = [
  c.text('title', { width: 240 }),
  c.id('content_id', { width: 180 }),
  c.text('creator_name', { width: 130 }),
  c.time('post_time', { width: 150 }),
  c.duration('duration', { width: 80 }),
  c.count('views', { width: 90 }),
  c.count('likes', { width: 80 }),
  c.count('comments', { width: 80 }),
  c.count('shares', { width: 80 }),
  c.rate('engagement', { width: 90 }),
  c.rate('ctr', { width: 80, metric: 'M20' }),
  c.rate('ctor', { width: 80, metric: 'M21' }),
  c.count('sku_orders', { width: 90 }),
  c.count('items', { width: 80 }),
  c.money('gmv', { width: 120 }),
  c.money('gpm', { width: 100, metric: 'M19' }),
  c.flag('is_ad', { width: 70 }),
] as const

/** T-LIVE of one product. */
export const goodsLiveColumns = [
  c.text('title', { width: 240 }),
  c.id('live_id', { width: 180 }),
  c.text('creator_name', { width: 130 }),
  c.enum('account', { labels: 'goodsAccount', width: 80 }),
  c.enum('state', { labels: 'goodsLive', width: 90 }),
  c.time('start_time', { width: 150 }),
  c.duration('duration', { width: 90 }),
  c.count('views', { width: 90 }),
  c.count('peak', { width: 90, metric: 'M24' }),
  c.duration('stay', { width: 90, metric: 'M23' }),
  c.rate('entry', { width: 80, metric: 'M22' }),
  c.rate('ctr', { width: 80, metric: 'M20' }),
  c.rate('ctor', { width: 80, metric: 'M21' }),
  c.count('sku_orders', { width: 90 }),
  c.count('items', { width: 80 }),
  c.money('gmv', { width: 120 }),
  c.money('gpm', { width: 100, metric: 'M19' }),
  c.count('new_followers', { width: 90 }),
] as const

export const goodsSkuColumns = [
  c.text('sku_name', { width: 160 }),
  c.id('sku_id', { width: 180 }),
  c.text('seller_sku', { width: 130 }),
  c.money('price', { width: 100 }),
  c.count('stock', { width: 90 }),
  c.count('items', { width: 90 }),
  c.rate('share', { width: 90 }),
  c.count('orders', { width: 90 }),
  c.money('gmv', { width: 120 }),
  c.rate('refund_rate', { width: 90 }),
] as const

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
