import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { agentLevels, bindKinds, bindState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-CREATORM: each creator with whoever looks after it; what it sold is of the last 30 business days, by the day of payment. */
export const creatorList = defineList({
  id: 'creators',
  screen: 'merchantsTeamMent',
  path: '/api/v1/merchants/member',
  rowKey: 'creator_id',
  columns: [
    c.text('creator_name', { ...shown, title: 'creator_username', width: 150 }),
    c.text('nickname', { width: 140 }),
    c.id('creator_id', { width: 180 }),
    c.country('region', { ...shown, width: 100 }),
    c.count('followers', { ...both, width: 100 }),
    c.money('gmv_30d', { ...both, width: 130, metric: 'M01' }),
    c.count('orders_30d', { ...both, width: 110, metric: 'M03' }),
    c.money('ours_30d', { ...both, width: 130, metric: 'M11_OURS' }),
    c.enum('agency_level', { ...shown, labels: 'agentLevel', width: 100 }),
    c.text('owner_name', { ...shown, width: 110 }),
    c.text('referrer_name', { ...shown, width: 110 }),
    c.enum('bind_kind', { labels: 'bindKind', width: 90 }),
    c.rate('share_rate_bp', { ...shown, width: 100 }),
    c.enum('bind_status', { ...shown, labels: 'bindStatus', width: 100 }),
    c.time('bind_time', { sort: true }),
    c.time('bind_end_time', shown),
    c.time('invited_time'),
    c.time('unbind_time'),
    c.time('add_time', { ...both, title: 'creator_added' }),
    c.text('remark', { width: 200 }),
  ],
  filters: [
    { kind: 'choice', name: 'bind_status', labels: 'bindStatus', options: Object.values(bindState) },
    { kind: 'choice', name: 'agency_level', labels: 'agentLevel', options: agentLevels },
    { kind: 'country', name: 'region' },
    { kind: 'pick', name: 'owner' },
    { kind: 'flag', name: 'sold' },
    { kind: 'choice', name: 'bind_kind', labels: 'bindKind', options: bindKinds },
    { kind: 'flag', name: 'ending' },
  ],
  kpi: [],
  figures: [
    { name: 'creators', unit: 'count' },
    { name: 'pending', unit: 'count' },
    { name: 'sold', unit: 'count' },
    { name: 'ending', unit: 'count' },
  ],
  totals: ['gmv_30d', 'ours_30d'],
  sort: { field: 'gmv_30d', order: 'desc' },
  tabs: 'bind_status',
})
