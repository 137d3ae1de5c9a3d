import { type TokenName, tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { labelAt } from '../table.ts'
import {
  categoryAxis,
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
import type { PlotOption } from './plot.ts'

/** Names of more bars than these find no room where they stand under one another: the page's list has all. */
export const mostBars = 10

interface Settings {
  readonly columns?: readonly number[]
  /** The first row at the top, values to the right. */
  readonly horizontal?: boolean
  readonly stacked?: boolean
  /** Hues by column; by their order unless said. */
  readonly hues?: Readonly<Record<number, TokenName>>
}

/** Columns, or bars with `horizontal`: side by side, or on one another with `stacked`. */
export const barOption = (input: ChartInput & Settings): PlotOption => {
  const { table, theme, currency, horizontal = false, stacked = false } = input
  const columns = valueColumns(table, input.columns)
  const several = columns.length > 1
  const category = categoryAxis(
    theme,
    table.rows.map((_, row) => labelAt(table, row)),
  )
  const values = valueAxis(theme, unitOf(table, columns[0] ?? 1), currency)
  return {
    ...ground,
    ...(several ? { legend: legend(theme) } : {}),
    grid: grid(several),
    xAxis: horizontal ? { ...values, splitNumber: 3 } : category,
    yAxis: horizontal ? { ...category, inverse: true, axisLabel: { ...category.axisLabel, width: 120 } } : values,
    tooltip: {
      ...tip(theme),
      trigger: 'axis',
      axisPointer: { shadowStyle: { color: tokens[theme].line } },
      formatter: ({ dataIndex }) => rowNote(table, dataIndex, currency, columns),
    },
    series: columns.map((column, n) => ({
      id: columnId(column),
      type: 'bar',
      name: table.columns[column]?.name ?? '',
      data: drawnBars(table, column, currency),
      ...(stacked ? { stack: 'all' } : {}),
      barMaxWidth: horizontal ? 18 : 32,
      itemStyle: { color: input.hues?.[column] ? tokens[theme][input.hues[column]] : hueOf(theme, n) },
    })),
  }
}

export const bar = drawing<Settings>('bar', barOption, {})
