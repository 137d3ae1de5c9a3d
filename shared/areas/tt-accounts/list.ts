import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { spyCategories } from '../spy/enums.ts'
import { ttAccountState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-ACC: followed accounts as the newest snapshot of the market has them, in US dollars. */
export const ttAccountList = defineList({
  id: 'tt-accounts',
  screen: 'ttAccount',
  path: '/api/v1/ttaccount/list',
  rowKey: 'follow_id',
  columns: [
    c.text('tt_name', { ...shown, width: 170 }),
    c.text('account_handle', { ...shown, width: 150 }),
    c.count('followers', { ...both, width: 110 }),
    c.count('followers_7d', { ...both, width: 110 }),
    c.count('followers_30d', { ...both, width: 110 }),
    c.count('account_videos', { ...both, width: 90 }),
    c.count('mean_views', { ...both, width: 110 }),
    c.rate('engagement_rate', { ...both, width: 110 }),
    c.money('creator_gmv', { ...both, width: 130 }),
    c.money('account_gpm', { ...both, width: 110 }),
    c.enum('category', { ...shown, labels: 'spy_category', width: 130 }),
    c.country('region', { ...shown, width: 96 }),
    c.time('last_post_time', both),
    c.enum('account_state', { labels: 'ttAccountState', width: 100 }),
    c.text('account_note', { width: 180 }),
    c.text('followed_by', { width: 110 }),
    c.time('add_time', { sort: true, title: 'followed_since' }),
    c.id('creator_id', { width: 180 }),
    c.id('follow_id', { width: 90 }),
  ],
  filters: [
    { kind: 'choice', name: 'account_state', labels: 'ttAccountState', options: Object.values(ttAccountState) },
    { kind: 'choice', name: 'category', labels: 'spy_category', options: spyCategories },
    { kind: 'country', name: 'region' },
    { kind: 'range', name: 'followers', unit: 'count' },
  ],
  kpi: [],
  figures: [
    { name: 'accounts', unit: 'count' },
    { name: 'grown', unit: 'count' },
    { name: 'silent', unit: 'count' },
    { name: 'gmv', unit: 'money' },
  ],
  totals: [],
  currency: 'USD',
  daily: true,
  sort: { field: 'followers', order: 'desc' },
  tabs: 'account_state',
})
