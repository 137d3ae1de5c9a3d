import { tokens } from '../../../shared/theme/tokens.ts'
import { shortUnit } from '../../ui/figure-text.ts'
import { drawing } from '../draw.ts'
import { labelAt, valueAt } from '../table.ts'
import { categoryAxis, ground, tip, unitOf } from './look.ts'
import type { ChartInput } from './option.ts'
import { partNote, placeOf, shareText } from './parts.ts'
import type { PlotOption } from './plot.ts'

interface Settings {
  readonly column?: number
}

/**
 * One column as steps in the order of the rows, each with its share of the step before. They are bars from one line, since
 * steps that lose nearly everything leave no room for words beside a shape that narrows.
 */
export const funnelOption = ({ table, theme, currency, column = 1 }: ChartInput & Settings): PlotOption => {
  const t = tokens[theme]
  const unit = unitOf(table, column)
  const parts = table.rows.map((_, row) => ({
    name: labelAt(table, row),
    value: valueAt(table, row, column),
    at: [row, column] as const,
  }))
  // A step that nobody reports has no bar that could be labelled: its name says so.
  const names = parts.map(({ name, value }) => (value === null ? `${name}  —` : name))
  const axis = categoryAxis(theme, names)
  return {
    ...ground,
    grid: { left: 4, right: 104, top: 4, bottom: 4 },
    xAxis: { type: 'value', show: false, max: 'dataMax' },
    yAxis: {
      ...axis,
      inverse: true,
      axisLine: { show: false },
      axisLabel: { ...axis.axisLabel, color: t.text2, fontSize: 12, width: 120 },
    },
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency) },
    series: [
      {
        type: 'bar',
        barWidth: '58%',
        barMaxWidth: 36,
        barMinHeight: 3,
        itemStyle: { color: t.data1, borderRadius: [0, 3, 3, 0] },
        label: {
          show: true,
          position: 'right',
          color: t.text1,
          fontSize: 12,
          formatter: ({ data }) => {
            const place = placeOf(data)
            const value = place ? valueAt(table, ...place) : null
            if (!place || value === null) return '—'
            const before = place[0] > 0 ? valueAt(table, place[0] - 1, column) : null
            // What grows from step to step, such as tiers, has no share of the step before.
            const share = before === null || before === 0 || value > before ? '' : `  ${shareText(value, before)}`
            return `${shortUnit(unit, value, currency)}${share}`
          },
        },
        data: parts,
      },
    ],
  }
}

export const funnel = drawing<Settings>('funnel', funnelOption, {})
