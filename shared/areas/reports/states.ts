export const planState = { on: 1, paused: 2, removed: 3 } as const
export const sendingState = { waiting: 0, sent: 1, failed: 2, cancelled: 3 } as const

/** By person of the staff, by creator. */
export const reportContents = [1, 2] as const
export const reportContent = { staff: 1, creators: 2 } as const
/** Every day, every week (on Mondays). */
export const reportTurns = [1, 2] as const
export const everyWeek = 2
/** PDF, XLSX. */
export const reportFormats = [1, 2] as const
export const reportPdf = 1
export const channels = { mail: 1, feishu: 2, wecom: 3 } as const
/** Longest mail list, and how many of them. */
export const MOST_MAILS = 10
