import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { spyAges, spyCategories, spyGenders, spySells } from './enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/** Creators of the market, in US dollars; sales of the last 30 days. */
export const spyCreatorList = defineList({
  id: 'spy-creators',
  screen: 'tkspy',
  tab: 'creators',
  path: '/api/v1/tkspy/creators',
  rowKey: 'creator_id',
  columns: [
    c.text('creator_name', { ...shown, width: 170 }),
    c.text('creator_handle', { width: 160 }),
    c.id('creator_id', { width: 180 }),
    c.count('rank_no', { ...both, width: 110 }),
    c.count('rank_rise', { ...both, width: 100 }),
    c.country('region', { ...shown, width: 96 }),
    c.enum('category', { ...shown, labels: 'spy_category', width: 150 }),
    c.count('followers', { ...both, width: 110 }),
    c.count('follower_inc', { ...both, width: 130 }),
    c.money('creator_gmv', { ...both, width: 130 }),
    c.money('video_gmv', { ...both, width: 130 }),
    c.money('live_gmv', { ...both, width: 130 }),
    c.count('sold_products', { ...both, width: 100 }),
    c.rate('engagement_rate', { ...both, width: 125 }),
    c.ratio('potential_index', { ...both, width: 100 }),
    c.rate('female_rate', { ...sorted, width: 110 }),
    c.enum('fan_age', { labels: 'spy_age', width: 110 }),
    c.count('videos', { ...sorted, width: 100 }),
    c.count('lives', { ...sorted, width: 100 }),
    c.text('currency', { width: 80 }),
  ],
  filters: [
    { kind: 'choice', name: 'category', labels: 'spy_category', options: spyCategories },
    { kind: 'country', name: 'region' },
    { kind: 'choice', name: 'sells', labels: 'spy_sells', options: spySells },
    { kind: 'range', name: 'followers', unit: 'count' },
    { kind: 'range', name: 'follower_inc', unit: 'count' },
    { kind: 'choice', name: 'fan_gender', labels: 'spy_gender', options: spyGenders },
    { kind: 'choice', name: 'fan_age', labels: 'spy_age', options: spyAges },
    { kind: 'range', name: 'engagement_rate', unit: 'rate' },
    { kind: 'range', name: 'creator_gmv', unit: 'money' },
    { kind: 'range', name: 'sold_products', unit: 'count' },
  ],
  kpi: [],
  currency: 'USD',
  daily: true,
  totals: ['creator_gmv', 'video_gmv', 'live_gmv'],
  sort: { field: 'creator_gmv', order: 'desc' },
})
