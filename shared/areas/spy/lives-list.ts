import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { spyAccounts } from './enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** Ended live sessions of the market, in US dollars. */
export const spyLiveList = defineList({
  id: 'spy-lives',
  screen: 'tkspy',
  tab: 'lives',
  path: '/api/v1/tkspy/lives',
  rowKey: 'live_id',
  columns: [
    c.text('live_title', { ...shown, width: 230 }),
    c.id('live_id', { width: 180 }),
    c.text('creator_name', { ...shown, width: 150 }),
    c.enum('account_type', { ...shown, labels: 'spy_account', width: 100 }),
    c.country('region', { ...shown, width: 96 }),
    c.time('start_time', both),
    c.duration('duration', { ...both, width: 100 }),
    c.count('live_views', { ...both, width: 110 }),
    c.count('viewers', { ...sorted, width: 110 }),
    c.count('pcu', { ...both, width: 120 }),
    c.duration('avg_watch', { ...sorted, width: 100 }),
    c.count('sku_orders', { ...both, width: 120 }),
    c.count('items_sold', { ...sorted, width: 100 }),
    c.money('gmv', { ...both, width: 130 }),
    c.money('gpm', { ...both, width: 100 }),
    c.count('new_followers', { ...sorted, width: 100 }),
    c.count('comments', { ...sorted, width: 100 }),
    c.count('likes', { ...sorted, width: 100 }),
    c.count('shares', { ...sorted, width: 100 }),
    c.text('currency', { width: 80 }),
  ],
  filters: [
    { kind: 'country', name: 'region' },
    { kind: 'period', types: ['start'] },
    { kind: 'choice', name: 'account_type', labels: 'spy_account', options: spyAccounts },
    { kind: 'text', name: 'creator' },
    { kind: 'range', name: 'live_views', unit: 'count' },
    { kind: 'range', name: 'gmv', unit: 'money' },
  ],
  kpi: [],
  currency: 'USD',
  daily: true,
  totals: ['live_views', 'sku_orders', 'items_sold', 'gmv'],
  sort: { field: 'gmv', order: 'desc' },
})
