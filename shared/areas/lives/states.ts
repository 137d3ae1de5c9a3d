/** A live session: planned, ready (30 minutes before), live, ended, reviewed, interrupted, cancelled. */
export const liveState = {
  planned: 0,
  ready: 1,
  live: 2,
  ended: 3,
  reviewed: 4,
  interrupted: 5,
  cancelled: 6,
} as const
export const liveStates = Object.values(liveState)

/** 1 official, 2 marketing, 3 affiliate. */
export const liveAccounts = [1, 2, 3] as const

/** Seconds before its planned start in which a session is ready. */
export const READY_S = 1800

/** `HH:MM`, as a field's rule. */
export const clockRule = (typed: string): 'live.clock' | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(typed.trim()) ? undefined : 'live.clock'
