import { fieldsIn } from '../../../shared/record/fields.ts'
import { tokens } from '../../../shared/theme/tokens.ts'
import { shortUnit } from '../../ui/figure-text.ts'
import { drawing } from '../draw.ts'
import { ground, hueOf, tip, unitOf } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'
import { partNote, partsOf, sumOf } from './parts.ts'

interface Settings {
  readonly column?: number
}

/** One column as areas. */
export const treemapOption = ({ table, theme, currency, column = 1 }: ChartInput & Settings): EchartsOption => {
  const t = tokens[theme]
  const parts = partsOf(table, column)
  const unit = unitOf(table, column)
  return {
    ...ground,
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency, sumOf(parts)) },
    series: [
      {
        type: 'treemap',
        left: 0,
        right: 0,
        top: 4,
        bottom: 0,
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        label: {
          color: t.surface0,
          fontSize: 12,
          lineHeight: 16,
          overflow: 'truncate',
          formatter: ({ data }) => {
            const { name, value } = fieldsIn(data)
            return `${name}\n${shortUnit(unit, Number(value), currency)}`
          },
        },
        itemStyle: { borderColor: t.surface1, borderWidth: 2, gapWidth: 1 },
        data: parts.map((part) => ({ ...part, itemStyle: { color: hueOf(theme, part.at[0]) } })),
      },
    ],
  }
}

export const treemap = drawing<Settings>('treemap', treemapOption, {})
