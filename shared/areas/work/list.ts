import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { workKind, workState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** What the viewer's team should look after, what is due first on top. */
export const workList = defineList({
  id: 'work',
  screen: 'merchantsTeamMent',
  tab: 'work',
  path: '/api/v1/merchants/work',
  rowKey: 'work_id',
  columns: [
    c.enum('work_kind', { ...shown, labels: 'workKind', width: 150 }),
    c.text('creator_username', { ...shown, width: 130 }),
    c.text('product_name', { ...shown, width: 180 }),
    c.text('owner_name', { ...shown, title: 'work_owner', width: 110 }),
    c.time('due_time', { ...both, title: 'work_due' }),
    c.enum('work_state', { ...shown, labels: 'workState', width: 100 }),
    c.time('since_time', { ...both, title: 'work_since' }),
    c.count('work_count', { ...shown, width: 90 }),
    c.money('work_amount', { ...both, width: 130 }),
    c.rate('work_fell', { ...shown, width: 90 }),
    c.text('work_remark', { ...shown, width: 180 }),
    c.text('done_name', { width: 110 }),
    c.time('done_time'),
    c.id('creator_id', { width: 170 }),
    c.id('product_id', { width: 170 }),
    c.id('work_ref', { width: 170 }),
    c.id('work_id', { width: 100 }),
  ],
  filters: [
    { kind: 'choice', name: 'work_state', labels: 'workState', options: Object.values(workState) },
    { kind: 'choice', name: 'work_kind', labels: 'workKind', options: Object.values(workKind) },
    { kind: 'pick', name: 'owner' },
    { kind: 'flag', name: 'late' },
  ],
  kpi: [],
  figures: [
    { name: 'open', unit: 'count' },
    { name: 'late', unit: 'count' },
    { name: 'today', unit: 'count' },
    { name: 'done', unit: 'count' },
  ],
  totals: [],
  sort: { field: 'due_time', order: 'asc' },
  tabs: 'work_state',
})
