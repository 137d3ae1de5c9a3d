import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Clips that were published, with what they brought (a video's plays and the order lines that name it) and what they cost. */
export const clipResultList = defineList({
  id: 'clip-results',
  screen: 'clipTasks',
  tab: 'results',
  also: ['clipDemand'],
  path: '/api/v1/clip/result',
  rowKey: 'task_no',
  columns: [
    c.text('title', { ...shown, title: 'clip_demand', width: 220 }),
    c.id('task_no', { ...shown, width: 110 }),
    c.text('product_title', { ...shown, width: 190 }),
    c.text('cutter_name', { ...shown, width: 120 }),
    c.text('account', { ...shown, width: 140 }),
    c.id('video_id', { width: 180 }),
    c.time('published_time', both),
    c.count('plays', { ...both, width: 110 }),
    c.count('sku_orders', { ...both, width: 110 }),
    c.money('gmv', { ...both, width: 130, metric: 'M01' }),
    c.money('gpm', { ...both, width: 100, metric: 'M19' }),
    c.money('fee', { ...both, title: 'clip_due', width: 110 }),
    c.money('ad_spend', { ...both, title: 'clip_ad_spend', width: 120, metric: 'M25' }),
    c.ratio('clip_return', { ...both, width: 110, hint: true, recomputed: true }),
    c.time('data_until'),
  ],
  filters: [
    { kind: 'pick', name: 'product' },
    { kind: 'text', name: 'cutter' },
    { kind: 'text', name: 'demand' },
    { kind: 'flag', name: 'mine' },
    { kind: 'period', types: ['published'] },
  ],
  kpi: [],
  figures: [
    { name: 'clips', unit: 'count' },
    { name: 'plays', unit: 'count' },
    { name: 'gmv', unit: 'money' },
    { name: 'gpm', unit: 'money' },
    { name: 'ad_spend', unit: 'money' },
    { name: 'return', unit: 'ratio' },
  ],
  totals: ['plays', 'sku_orders', 'gmv', 'fee', 'ad_spend', 'clip_return'],
  sort: { field: 'published_time', order: 'desc' },
  own: ['mine'],
})
