import { expect, test } from 'vitest'
import { arcCapacity, createArcRing, freeSlot, mostFlying, sceneTime } from '../../../display/scene/arc-ring.ts'

const inUse = (starts: Float32Array): number => starts.filter((start) => start !== freeSlot).length

test('[G6] at most twelve arcs fly; the rest of a burst is not drawn', () => {
  const ring = createArcRing()
  const taken = Array.from({ length: 40 }, () => ring.take(5)).filter((slot) => slot >= 0)
  expect(taken.length).toBe(12)
  expect(new Set(taken).size).toBe(12)
  expect(ring.flying(5)).toBe(mostFlying)
})

test('[W64] a moment has room for as many as there are slots', () => {
  const ring = createArcRing()
  const taken = Array.from({ length: 40 }, () => ring.take(5, arcCapacity)).filter((slot) => slot >= 0)
  expect(new Set(taken).size).toBe(arcCapacity)
  expect(ring.take(5)).toBe(-1)
})

test('[G6] an arc flies for 2.5 seconds, then the next may start', () => {
  const ring = createArcRing()
  for (let i = 0; i < 12; i++) ring.take(0)
  expect(ring.take(2.49)).toBe(-1)
  expect(ring.take(2.5)).toBeGreaterThanOrEqual(0)
})

test('[G6] slots are freed after landing, and a steady stream never runs out of them', () => {
  const ring = createArcRing()
  for (let t = 0; t < 120; t += 0.22) {
    ring.expire(t)
    expect(ring.take(t)).toBeGreaterThanOrEqual(0)
    expect(ring.used()).toBeLessThanOrEqual(arcCapacity)
    expect(ring.used()).toBe(inUse(ring.starts))
  }
  expect(ring.expire(200)).toBe(true)
  expect(ring.used()).toBe(0)
  expect(inUse(ring.starts)).toBe(0)
  expect(ring.expire(201)).toBe(false)
})

test('[G7] scene time wraps at 1000 seconds and is as fine after 90 days as at the start', () => {
  const days90 = 90 * 86_400
  expect(sceneTime(1000.25)).toBeCloseTo(0.25, 9)
  const frames = [0, 1, 2, 3].map((i) => Math.fround(sceneTime(days90 + i / 30)))
  for (let i = 1; i < frames.length; i++) expect((frames[i] ?? 0) - (frames[i - 1] ?? 0)).toBeCloseTo(1 / 30, 4)
})

test('[G7] an arc that landed does not come back when the time wraps', () => {
  const ring = createArcRing()
  ring.take(999.5)
  expect(inUse(ring.starts)).toBe(1)
  expect(ring.expire(1001)).toBe(false)
  expect(ring.expire(1004)).toBe(true)
  expect(inUse(ring.starts)).toBe(0)
})
