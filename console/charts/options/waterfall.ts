import { tokens } from '../../../shared/theme/tokens.ts'
import { shortUnit } from '../../ui/figure-text.ts'
import { drawing } from '../draw.ts'
import { labelAt, scaleOf, valueAt } from '../table.ts'
import { categoryAxis, grid, ground, tip, unitOf, valueAxis } from './look.ts'
import type { ChartInput } from './option.ts'
import { partNote } from './parts.ts'
import type { PlotLabel, PlotOption } from './plot.ts'

interface Settings {
  readonly column?: number
  /** Rows that are a sum, drawn from zero; the first one is always. The others are steps up (+) or down (−). */
  readonly totals?: readonly number[]
  /** Steps that are neither gain nor loss, such as what is not decided yet. */
  readonly neutral?: readonly number[]
}

/** Where the bar of each row begins and ends; null for a row that is not reported, which moves nothing. */
export const spansOf = (
  values: readonly (number | null)[],
  totals: readonly number[],
): readonly (readonly [number, number] | null)[] => {
  let level = 0
  return values.map((value, row) => {
    if (value === null) return null
    const from = row === 0 || totals.includes(row) ? 0 : level
    level = from + value
    return [from, level]
  })
}

/** A sum, the steps that change it, and what is left: bars that hang where the one before ended. */
export const waterfallOption = ({
  table,
  theme,
  currency,
  column = 1,
  totals = [],
  neutral = [],
}: ChartInput & Settings): PlotOption => {
  const t = tokens[theme]
  const unit = unitOf(table, column)
  const scale = scaleOf(unit, currency)
  const values = table.rows.map((_, row) => valueAt(table, row, column))
  const spans = spansOf(values, totals)
  const hue = (row: number): string => {
    if (row === 0 || totals.includes(row)) return t.data1
    if (neutral.includes(row)) return t.data8
    return (values[row] ?? 0) < 0 ? t.bad : t.good
  }
  /** A bar across zero is two, since stacks of either sign grow apart. */
  const piece = (pick: (low: number, high: number) => number) =>
    spans.map((span) => (span ? pick(Math.min(...span), Math.max(...span)) / scale : null))
  const label = (row: number): PlotLabel => ({
    show: true,
    position: 'top',
    color: t.text2,
    fontSize: 12,
    formatter: shortUnit(unit, values[row] ?? null, currency),
  })
  const bars = (id: string, sizes: readonly (number | null)[], labelled: (row: number) => boolean) => ({
    id,
    type: 'bar' as const,
    stack: 'all',
    barMaxWidth: 56,
    data: sizes.map((value, row) => ({
      value,
      at: [row, column] as const,
      itemStyle: { color: hue(row), borderRadius: 2 },
      ...(labelled(row) ? { label: label(row) } : {}),
    })),
  })
  const above = (row: number): boolean => Math.max(...(spans[row] ?? [0])) > 0
  return {
    ...ground,
    grid: { ...grid(false), top: 26 },
    xAxis: categoryAxis(
      theme,
      // A step that is not reported has no bar that could be labelled: its name says so.
      values.map((value, row) => `${labelAt(table, row)}${value === null ? '  —' : ''}`),
    ),
    yAxis: valueAxis(theme, unit, currency),
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency) },
    series: [
      {
        id: 'ground',
        type: 'bar',
        stack: 'all',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: piece((low, high) => (low > 0 ? low : high < 0 ? high : 0)),
      },
      bars(
        'up',
        piece((low, high) => Math.max(0, high) - Math.max(0, low)),
        above,
      ),
      bars(
        'down',
        piece((low, high) => Math.min(0, low) - Math.min(0, high)),
        (row) => !above(row),
      ),
    ],
  }
}

export const waterfall = drawing<Settings>('waterfall', waterfallOption, {})
