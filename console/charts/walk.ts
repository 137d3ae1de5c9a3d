import type { ChartOption, Place } from './options/option.ts'
import { columnId } from './options/option.ts'
import { placeOf } from './options/parts.ts'
import type { ChartTable } from './table.ts'

interface Series {
  readonly id?: string | number
  readonly type?: string
  readonly data?: readonly unknown[]
}

const seriesOf = ({ series }: ChartOption): readonly Series[] =>
  (series === undefined ? [] : Array.isArray(series) ? series : [series]) as readonly Series[]

/** Whether the points of a chart stand in rows and columns, rather than in one row. */
export const isGrid = (option: ChartOption): boolean => ['heatmap', 'bar3D'].includes(seriesOf(option)[0]?.type ?? '')

/** The columns that are drawn as series of their own; none where the points carry their places. */
export const drawnColumns = (option: ChartOption): readonly number[] =>
  seriesOf(option)
    .map(({ id }) => String(id ?? ''))
    .filter((id) => /^c\d+$/.test(id))
    .map((id) => Number(id.slice(1)))

/** The column whose value a row of the chart stands for first. */
const firstColumn = (option: ChartOption): number => {
  const place = seriesOf(option)
    .flatMap(({ data = [] }) => data)
    .map(placeOf)
    .find(Boolean)
  return drawnColumns(option)[0] ?? place?.[1] ?? 1
}

const held = (value: number, last: number): number => Math.min(Math.max(0, value), Math.max(0, last))

/** Where a key leads from a place; undefined for keys that lead nowhere. Rows follow left and right, in a grid up and down. */
export const step = (
  from: Place | undefined,
  key: string,
  { rows, columns }: ChartTable,
  option: ChartOption,
): Place | undefined => {
  const grid = isGrid(option)
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1]
  const first = grid ? 1 : firstColumn(option)
  const moves: Readonly<Record<string, readonly [number, number]>> = grid
    ? { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0], Home: [0, -1e6], End: [0, 1e6] }
    : { ArrowLeft: [-1, 0], ArrowRight: [1, 0], Home: [-1e6, 0], End: [1e6, 0] }
  const move = moves[key]
  if (!move || lastRow < 0) return undefined
  if (!from) return key === 'End' && !grid ? [lastRow, first] : [0, first]
  const column = grid ? Math.max(1, held(from[1] + move[1], lastColumn)) : first
  return [held(from[0] + move[0], lastRow), column]
}

/** The chart's own numbers of a place of the table; undefined for what is not drawn. */
export const pointAt = (
  option: ChartOption,
  [row, column]: Place,
): { seriesIndex: number; dataIndex: number } | undefined => {
  for (const [seriesIndex, { id, type, data = [] }] of seriesOf(option).entries()) {
    if (id === columnId(column)) return { seriesIndex, dataIndex: row }
    const dataIndex = data.findIndex((point) => {
      const place = placeOf(point)
      return place?.[0] === row && place[1] === column
    })
    // A treemap counts its own root as the first.
    if (dataIndex >= 0) return { seriesIndex, dataIndex: type === 'treemap' ? dataIndex + 1 : dataIndex }
  }
  return undefined
}

/** The place of the table that a click of the chart means. */
export const placeOfClick = (click: { data?: unknown; dataIndex?: number; seriesId?: string }): Place | undefined => {
  const place = placeOf(click.data)
  if (place) return place
  return click.dataIndex !== undefined && /^c\d+$/.test(click.seriesId ?? '')
    ? [click.dataIndex, Number(click.seriesId?.slice(1))]
    : undefined
}
