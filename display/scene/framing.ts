import { place } from '../../shared/geo/countries.ts'
import { bestCountries } from './fills.ts'
import { centralAngle, toVector, type Vec3 } from './geometry.ts'
import type { CountryAmount, OrderFlight } from './source.ts'

/** Where the eye stands over the globe, degrees. */
export interface View {
  readonly lat: number
  readonly lon: number
}

const degrees = 180 / Math.PI

/** Degrees from the middle of the disc: the best buyer is read, and the origin stays in sight however the globe sways. */
const [buyerWithin, originWithin] = [52, 66]
/** From the eye's distance the horizon is 79 degrees away; what stands behind this is a smudge at the rim. */
export const rimDegrees = 72
/** The eye's latitudes: lower shows more of what people know, higher both ends of what goes by the pole. */
const [lowest, highest, step] = [12, 56, 4]

const sight = (view: View, spot: View): number =>
  centralAngle(toVector(view.lat, view.lon), toVector(spot.lat, spot.lon)) * degrees

/** True where a country stands on the disc and not at its rim. */
export const inSight = (view: View, spot: View): boolean => sight(view, spot) < rimDegrees

/** From a little south of a country, so that its pillar is seen from the side and not from above. */
export const overCountry = (spot: View): View => ({
  lat: Math.max(-20, Math.min(32, spot.lat * 0.75 - 6)),
  lon: spot.lon,
})

interface Buyer {
  readonly ground: Vec3
  readonly amt: number
}

/** How frontally a view shows what was bought: the sum of amounts times the cosine of their distance from the middle. */
function shown(eye: Vec3, buyers: readonly Buyer[]): number {
  let sum = 0
  for (const { ground, amt } of buyers) {
    const facing = eye[0] * ground[0] + eye[1] * ground[1] + eye[2] * ground[2]
    if (facing > 0) sum += facing * amt
  }
  return sum
}

/**
 * Between where most is shipped from and where it is bought, so that arcs begin and end on the disc: of the views that have
 * the origin in sight, the one that shows most of the turnover, and that most from the front. Undefined where most is
 * bought at its origin, or so far from it that the globe shows only one of them.
 */
export function betweenEnds(origin: string, countries: readonly CountryAmount[]): View | undefined {
  const from = place(origin)
  const best = bestCountries(countries, countries.length).find(({ id }) => place(id))
  const to = place(best?.id ?? '')
  if (!from || !to || from.iso2 === to.iso2) return undefined
  const buyers = countries.flatMap(({ id, amt }): Buyer[] => {
    const spot = place(id)
    return spot && amt > 0 ? [{ ground: toVector(spot.lat, spot.lon), amt }] : []
  })
  let found: View | undefined
  let most = 0
  for (let lat = lowest; lat <= highest; lat += step) {
    for (let lon = -180; lon < 180; lon += step) {
      const view = { lat, lon }
      if (sight(view, from) > originWithin || sight(view, to) > buyerWithin) continue
      const sum = shown(toVector(lat, lon), buyers)
      if (sum <= most) continue
      most = sum
      found = view
    }
  }
  return found
}

/** An order counts half after so many more. */
const halfAfter = 60
/** A new origin takes the picture over only when it is clearly the larger one. */
const clearly = 1.3

export interface Origins {
  add(order: OrderFlight): void
  /** The country that most is shipped abroad from lately; undefined before the first such order. */
  main(): string | undefined
}

/** Counts by amount where orders that cross a border are shipped from, the latest most: one at home needs no view of two countries. */
export function createOrigins(): Origins {
  const weights = new Map<string, number>()
  let unit = 1
  let main: string | undefined
  return {
    add({ from, to, amt }) {
      if (from === to || !place(from)) return
      unit *= 2 ** (1 / halfAfter)
      const weight = (weights.get(from) ?? 0) + Math.max(1, amt) * unit
      weights.set(from, weight)
      if (main === undefined || weight > clearly * (weights.get(main) ?? 0)) main = from
      if (unit < 1e6) return
      for (const [id, value] of weights) weights.set(id, value / unit)
      unit = 1
    },
    main: () => main,
  }
}
