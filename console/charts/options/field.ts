import { tokens } from '../../../shared/theme/tokens.ts'
import { cellLook, cellsOf } from '../cells.ts'
import { drawing } from '../draw.ts'
import { labelAt, scaleOf } from '../table.ts'
import { ground, unitOf, valueColumns } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'

/** Longest name of a row or column that stands beside the field. */
const LONGEST = 10
const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

/** Rows by columns as bars on a field that is turned by hand, each as high as its value; what is not reported has none. */
export const fieldOption = (input: ChartInput): EchartsOption => {
  const { table, theme, currency } = input
  const t = tokens[theme]
  const columns = valueColumns(table)
  const [first = 1] = columns
  const scale = scaleOf(unitOf(table, first), currency)
  const data = cellsOf(input, scale)
  const axis = {
    axisLabel: { color: t.text2, fontSize: 12, interval: 0 },
    axisLine: { lineStyle: { color: t.lineStrong } },
    splitLine: { lineStyle: { color: t.line } },
    nameTextStyle: { color: t.text2 },
    name: '',
  }
  const named = (names: readonly string[]) => ({ ...axis, type: 'category' as const, data: names.map(shortened) })
  return {
    ...ground,
    grid3D: {
      boxWidth: 130,
      boxDepth: 130,
      boxHeight: 55,
      axisPointer: { show: false },
      // Nothing turns by itself.
      viewControl: { autoRotate: false, alpha: 27, beta: 35, distance: 230, center: [0, -8, 0], damping: 0 },
      light: { main: { intensity: 1.1, shadow: false }, ambient: { intensity: 0.45 } },
    },
    xAxis3D: named(columns.map((column) => table.columns[column]?.name ?? '')),
    yAxis3D: named(table.rows.map((_, row) => labelAt(table, row))),
    zAxis3D: { ...axis, type: 'value' },
    ...cellLook(input, data, [t.surface3, t.brand]),
    series: [{ type: 'bar3D', data, shading: 'lambert', bevelSize: 0.1, animation: false }],
  }
}

export const field = drawing('field', fieldOption, {})
