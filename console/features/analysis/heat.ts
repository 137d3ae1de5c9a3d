import type { PivotTable, TableCell } from '../../../shared/areas/analysis/table.ts'

/** The largest size of each metric's values over the cells of a table. */
export const heatIn = ({ rows }: PivotTable, metrics: number): readonly number[] => {
  const most = new Array<number>(metrics).fill(0)
  for (const { cells } of rows)
    for (const cell of cells)
      for (const [n, value] of (cell?.values ?? []).entries()) most[n] = Math.max(most[n] ?? 0, Math.abs(value ?? 0))
  return most
}

/** Share of the largest, 0 to 1; undefined for nothing. */
export const heatOf = (most: readonly number[], cell: TableCell, metric: number): number | undefined => {
  const [value, top] = [cell?.values[metric] ?? 0, most[metric] ?? 0]
  return value === 0 || top === 0 ? undefined : Math.round((Math.abs(value) / top) * 100) / 100
}
