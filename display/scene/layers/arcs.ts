import {
  BufferAttribute,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
} from 'three'
import { place } from '../../../shared/geo/countries.ts'
import { type ArcRing, arcCapacity, createArcRing } from '../arc-ring.ts'
import { type FrameUniforms, pick } from '../frame.ts'
import { apart, arcLift, centralAngle, dropAngle, dropLift, toVector } from '../geometry.ts'
import type { OrderFlight } from '../source.ts'
import { arcFragment, arcVertex } from './arc-shader.ts'
import { shaderMaterial } from './material.ts'

/** Pieces of one arc's ribbon. */
const pieces = 56

/** Corners of one arc: a ribbon of (t, side), then two squares of (x, y): the head (kind 1) and the landing ring (kind 2). */
function arcShape(): { corners: Float32Array; index: number[] } {
  const corners: number[] = []
  const index: number[] = []
  for (let i = 0; i <= pieces; i++) {
    corners.push(i / pieces, -1, 0, i / pieces, 1, 0)
    if (i < pieces) index.push(2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3)
  }
  for (const kind of [1, 2]) {
    const first = corners.length / 3
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      corners.push(x, y, kind)
    index.push(first, first + 1, first + 2, first + 2, first + 1, first + 3)
  }
  return { corners: new Float32Array(corners), index }
}

export interface ArcLayer {
  readonly object: Mesh
  readonly ring: ArcRing
  /** Lets an order fly; false when `most` (twelve) are in the air or a country is unknown. `now` in clock seconds. */
  launch(order: OrderFlight, now: number, most?: number): boolean
  /** Clears what has landed; to be called each frame. */
  tidy(now: number): void
  dispose(): void
}

/** A steady number in 0..1 from an id: orders on one way fly as a bundle, not on one line. */
function spread(id: string): number {
  let hash = 7
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) | 0
  return ((hash >>> 0) % 1000) / 1000
}

/** All arcs in one draw call: a buffer of fixed capacity, written when an order arrives and when one has landed. */
export function createArcs(frame: FrameUniforms): ArcLayer {
  const ring = createArcRing()
  const geometry = new InstancedBufferGeometry()
  const { corners, index } = arcShape()
  geometry.setAttribute('position', new BufferAttribute(corners, 3))
  geometry.setIndex(index)
  const from = new InstancedBufferAttribute(new Float32Array(arcCapacity * 3), 3)
  const to = new InstancedBufferAttribute(new Float32Array(arcCapacity * 3), 3)
  const way = new InstancedBufferAttribute(new Float32Array(arcCapacity * 2), 2)
  const start = new InstancedBufferAttribute(ring.starts, 1)
  for (const [name, attribute] of Object.entries({ from, to, way, start })) {
    attribute.setUsage(DynamicDrawUsage)
    geometry.setAttribute(name, attribute)
  }
  geometry.instanceCount = arcCapacity
  const uniforms = pick(frame, 'eye', 'time', 'size', 'arc', 'head', 'additive')
  const material = shaderMaterial(uniforms, arcVertex, arcFragment, DoubleSide)
  const object = new Mesh(geometry, material)
  object.frustumCulled = false
  object.renderOrder = 3
  object.visible = false
  return {
    object,
    ring,
    launch(order, now, most) {
      const origin = place(order.from)
      const target = place(order.to)
      if (!origin || !target) return false
      const slot = ring.take(now, most)
      if (slot < 0) return false
      const a = toVector(origin.lat, origin.lon)
      const b = apart(a, toVector(target.lat, target.lon))
      const angle = centralAngle(a, b)
      const bend = 0.88 + 0.24 * spread(order.id)
      from.set(a, slot * 3)
      to.set(b, slot * 3)
      way.setXY(slot, angle, (angle < dropAngle ? dropLift : arcLift(angle)) * bend)
      for (const attribute of [from, to, way, start]) attribute.needsUpdate = true
      object.visible = true
      return true
    },
    tidy(now) {
      if (!ring.expire(now)) return
      start.needsUpdate = true
      object.visible = ring.used() > 0
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
