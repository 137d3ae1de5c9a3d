import { expect, test } from 'vitest'
import { aim, createSpin, goalAt, swayDegrees, turn } from '../../../display/scene/spin.ts'

const view = { lat: 52, lon: -160 }
const brazil = { lat: -14, lon: -53.2 }

test('[G8] the globe sways gently about its view, and goes to each country that it does not show for some seconds of two minutes', () => {
  for (const fps of [30, 20]) {
    const spin = createSpin()
    aim(spin, view)
    let [home, away] = [0, 0]
    for (let i = 0; i < 240 * fps; i++) {
      const now = 1200 + i / fps
      const before = spin.lon
      turn(spin, now, 1 / fps, goalAt(now, view, [brazil]))
      expect(Math.abs(((((spin.lon - before) % 360) + 540) % 360) - 180)).toBeLessThan(40 / fps)
      if (Math.abs(spin.restLon - view.lon) < 3) home++
      if (Math.abs(spin.restLon - brazil.lon) < 3) away++
    }
    expect(home / fps).toBeGreaterThan(170)
    expect(away / fps).toBeGreaterThan(12)
  }
})

test('[G8] with all it sells to in sight it only sways', () => {
  const spin = createSpin()
  aim(spin, view)
  for (let i = 0; i < 3600; i++) {
    turn(spin, i / 30, 1 / 30, goalAt(i / 30, view, []))
    expect(Math.abs(spin.lon - view.lon)).toBeLessThanOrEqual(swayDegrees + 0.01)
    expect(spin.lat).toBeCloseTo(view.lat)
  }
})

test('[G8] a page that slept comes back without a jump', () => {
  const spin = createSpin()
  aim(spin, view)
  turn(spin, 0, 0.03, brazil)
  const before = spin.restLon
  turn(spin, 3600, 3598, brazil)
  expect(Math.abs(spin.restLon - before)).toBeLessThan(6)
})
