import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { spyAdStates, spyCtrBands } from './enums.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Ads of the market as the ad library tells them. */
export const spyAdList = defineList({
  id: 'spy-ads',
  screen: 'tkspy',
  tab: 'ads',
  path: '/api/v1/tkspy/ads',
  rowKey: 'ad_id',
  columns: [
    c.text('ad_title', { ...shown, width: 240 }),
    c.id('ad_id', { width: 180 }),
    c.text('advertiser', { ...shown, width: 150 }),
    c.text('paid_for_by', { width: 150 }),
    c.text('product_name', { ...shown, width: 190 }),
    c.country('region', { ...shown, width: 96 }),
    c.time('first_shown', both),
    c.time('last_shown', both),
    c.count('ad_days', { ...both, width: 100 }),
    c.count('reach', { ...both, width: 110 }),
    c.count('likes', { ...both, width: 100 }),
    c.enum('ctr_band', { ...shown, labels: 'spy_ctr', width: 100 }),
    c.enum('ad_state', { ...shown, labels: 'spy_ad', width: 100 }),
  ],
  filters: [
    { kind: 'choice', name: 'ad_state', labels: 'spy_ad', options: spyAdStates },
    { kind: 'country', name: 'region' },
    { kind: 'period', types: ['first_shown', 'last_shown'] },
    { kind: 'text', name: 'advertiser' },
    { kind: 'range', name: 'ad_days', unit: 'count' },
    { kind: 'range', name: 'reach', unit: 'count' },
    { kind: 'choice', name: 'ctr_band', labels: 'spy_ctr', options: spyCtrBands },
  ],
  kpi: [],
  currency: 'USD',
  daily: true,
  totals: ['reach', 'likes'],
  sort: { field: 'reach', order: 'desc' },
})
