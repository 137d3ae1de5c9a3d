import { placeOf } from '../../shared/place-of.ts'
import type { ChartTable } from './table.ts'

/** Those that are drawn apart; the rest stands as one. */
const APART = 7

interface Part {
  readonly name: string
  /** By day. */
  readonly gmv: readonly number[]
}

/**
 * Turnover by day `YYYY-MM-DD`, a column for each of the parts, which come largest first; the smallest are added up.
 * `today` is still running.
 */
export const stackedDays = (
  days: readonly string[],
  parts: readonly Part[],
  others: string,
  today: string,
): ChartTable => {
  const apart = parts.length > APART + 1 ? parts.slice(0, APART) : parts
  const rest = parts.slice(apart.length)
  const restOf = (n: number): number => rest.reduce((total, { gmv }) => total + (gmv[n] ?? 0), 0)
  return {
    columns: [
      { name: '', unit: 'text' },
      ...apart.map(({ name }) => ({ name, unit: 'money' as const })),
      ...(rest.length > 0 ? [{ name: others, unit: 'money' as const }] : []),
    ],
    rows: days.map((day, n) => [
      day.slice(5),
      ...apart.map(({ gmv }) => gmv[n] ?? 0),
      ...(rest.length > 0 ? [restOf(n)] : []),
    ]),
    running: placeOf(days, (day) => day === today),
  }
}
