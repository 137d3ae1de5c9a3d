import { tokens } from '../../../shared/theme/tokens.ts'
import { cellLook, cellsOf } from '../cells.ts'
import { drawing } from '../draw.ts'
import { labelAt } from '../table.ts'
import { categoryAxis, grid, ground, valueColumns } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'

/** Rows by columns, each cell as strong as its value; what is not reported stays empty. */
export const heatOption = (input: ChartInput): EchartsOption => {
  const { table, theme } = input
  const t = tokens[theme]
  const columns = valueColumns(table)
  const data = cellsOf(input)
  const axis = { splitArea: { show: false }, axisLine: { show: false } }
  return {
    ...ground,
    grid: grid(false),
    xAxis: {
      ...categoryAxis(
        theme,
        columns.map((column) => table.columns[column]?.name ?? ''),
      ),
      ...axis,
    },
    yAxis: {
      ...categoryAxis(
        theme,
        table.rows.map((_, row) => labelAt(table, row)),
      ),
      ...axis,
      inverse: true,
    },
    ...cellLook(input, data, [t.surface2, t.brand]),
    series: [
      {
        type: 'heatmap',
        data,
        itemStyle: { borderColor: t.surface1, borderWidth: 1, borderRadius: 2 },
        emphasis: { itemStyle: { borderColor: t.text1 } },
      },
    ],
  }
}

export const heat = drawing('heat', heatOption, {})
