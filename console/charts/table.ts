import { currencyDecimals } from '../../shared/format/number.ts'
import type { MetricUnit } from '../../shared/metrics/catalogue.ts'
import { exactUnit } from '../ui/figure-text.ts'

export interface ChartColumn {
  readonly name: string
  readonly unit: MetricUnit | 'text'
}

export type ChartCell = string | number | null

/**
 * What a chart shows, exact: the first column names the points, the others hold their values as on the wire (`null`: not
 * reported). The picture, the table, the file and what is read out all come from it.
 */
export interface ChartTable {
  readonly columns: readonly ChartColumn[]
  readonly rows: readonly (readonly ChartCell[])[]
  /** The row that is not over yet, such as the present hour: drawn dashed, so that it is not read as a fall. */
  readonly running?: number | undefined
}

/** The value at a place of a table; null for texts and what is not reported. */
export const valueAt = ({ rows }: ChartTable, row: number, column: number): number | null => {
  const cell = rows[row]?.[column]
  return typeof cell === 'number' ? cell : null
}

export const labelAt = ({ rows }: ChartTable, row: number): string => String(rows[row]?.[0] ?? '')

export const cellText = (cell: ChartCell | undefined, unit: ChartColumn['unit'], currency: string): string => {
  if (unit === 'text' || typeof cell === 'string') return cell === null || cell === undefined ? '—' : String(cell)
  return exactUnit(unit, cell ?? null, currency)
}

/** A row in words: its name, then the values of all columns, or of some, each with the name of its column. */
export const rowText = (
  { columns, rows }: ChartTable,
  row: number,
  currency: string,
  only: readonly number[] = [],
): string => {
  const values = columns.flatMap(({ name, unit }, column) =>
    column === 0 || (only.length > 0 && !only.includes(column))
      ? []
      : [`${name} ${cellText(rows[row]?.[column], unit, currency)}`],
  )
  return [labelAt({ columns, rows }, row), ...values].join(', ')
}

/** How many of the wire's units make one of those that people read: 100 cents, 100 basis points. */
export const scaleOf = (unit: ChartColumn['unit'], currency: string): number => {
  if (unit === 'money') return 10 ** currencyDecimals(currency)
  return unit === 'rate' || unit === 'ratio' ? 100 : 1
}
