/** A company uses the platform until its term has ended: by the clock. */
export const companyState = { standing: 1, ended: 2 } as const
/** How long before its end a company's term is called ending, seconds. */
export const ENDING_S = 30 * 86_400

/** What works in the background: exports, analyses, changes of a company, imports, reports that are sent. */
export const jobKind = { export: 1, analysis: 2, change: 3, import: 4, report: 5 } as const

/** `asks`: it waits for whoever began it; `ended`: cancelled, taken back, or its file is gone. */
export const jobState = { waiting: 1, running: 2, done: 3, failed: 4, asks: 5, ended: 6 } as const
