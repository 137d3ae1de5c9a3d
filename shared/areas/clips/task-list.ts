import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { clipPriorities, taskState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** T-TASK: who cuts which clip, how far it is, until when. A cutter sees the pool and its own. */
export const clipTaskList = defineList({
  id: 'clip-tasks',
  screen: 'clipTasks',
  path: '/api/v1/clip/task',
  rowKey: 'task_no',
  columns: [
    c.text('title', { ...shown, title: 'clip_demand', width: 220 }),
    c.id('task_no', { ...shown, width: 120 }),
    c.text('product_title', { ...shown, width: 200 }),
    c.text('cutter_name', { ...shown, width: 120 }),
    c.enum('priority', { ...both, labels: 'clipPriority', width: 90 }),
    c.enum('task_state', { ...shown, labels: 'clipTask', width: 100 }),
    c.enum('paused', { labels: 'clipPaused', width: 90 }),
    c.count('version_no', { ...both, width: 80 }),
    c.count('required_count', { ...shown, width: 90 }),
    c.count('approved_count', { ...shown, width: 90 }),
    c.flag('overdue', { ...shown, width: 80 }),
    c.time('deadline_time', both),
    c.text('reviewer_name', { width: 120 }),
    c.enum('opened', { labels: 'clipOpened', width: 90 }),
    c.count('reject_count', { ...both, width: 90 }),
    c.duration('used_time', { width: 110 }),
    c.money('fee', { width: 110 }),
    c.time('assigned_time'),
    c.time('submitted_time'),
    c.time('approved_time'),
    c.time('updated_time', both),
  ],
  filters: [
    { kind: 'choice', name: 'task_state', labels: 'clipTask', options: Object.values(taskState) },
    { kind: 'choice', name: 'priority', labels: 'clipPriority', options: clipPriorities },
    { kind: 'pick', name: 'product' },
    { kind: 'text', name: 'cutter' },
    { kind: 'text', name: 'demand' },
    { kind: 'flag', name: 'mine' },
    { kind: 'flag', name: 'overdue' },
    { kind: 'period', types: ['deadline', 'approved', 'updated'] },
  ],
  kpi: [],
  figures: [
    { name: 'pool', unit: 'count' },
    { name: 'editing', unit: 'count' },
    { name: 'review', unit: 'count' },
    { name: 'revision', unit: 'count' },
    { name: 'approved_today', unit: 'count' },
    { name: 'overdue', unit: 'count' },
  ],
  totals: ['fee'],
  sort: { field: 'updated_time', order: 'desc' },
  tabs: 'task_state',
  own: ['mine'],
})
