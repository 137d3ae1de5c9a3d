import { type PerspectiveCamera, Vector3 } from 'three'
import { place } from '../../shared/geo/countries.ts'
import { sceneTime } from './arc-ring.ts'
import { bestCountries, quantileSteps, sameSteps, shares } from './fills.ts'
import type { FrameUniforms } from './frame.ts'
import { betweenEnds, createOrigins, inSight, overCountry, type View } from './framing.ts'
import { eyeDistance, toVector, type Vec3 } from './geometry.ts'
import { type LabelSpot, mostLabels } from './labels.ts'
import type { ArcLayer } from './layers/arcs.ts'
import type { EarthLayer } from './layers/earth.ts'
import type { PillarLayer } from './layers/pillars.ts'
import type { SparkLayer } from './layers/sparks.ts'
import type { CountryAmount, OrderFlight, SceneSource } from './source.ts'
import { aim, createSpin, goalAt, turn, unseen } from './spin.ts'
import { subsolarPoint } from './sun.ts'

/** Share of the half height that the disc fills; the rest is for pillars, arcs and air: more of it where the lower limb is covered. */
const [discShare, coveredDiscShare] = [0.84, 0.79]
const growSeconds = 0.8
/** A moment: the globe draws back by a share of its distance and comes again, seconds. */
const [backShare, backSeconds] = [0.08, 6]
const paintEverySeconds = 1
const sunEverySeconds = 60

export interface Layers {
  readonly earth: EarthLayer
  readonly pillars: PillarLayer
  readonly arcs: ArcLayer
  readonly sparks: SparkLayer
}

export interface Director {
  /** Takes the source's countries; pillars and fills follow at the next frame. */
  countries(): void
  /** Hears where an order comes from: the picture shows both ends of most. */
  order(order: OrderFlight): void
  /** The globe draws back and comes again, from `now` on, while sparks rise over the country that bought last of those in sight. */
  moment(now: number): void
  /** Prepares one frame: motion, uniforms, camera, label spots. `now` in seconds of a steady clock. */
  frame(now: number, camera: PerspectiveCamera, width: number, height: number, dpr: number): readonly LabelSpot[]
  /** Share of the picture's height, from below, that something stands over: no name is written there. */
  cover(share: number): void
  still(value: boolean): void
  /** True while something but the slow turn is on its way, so that a still wall knows when it is done. */
  unfinished(now: number): boolean
}

