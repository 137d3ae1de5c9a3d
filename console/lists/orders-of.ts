import { screenRow } from '../../shared/access/screens.ts'
import type { ListState } from './url-state.ts'

type Query = Readonly<Record<string, string | number>>

/** Parameters of a list of orders for those that were paid in a list's days; without a chosen time of the last seven. */
export const paidDays = ({ filters }: ListState, query: Query): URLSearchParams => {
  const { period, start_time, end_time } = filters
  const ends = { ...(start_time ? { start_time } : {}), ...(end_time ? { end_time } : {}) }
  const days = period || !(start_time || end_time) ? { period: period ?? 'last7' } : ends
  const params = { date_type: 'paid', ...days, ...query }
  return new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

/** Where the paid orders of a list's days stand, narrowed by `query`. */
export const ordersOf = (state: ListState, query: Query): string =>
  `${screenRow('orders').path}?${paidDays(state, query)}`
