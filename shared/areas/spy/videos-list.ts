import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** T-VIDEO of the market, in US dollars. */
export const spyVideoList = defineList({
  id: 'spy-videos',
  screen: 'tkspy',
  tab: 'videos',
  path: '/api/v1/tkspy/videos',
  rowKey: 'video_id',
  columns: [
    c.text('video_title', { ...shown, width: 240 }),
    c.id('video_id', { width: 180 }),
    c.text('creator_name', { ...shown, width: 150 }),
    c.text('product_name', { ...shown, width: 190 }),
    c.id('product_id', { width: 180 }),
    c.flag('ours', { width: 110 }),
    c.country('region', { ...shown, width: 96 }),
    c.time('post_time', both),
    c.duration('duration', { ...sorted, width: 90 }),
    c.count('plays', { ...both, width: 110 }),
    c.count('likes', { ...sorted, width: 100 }),
    c.count('comments', { ...sorted, width: 100 }),
    c.count('shares', { ...sorted, width: 100 }),
    c.rate('engagement_rate', { ...both, width: 125 }),
    c.count('sku_orders', { ...both, width: 120 }),
    c.count('items_sold', { ...sorted, width: 100 }),
    c.money('gmv', { ...both, width: 130 }),
    c.money('gpm', { ...both, width: 100 }),
    c.flag('is_ad', { ...shown, width: 100 }),
    c.text('currency', { width: 80 }),
  ],
  filters: [
    { kind: 'country', name: 'region' },
    { kind: 'period', types: ['post'] },
    { kind: 'text', name: 'creator' },
    { kind: 'range', name: 'plays', unit: 'count' },
    { kind: 'range', name: 'gmv', unit: 'money' },
    { kind: 'flag', name: 'is_ad' },
  ],
  kpi: [],
  currency: 'USD',
  daily: true,
  totals: ['plays', 'sku_orders', 'items_sold', 'gmv'],
  sort: { field: 'gmv', order: 'desc' },
})
