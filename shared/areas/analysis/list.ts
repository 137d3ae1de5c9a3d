import { c } from '../../lists/column.ts'
import { defineList } from '../../lists/list.ts'
import { collabTypes, contentTypes } from '../orders/enums.ts'

/** What narrows the lines of a question, as the filters of a list. */
export const lineFilters = [
  { kind: 'period', types: ['paid'] },
  { kind: 'country', name: 'region' },
  { kind: 'pick', name: 'shop' },
  { kind: 'choice', name: 'content_type', labels: 'content', options: contentTypes },
  { kind: 'choice', name: 'collab_type', labels: 'collab', options: collabTypes },
  { kind: 'pick', name: 'category' },
  { kind: 'pick', name: 'product' },
  { kind: 'pick', name: 'creator' },
  { kind: 'pick', name: 'owner' },
  { kind: 'flag', name: 'lost' },
] as const

/** Names of the filters but for the period. */
export const filterNames = lineFilters.flatMap((filter) => (filter.kind === 'period' ? [] : [filter.name]))

/** The rest of a question and the way it is looked at, as its address holds them. */
const looks = ['dims', 'metrics', 'pivot', 'compare', 'sort', 'chart', 'heat'] as const

/**
 * The analysis as a list: its address and its saved views are kept by the list machine, its rows are not. Everything that
 * is asked is a filter of it.
 */
export const analysisList = defineList({
  id: 'analysis',
  screen: 'dataAnalysis',
  path: '/api/v1/analysis/query',
  rowKey: 'key',
  columns: [c.id('key', { shown: true, sort: true })],
  filters: [...lineFilters, ...looks.map((name) => ({ kind: 'text', name }) as const)],
  kpi: [],
  totals: [],
  sort: { field: 'key', order: 'asc' },
})
