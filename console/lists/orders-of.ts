import { screenRow } from '../../shared/access/screens.ts'
import type { ListState } from './url-state.ts'

type Query = Readonly<Record<string, string | number>>

/** Where the paid orders of a list's days stand, narrowed by `query`; without a chosen time those of the last seven. */
export const ordersOf = ({ filters }: ListState, query: Query): string => {
  const { period, start_time, end_time } = filters
  const ends = { ...(start_time ? { start_time } : {}), ...(end_time ? { end_time } : {}) }
  const days = period || !(start_time || end_time) ? { period: period ?? 'last7' } : ends
  const params = { date_type: 'paid', ...days, ...query }
  return `${screenRow('orders').path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`
}
