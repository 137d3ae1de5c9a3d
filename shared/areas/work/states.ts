/** Of what should be looked after: open, done, or its reason is gone. */
export const workState = { open: 0, done: 1, gone: 2 } as const

/** Why it should be: see the migration of `work_item`. */
export const workKind = { silent7: 1, silent14: 2, sample: 3, appeal: 4, ending: 5, rate: 6 } as const

/** Business days without an order after which a creator who sold before is looked after, by kind. */
export const silentDays = { [workKind.silent7]: 7, [workKind.silent14]: 14 } as const
/** Who sold nothing for so many business days is not silent any more, but gone. */
export const LONG_SILENT_DAYS = 30
/** Days in which what was found should be done, where the thing itself has no day. */
export const WORK_DAYS = 3
/** Days for which a fallen rate is worth looking at. */
export const RATE_DAYS = 14
