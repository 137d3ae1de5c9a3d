import { tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { labelAt, valueAt } from '../table.ts'
import { drawn, grid, ground, hueOf, tip, unitOf, valueAxis } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'
import { partNote } from './parts.ts'

interface Settings {
  readonly x?: number
  readonly y?: number
  /** Column whose value is the area of a point. */
  readonly size?: number
}

const smallest = 7
const largest = 34

/** Rows as points by two of their columns. */
export const scatterOption = ({ table, theme, currency, x = 1, y = 2, size }: ChartInput & Settings): EchartsOption => {
  const t = tokens[theme]
  const [xs, ys] = [drawn(table, x, currency), drawn(table, y, currency)]
  const sizes = table.rows.map((_, row) => (size === undefined ? null : valueAt(table, row, size)))
  const top = Math.max(1, ...sizes.map((value) => value ?? 0))
  /** A point whose size is not reported is a ring: no area that could be read as nothing. */
  const markOf = (value: number | null) => {
    if (size === undefined) return { symbolSize: smallest + 3 }
    if (value === null) return { symbolSize: smallest + 3, itemStyle: { color: 'transparent', borderColor: t.text3 } }
    return { symbolSize: smallest + Math.sqrt(Math.max(0, value) / top) * (largest - smallest) }
  }
  const name = (column: number) => ({
    name: table.columns[column]?.name ?? '',
    nameTextStyle: { color: t.text3, fontSize: 12 },
  })
  return {
    ...ground,
    grid: { ...grid(false), top: 30, bottom: 22 },
    xAxis: { ...valueAxis(theme, unitOf(table, x), currency), ...name(x), nameLocation: 'middle', nameGap: 26 },
    yAxis: {
      ...valueAxis(theme, unitOf(table, y), currency),
      ...name(y),
      nameTextStyle: { color: t.text3, align: 'left' },
    },
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency) },
    series: [
      {
        type: 'scatter',
        itemStyle: { color: hueOf(theme, 0), opacity: 0.72 },
        data: table.rows.flatMap((_, row) => {
          const [left, up] = [xs[row], ys[row]]
          if (left === null || left === undefined || up === null || up === undefined) return []
          return [{ name: labelAt(table, row), value: [left, up], at: [row, y], ...markOf(sizes[row] ?? null) }]
        }),
      },
    ],
  }
}

export const scatter = drawing<Settings>('scatter', scatterOption, {})
