/** States of a demand: an order of clips for a product. */
export const demandState = {
  draft: 0,
  review: 1,
  rejected: 2,
  unassigned: 3,
  running: 4,
  acceptance: 5,
  done: 6,
  cancelled: 7,
} as const

/** States of a task: one clip of a demand. */
export const taskState = {
  pool: 0,
  assigned: 1,
  editing: 2,
  review: 3,
  revision: 4,
  approved: 5,
  published: 6,
  cancelled: 7,
  terminated: 8,
} as const

/** Those of a task that is under way with a cutter: `MOST_OPEN` of them at most. */
export const openTaskStates = [taskState.assigned, taskState.editing, taskState.review, taskState.revision] as const
export const MOST_OPEN = 5

/** Seconds after which an assigned task that nobody answers goes back to the pool. */
export const ANSWER_TIME = 4 * 3600

/** Demands that are approved and not accepted yet, which the wall and M50 count together. */
export const openDemandStates = [demandState.unassigned, demandState.running, demandState.acceptance] as const

/** Whether a cutter has something due and may be reminded of it. */
export const cutterState = { free: 0, due: 1, reminded: 2 } as const
/** Seconds before its deadline from which a task counts as due, and between two reminders of a cutter. */
export const DUE_SOON_S = 86_400
export const REMIND_EACH_S = 3600

/** Rejections after which a task may be terminated. */
export const REJECTS_TO_END = 3

export const clipPriorities = [1, 2, 3, 4] as const
/** 9:16, 1:1, 16:9. */
export const clipRatios = [1, 2, 3] as const
/** Pacing, subtitles, forbidden words, picture, brand, length, something else. */
export const rejectReasons = [1, 2, 3, 4, 5, 6, 7] as const
/** What a cutter gets for a task that others end: all of its fee, half, nothing. */
export const feeDecisions = [1, 2, 3] as const
/** How tasks of a demand are given out: to the pool, to the least loaded cutters, to one cutter. */
export const splitWays = [1, 2, 3] as const

/** Share of the fee that each decision leaves, in basis points. */
export const feeShare: Readonly<Record<(typeof feeDecisions)[number], number>> = { 1: 10_000, 2: 5000, 3: 0 }
