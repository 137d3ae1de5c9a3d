import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { requestState, useSide } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Requests to use originals: those of the viewer's company, and those that the viewer decides. */
export const originalUseList = defineList({
  id: 'original-uses',
  screen: 'starLibrary',
  tab: 'uses',
  path: '/api/v1/clip/original/use',
  rowKey: 'use_id',
  columns: [
    c.text('original_title', { ...shown, width: 220 }),
    c.id('use_id', { width: 100 }),
    c.enum('use_state', { ...shown, labels: 'originalUse', width: 110 }),
    c.enum('use_side', { ...shown, labels: 'originalSide', width: 110 }),
    c.text('company_name', { ...shown, width: 150 }),
    c.text('asker_name', { ...shown, title: 'use_asker', width: 120 }),
    c.text('purpose', { ...shown, width: 220 }),
    c.text('account', { ...shown, title: 'use_account', width: 140 }),
    c.time('use_until_time', both),
    c.text('reason', { ...shown, title: 'use_reason', width: 180 }),
    c.time('decided_time'),
    c.time('add_time', both),
  ],
  filters: [
    { kind: 'choice', name: 'use_state', labels: 'originalUse', options: Object.values(requestState) },
    { kind: 'choice', name: 'use_side', labels: 'originalSide', options: Object.values(useSide) },
    { kind: 'period', types: ['add'] },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'use_state',
  own: ['use_side'],
})
