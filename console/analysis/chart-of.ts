import type { AnalysisAnswer } from '../../shared/areas/analysis/api.ts'
import { type Dimension, isTime } from '../../shared/areas/analysis/dimensions.ts'
import { type AnalysisMetric, unitOf } from '../../shared/areas/analysis/metrics.ts'
import { type PivotTable, tableOf } from '../../shared/areas/analysis/table.ts'
import type { Draw } from '../charts/draw.ts'
import { bar } from '../charts/options/bar.ts'
import { donut } from '../charts/options/donut.ts'
import { field } from '../charts/options/field.ts'
import { funnel } from '../charts/options/funnel.ts'
import { heat } from '../charts/options/heat.ts'
import { line } from '../charts/options/line.ts'
import { scatter } from '../charts/options/scatter.ts'
import type { ChartTable } from '../charts/table.ts'
import { drawsDeep } from '../charts/webgl.ts'
import type { ChartKind, Look } from './look.ts'

type Drawn = Exclude<ChartKind, 'auto'>

const fewParts = 6
/** Rows that each kind of chart can show. */
const mostRows: Readonly<Record<Drawn, number>> = { line: 400, bar: 15, pie: 8, scatter: 300, funnel: 8, field: 12 }
const mostSeries = 6
/** Columns of a field. */
const mostDeep = 12

/** Time is a line, a few parts of a whole a ring, everything else bars. */
export const kindOf = (answer: AnalysisAnswer, { chart }: Look): Drawn => {
  const [first = 'day', ...others] = answer.dims
  const metric = answer.metrics[0] ?? 'M01'
  const several = answer.metrics.length > 1
  if (chart === 'scatter') return several ? 'scatter' : 'bar'
  // A field has rows and columns.
  if (chart === 'field' && !answer.pivot) return 'bar'
  if (chart !== 'auto') return chart
  if (isTime(first)) return 'line'
  const isWhole = unitOf(metric) === 'money' || unitOf(metric) === 'count'
  return others.length === 0 && isWhole && answer.rows.length <= fewParts ? 'pie' : 'bar'
}

interface Names {
  readonly metric: (id: AnalysisMetric) => string
  readonly before: (name: string) => string
  readonly key: (dim: Dimension, key: string) => string
}

interface DrawnChart {
  readonly kind: Drawn
  readonly table: ChartTable
  readonly draw: Draw
  /** How many rows are drawn, where these are not all. */
  readonly top: number | null
  /** The metrics drawn, in their order. */
  readonly metrics: readonly AnalysisMetric[]
}

const rowName = (table: PivotTable, keys: readonly string[], names: Names): string =>
  keys
    .flatMap((key, n) => {
      const dim = table.dims[n]
      return dim ? [names.key(dim, key)] : []
    })
    .join(' · ')

/** A cross table: the first metric, a series for each of the first columns. */
const crossTable = (table: PivotTable, answer: AnalysisAnswer, names: Names, most: number): ChartTable => {
  const [metric = 'M01'] = answer.metrics
  const columns = table.columns.slice(0, most)
  const { columnDim } = table
  return {
    columns: [
      { name: '', unit: 'text' },
      ...columns.map((key) => ({ name: columnDim ? names.key(columnDim, key) : key, unit: unitOf(metric) })),
    ],
    rows: table.rows.map(({ keys, cells }) => [
      rowName(table, keys, names),
      ...columns.map((_, n) => cells[n]?.values[0] ?? null),
    ]),
  }
}

/** A plain table: every metric, and behind the first what it is compared with. */
const plainTable = (table: PivotTable, answer: AnalysisAnswer, names: Names): ChartTable => {
  const metrics = answer.metrics
  const [first = 'M01'] = metrics
  const compared = answer.before_from !== null
  return {
    columns: [
      { name: '', unit: 'text' },
      ...metrics.map((id) => ({ name: names.metric(id), unit: unitOf(id) })),
      ...(compared ? [{ name: names.before(names.metric(first)), unit: unitOf(first) }] : []),
    ],
    rows: table.rows.map(({ keys, cells: [cell] }) => [
      rowName(table, keys, names),
      ...metrics.map((_, n) => cell?.values[n] ?? null),
      ...(compared ? [cell?.before?.[0] ?? null] : []),
    ]),
  }
}

/** Columns of one unit share an axis; a line has room for a second unit at the right. */
const axesOf = ({ columns }: ChartTable, metrics: number): { columns: number[]; right: number[] } => {
  const units = [...new Set(columns.slice(1, metrics + 1).map(({ unit }) => unit))].slice(0, 2)
  const shown = columns.flatMap(({ unit }, n) =>
    n > 0 && n <= metrics && units.some((one) => one === unit) ? [n] : [],
  )
  return { columns: shown.slice(0, mostSeries), right: shown.filter((n) => columns[n]?.unit !== units[0]) }
}

const drawOf = (kind: Drawn, table: ChartTable, answer: AnalysisAnswer): Draw => {
  const metrics = answer.pivot ? table.columns.length - 1 : answer.metrics.length
  const axes = axesOf(table, metrics)
  const before = answer.pivot || answer.before_from === null ? [] : [table.columns.length - 1]
  if (kind === 'line') return line({ columns: [...axes.columns, ...before], right: axes.right, dashed: before })
  if (kind === 'pie') return donut()
  if (kind === 'funnel') return funnel()
  if (kind === 'field') return drawsDeep() ? field() : heat()
  if (kind === 'scatter') return scatter({ x: 1, y: 2, ...(metrics > 2 ? { size: 3 } : {}) })
  const columns = answer.pivot ? axes.columns : [1, ...before]
  const [first] = answer.dims
  const horizontal = !first || !isTime(first)
  return bar({ columns, horizontal, stacked: answer.pivot })
}

/** The chart of an answer; null where there is nothing to draw: a total alone. */
export const chartOf = (answer: AnalysisAnswer, look: Look, names: Names, today: string): DrawnChart | null => {
  if (answer.dims.length === 0 || answer.rows.length === 0) return null
  const kind = kindOf(answer, look)
  // A line runs in the order of its points, whatever the table is sorted by.
  const whole = tableOf(answer, kind === 'line' ? 'key' : look.sort)
  const rows = whole.rows.slice(0, mostRows[kind])
  const cut = { ...whole, rows }
  const plain = answer.pivot
    ? crossTable(cut, answer, names, kind === 'field' ? mostDeep : mostSeries)
    : plainTable(cut, answer, names)
  const [first = ''] = answer.dims
  // In the order of its keys the last day, week or month is the one that goes on.
  const goesOn = kind === 'line' && ['day', 'week', 'month'].includes(first) && answer.to >= today
  const table = goesOn ? { ...plain, running: rows.length - 1 } : plain
  const top = rows.length < whole.rows.length ? rows.length : null
  const all = answer.metrics
  const onAxes = axesOf(table, all.length).columns.map((n) => all[n - 1] ?? 'M01')
  const metrics = answer.pivot || kind !== 'line' ? all.slice(0, kind === 'scatter' ? 3 : 1) : onAxes
  return { kind, table, draw: drawOf(kind, table, answer), top, metrics }
}
