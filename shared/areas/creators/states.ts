/** Of a binding: awaits approval, bound, refused, over by its time, being unbound, unbound, stopped. */
export const bindState = { pending: 0, bound: 1, refused: 2, expired: 3, unbinding: 4, unbound: 5, stopped: 6 } as const

/** The member still looks after the creator, and its orders are the member's. */
export const liveStates = [bindState.bound, bindState.unbinding, bindState.stopped] as const

/** A binding in one of them is held, or was. */
export const heldStates = [...liveStates, bindState.expired, bindState.unbound] as const

/** 1 direct, 2 associated, 3 agency (MCN). */
export const bindKinds = [1, 2, 3] as const
/** Of an agent, the highest first. */
export const agentLevels = [1, 2, 3, 4] as const

const DAY = 86_400
/** Seconds in which an invitation is answered, and in which the other side answers before it is unbound. */
export const ANSWER_S = 7 * DAY
/** Business days of the list's sums, today included. */
export const SOLD_DAYS = 30
/** A binding ends soon when no more than so many seconds are left. */
export const SOON_S = 30 * DAY
/** By turnover of some days (`tierFrom` of the analysis): 0 sold nothing, 1 the smallest. */
export const creatorTiers = [0, 1, 2, 3, 4] as const
/** Business days without an order after which a creator is silent. */
export const SILENT_DAYS = 30
/** Months that are looked at for who goes on selling, the present one included. */
export const COHORTS = 6
