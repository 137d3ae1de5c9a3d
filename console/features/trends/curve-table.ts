import { trendDays } from '../../../shared/areas/trends/list.ts'
import type { ChartTable } from '../../charts/table.ts'
import type { Row } from '../../lists/any-list.ts'

const countOf = (value: Row[string] | undefined): number | null => (typeof value === 'number' ? value : null)

/** Items by day, the oldest first: a column for each row, named apart where two have the same name. */
export const curveTable = (
  rows: readonly Row[],
  name: string,
  dateOf: (daysAgo: number) => string,
  dayName: string,
): ChartTable => {
  const names = rows.map((row) => String(row[name] ?? ''))
  const own = names.map((one, at) => (names.indexOf(one) === at ? one : `${one} (${at + 1})`))
  const days = Array.from({ length: trendDays }, (_, at) => trendDays - at)
  return {
    columns: [{ name: dayName, unit: 'text' }, ...own.map((one) => ({ name: one, unit: 'count' as const }))],
    rows: days.map((n) => [dateOf(n), ...rows.map((row) => countOf(row[`day_${n}`]))]),
  }
}
