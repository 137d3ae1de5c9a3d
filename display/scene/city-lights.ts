import { citiesWidth, eachCity } from './cities.ts'

const height = citiesWidth / 2

/** Texels around a city that its light reaches, and how it falls off with their distance. */
const reach = 2
const fall = (distance2: number, wide: number): number => Math.exp(-distance2 / wide)

/**
 * The lights of the cities as a picture of the earth, a byte a texel, from the south: each one a small round glow, the larger
 * the brighter and wider, so that regions of cities run together. Painted once.
 */
export function cityLights(): Uint8Array<ArrayBuffer> {
  const light = new Uint8Array(citiesWidth * height)
  eachCity((column, row, bright) => {
    // Towards the poles a texel is narrower than high
    const narrow = Math.max(0.2, Math.cos((0.5 - (row + 0.5) / height) * Math.PI))
    const wide = 0.45 + 1.1 * bright * bright
    const across = Math.ceil(reach / narrow)
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++) {
      for (let x = column - across; x <= column + across; x++) {
        const distance2 = (y - row) ** 2 + ((x - column) * narrow) ** 2
        const at = (height - 1 - y) * citiesWidth + ((x + citiesWidth) % citiesWidth)
        const sum = (light[at] ?? 0) + 255 * (0.25 + 0.75 * bright) * fall(distance2, wide)
        light[at] = Math.min(255, sum)
      }
    }
  })
  return light
}
