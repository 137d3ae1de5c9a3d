import { fieldsIn } from '../../shared/record/fields.ts'
import { tip, unitOf, valueColumns } from './options/look.ts'
import type { ChartInput } from './options/option.ts'
import { placeOf } from './options/parts.ts'
import { cellText, labelAt, valueAt } from './table.ts'

interface Cell {
  /** Column and row among those drawn, and what it shows. */
  readonly value: [x: number, y: number, value: number]
  /** Row and column of the table. */
  readonly at: readonly [row: number, column: number]
}

/** The values of a table by rows and columns, in units of `scale`; what is not reported has none. */
export const cellsOf = ({ table }: ChartInput, scale = 1): Cell[] =>
  table.rows.flatMap((_, row) =>
    valueColumns(table).flatMap((column, x): Cell[] => {
      const value = valueAt(table, row, column)
      return value === null ? [] : [{ value: [x, row, value / scale], at: [row, column] }]
    }),
  )

/** How strong each cell is, from nothing to the largest, and what is said of the one that is pointed at. */
export const cellLook = (
  { table, theme, currency }: ChartInput,
  cells: readonly Cell[],
  colors: readonly string[],
) => ({
  visualMap: {
    type: 'continuous' as const,
    show: false,
    dimension: 2,
    min: 0,
    max: Math.max(1, ...cells.map(({ value }) => value[2])),
    inRange: { color: [...colors] },
  },
  tooltip: {
    ...tip(theme),
    trigger: 'item' as const,
    formatter: (params: unknown): string => {
      const place = placeOf(fieldsIn(Array.isArray(params) ? params[0] : params).data)
      if (!place) return ''
      const [row, column] = place
      const text = cellText(table.rows[row]?.[column], unitOf(table, column), currency)
      return `${labelAt(table, row)} ${table.columns[column]?.name ?? ''}\n${text}`
    },
  },
})
