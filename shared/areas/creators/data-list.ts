import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { recentWeek } from '../../lists/recent.ts'
import { agentLevels, creatorTiers, heldStates } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const
const sorted = { sort: true } as const

/**
 * T-CREATORD: what each direct creator sold within the viewer's scope on the business days that the period touches. Its tier
 * is that of its turnover on these days. Contents, impressions and CTR are null of a creator of
 * whom none is reported.
 */
export const creatorDataList = defineList({
  id: 'creator-data',
  screen: 'merchantsTeamData',
  path: '/api/v1/merchants/data',
  rowKey: 'creator_id',
  columns: [
    c.text('creator_name', { ...shown, width: 150 }),
    c.id('creator_id', { width: 180 }),
    c.text('owner_name', { ...shown, width: 110 }),
    c.enum('agency_level', { labels: 'agentLevel', width: 100 }),
    c.enum('tier', { ...shown, title: 'creator_tier', labels: 'creatorTier', width: 90 }),
    c.money('gmv', { ...both, heat: true, width: 130, metric: 'M01' }),
    c.money('live_gmv', { ...both, width: 120 }),
    c.money('video_gmv', { ...both, width: 120 }),
    c.money('showcase_gmv', { ...sorted, width: 120 }),
    c.money('product_card_gmv', { ...sorted, width: 130 }),
    c.count('orders', { ...both, width: 90, metric: 'M03' }),
    c.count('items_sold', { ...both, width: 100, metric: 'M05' }),
    c.money('est_commission', { ...both, width: 130, metric: 'M08' }),
    c.money('act_commission', { ...sorted, width: 150, metric: 'M09', basis: 'paid' }),
    c.money('aov', { ...sorted, recomputed: true, width: 110, metric: 'M07' }),
    c.count('lives', { ...both, title: 'staff_lives', width: 90 }),
    c.count('videos', { ...both, title: 'staff_videos', width: 80 }),
    c.count('sold_products', { ...sorted, title: 'selling_products', width: 110, metric: 'M18' }),
    c.count('impressions', { ...sorted, width: 110 }),
    c.rate('ctr', { ...sorted, width: 100, metric: 'M20' }),
    c.money('refunded_gmv', { ...both, width: 120 }),
    c.count('refunded_qty', { ...sorted, width: 100 }),
    c.count('followers', { ...sorted, width: 100 }),
    c.money('target_gmv', { ...sorted, width: 130 }),
    c.money('open_gmv', { ...sorted, width: 130 }),
    c.count('samples', { ...sorted, title: 'samples_sent', width: 90 }),
    c.enum('bind_status', { labels: 'bindStatus', width: 100 }),
    c.time('joined_time', sorted),
  ],
  filters: [
    { kind: 'period', types: ['paid'] },
    { kind: 'pick', name: 'owner' },
    { kind: 'choice', name: 'tier', labels: 'creatorTier', options: creatorTiers },
    { kind: 'choice', name: 'agency_level', labels: 'agentLevel', options: agentLevels },
    { kind: 'flag', name: 'has_sold' },
    { kind: 'flag', name: 'joined' },
    { kind: 'flag', name: 'first_sale' },
    { kind: 'flag', name: 'silent' },
    { kind: 'choice', name: 'bind_status', labels: 'bindStatus', options: heldStates },
  ],
  kpi: ['M17', 'M01', 'M08'],
  figures: [
    { name: 'perHead', unit: 'money' },
    { name: 'joined', unit: 'count' },
    { name: 'first_sale', unit: 'count' },
    { name: 'silent', unit: 'count' },
  ],
  asks: {
    M17: { has_sold: '1' },
    joined: { joined: '1' },
    first_sale: { first_sale: '1' },
    silent: { silent: '1' },
  },
  totals: ['gmv', 'orders', 'items_sold', 'est_commission', 'act_commission', 'aov', 'refunded_gmv', 'samples'],
  sort: { field: 'gmv', order: 'desc' },
  recent: recentWeek,
})