/** Everything that changes from frame to frame, outside React; allocates nothing in a frame. */
export function createDirector(source: SceneSource, uniforms: FrameUniforms, layers: Layers): Director {
  const spin = createSpin()
  const spots: LabelSpot[] = []
  const vectors: Vec3[] = Array.from({ length: mostLabels }, () => [0, 0, 0])
  const point = new Vector3()
  const scratch: Vec3 = [0, 0, 0]
  let steps: ReadonlyMap<string, number> = new Map()
  let painted: ReadonlyMap<string, number> | undefined
  const origins = createOrigins()
  for (const order of source.recent?.() ?? []) origins.add(order)
  let origin: string | undefined
  let view: View = { lat: 16, lon: 0 }
  let hidden: readonly View[] = []
  let still = false
  let covered = 0
  let aimed = false
  let last = Number.NaN
  let grewAt = Number.NEGATIVE_INFINITY
  let momentAt = Number.NEGATIVE_INFINITY
  let changed = true
  let paintedAt = Number.NEGATIVE_INFINITY
  let sunAt = Number.NEGATIVE_INFINITY

  /** Where the picture is seen from: between the ends of most arcs, else over the country that sells most. */
  const look = (rows: readonly CountryAmount[]): void => {
    origin = origins.main()
    const best = bestCountries(rows, mostLabels).flatMap(({ id }) => place(id) ?? [])
    const focus = place(source.focus?.() ?? '')
    const leader = focus ?? best[0]
    if (!leader) return
    view = (focus ? undefined : betweenEnds(origin ?? '', rows)) ?? overCountry(leader)
    hidden = focus ? [] : unseen(view, best)
    if (still || !aimed) aim(spin, view)
    aimed = true
  }
  const adopt = (now: number): void => {
    changed = false
    const rows = source.countries()
    steps = quantileSteps(rows)
    layers.pillars.raise(shares(rows), steps)
    grewAt = still ? Number.NEGATIVE_INFINITY : now
    const top = bestCountries(rows, mostLabels).filter(({ id }) => place(id) !== undefined)
    spots.length = 0
    top.forEach(({ id, amt }, i) => {
      const spot = place(id)
      if (spot) toVector(spot.lat, spot.lon, vectors[i])
      spots.push({ id, amt, said: source.said?.(amt) ?? '', x: 0, y: 0, seen: false })
    })
    look(rows)
  }
  const paint = (now: number): void => {
    if (painted && (sameSteps(painted, steps) || now - paintedAt < paintEverySeconds)) return
    layers.earth.fill(steps)
    painted = steps
    paintedAt = now
  }
  const shine = (now: number): void => {
    if (now - sunAt < sunEverySeconds) return
    sunAt = now
    const sun = subsolarPoint(Date.now() / 1000)
    uniforms.sun.value.fromArray(toVector(sun.lat, sun.lon, scratch))
  }
  const label = (camera: PerspectiveCamera, width: number, height: number): void => {
    for (let i = 0; i < spots.length; i++) {
      const spot = spots[i]
      const ground = vectors[i]
      if (!spot || !ground) continue
      const up = 1 + layers.pillars.heightOf(spot.id)
      const facing = ground[0] * camera.position.x + ground[1] * camera.position.y + ground[2] * camera.position.z
      point.set(ground[0] * up, ground[1] * up, ground[2] * up).project(camera)
      spot.x = (point.x * 0.5 + 0.5) * width
      spot.y = (0.5 - point.y * 0.5) * height
      // 1 is the horizon for a point on the ground; a name goes a little before its country does
      spot.seen = facing > 1.25 && spot.y < height * (1 - covered)
    }
  }
  return {
    countries() {
      changed = true
    },
    order(order) {
      origins.add(order)
      if (origins.main() !== origin) changed = true
    },
    moment(now) {
      momentAt = now
      const buyers = (source.recent?.() ?? []).flatMap(({ to }) => place(to) ?? [])
      const buyer = buyers.findLast((spot) => inSight(spin, spot))
      if (buyer) layers.sparks.burst(toVector(buyer.lat, buyer.lon), now)
    },
    still(value) {
      still = value
      changed = true
    },
    cover(share) {
      covered = share
    },
    unfinished: (now) => now - grewAt < growSeconds || !painted || !sameSteps(painted, steps),
    frame(now, camera, width, height, dpr) {
      const dt = Number.isNaN(last) ? 0 : now - last
      last = now
      if (changed) adopt(now)
      paint(now)
      shine(now)
      if (!still) turn(spin, now, dt, goalAt(now, view, hidden))
      layers.arcs.tidy(now)
      layers.sparks.tidy(now)
      uniforms.time.value = sceneTime(now)
      const growth = Math.min(1, (now - grewAt) / growSeconds)
      uniforms.grown.value = 1 - (1 - growth) ** 3
      const share = covered > 0 ? coveredDiscShare : discShare
      const away = Math.min(1, (now - momentAt) / backSeconds)
      const distance = eyeDistance(camera.fov, width / height, share) * (1 + backShare * Math.sin(Math.PI * away) ** 2)
      camera.position.fromArray(toVector(spin.lat, spin.lon, scratch)).multiplyScalar(distance)
      camera.lookAt(0, 0, 0)
      camera.updateMatrixWorld()
      uniforms.eye.value.copy(camera.position)
      uniforms.size.value.set(width, height)
      uniforms.discPixels.value = (Math.min(width, height) / 2) * share * dpr
      label(camera, width, height)
      return spots
    },
  }
}
