import type { AnalysisAnswer, AnalysisGroup } from './api.ts'
import { type Dimension, dimensions } from './dimensions.ts'

/** A group's values beside the metrics; absent where nothing happened. */
export type TableCell = Pick<AnalysisGroup, 'values' | 'before'> | undefined

interface TableRow {
  readonly keys: readonly string[]
  /** Beside the columns; of a plain table one. */
  readonly cells: readonly TableCell[]
  /** Of a cross table: the row as a whole. */
  readonly total: TableCell
}

/** An answer as it is drawn and exported. */
export interface PivotTable {
  /** Dimensions of the rows. */
  readonly dims: readonly Dimension[]
  readonly columnDim: Dimension | null
  /** Keys of the columns; of a plain table one, which is empty. */
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  readonly totals: readonly TableCell[]
  readonly total: TableCell
}

/** `''` as it comes: calendar and classes by key, everything else by the first metric; `key`; `M01` or `-M01`. */
export type Sort = string

/** Whose keys have an order of their own: 1 upwards, -1 downwards. */
const natural = (dim: Dimension): 1 | -1 | 0 => {
  if (dimensions[dim] === 'time' || dim === 'abc' || dim === 'age' || dim === 'tenure') return 1
  return dim === 'tier' ? -1 : 0
}

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)

/** What is not known stands last. */
const compareKeys = (dim: Dimension, a: string, b: string): number => {
  if (a === b) return 0
  if (a === '' || b === '') return a === '' ? 1 : -1
  const order = isNumber(a) && isNumber(b) ? Number(a) - Number(b) : a < b ? -1 : 1
  return order * (natural(dim) || 1)
}

/** In the order of their keys: calendar and classes by their own, what is not known last. */
export const byKeys =
  (dims: readonly Dimension[]) =>
  (a: readonly string[], b: readonly string[]): number =>
    dims.reduce((order, dim, place) => order || compareKeys(dim, a[place] ?? '', b[place] ?? ''), 0)

type Keyed = { readonly keys: readonly string[]; readonly whole: TableCell }

/** By the value of a metric, what has none last; equal ones by their keys. */
const sorted = <Row extends Keyed>(
  rows: readonly Row[],
  dims: readonly Dimension[],
  place: number,
  turn: number,
): Row[] =>
  rows.toSorted((a, b) => {
    const [left, right] = [a.whole?.values[place] ?? null, b.whole?.values[place] ?? null]
    if (left === right) return byKeys(dims)(a.keys, b.keys)
    if (left === null || right === null) return left === null ? 1 : -1
    return (left - right) * turn
  })

const ordered = <Row extends Keyed>(
  rows: readonly Row[],
  dims: readonly Dimension[],
  metrics: readonly string[],
  sort: Sort,
): Row[] => {
  const place = metrics.indexOf(sort.replace('-', ''))
  if (place >= 0) return sorted(rows, dims, place, sort.startsWith('-') ? -1 : 1)
  const isNatural = dims.every((dim) => natural(dim) !== 0)
  if (sort === 'key' || isNatural) return rows.toSorted((a, b) => byKeys(dims)(a.keys, b.keys))
  return sorted(rows, dims, 0, -1)
}

/** The answer as a table: of a cross table the last dimension goes to the columns. */
export const tableOf = (answer: AnalysisAnswer, sort: Sort): PivotTable => {
  const dims = answer.dims
  const { metrics, pivot, total } = answer
  const columnDim = pivot ? (dims.at(-1) ?? null) : null
  if (columnDim === null) {
    const rows = answer.rows.map((row) => ({ keys: row.keys, cells: [row], total: undefined, whole: row }))
    return {
      dims,
      columnDim,
      columns: [''],
      rows: ordered(rows, dims, metrics, sort),
      totals: [total],
      total: undefined,
    }
  }
  const rowDims = dims.slice(0, -1)
  const heads = answer.column_totals.map((group) => ({ keys: group.keys, whole: group }))
  const columns = ordered(heads, [columnDim], metrics, '')
  const cells = new Map(answer.rows.map((row) => [JSON.stringify(row.keys), row]))
  const rows = answer.row_totals.map((row) => ({
    keys: row.keys,
    cells: columns.map(({ keys: [key = ''] }) => cells.get(JSON.stringify([...row.keys, key]))),
    total: row,
    whole: row,
  }))
  return {
    dims: rowDims,
    columnDim,
    columns: columns.map(({ keys: [key = ''] }) => key),
    rows: ordered(rows, rowDims, metrics, sort),
    totals: columns.map(({ whole }) => whole),
    total,
  }
}
