import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { goodsAsked } from './product.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** T-CREATORD of one product: what each creator sold of it; impressions and CTR are those of the contents that show it. */
export const goodsCreatorList = defineList({
  id: 'goods-creators',
  screen: 'goodsAnalyse',
  tab: 'creators',
  path: '/api/v1/goods/creators',
  fixed: goodsAsked,
  rowKey: 'creator_id',
  columns: [
    c.text('creator_name', { ...shown, width: 150 }),
    c.id('creator_id', { width: 180 }),
    c.text('owner_name', { ...shown, width: 110 }),
    c.money('gmv', { ...both, width: 130 }),
    c.money('live_gmv', { ...both, width: 120 }),
    c.money('video_gmv', { ...both, width: 120 }),
    c.money('showcase_gmv', { ...sorted, width: 120 }),
    c.money('product_card_gmv', { ...sorted, width: 130 }),
    c.count('orders', { ...both, recomputed: true, width: 90 }),
    c.count('items_sold', { ...both, width: 110 }),
    c.money('est_commission', { ...both, width: 165, metric: 'M08' }),
    c.money('act_commission', { ...sorted, width: 150, metric: 'M09', basis: 'paid' }),
    c.money('aov', { ...sorted, recomputed: true, width: 110, metric: 'M07' }),
    c.count('lives', { ...both, width: 90 }),
    c.count('videos', { ...both, width: 90 }),
    c.count('impressions', { ...sorted, width: 110 }),
    c.rate('ctr', { ...sorted, recomputed: true, width: 90, metric: 'M20' }),
    c.money('refunded_gmv', { ...both, width: 120 }),
    c.count('refunded_qty', { ...sorted, width: 100 }),
    c.count('followers', { ...sorted, width: 100 }),
    c.money('target_gmv', { ...sorted, width: 130 }),
  ],
  filters: [
    { kind: 'range', name: 'gmv', unit: 'money' },
    { kind: 'range', name: 'followers', unit: 'count' },
    { kind: 'pick', name: 'owner' },
  ],
  kpi: [],
  totals: [
    'gmv',
    'live_gmv',
    'video_gmv',
    'showcase_gmv',
    'product_card_gmv',
    'orders',
    'items_sold',
    'est_commission',
    'act_commission',
    'aov',
    'impressions',
    'ctr',
    'refunded_gmv',
    'refunded_qty',
    'target_gmv',
  ],
  sort: { field: 'gmv', order: 'desc' },
})
