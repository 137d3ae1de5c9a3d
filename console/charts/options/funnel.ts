import { tokens } from '../../../shared/theme/tokens.ts'
import { shortUnit } from '../../ui/figure-text.ts'
import { valueAt } from '../table.ts'
import { ground, hueOf, tip, unitOf } from './look.ts'
import type { ChartInput, ChartOption } from './option.ts'
import { type Part, partNote, partsOf, shareText } from './parts.ts'

interface Settings extends ChartInput {
  readonly column?: number
}

/** One column as steps in the order of the rows, each with its share of the step before. */
export const funnelOption = ({ table, theme, currency, column = 1 }: Settings): ChartOption => {
  const t = tokens[theme]
  const unit = unitOf(table, column)
  const parts = partsOf(table, column)
  return {
    ...ground,
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency) },
    series: [
      {
        type: 'funnel',
        sort: 'none',
        left: 4,
        width: '52%',
        top: 8,
        bottom: 8,
        minSize: '6%',
        gap: 3,
        label: {
          position: 'rightTop',
          color: t.text2,
          fontSize: 12,
          lineHeight: 16,
          formatter: ({ data }) => {
            const { name, value, at } = data as unknown as Part
            const before = at[0] > 0 ? valueAt(table, at[0] - 1, column) : null
            const share = before === null ? '' : `  ${shareText(value, before)}`
            return `${name}\n${shortUnit(unit, value, currency)}${share}`
          },
        },
        labelLine: { length: 12, lineStyle: { color: t.lineStrong } },
        itemStyle: { borderWidth: 0 },
        data: parts.map((part) => ({ ...part, itemStyle: { color: hueOf(theme, part.at[0]) } })) as never[],
      },
    ],
  }
}
