import { rateText } from '../../../shared/format/number.ts'
import { fieldsIn } from '../../../shared/record/fields.ts'
import { type ChartTable, labelAt, valueAt } from '../table.ts'
import { rowNote } from './look.ts'
import type { Place } from './option.ts'

/** A point that carries its place in the table. */
export interface Part {
  readonly name: string
  readonly value: number
  readonly at: Place
}

/** One column as parts of a whole; what is nothing or less cannot be drawn and stands in the table only. */
export const partsOf = (table: ChartTable, column: number): readonly Part[] =>
  table.rows.flatMap((_, row) => {
    const value = valueAt(table, row, column)
    return value !== null && value > 0 ? [{ name: labelAt(table, row), value, at: [row, column] as const }] : []
  })

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0)

export const shareText = (value: number, whole: number): string =>
  whole > 0 ? rateText(Math.round((value / whole) * 10_000), 1) : '—'

/** The place that a point of a chart carries, if it does. */
export const placeOf = (data: unknown): Place | undefined => {
  if (typeof data !== 'object' || data === null || !('at' in data) || !Array.isArray(data.at)) return undefined
  const [row, column]: readonly unknown[] = data.at
  return typeof row === 'number' && typeof column === 'number' ? [row, column] : undefined
}

/** The note of a point that carries its place: its row, and its share where it is a part of `whole`. */
export const partNote =
  (table: ChartTable, currency: string, whole?: number) =>
  (params: unknown): string => {
    const { data } = fieldsIn(params)
    const place = placeOf(data)
    if (!place) return ''
    const note = rowNote(table, place[0], currency)
    const value = valueAt(table, place[0], place[1])
    return whole === undefined || value === null ? note : `${note}\n${shareText(value, whole)}`
  }
