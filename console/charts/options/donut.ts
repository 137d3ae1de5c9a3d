import { tokens } from '../../../shared/theme/tokens.ts'
import { drawing } from '../draw.ts'
import { ground, hueOf, legend, tip } from './look.ts'
import type { ChartInput, EchartsOption } from './option.ts'
import { partNote, partsOf, shareText, sumOf } from './parts.ts'

interface Settings {
  readonly column?: number
}

/** One column as a ring with the names and shares beside it; a row keeps its hue whatever the others are. */
export const donutOption = ({ table, theme, currency, column = 1 }: ChartInput & Settings): EchartsOption => {
  const t = tokens[theme]
  const parts = partsOf(table, column)
  const whole = sumOf(parts)
  return {
    ...ground,
    legend: {
      ...legend(theme),
      orient: 'vertical',
      top: 'middle',
      left: '56%',
      itemWidth: 10,
      textStyle: { color: t.text2, fontSize: 12, width: 150, overflow: 'truncate' },
      formatter: (name) => `${name}  ${shareText(parts.find((part) => part.name === name)?.value ?? 0, whole)}`,
    },
    tooltip: { ...tip(theme), trigger: 'item', formatter: partNote(table, currency, whole) },
    series: [
      {
        type: 'pie',
        radius: ['52%', '82%'],
        center: ['28%', '50%'],
        label: { show: false },
        itemStyle: { borderColor: t.surface1, borderWidth: 2 },
        data: parts.map((part) => ({ ...part, itemStyle: { color: hueOf(theme, part.at[0]) } })),
      },
    ],
  }
}

export const donut = drawing<Settings>('donut', donutOption, {})
