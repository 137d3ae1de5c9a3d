/**
 * When the data wall's alerts are raised where nobody has chosen other limits. Rates are basis points, `red` is where amber
 * becomes red; what is red at once or never has none.
 */
export const usualLimits = {
  /** A1: no order for so many minutes at least, and for so many mean gaps of the hour of the week; red at twice that. */
  a1_minutes: 10,
  a1_gaps: 4,
  /** A2: turnover below that part of yesterday's at the same time. */
  a2_amber: 7000,
  a2_red: 5000,
  /** A3: refunded part of the turnover of 24 hours. */
  a3_amber: 800,
  a3_red: 1500,
  /** A4: lost part of the day's commission. */
  a4_amber: 500,
  /** A5: days before an authorisation ends. */
  a5_days: 30,
  /** A7: minutes that a live room sends nothing. */
  a7_minutes: 5,
  /** A8: spent part of a budget, and days of spending that a balance must be enough for. */
  a8_budget: 10_500,
  a8_days: 1,
} as const

export type LimitName = keyof typeof usualLimits
export type AlertLimits = Readonly<Record<LimitName, number>>
