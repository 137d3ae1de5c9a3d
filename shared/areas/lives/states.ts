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

/** What is noted of a room: a product explained, a flash sale, a violation. */
export const liveMarks = [1, 2, 3] as const

/** A room whose minutes are told is taken for interrupted when none has come for so long, seconds from the last one's beginning. */
export const SILENT_S = 360
/** An interruption that lasts so long is the end of the session. */
export const GONE_S = 1800
/** Seconds before its planned start in which a session is ready. */
export const READY_S = 1800

/** `HH:MM`, as a field's rule. */
export const clockRule = (typed: string): 'live.clock' | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(typed.trim()) ? undefined : 'live.clock'

/** The same of a field that may stay empty. */
export const clockOrNone = (typed: string): 'live.clock' | undefined =>
  typed.trim() === '' ? undefined : clockRule(typed)
