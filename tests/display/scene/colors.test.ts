import { expect, test } from 'vitest'
import { type Rgb, sceneColors } from '../../../display/scene/colors.ts'
import { contrast } from '../../support/contrast.ts'

test('[G12] arcs and their heads stand out from the page and from the sea in both themes', () => {
  for (const theme of ['dark', 'light'] as const) {
    const colors = sceneColors(theme)
    for (const behind of [colors.backdrop, colors.oceanDay, colors.oceanNight]) {
      expect(contrast(colors.arc, behind), theme).toBeGreaterThanOrEqual(3)
      expect(contrast(colors.head, behind), theme).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(colors.text, colors.backdrop), theme).toBeGreaterThanOrEqual(7)
  }
})

test('[G12] the fill of a best country stands out from land that sells nothing, and steps differ', () => {
  for (const theme of ['dark', 'light'] as const) {
    const colors = sceneColors(theme)
    for (let i = 1; i < colors.ramp.length; i++) {
      const [a, b] = [colors.ramp[i - 1] as Rgb, colors.ramp[i] as Rgb]
      expect(Math.hypot(...a.map((part, k) => part - (b[k] ?? 0))), `${theme} ${i}`).toBeGreaterThan(0.1)
    }
    const best = colors.ramp[4]
    expect(Math.hypot(...best.map((part, k) => part - (colors.landDay[k] ?? 0))), theme).toBeGreaterThan(0.3)
  }
})
