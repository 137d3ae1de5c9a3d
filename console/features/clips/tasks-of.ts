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

/** The period that is looked at; without a chosen one the last seven days. */
const daysIn = ({ filters: { period, start_time, end_time } }: ListState): Query => {
  const ends = { ...(start_time ? { start_time } : {}), ...(end_time ? { end_time } : {}) }
  return period || !(start_time || end_time) ? { period: period ?? 'last7' } : ends
}

/** The same of those approved in the period. */
export const approvedOf = (state: ListState, query: Query = {}): string =>
  tasksOf(state, { date_type: 'approved', ...daysIn(state), ...query })

/** What the clips published in the period brought. */
export const publishedOf = (state: ListState): string =>
  tasksOf(state, { tab: 'results', date_type: 'published', ...daysIn(state) })

/** Where the demands behind a figure of the overview stand. */
export const demandsOf = ({ filters: { product, demand } }: ListState, query: Query): string =>
  `${screenRow('clipDemand').path}?${new URLSearchParams({
    ...(product ? { product } : {}),
    ...(demand ? { keyword: demand } : {}),
    layout: 'table',
    ...query,
  })}`

/** A material in the library. */
export const materialOf = (open: string): string => `${screenRow('filmDetails').path}?${new URLSearchParams({ open })}`
