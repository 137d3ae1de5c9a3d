import { expect, test } from 'vitest'
import { subsolarPoint } from '../../../display/scene/sun.ts'

const at = (iso: string): { lat: number; lon: number } => subsolarPoint(Date.parse(iso) / 1000)

/** Declination from the almanac's equinoxes and solstices; longitude from the equation of time at 12:00 UTC. */
const known: [iso: string, lat: number | undefined, lon: number | undefined][] = [
  ['2024-03-20T03:06:00Z', 0, undefined],
  ['2024-06-20T20:51:00Z', 23.44, undefined],
  ['2024-09-22T12:44:00Z', 0, undefined],
  ['2024-12-21T09:20:00Z', -23.44, undefined],
  ['2024-02-11T12:00:00Z', -14.1, 3.55],
  ['2024-11-03T12:00:00Z', -15.2, -4.11],
  ['2025-04-15T12:00:00Z', undefined, 0],
  ['2025-04-15T00:00:00Z', undefined, 180],
  ['2030-07-26T06:00:00Z', 19.4, 91.63],
]

test('[G4] the sun stands within one degree of the almanac', () => {
  for (const [iso, lat, lon] of known) {
    const sun = at(iso)
    if (lat !== undefined) expect(Math.abs(sun.lat - lat), iso).toBeLessThan(1)
    if (lon !== undefined) expect(Math.abs(((sun.lon - lon + 540) % 360) - 180), iso).toBeLessThan(1)
  }
})

test('[G4] longitude stays in -180..180 for years', () => {
  for (let day = 0; day < 4000; day += 3.37) {
    const { lon, lat } = subsolarPoint(1_700_000_000 + day * 86_400)
    expect(Math.abs(lon)).toBeLessThanOrEqual(180)
    expect(Math.abs(lat)).toBeLessThan(23.6)
  }
})
