import { tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { labelAt } from '../table.ts'
import { categoryAxis, drawn, grid, ground, rowNote, tip, unitOf, valueAxis } from './look.ts'
import { type ChartInput, columnId, type EchartsOption } from './option.ts'

interface Settings {
  /** Columns of what is reached and of what was aimed at. */
  readonly value?: number
  readonly target?: number
}

/** Each row a narrow bar within the pale one of its target, which ends in a mark; what has reached it is green. */
export const bulletOption = ({
  table,
  theme,
  currency,
  value = 1,
  target = 2,
}: ChartInput & Settings): EchartsOption => {
  const t = tokens[theme]
  const [reached, aims] = [drawn(table, value, currency), drawn(table, target, currency)]
  const names = table.rows.map((_, row) => labelAt(table, row))
  const axis = categoryAxis(theme, names)
  const labels = { ...axis.axisLabel, width: 120, overflow: 'truncate' as const }
  const hue = (row: number): string => {
    const [now, aim] = [reached[row] ?? null, aims[row] ?? null]
    return now !== null && aim !== null && now >= aim ? t.good : t.data1
  }
  return {
    ...ground,
    grid: grid(false),
    xAxis: { ...valueAxis(theme, unitOf(table, value), currency), splitNumber: 3 },
    // Bars of different breadth lie on one another only on axes of their own.
    yAxis: [
      { ...axis, inverse: true, axisLabel: labels },
      { ...axis, inverse: true, show: false },
    ],
    tooltip: {
      ...tip(theme),
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: t.line } },
      formatter: (params) => rowNote(table, (Array.isArray(params) ? params[0] : params)?.dataIndex ?? -1, currency),
    },
    series: [
      {
        id: columnId(value),
        type: 'bar',
        barWidth: '26%',
        barMaxWidth: 8,
        itemStyle: { borderRadius: [0, 2, 2, 0] },
        emphasis: { disabled: true },
        data: reached.map((amount, row) => ({ value: amount, itemStyle: { color: hue(row) } })),
      },
      {
        id: columnId(target),
        type: 'bar',
        yAxisIndex: 1,
        z: 1,
        silent: true,
        barWidth: '62%',
        barMaxWidth: 20,
        itemStyle: { color: t.surface3 },
        emphasis: { disabled: true },
        data: aims,
      },
      {
        type: 'scatter',
        silent: true,
        symbol: 'rect',
        symbolSize: [3, 20],
        itemStyle: { color: t.text2 },
        data: aims.map((aim, row) => (aim === null ? [] : [aim, row])),
      },
    ],
  }
}

export const bullet = drawing<Settings>('bullet', bulletOption, {})
