import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { liveAccounts, liveStates } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** T-LIVE: sessions of the viewer's creators; views and rates as the network reports them, sales by the orders of the room. */
export const liveList = defineList({
  id: 'lives',
  screen: 'liveData',
  path: '/api/v1/live/list',
  rowKey: 'live_id',
  columns: [
    c.text('live_title', { ...shown, width: 220 }),
    c.text('creator_name', { ...shown, width: 130 }),
    c.enum('account_type', { ...shown, labels: 'spy_account', width: 90 }),
    c.enum('live_status', { ...shown, labels: 'liveState', width: 100 }),
    c.time('start_time', both),
    c.money('gmv', { ...both, width: 120, title: 'room_gmv', hint: true }),
    c.duration('duration', { ...shown, width: 100 }),
    c.count('live_views', { ...both, width: 100 }),
    c.count('pcu', { ...shown, width: 110, metric: 'M24' }),
    c.duration('avg_watch', { width: 110, metric: 'M23' }),
    c.rate('entry_rate', { width: 100, metric: 'M22' }),
    c.count('impressions', { ...sorted, width: 110 }),
    c.count('clicks', { ...sorted, width: 100 }),
    c.rate('ctr', { ...shown, width: 100, metric: 'M20' }),
    c.rate('ctor', { ...shown, width: 100, metric: 'M21' }),
    c.count('sku_orders', { ...both, width: 110 }),
    c.money('watch_gpm', { ...shown, width: 130, metric: 'M19' }),
    c.count('new_followers', { ...sorted, width: 100 }),
    c.count('comments', { ...sorted, width: 90 }),
    c.count('likes', { ...sorted, width: 90 }),
    c.count('shares', { ...sorted, width: 90 }),
    c.money('target_gmv', { width: 110, title: 'live_target' }),
    c.rate('target_rate', { width: 110, title: 'live_target_rate' }),
    c.time('plan_start_time'),
    c.time('end_time', { title: 'live_end' }),
    c.time('minute_time'),
    c.time('interrupted_time'),
    c.time('resumed_time'),
    c.time('data_until'),
    c.id('live_id', { width: 180 }),
  ],
  filters: [
    { kind: 'period', types: ['start'] },
    { kind: 'choice', name: 'live_status', labels: 'liveState', options: liveStates },
    { kind: 'choice', name: 'account_type', labels: 'spy_account', options: liveAccounts },
    { kind: 'text', name: 'creator' },
    { kind: 'range', name: 'gmv', unit: 'money' },
  ],
  kpi: [],
  figures: [
    { name: 'running', unit: 'count' },
    { name: 'today', unit: 'count' },
    { name: 'gmv', unit: 'money' },
    { name: 'mean_gmv', unit: 'money' },
    { name: 'avg_watch', unit: 'seconds' },
    { name: 'gpm', unit: 'money' },
    { name: 'ctr', unit: 'rate' },
    { name: 'ctor', unit: 'rate' },
  ],
  totals: ['live_views', 'sku_orders', 'gmv', 'new_followers'],
  sort: { field: 'start_time', order: 'desc' },
  tabs: 'live_status',
})
