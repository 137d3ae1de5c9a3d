import { expect, test } from 'vitest'
import { aim, createSpin, turn } from '../../../display/scene/spin.ts'

const us = { lat: 39.8, lon: -98.6 }

/** Runs the globe and tells how long it stood, how often, and how far it went. */
function run(seconds: number, target: typeof us | undefined, fps = 30) {
  const spin = createSpin()
  const rests: { lon: number; from: number; until: number }[] = []
  let way = 0
  for (let i = 0; i < seconds * fps; i++) {
    const now = 1000 + i / fps
    const before = spin.lon
    turn(spin, now, 1 / fps, target)
    way += (((before - spin.lon) % 360) + 360) % 360
    const stands = Math.abs(spin.speed) < 0.1
    const last = rests.at(-1)
    if (stands && last && now - last.until < 0.1) last.until = now
    else if (stands && i > fps) rests.push({ lon: spin.lon, from: now, until: now })
  }
  return { rests, way, spin }
}

test('[G8] without a country to rest on, a turn takes about 90 seconds', () => {
  expect(run(90, undefined).way).toBeGreaterThan(350)
  expect(run(90, undefined).way).toBeLessThan(365)
})

test('[G8] the globe rests about 8 seconds on the country at each pass, once, at 30 and at 20 frames a second', () => {
  for (const fps of [30, 20]) {
    const { rests } = run(310, us, fps)
    expect(rests.length).toBe(3)
    for (const rest of rests) {
      expect(Math.abs(rest.lon - us.lon)).toBeLessThan(2)
      expect(rest.until - rest.from).toBeGreaterThan(6)
      expect(rest.until - rest.from).toBeLessThan(10)
    }
  }
})

test('[G8] it slows down before the country and does not jump', () => {
  const spin = createSpin()
  aim(spin, { lat: 0, lon: us.lon + 30 })
  let last = spin.lon
  for (let i = 0; i < 900; i++) {
    turn(spin, i / 30, 1 / 30, us)
    expect(Math.abs(spin.lon - last)).toBeLessThan(0.15)
    last = spin.lon
  }
})

test('[G8] a page that slept comes back without a jump', () => {
  const spin = createSpin()
  for (let i = 0; i < 60; i++) turn(spin, i / 30, 1 / 30, undefined)
  const before = spin.lon
  turn(spin, 3600, 3598, undefined)
  expect(Math.abs(spin.lon - before)).toBeLessThan(1)
})
