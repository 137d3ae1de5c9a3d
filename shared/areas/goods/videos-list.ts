import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { goodsAsked } from './product.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** T-VIDEO of one product: sales are the product's; plays, reactions, rates and GPM those of the whole content. */
export const goodsVideoList = defineList({
  id: 'goods-videos',
  screen: 'goodsAnalyse',
  tab: 'videos',
  path: '/api/v1/goods/videos',
  fixed: goodsAsked,
  rowKey: 'content_id',
  columns: [
    c.text('video_title', { ...shown, width: 230 }),
    c.id('content_id', { width: 180 }),
    c.text('creator_name', { ...shown, width: 130 }),
    c.time('post_time', both),
    c.duration('duration', { ...both, width: 90 }),
    c.count('plays', { ...both, width: 100 }),
    c.count('likes', { ...sorted, width: 90 }),
    c.count('comments', { ...sorted, width: 90 }),
    c.count('shares', { ...sorted, width: 90 }),
    c.rate('engagement_rate', { ...sorted, recomputed: true, width: 100 }),
    c.rate('ctr', { ...sorted, recomputed: true, width: 110, metric: 'M20' }),
    c.rate('ctor', { ...sorted, recomputed: true, width: 110, metric: 'M21' }),
    c.count('sku_orders', { ...both, width: 120 }),
    c.count('items_sold', { ...sorted, width: 110 }),
    c.money('gmv', { ...both, width: 120 }),
    c.money('gpm', { ...both, recomputed: true, width: 120, metric: 'M19' }),
    c.count('shown_products', { ...sorted, width: 100 }),
    c.flag('is_ad', { ...shown, width: 90 }),
    c.time('data_until', both),
  ],
  filters: [
    { kind: 'period', types: ['post'] },
    { kind: 'text', name: 'creator' },
    { kind: 'range', name: 'gmv', unit: 'money' },
    { kind: 'range', name: 'plays', unit: 'count' },
    { kind: 'flag', name: 'is_ad' },
  ],
  kpi: [],
  totals: [
    'plays',
    'likes',
    'comments',
    'shares',
    'engagement_rate',
    'ctr',
    'ctor',
    'sku_orders',
    'items_sold',
    'gmv',
    'gpm',
  ],
  sort: { field: 'gmv', order: 'desc' },
})
