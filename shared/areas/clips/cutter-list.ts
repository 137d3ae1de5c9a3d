import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/**
 * T-CUTTER: what each film cutter has in hand now, and what was approved in the period, by the business days that it touches
 * (the last seven without one), with what was published in it and brought since. A cutter sees itself, a leader all of the company.
 */
export const clipCutterList = defineList({
  id: 'clip-cutters',
  screen: 'filmHome',
  path: '/api/v1/clip/cutter',
  rowKey: 'cutter_id',
  columns: [
    c.text('cutter_name', { ...shown, width: 140 }),
    c.id('cutter_id', { width: 110 }),
    c.count('to_accept', { ...both, width: 90 }),
    c.count('in_editing', { ...both, width: 90 }),
    c.count('in_review', { ...both, width: 90 }),
    c.count('to_revise', { ...both, width: 90 }),
    c.count('overdue_tasks', { ...both, width: 90 }),
    c.count('approved_today', { ...both, width: 100 }),
    c.count('approved_month', { ...both, width: 100 }),
    c.count('approved', { ...both, width: 130, metric: 'M43' }),
    c.rate('first_rate', { ...both, width: 140, metric: 'M44' }),
    c.duration('cycle_time', { ...both, width: 130, metric: 'M45' }),
    c.duration('cycle_median', { sort: true, width: 110 }),
    c.money('fees', { ...both, width: 120 }),
    c.count('hits', { ...both, width: 110, hint: true }),
    c.money('gmv', { ...both, title: 'clip_gmv', width: 130, metric: 'M01' }),
    c.enum('cutter_state', { ...shown, labels: 'clipCutter', width: 130 }),
  ],
  filters: [
    { kind: 'text', name: 'cutter' },
    { kind: 'pick', name: 'product' },
    { kind: 'text', name: 'demand' },
    { kind: 'period', types: ['approved'] },
  ],
  kpi: [],
  totals: [
    'to_accept',
    'in_editing',
    'in_review',
    'to_revise',
    'overdue_tasks',
    'approved_today',
    'approved_month',
    'approved',
    'fees',
    'hits',
    'gmv',
  ],
  sort: { field: 'approved', order: 'desc' },
})
