import { c, partly } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { sampleState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Requests whose next step is due within so many seconds count as due. */
export const SOON_S = 3 * 86_400

/**
 * The sample requests of the viewer's team, oldest deadline first. `due_time` is the time by which the next step must be made:
 * the answer, the shipping, the content; not reported of what has ended.
 */
export const sampleList = defineList({
  id: 'samples',
  screen: 'merchantsTeamMent',
  tab: 'samples',
  also: ['product', 'category', 'goodsAnalyse'],
  path: '/api/v1/sample',
  rowKey: 'sample_id',
  columns: [
    c.text('product_name', { ...shown, width: 190 }),
    c.text('creator_username', { ...shown, width: 120 }),
    c.enum('sample_state', { ...shown, labels: 'sampleState', width: 120 }),
    c.time('due_time', both),
    c.count('qty', { ...shown, width: 80 }),
    c.text('sample_asker', { ...shown, width: 110 }),
    c.enum('sample_content', { ...shown, labels: 'sampleContent', width: 90 }),
    c.count('content_count', { ...shown, width: 90 }),
    c.count('content_made', { ...shown, width: 90 }),
    c.text('tracking_no', { ...shown, width: 150 }),
    c.time('add_time', { ...both, title: 'sample_asked' }),
    c.text('sku_name', { width: 150 }),
    c.id('product_id', { width: 180 }),
    c.enum('sample_kind', { labels: 'sampleKind', width: 90 }),
    c.time('promised_time'),
    c.time('approve_time'),
    c.time('ship_time'),
    c.time('content_time'),
    partly(c.enum('reject_reason', { labels: 'sampleReject', width: 160 })),
    c.text('address', { width: 220 }),
    c.id('sample_id', { width: 100 }),
  ],
  filters: [
    {
      kind: 'choice',
      name: 'sample_state',
      labels: 'sampleState',
      options: Object.values(sampleState),
    },
    { kind: 'flag', name: 'due' },
    { kind: 'pick', name: 'creator' },
    { kind: 'pick', name: 'product' },
    { kind: 'pick', name: 'owner' },
  ],
  kpi: [],
  figures: [
    { name: 'review', unit: 'count' },
    { name: 'ship', unit: 'count' },
    { name: 'content', unit: 'count' },
    { name: 'due', unit: 'count' },
    { name: 'fulfilled', unit: 'rate' },
  ],
  totals: ['qty'],
  sort: { field: 'due_time', order: 'asc' },
  tabs: 'sample_state',
})
