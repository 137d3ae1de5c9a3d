import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { citiesWidth } from '../../../display/scene/cities.ts'
import { cityLights } from '../../../display/scene/city-lights.ts'
import { betweenEnds, createOrigins, inSight, overCountry } from '../../../display/scene/framing.ts'
import { aim, createSpin, goalAt, turn, unseen } from '../../../display/scene/spin.ts'
import { place } from '../../../shared/geo/countries.ts'

const spot = (id: string) => place(id) ?? { lat: 0, lon: 0 }
const sold = (...rows: readonly [id: string, amt: number][]) => rows.map(([id, amt]) => ({ id, amt }))
const mix = sold(['US', 42], ['GB', 25], ['MX', 6], ['BR', 6], ['DE', 4], ['ES', 3])

test.each([
  { name: 'one buyer', countries: sold(['US', 42]) },
  { name: 'buyers all over the world', countries: mix },
])(
  '[G19] of arcs from China to the United States four in five have both ends in sight, with $name',
  ({ countries }) => {
    const view = betweenEnds('CN', countries)
    if (!view) throw new Error('no view')
    const hidden = unseen(
      view,
      countries.map(({ id }) => spot(id)),
    )
    const spin = createSpin()
    aim(spin, view)
    let seen = 0
    const frames = 30 * 360
    for (let i = 0; i < frames; i++) {
      turn(spin, i / 30, 1 / 30, goalAt(i / 30, view, hidden))
      if (inSight(spin, spot('CN')) && inSight(spin, spot('US'))) seen++
    }
    expect(seen / frames).toBeGreaterThanOrEqual(0.8)
  },
)

test('[G19] a near buyer is seen from the front, and one at home or at the other end of the world alone', () => {
  const near = betweenEnds('CN', sold(['TH', 5]))
  expect(near?.lat).toBeGreaterThan(10)
  expect(Math.abs((near?.lon ?? 0) - 100)).toBeLessThan(6)
  expect(betweenEnds('CN', sold(['CN', 9], ['US', 5]))).toBeUndefined()
  expect(betweenEnds('CN', sold(['BR', 5]))).toBeUndefined()
  expect(betweenEnds('CN', [])).toBeUndefined()
  expect(betweenEnds('ZZ', mix)).toBeUndefined()
})

test('[G19] the eye stands to the south of a country, so that its pillar is seen from the side', () => {
  for (const id of ['US', 'GB', 'DE', 'TH']) expect(spot(id).lat - overCountry(spot(id)).lat).toBeGreaterThan(8)
})

test('[G19] the origin is where most is shipped abroad from lately, and changes only for one that is clearly larger', () => {
  const origins = createOrigins()
  const order = (from: string, amt: number, to = 'US') => origins.add({ id: `${from}${amt}`, from, to, amt })
  order('US', 900)
  order('ZZ', 900)
  expect(origins.main()).toBeUndefined()
  order('CN', 100)
  order('GB', 110)
  expect(origins.main()).toBe('CN')
  order('GB', 110)
  expect(origins.main()).toBe('GB')
  for (let i = 0; i < 4000; i++) order('TH', 30)
  expect(origins.main()).toBe('TH')
  for (let i = 0; i < 300; i++) order('CN', 60)
  expect(origins.main()).toBe('CN')
})

test('[G20] the lights of cities stand where people live, and cost at most 9 kB', () => {
  const lights = cityLights()
  const at = (lat: number, lon: number): number => {
    const [x, y] = [Math.floor(((lon + 180) / 360) * citiesWidth), Math.floor(((lat + 90) / 180) * (citiesWidth / 2))]
    return lights[y * citiesWidth + x] ?? 0
  }
  for (const [lat, lon] of [
    [31.22, 121.46],
    [40.71, -74],
    [51.5, -0.13],
    [-23.55, -46.63],
    [6.45, 3.39],
  ] as const)
    expect(at(lat, lon)).toBeGreaterThan(150)
  for (const [lat, lon] of [
    [0, -150],
    [75, -40],
    [23, 12],
    [-80, 0],
  ] as const)
    expect(at(lat, lon)).toBe(0)
  const lit = lights.reduce((count, value) => count + (value > 0 ? 1 : 0), 0)
  expect(lit / lights.length).toBeGreaterThan(0.02)
  expect(lit / lights.length).toBeLessThan(0.12)
  expect(gzipSync(readFileSync('display/scene/cities.ts'), { level: 9 }).length).toBeLessThan(9000)
})
