import { compactText } from '../../shared/format/number.ts'
import type { Theme, tokens } from '../../shared/theme/tokens.ts'

type Colors = (typeof tokens)[Theme]

/** Letters of an axis, `size` in stage units of `unit` CSS pixels. */
export const axisLetters = (color: string, size: number, unit: number) => ({
  color,
  fontSize: size * unit,
  fontFamily: "'Oxanium Variable', system-ui, sans-serif",
})

/** An axis of steps of time by their names, one in `interval` + 1 of them named; `margin` as they are laid out. */
export const stepAxis = (
  names: readonly string[],
  letters: ReturnType<typeof axisLetters>,
  color: Colors,
  named: { readonly interval: number | ((at: number) => boolean); readonly margin: number },
) => ({
  type: 'category',
  data: names,
  axisLine: { lineStyle: { color: color.lineStrong } },
  axisTick: { show: false },
  axisLabel: { ...letters, ...named },
})

/** An axis upwards whose numbers are told in few letters; `margin` as they are laid out. */
export const compactAxis = (letters: ReturnType<typeof axisLetters>, color: Colors, margin: number) => ({
  type: 'value',
  axisLabel: { ...letters, formatter: (value: number) => compactText(value).replace('.0', ''), margin },
  splitLine: { lineStyle: { color: color.line } },
})

/** A bar that is not as high yet as it will be: an outline. */
export const runningBar = (color: string, unit: number) => ({
  opacity: 1,
  color: 'transparent',
  borderColor: color,
  borderWidth: 2 * unit,
  borderType: [5 * unit, 4 * unit],
})

/** How far bars let through the lines that stand before them: they keep 3 to 1 to their ground. */
export const barOpacity: Readonly<Record<Theme, number>> = { dark: 0.62, light: 0.9 }

/** What draws all charts of a wall. */
export interface ChartStyle {
  readonly theme: Theme
  readonly tz: string
  readonly currency: string
  /** CSS pixels per stage unit. */
  readonly unit: number
}
