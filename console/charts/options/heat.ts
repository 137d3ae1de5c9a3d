import { tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { cellText, labelAt, valueAt } from '../table.ts'
import { categoryAxis, grid, ground, tip, unitOf, valueColumns } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'
import { placeOf } from './parts.ts'

/** Rows by columns, each cell as strong as its value; what is not reported stays empty. */
export const heatOption = ({ table, theme, currency }: ChartInput): EchartsOption => {
  const t = tokens[theme]
  const columns = valueColumns(table)
  const data = table.rows.flatMap((_, row) =>
    columns.flatMap((column, x) => {
      const value = valueAt(table, row, column)
      return value === null ? [] : [{ value: [x, row, value], at: [row, column] as const }]
    }),
  )
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
    visualMap: {
      type: 'continuous',
      show: false,
      dimension: 2,
      min: 0,
      max: Math.max(1, ...data.map(({ value }) => value[2] ?? 0)),
      inRange: { color: [t.surface2, t.brand] },
    },
    tooltip: {
      ...tip(theme),
      trigger: 'item',
      formatter: (params) => {
        const place = placeOf((Array.isArray(params) ? params[0] : params)?.data)
        if (!place) return ''
        const [row, column] = place
        const text = cellText(table.rows[row]?.[column], unitOf(table, column), currency)
        return `${labelAt(table, row)} ${table.columns[column]?.name ?? ''}\n${text}`
      },
    },
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
