import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { liveFilters } from './filters.ts'

/** The real-time dashboard as a list, for its filters alone: its rows are not. */
export const liveList = defineList({
  id: 'dashboard',
  screen: 'console',
  path: '/api/v1/console/overview',
  rowKey: 'id',
  columns: [c.id('id', { shown: true, sort: true })],
  filters: liveFilters,
  kpi: [],
  totals: [],
  sort: { field: 'id', order: 'asc' },
})
