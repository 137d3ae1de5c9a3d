import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { announcementState } from './announcement-states.ts'

const shown = { shown: true } as const
const both = { shown: true, sort: true } as const

/** Announcements as operators look after them: planned, standing, over. */
export const announcementList = defineList({
  id: 'announcements',
  screen: 'outbox',
  tab: 'announcements',
  path: '/api/v1/announcement/manage',
  rowKey: 'announcement_id',
  columns: [
    c.names('announcement_title', { ...shown, width: 300 }),
    c.names('announcement_for', { ...shown, width: 160 }),
    c.enum('announcement_state', { ...shown, labels: 'announcementState', width: 100 }),
    c.flag('pinned', { ...shown, title: 'announcement_pinned', width: 80 }),
    c.time('publish_time', both),
    c.time('expire_time', { ...shown, title: 'announcement_end' }),
    c.count('announcement_reads', { ...both, width: 100 }),
    c.text('announcement_by', { ...shown, width: 110 }),
    c.id('announcement_id', { width: 90 }),
  ],
  filters: [
    {
      kind: 'choice',
      name: 'announcement_state',
      labels: 'announcementState',
      options: Object.values(announcementState),
    },
    { kind: 'flag', name: 'pinned' },
  ],
  kpi: [],
  totals: [],
  sort: { field: 'publish_time', order: 'desc' },
  tabs: 'announcement_state',
  own: true,
})
