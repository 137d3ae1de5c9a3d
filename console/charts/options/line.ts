import { type TokenName, tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { labelAt } from '../table.ts'
import {
  categoryAxis,
  drawn,
  drawnBars,
  grid,
  ground,
  hueOf,
  legend,
  rowNote,
  tip,
  unitOf,
  valueAxis,
  valueColumns,
} from './look.ts'
import { type ChartInput, columnId } from './option.ts'
import type { PlotLine, PlotOption } from './plot.ts'

interface Settings {
  /** The columns drawn; every one with values unless said. */
  readonly columns?: readonly number[]
  /** Columns that follow the axis at the right. */
  readonly right?: readonly number[]
  /** What the others are compared with: behind them, dashed or dotted. */
  readonly dashed?: readonly number[]
  readonly dotted?: readonly number[]
  /** The one whose area is filled. */
  readonly area?: number
  readonly bars?: readonly number[]
  /** Rows at which something happened: a dot on the first of the columns. */
  readonly marked?: readonly number[]
  /** A value holds until the next one. */
  readonly stepped?: boolean
  /** Hues by column; by their order unless said. */
  readonly hues?: Readonly<Record<number, TokenName>>
}

/** Lines over a row of points; they differ by dash as well as by hue. With `bars` some stand as columns behind them. */
export const lineOption = (input: ChartInput & Settings): PlotOption => {
  const { table, theme, currency, right = [], dashed = [], dotted = [], bars = [], marked = [] } = input
  const t = tokens[theme]
  const columns = valueColumns(table, input.columns)
  const onLeft = columns.find((column) => !right.includes(column)) ?? columns[0] ?? 1
  const onRight = columns.find((column) => right.includes(column))
  const several = columns.length > 1
  const common = (column: number, n: number) => {
    const chosen = input.hues?.[column]
    return {
      id: columnId(column),
      name: table.columns[column]?.name ?? '',
      data: drawn(table, column, currency),
      itemStyle: { color: chosen ? t[chosen] : hueOf(theme, n) },
      yAxisIndex: right.includes(column) ? 1 : 0,
    }
  }
  const line = (column: number, n: number): PlotLine => {
    const behind = dashed.includes(column) || dotted.includes(column)
    return {
      ...common(column, n),
      type: 'line',
      showSymbol: table.rows.length === 1,
      symbolSize: 6,
      lineStyle: behind
        ? { width: 1.5, type: dashed.includes(column) ? 'dashed' : 'dotted' }
        : { width: column === input.area || !several ? 2.5 : 2 },
      z: behind ? 2 : 3,
      ...(behind || table.running === undefined ? {} : { running: table.running }),
      ...(input.stepped ? { step: 'end' as const } : {}),
      ...(column === input.area ? { areaStyle: { color: t.brandSoft } } : {}),
    }
  }
  return {
    ...ground,
    ...(several ? { legend: legend(theme) } : {}),
    grid: grid(several),
    xAxis: {
      ...categoryAxis(
        theme,
        table.rows.map((_, row) => labelAt(table, row)),
      ),
      boundaryGap: bars.length > 0,
    },
    yAxis: [
      valueAxis(theme, unitOf(table, onLeft), currency),
      ...(onRight === undefined
        ? []
        : [{ ...valueAxis(theme, unitOf(table, onRight), currency), splitLine: { show: false } }]),
    ],
    tooltip: {
      ...tip(theme),
      trigger: 'axis',
      axisPointer: { lineStyle: { color: t.lineStrong } },
      formatter: ({ dataIndex }) => rowNote(table, dataIndex, currency, columns),
    },
    series: [
      ...columns.map((column, n) =>
        bars.includes(column)
          ? { ...common(column, n), data: drawnBars(table, column, currency), type: 'bar' as const, barMaxWidth: 26 }
          : line(column, n),
      ),
      // Each by itself: two beside each other are joined by nothing.
      ...marked.map(
        (at): PlotLine => ({
          type: 'line',
          data: drawn(table, onLeft, currency).map((value, row) => (row === at ? value : null)),
          itemStyle: { color: t.text1 },
          showSymbol: true,
          symbolSize: 9,
          lineStyle: { width: 0 },
          z: 4,
        }),
      ),
    ],
  }
}

export const line = drawing<Settings>('line', lineOption, {})
