import { screenRow } from '../../../shared/access/screens.ts'
import type { ListState } from '../../lists/url-state.ts'

type Query = Readonly<Record<string, string>>

/** What the filters of the overview say of tasks, whenever they were approved. */
const who = ({ filters: { cutter, product, demand } }: ListState): Query => ({
  ...(cutter ? { cutter } : {}),
  ...(product ? { product } : {}),
  ...(demand ? { demand } : {}),
})

/** Where the tasks behind a figure of the overview stand, narrowed by `query`. */
export const tasksOf = (state: ListState, query: Query): string =>
  `${screenRow('clipTasks').path}?${new URLSearchParams({ ...who(state), layout: 'table', ...query })}`

/** The same of those approved in the period; without a chosen one the last seven days. */
export const approvedOf = (state: ListState, query: Query = {}): string => {
  const { period, start_time, end_time } = state.filters
  const ends = { ...(start_time ? { start_time } : {}), ...(end_time ? { end_time } : {}) }
  const days = period || !(start_time || end_time) ? { period: period ?? 'last7' } : ends
  return tasksOf(state, { date_type: 'approved', ...days, ...query })
}

/** Where the demands behind a figure of the overview stand. */
export const demandsOf = ({ filters: { product, demand } }: ListState, query: Query): string =>
  `${screenRow('clipDemand').path}?${new URLSearchParams({
    ...(product ? { product } : {}),
    ...(demand ? { keyword: demand } : {}),
    layout: 'table',
    ...query,
  })}`
