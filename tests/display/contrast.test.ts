import { expect, test } from 'vitest'
import { trendOption, trendViews } from '../../display/zones/trend/option.ts'
import { keysOf } from '../../shared/keys.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { type Theme, tokens } from '../../shared/theme/tokens.ts'
import { contrast, grey, over, type Rgb, rgbOf } from '../support/contrast.ts'

/** What is seen below a panel: its surface lets the page through in the dark. */
const groundOf = (theme: Theme): Rgb => {
  const [surface, page] = [rgbOf(tokens[theme].surface1), rgbOf(tokens[theme].surface0)]
  return theme === 'dark' ? over(surface, page, 0.72) : surface
}
/** Of a mark in colour, and as it is when nothing comes any more. */
const ratios = (color: string, theme: Theme, opacity = 1): readonly number[] => {
  const ground = groundOf(theme)
  const mark = over(rgbOf(color), ground, opacity)
  return [contrast(mark, ground), contrast(grey(mark), grey(ground))]
}

test.each(['dark', 'light'] as const)(
  '[W54] marks of charts have 3 to 1 in the theme %s, in colour and without',
  (theme) => {
    const series = keysOf(tokens[theme]).filter((name) => name.startsWith('data'))
    expect(series).toHaveLength(8)
    for (const name of series)
      for (const ratio of ratios(tokens[theme][name], theme)) expect(ratio, name).toBeGreaterThanOrEqual(3)
  },
)

test.each(['dark', 'light'] as const)(
  '[W54] so do the bars of the trend, through which its lines are seen (%s)',
  (theme) => {
    const row = [100, 200, 300, 0]
    const trend = { start_t: 0, now: 2.5 * 3600, today: row, yesterday: row, mean7: row, commission: row }
    const bars = trendViews.flatMap((view) => {
      const { series } = fieldsIn(trendOption(trend, view, { theme, tz: 'UTC', currency: 'USD', unit: 1 }))
      return Array.isArray(series) ? series.filter(({ type }) => type === 'bar') : []
    })
    expect(bars).toHaveLength(2)
    for (const { data, itemStyle } of bars)
      for (const ratio of ratios(itemStyle.color, theme, data[0].itemStyle.opacity))
        expect(ratio).toBeGreaterThanOrEqual(3)
  },
)
