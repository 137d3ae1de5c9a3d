import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { boardFilters } from './filters.ts'

/** The data dashboard as a list: the list machine reads its filters, finds what they offer and names what they hold; its rows are not. */
export const boardList = defineList({
  id: 'data-board',
  screen: 'dataBoard',
  path: '/api/v1/dashboard/overview',
  rowKey: 'id',
  columns: [c.id('id', { shown: true, sort: true })],
  filters: boardFilters,
  kpi: [],
  totals: [],
  sort: { field: 'id', order: 'asc' },
})
