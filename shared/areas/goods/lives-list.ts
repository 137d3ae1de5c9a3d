import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { liveAccounts, liveStates } from '../lives/states.ts'
import { goodsAsked } from './product.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** T-LIVE of one product: sales are the product's; views, rates and GPM those of the whole room. */
export const goodsLiveList = defineList({
  id: 'goods-lives',
  screen: 'goodsAnalyse',
  tab: 'lives',
  path: '/api/v1/goods/lives',
  fixed: goodsAsked,
  rowKey: 'live_id',
  columns: [
    c.text('live_title', { ...shown, width: 220 }),
    c.id('live_id', { width: 180 }),
    c.text('creator_name', { ...shown, width: 130 }),
    c.enum('account_type', { ...shown, labels: 'spy_account', width: 90 }),
    c.enum('live_status', { ...shown, labels: 'liveState', width: 100 }),
    c.time('start_time', both),
    c.duration('duration', { ...both, width: 90 }),
    c.count('live_views', { ...both, width: 100 }),
    c.count('pcu', { ...both, width: 120, metric: 'M24' }),
    c.duration('avg_watch', { ...sorted, width: 120, metric: 'M23' }),
    c.rate('entry_rate', { ...sorted, recomputed: true, width: 110, metric: 'M22' }),
    c.count('impressions', { ...sorted, width: 110 }),
    c.count('clicks', { ...sorted, width: 100 }),
    c.rate('ctr', { ...both, recomputed: true, width: 110, metric: 'M20' }),
    c.rate('ctor', { ...both, recomputed: true, width: 110, metric: 'M21' }),
    c.count('sku_orders', { ...both, width: 120 }),
    c.count('items_sold', { ...sorted, width: 110 }),
    c.money('gmv', { ...both, width: 120 }),
    c.money('watch_gpm', { ...both, recomputed: true, width: 150, metric: 'M19' }),
    c.count('new_followers', { ...sorted, width: 100 }),
    c.count('comments', { ...sorted, width: 90 }),
    c.count('likes', { ...sorted, width: 90 }),
    c.count('shares', { ...sorted, width: 90 }),
    c.money('refunded_gmv', { ...sorted, width: 120 }),
    c.time('data_until', sorted),
  ],
  filters: [
    { kind: 'period', types: ['start'] },
    { kind: 'choice', name: 'live_status', labels: 'liveState', options: liveStates },
    { kind: 'text', name: 'creator' },
    { kind: 'choice', name: 'account_type', labels: 'spy_account', options: liveAccounts },
    { kind: 'range', name: 'gmv', unit: 'money' },
    { kind: 'range', name: 'live_views', unit: 'count' },
  ],
  kpi: [],
  totals: [
    'live_views',
    'entry_rate',
    'impressions',
    'clicks',
    'ctr',
    'ctor',
    'sku_orders',
    'items_sold',
    'gmv',
    'watch_gpm',
    'new_followers',
    'comments',
    'likes',
    'shares',
    'refunded_gmv',
  ],
  sort: { field: 'gmv', order: 'desc' },
})
