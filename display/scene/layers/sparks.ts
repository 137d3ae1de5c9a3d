import { BufferAttribute, DoubleSide, InstancedBufferAttribute, InstancedBufferGeometry, Mesh, Vector3 } from 'three'
import { sceneTime, timeWrap } from '../arc-ring.ts'
import { type FrameUniforms, pick } from '../frame.ts'
import type { Vec3 } from '../geometry.ts'
import { shaderMaterial } from './material.ts'
import { leaveGlsl, seenGlsl } from './shader-parts.ts'

const count = 256
/** How long a burst is seen. */
export const sparkSeconds = 3

/** `position` is a corner of a spark's square; `seed` its direction and its pace. */
const vertex = /* glsl */ `
uniform float time, begun;
uniform vec2 size;
uniform vec3 ground;
attribute vec4 seed;
varying vec3 world;
varying vec2 spot;
varying float age;
void main() {
  float past = time - begun;
  if (past < 0.0) past += ${timeWrap.toFixed(1)};
  age = clamp(past / ${sparkSeconds.toFixed(1)}, 0.0, 1.0);
  spot = position.xy;
  // Up from the ground and out to all sides, then down again
  vec3 way = seed.xyz * (dot(seed.xyz, ground) < 0.0 ? -1.0 : 1.0);
  world = ground * (1.0 + 0.5 * age * seed.w) + way * age * (1.0 - age) * 1.4 * seed.w;
  vec4 here = projectionMatrix * viewMatrix * vec4(world, 1.0);
  float unit = min(size.x, size.y) / 452.0;
  here.xy += position.xy * 5.0 * (1.0 - age) * unit / size * 2.0 * here.w;
  gl_Position = here;
}
`

const fragment = /* glsl */ `
uniform vec3 head;
uniform vec3 ramp[5];
varying vec3 world;
varying vec2 spot;
varying float age;
${seenGlsl}
${leaveGlsl}
void main() {
  float r = length(spot);
  float core = 1.0 - smoothstep(0.35, 0.55, r);
  float glow = exp(-r * r * 4.0) * (1.0 - smoothstep(0.7, 1.0, r)) * 0.6 * additive;
  gl_FragColor = leave(mix(head, ramp[4], age), max(core, glow) * (1.0 - age * age) * seen(world));
}
`

/** A steady number in 0..1 for a spark: every burst looks alike, and no two sparks of one do. */
const random = (n: number): number => {
  const wave = Math.sin(n * 12.9898) * 43758.5453
  return wave - Math.floor(wave)
}

/** A direction spread evenly over the sphere, and a pace of 0.4 to 1. */
const seedOf = (n: number): readonly [number, number, number, number] => {
  const up = 2 * random(n) - 1
  const angle = 2 * Math.PI * random(n + count)
  const ring = Math.sqrt(1 - up * up)
  return [ring * Math.cos(angle), up, ring * Math.sin(angle), 0.4 + 0.6 * random(n + 2 * count)]
}

export interface SparkLayer {
  readonly object: Mesh
  /** Sparks rise over a point of the ground, a unit vector. `now` in clock seconds. */
  burst(ground: Vec3, now: number): void
  /** Ends what is over; to be called each frame. */
  tidy(now: number): void
  dispose(): void
}

/** A burst over one country: one draw while it is seen, none otherwise, and no buffer is written for it. */
export function createSparks(frame: FrameUniforms): SparkLayer {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0]), 3))
  geometry.setIndex([0, 1, 2, 2, 1, 3])
  const seeds = Array.from({ length: count }, (_, n) => seedOf(n)).flat()
  geometry.setAttribute('seed', new InstancedBufferAttribute(new Float32Array(seeds), 4))
  geometry.instanceCount = count
  const ground = { value: new Vector3() }
  const begun = { value: 0 }
  const shared = pick(frame, 'eye', 'time', 'size', 'head', 'ramp', 'additive')
  const material = shaderMaterial({ ...shared, ground, begun }, vertex, fragment, DoubleSide)
  const object = new Mesh(geometry, material)
  object.frustumCulled = false
  object.renderOrder = 4
  object.visible = false
  let until = Number.NEGATIVE_INFINITY
  return {
    object,
    burst(over, now) {
      ground.value.fromArray(over)
      begun.value = sceneTime(now)
      until = now + sparkSeconds
      object.visible = true
    },
    tidy(now) {
      if (now >= until) object.visible = false
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
