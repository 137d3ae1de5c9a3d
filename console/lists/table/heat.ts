import type { Column } from '../../../shared/lists/column.ts'
import type { Row } from '../any-list.ts'

/** Largest size of a value on the page, by the field of each shaded column. */
export type Heat = ReadonlyMap<string, number>

export const heatIn = (columns: readonly Column[], rows: readonly Row[]): Heat => {
  const shaded = columns.filter(({ heat }) => heat)
  const sizes = shaded.map(({ field }) => Math.max(0, ...rows.map((row) => Math.abs(Number(row[field] ?? 0)))))
  const together = Math.max(0, ...sizes.filter((_, n) => shaded[n]?.heat === true))
  return new Map(shaded.map(({ field, heat }, n) => [field, heat === 'own' ? (sizes[n] ?? 0) : together]))
}

/** Share of the largest, 0 to 1; undefined for a cell that is not shaded. */
export const heatOf = (heat: Heat, { field }: Column, value: Row[string] | undefined): number | undefined => {
  const most = heat.get(field) ?? 0
  return most > 0 && typeof value === 'number' && value !== 0
    ? Math.round((Math.abs(value) / most) * 100) / 100
    : undefined
}
