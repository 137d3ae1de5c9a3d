/** Where the eye stands over the globe, degrees, and how it moves, degrees a second. Changed in place, once a frame. */
export interface Spin {
  lon: number
  lat: number
  speed: number
  /** Clock second until which the eye rests on a country; 0 while it turns. */
  restUntil: number
  /** True from the end of a rest until the country has gone out of sight, so that one pass rests once. */
  leaving: boolean
}

/** A full turn in 90 s, westwards, so that the globe seems to turn to the east. */
export const cruise = -4
export const restSeconds = 8
/** Latitude of the eye when nothing draws it elsewhere: the north has most of the land. */
const homeLat = 16
/** Degrees before the country at which the turn begins to slow, and at which it counts as reached. */
const brakeFrom = 14
const reached = 0.25
/** Degrees after which a country left behind may be met again. */
const gone = 40

export const createSpin = (): Spin => ({ lon: 0, lat: homeLat, speed: 0, restUntil: 0, leaving: false })

const ahead = (lon: number, target: number): number => (((lon - target) % 360) + 360) % 360
/** From a little south of the country, so that its pillar is seen from the side and not from above. */
const eyeLat = (lat: number): number => Math.max(-20, Math.min(32, lat * 0.75 - 6))
const wrap = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

/** Puts the eye straight over a country: the first frame, and every frame of a wall that stands still. */
export function aim(spin: Spin, target: { lat: number; lon: number }): void {
  spin.lon = target.lon
  spin.lat = eyeLat(target.lat)
  spin.speed = 0
}

/** Moves the eye by `dt` seconds; `now` in seconds of the same clock. */
export function turn(spin: Spin, now: number, dt: number, target: { lat: number; lon: number } | undefined): void {
  const step = Math.min(dt, 0.1) // a hidden tab must not come back with a jump
  const way = target ? ahead(spin.lon, target.lon) : 180
  let wanted = cruise
  if (spin.restUntil > 0 && now < spin.restUntil && target) wanted = 0
  else if (spin.restUntil > 0) {
    spin.restUntil = 0
    spin.leaving = true
  } else if (spin.leaving) spin.leaving = way < 1 || way > 360 - gone
  else if (target && way < brakeFrom) {
    wanted = cruise * Math.max(0.06, way / brakeFrom)
    if (way < reached) spin.restUntil = now + restSeconds
  }
  spin.speed += (wanted - spin.speed) * (1 - Math.exp(-step / 0.6))
  spin.lon = wrap(spin.lon + spin.speed * step)
  const near = target !== undefined && (way < 70 || spin.restUntil > 0)
  spin.lat += ((near && target ? eyeLat(target.lat) : homeLat) - spin.lat) * (1 - Math.exp(-step / 3))
}
