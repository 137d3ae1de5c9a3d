import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { kindNumbers } from './kinds.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** What was done in the viewer's scope, newest first. */
export const auditList = defineList({
  id: 'audit',
  screen: 'management',
  tab: 'audit',
  path: '/api/v1/audit',
  rowKey: 'audit_id',
  columns: [
    c.time('add_time', { ...both, title: 'audit_time' }),
    c.names('audit_by', { ...shown, width: 120 }),
    c.names('audit_action', { ...shown, width: 150 }),
    c.enum('audit_kind', { ...shown, labels: 'auditKind', width: 110 }),
    c.text('audit_object', { ...shown, width: 180 }),
    c.names('audit_change', { ...shown, width: 360 }),
    c.text('audit_ip', { width: 130 }),
    c.id('audit_id', { sort: true, width: 100 }),
  ],
  filters: [
    { kind: 'period', types: ['add'] },
    { kind: 'pick', name: 'owner' },
    { kind: 'choice', name: 'audit_kind', labels: 'auditKind', options: kindNumbers },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'add_time', order: 'desc' },
})
