export const hourMs = 3_600_000

/** Whether an hour has passed since `lastMs` (0: never); a clock that was set back counts as passed. */
export const isDue = (lastMs: number, nowMs: number): boolean => nowMs - lastMs >= hourMs || nowMs < lastMs
