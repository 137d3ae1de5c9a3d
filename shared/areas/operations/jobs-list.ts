import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { jobKind, jobState } from './states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** What works in the background for all companies, for operators. */
export const jobList = defineList({
  id: 'jobs',
  screen: 'outbox',
  tab: 'jobs',
  path: '/api/v1/operations/jobs',
  rowKey: 'job_id',
  columns: [
    c.enum('job_kind', { ...shown, labels: 'jobKind', width: 120 }),
    c.text('job_name', { ...shown, width: 260 }),
    c.text('job_company', { ...shown, width: 170 }),
    c.text('job_by', { ...shown, width: 120 }),
    c.enum('job_state', { ...shown, labels: 'jobState', width: 100 }),
    c.count('job_done', { ...both, width: 110 }),
    c.count('job_total', { width: 110 }),
    c.count('job_tries', { ...both, width: 90 }),
    c.names('job_reason', { ...shown, width: 300 }),
    c.time('job_changed', both),
    c.time('job_added', both),
    c.id('job_id', { width: 110 }),
  ],
  filters: [
    { kind: 'choice', name: 'job_state', labels: 'jobState', options: Object.values(jobState) },
    { kind: 'choice', name: 'job_kind', labels: 'jobKind', options: Object.values(jobKind) },
    { kind: 'period', types: ['job_added'] },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'job_added', order: 'desc' },
  tabs: 'job_state',
  own: true,
})
