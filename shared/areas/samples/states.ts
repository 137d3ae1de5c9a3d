/** States of a sample request, as the selling platform names them; everything else it knows collapses to `cancelled`. */
export const sampleState = {
  pending: 0,
  awaitingShipment: 1,
  shipped: 2,
  contentPending: 3,
  completed: 4,
  overdue: 5,
  rejected: 6,
  withdrawn: 7,
  notShipped: 8,
  unfulfilled: 9,
  cancelled: 10,
} as const

/** Under way: a creator has one such request of a product at most. */
export const isOpenSample = (state: number): boolean => state <= sampleState.contentPending

const DAY = 86_400
/** Seconds that each side has: to approve, to ship, and to publish by the kind of sample (1 free, 2 refundable). */
export const sampleTerms = { approve: 7 * DAY, ship: 7 * DAY, content: { 1: 14 * DAY, 2: 90 * DAY } } as const

/** Why a request is refused, as the selling platform calls it; people choose them by their place, the first is 1. */
export const rejectCodes = ['NOT_MATCH', 'OFFLINE', 'OUT_OF_STOCK', 'OTHER'] as const
export const rejectReasons = [1, 2, 3, 4] as const
