import type { Column } from '../../../shared/lists/column.ts'
import type { Row } from '../any-list.ts'

/** Largest size of a value on the page, over all columns that are shaded: they are compared with each other. */
export type Heat = number

export const heatIn = (columns: readonly Column[], rows: readonly Row[]): Heat => {
  let most = 0
  for (const { field, heat } of columns)
    if (heat) for (const row of rows) most = Math.max(most, Math.abs(Number(row[field] ?? 0)))
  return most
}

/** Share of the largest, 0 to 1; undefined for a cell that is not shaded. */
export const heatOf = (most: Heat, { heat }: Column, value: Row[string] | undefined): number | undefined =>
  heat && most > 0 && typeof value === 'number' && value !== 0
    ? Math.round((Math.abs(value) / most) * 100) / 100
    : undefined
