import { inSight, overCountry, type View } from './framing.ts'

/** Where the eye stands over the globe, degrees, and how it moves, degrees a second. Changed in place, once a frame. */
export interface Spin {
  lon: number
  lat: number
  /** The eye without its sway, and its speed. */
  restLon: number
  restLat: number
  speedLon: number
  speedLat: number
}

/** Degrees by which the globe sways to each side, and seconds of one sway. */
export const swayDegrees = 12
const swaySeconds = 40
/** Of every so many seconds, the last ones go to a country that the picture does not show. */
const roundSeconds = 120
const visitSeconds = 16
/** How fast the eye follows; it comes to rest in about seven seconds, without passing its goal. */
const pull = 0.7

const wrap = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

export const createSpin = (): Spin => ({ lon: 0, lat: 16, restLon: 0, restLat: 16, speedLon: 0, speedLat: 0 })

/** Puts the eye over a point: the first frame, and every frame of a wall that stands still. */
export function aim(spin: Spin, { lat, lon }: View): void {
  spin.lon = spin.restLon = lon
  spin.lat = spin.restLat = lat
  spin.speedLon = spin.speedLat = 0
}

/** Moves the eye by `dt` seconds towards `goal`, and sways; `now` in seconds of the same clock. */
export function turn(spin: Spin, now: number, dt: number, goal: View): void {
  const step = Math.min(dt, 0.1) // a hidden tab must not come back with a jump
  spin.speedLon += (pull * pull * wrap(goal.lon - spin.restLon) - 2 * pull * spin.speedLon) * step
  spin.speedLat += (pull * pull * (goal.lat - spin.restLat) - 2 * pull * spin.speedLat) * step
  spin.restLon = wrap(spin.restLon + spin.speedLon * step)
  spin.restLat += spin.speedLat * step
  spin.lat = spin.restLat
  spin.lon = wrap(spin.restLon + swayDegrees * Math.sin((2 * Math.PI * (now % swaySeconds)) / swaySeconds))
}

/** Where the eye goes: to the picture's own view, and at each round's end to one of `hidden`, in turns. */
export function goalAt(now: number, view: View, hidden: readonly View[]): View {
  if (hidden.length === 0 || now % roundSeconds < roundSeconds - visitSeconds) return view
  return hidden[Math.floor(now / roundSeconds) % hidden.length] ?? view
}

/** Of the best-selling countries, views over those that a view does not show. */
export const unseen = (view: View, spots: readonly View[]): View[] =>
  spots.filter((spot) => !inSight(view, spot)).map(overCountry)
