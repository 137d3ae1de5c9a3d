import { type Column, c, columnKey } from '../../shared/lists/column.ts'
import type { List } from '../../shared/lists/list.ts'
import type { Words } from './words.ts'

/** A column of a file. `width` in characters. */
export interface FileColumn extends Omit<Column, 'width'> {
  readonly title: string
  /** In which its numbers are where they stand bare, as in CSV. */
  readonly unit?: '%' | 's'
  readonly width: number
}

const PIXELS = 110
const PIXELS_PER_CHARACTER = 7
const currency = c.text('currency', { width: 70 })

/**
 * Columns of a list by their fields, in that order; one that the list does not have is left out. Amounts never leave
 * without their currency: it is the last column when nobody asked for it.
 */
export const fileColumns = (list: List, fields: readonly string[], words: Words): readonly FileColumn[] => {
  const asked = fields.flatMap((field) => list.columns.find((column) => column.field === field) ?? [])
  const isBare = asked.some(({ kind }) => kind === 'money') && !asked.some(({ field }) => field === 'currency')
  return [...asked, ...(isBare ? [currency] : [])].map((column) => ({
    ...column,
    ...(column.kind === 'rate' ? { unit: '%' as const } : {}),
    title: words.find(columnKey(column)) ?? column.field,
    width: Math.round((column.width ?? PIXELS) / PIXELS_PER_CHARACTER),
  }))
}

/** Fields that the rows must hold for these columns. */
export const rowFields = (list: List, columns: readonly FileColumn[]): string[] =>
  columns.map(({ field }) => field).filter((field) => list.columns.some((column) => column.field === field))
