import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { clipPriorities, clipRatios, demandState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-DEMAND: what clips are ordered, how far they are, until when. */
export const clipDemandList = defineList({
  id: 'clip-demands',
  screen: 'clipDemand',
  path: '/api/v1/clip/demand',
  rowKey: 'demand_no',
  columns: [
    c.text('title', { ...shown, title: 'clip_demand', width: 220 }),
    c.id('demand_no', { ...shown, width: 110 }),
    c.text('product_title', { ...shown, width: 200 }),
    c.text('account', { width: 140 }),
    c.count('required_count', { ...both, width: 90 }),
    c.count('approved_count', { ...both, width: 90 }),
    c.count('published_count', { ...both, width: 90 }),
    c.rate('progress', { ...both, width: 120 }),
    c.enum('priority', { ...both, labels: 'clipPriority', width: 90 }),
    c.enum('demand_state', { ...shown, labels: 'clipDemand', width: 110 }),
    c.flag('overdue', { ...shown, width: 80 }),
    c.time('deadline_time', both),
    c.text('asker_name', { ...shown, width: 120 }),
    c.text('reviewer_name', { width: 120 }),
    c.enum('ratio', { labels: 'clipRatio', width: 90 }),
    c.money('fee', { width: 110 }),
    c.money('budget', { width: 120 }),
    c.time('add_time', both),
  ],
  filters: [
    { kind: 'choice', name: 'demand_state', labels: 'clipDemand', options: Object.values(demandState) },
    { kind: 'choice', name: 'priority', labels: 'clipPriority', options: clipPriorities },
    { kind: 'choice', name: 'ratio', labels: 'clipRatio', options: clipRatios },
    { kind: 'pick', name: 'product' },
    { kind: 'flag', name: 'overdue' },
    { kind: 'period', types: ['add', 'deadline'] },
  ],
  kpi: [],
  figures: [
    { name: 'draft', unit: 'count' },
    { name: 'review', unit: 'count' },
    { name: 'unassigned', unit: 'count' },
    { name: 'running', unit: 'count' },
    { name: 'acceptance', unit: 'count' },
    { name: 'overdue', unit: 'count' },
    { name: 'done_month', unit: 'count' },
  ],
  totals: ['required_count', 'approved_count', 'published_count', 'budget'],
  sort: { field: 'add_time', order: 'desc' },
  tabs: 'demand_state',
})
