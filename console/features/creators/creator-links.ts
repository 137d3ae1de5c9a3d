import { screenRow } from '../../../shared/access/screens.ts'
import { paidDays } from '../../lists/orders-of.ts'
import type { ListState } from '../../lists/url-state.ts'

/** Where the paid orders of direct creators in a list's days stand, of the list's owners. */
export const directOrders = (state: ListState, query: Readonly<Record<string, string>>): string => {
  const { owner } = state.filters
  return `${screenRow('directlyUnder').path}?${paidDays(state, { ...(owner ? { owner } : {}), ...query })}`
}
