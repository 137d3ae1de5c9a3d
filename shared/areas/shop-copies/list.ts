import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { copyState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-COPY: copies of products from one of the viewer's shops to others. */
export const shopCopyList = defineList({
  id: 'shop-copies',
  screen: 'shopCopy',
  mode: 'shops',
  path: '/api/v1/shopcopy/list',
  rowKey: 'copy_id',
  columns: [
    c.id('copy_no', { ...shown, width: 120 }),
    c.text('source_shop', { ...shown, width: 160 }),
    c.text('target_shops', { ...shown, width: 220 }),
    c.count('copy_total', { ...both, width: 100 }),
    c.count('copied', { ...shown, width: 90 }),
    c.count('copy_failed', { ...shown, width: 90 }),
    c.count('copy_skipped', { ...shown, width: 90 }),
    c.rate('copy_progress', { ...shown, width: 90 }),
    c.text('copy_rules', { width: 260 }),
    c.enum('copy_state', { ...shown, labels: 'copyState', width: 110 }),
    c.text('copy_by', { ...shown, width: 110 }),
    c.time('copy_started', shown),
    c.time('copy_ended', shown),
    c.time('add_time', { sort: true, title: 'copy_made' }),
    c.id('copy_id', { width: 80 }),
  ],
  filters: [{ kind: 'choice', name: 'copy_state', labels: 'copyState', options: Object.values(copyState) }],
  kpi: [],
  totals: ['copy_total', 'copied', 'copy_failed', 'copy_skipped'],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'copy_state',
})
