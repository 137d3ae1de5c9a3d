import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  apart,
  arcLift,
  arcPoint,
  centralAngle,
  dropLift,
  eyeDistance,
  toVector,
  type Vec3,
} from '../../../display/scene/geometry.ts'
import { pillarHeight } from '../../../display/scene/layers/pillars.ts'

const length = (v: Vec3): number => Math.hypot(...v)
const lat = fc.double({ min: -90, max: 90, noNaN: true })
const lon = fc.double({ min: -180, max: 180, noNaN: true })

test('[G3] the axes: north up, longitude 0 towards the viewer, east to the right', () => {
  const close = (a: Vec3, b: Vec3): void => {
    for (const [i, part] of a.entries()) expect(part).toBeCloseTo(b[i] ?? 9, 12)
  }
  close(toVector(0, 0), [0, 0, 1])
  close(toVector(0, 90), [1, 0, 0])
  close(toVector(90, 0), [0, 1, 0])
  close(toVector(-45, 180), [0, -Math.SQRT1_2, -Math.SQRT1_2])
})

test('[G3] an arc starts and ends on the ground and is highest over its middle', () => {
  fc.assert(
    fc.property(lat, lon, lat, lon, (lat1, lon1, lat2, lon2) => {
      const from = toVector(lat1, lon1)
      const to = apart(from, toVector(lat2, lon2))
      const angle = centralAngle(from, to)
      fc.pre(angle > 0.05)
      const lift = arcLift(angle)
      expect(centralAngle(arcPoint(from, to, 0, lift), from)).toBeLessThan(1e-6)
      expect(length(arcPoint(from, to, 0, lift))).toBeCloseTo(1, 6)
      expect(centralAngle(arcPoint(from, to, 1, lift), to)).toBeLessThan(1e-6)
      const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => length(arcPoint(from, to, t, lift)))
      expect(Math.max(...heights)).toBeCloseTo(1 + lift, 6)
      expect(heights.indexOf(Math.max(...heights))).toBe(2)
    }),
  )
})

test('[G3] a farther order flies higher, and stays in the picture', () => {
  expect(arcLift(2)).toBeGreaterThan(arcLift(1))
  expect(arcLift(Math.PI)).toBeLessThan(0.7)
})

test('[G3] an order inside one country drops onto it from above', () => {
  const spot = toVector(39.8, -98.6)
  expect(length(arcPoint(spot, spot, 0, dropLift))).toBeCloseTo(1 + dropLift, 9)
  expect(length(arcPoint(spot, spot, 1, dropLift))).toBeCloseTo(1, 9)
})

test('[G3] countries on opposite sides of the earth have an arc all the same', () => {
  const from = toVector(10, 20)
  const to = apart(from, toVector(-10, -160))
  const middle = arcPoint(from, to, 0.5, 0.5)
  expect(length(middle)).toBeCloseTo(1.5, 3)
  expect(middle.every(Number.isFinite)).toBe(true)
})

test('[G3] the disc fills its share of the height at every shape of the zone', () => {
  for (const aspect of [0.5, 1, 1.96]) {
    const distance = eyeDistance(26, aspect, 0.84)
    const limb = Math.tan(Math.asin(1 / distance)) / Math.tan((13 * Math.PI) / 180)
    expect(limb).toBeCloseTo(0.84 * Math.min(1, aspect), 9)
  }
})

test('[G11] a pillar is as high as the square root of its share', () => {
  const foot = pillarHeight(0)
  expect((pillarHeight(0.64) - foot) / (pillarHeight(0.16) - foot)).toBeCloseTo(2, 9)
  expect(pillarHeight(1)).toBeLessThan(0.6)
})
