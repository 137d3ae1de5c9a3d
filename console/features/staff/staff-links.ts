import { screenRow } from '../../../shared/access/screens.ts'
import { paidDays } from '../../lists/orders-of.ts'
import type { ListState } from '../../lists/url-state.ts'

/** Where the paid orders that somebody brought in a list's days stand. */
export const staffOrders = (state: ListState, owner: string): string =>
  `${screenRow('directlyOrder').path}?${paidDays(state, { owner })}`
