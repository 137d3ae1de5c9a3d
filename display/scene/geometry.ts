/**
 * Points of the unit globe. Axes: y to the north pole, z to latitude 0 longitude 0, x to 90 degrees east;
 * a viewer on +z sees east on the right.
 */
export type Vec3 = [x: number, y: number, z: number]

const radians = Math.PI / 180

/** The unit vector of a point given in degrees. */
export function toVector(lat: number, lon: number, out: Vec3 = [0, 0, 0]): Vec3 {
  const ring = Math.cos(lat * radians)
  out[0] = ring * Math.sin(lon * radians)
  out[1] = Math.sin(lat * radians)
  out[2] = ring * Math.cos(lon * radians)
  return out
}

/** The angle between two unit vectors, radians in 0..pi. */
export function centralAngle(a: Vec3, b: Vec3): number {
  const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
  return Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

/** Height of an arc's apex over the ground, in globe radii, for a central angle in radians. Far orders fly higher. */
export const arcLift = (angle: number): number => 0.05 + 0.17 * angle

/** Below this angle (radians, about 120 km) an order does not travel: it drops onto its country from above. */
export const dropAngle = 0.02

/** Height from which such an order drops, in globe radii. */
export const dropLift = 0.34

/**
 * A point of the great-circle arc, `t` in 0..1, raised by `lift * sin(pi t)` radii. The vertex shader has the same formula.
 * Where the ends are equal the arc is the vertical line from `lift` down to the ground.
 */
export function arcPoint(from: Vec3, to: Vec3, t: number, lift: number, out: Vec3 = [0, 0, 0]): Vec3 {
  const angle = centralAngle(from, to)
  if (angle < dropAngle) {
    const height = 1 + lift * (1 - t)
    for (let i = 0; i < 3; i++) out[i] = (to[i] ?? 0) * height
    return out
  }
  const raised = (1 + lift * Math.sin(Math.PI * t)) / Math.sin(angle)
  const a = Math.sin((1 - t) * angle) * raised
  const b = Math.sin(t * angle) * raised
  for (let i = 0; i < 3; i++) out[i] = a * (from[i] ?? 0) + b * (to[i] ?? 0)
  return out
}

/** Moves `to` by about half a degree when it stands opposite `from`, where no single great circle exists. */
export function apart(from: Vec3, to: Vec3): Vec3 {
  if (centralAngle(from, to) < Math.PI - 0.01) return to
  const tilt: Vec3 = Math.abs(from[1]) < 0.9 ? [0, 0.01, 0] : [0.01, 0, 0]
  const moved: Vec3 = [to[0] + tilt[0], to[1] + tilt[1], to[2] + tilt[2]]
  const length = Math.hypot(...moved)
  return [moved[0] / length, moved[1] / length, moved[2] / length]
}

/** Distance of the eye from the centre, in globe radii, at which the disc fills `share` of the half height. `fov` in degrees. */
export function eyeDistance(fov: number, aspect: number, share: number): number {
  const half = Math.tan((fov * radians) / 2) * Math.min(1, aspect) * share
  return 1 / Math.sin(Math.atan(half))
}
