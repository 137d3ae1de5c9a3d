const WEEK = 7

/** Monday of a day's week; 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % WEEK) + WEEK) % WEEK)

/** First day of ISO week 1: the week with 4 January. */
const weekOne = (year: number): number => mondayOf(Date.UTC(year, 0, 4) / 86_400_000)

/** @param day days since 1970-01-01; answers the week that it lies in by ISO 8601, `2026-W47` */
export const issueOf = (day: number): string => {
  const year = new Date((mondayOf(day) + 3) * 86_400_000).getUTCFullYear()
  const week = (mondayOf(day) - weekOne(year)) / WEEK + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** First day of a week, in days since 1970-01-01; NaN for what is no week. */
export const issueDay = (issue: string): number => {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(issue) ?? []
  if (!year || !week) return Number.NaN
  const day = weekOne(Number(year)) + (Number(week) - 1) * WEEK
  return issueOf(day) === issue ? day : Number.NaN
}
