import {
  BufferAttribute,
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
} from 'three'
import { place } from '../../../shared/geo/countries.ts'
import { type FrameUniforms, pick } from '../frame.ts'
import { toVector, type Vec3 } from '../geometry.ts'
import { shaderMaterial } from './material.ts'
import { leaveGlsl, rampGlsl, seenGlsl } from './shader-parts.ts'

/** Every country that exists, with room. */
const capacity = 256
/** Height of a pillar that holds the whole day's turnover, in globe radii, and of the smallest one. */
const tallest = 0.5
const shortest = 0.015

/** Height of a country's pillar in globe radii: the square root of its share, so that small ones are still seen. */
export const pillarHeight = (share: number): number => shortest + tallest * Math.sqrt(share)

const vertex = /* glsl */ `
uniform float grown;
uniform vec2 size;
attribute vec3 ground;
attribute vec3 rise;
varying vec3 foot;
varying vec2 spot;
varying float height, level, tall, thick;
void main() {
  height = mix(rise.x, rise.y, grown);
  foot = ground;
  level = rise.z;
  thick = min(size.x, size.y) * (0.0048 + 0.0006 * level);
  vec4 low = projectionMatrix * viewMatrix * vec4(ground, 1.0);
  vec4 high = projectionMatrix * viewMatrix * vec4(ground * (1.0 + height), 1.0);
  vec2 from = low.xy / low.w * size * 0.5;
  vec2 way = high.xy / high.w * size * 0.5 - from;
  tall = length(way);
  vec2 course = tall > 0.01 ? way / tall : vec2(0.0, 1.0);
  // In CSS pixels: x across the pillar, y from its foot, with room for the glow on every side
  float room = thick * 3.0;
  spot = vec2(position.x * room, mix(-room, tall + room, position.y));
  vec2 at = from + course * spot.y + vec2(course.y, -course.x) * spot.x;
  gl_Position = height > 0.0 ? vec4(at / size * 2.0, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
`

const fragment = /* glsl */ `
uniform vec3 head;
varying vec3 foot;
varying vec2 spot;
varying float height, level, tall, thick;
${seenGlsl}
${rampGlsl}
${leaveGlsl}
void main() {
  float t = clamp(spot.y / max(tall, 0.01), 0.0, 1.0);
  float away = length(vec2(spot.x, spot.y - t * tall));
  float body = clamp((thick - away) / fwidth(away) + 0.5, 0.0, 1.0);
  vec3 tone = rampColor(level);
  vec3 light = mix(tone, mix(head, vec3(1.0), 0.4), 0.3 + 0.7 * t);
  vec3 ink = tone * mix(0.62, 0.8, smoothstep(-thick, thick, spot.x));
  float glow = exp(-away * away / (thick * thick) * 0.5) * (0.12 + 0.4 * t) * additive * (1.0 - body);
  float shown = seen(foot * (1.0 + height * t));
  float solid = body * shown * mix(0.95, 0.35 + 0.65 * t, additive);
  gl_FragColor = vec4(mix(ink, light, additive) * (solid + glow * shown), solid);
}
`

export interface PillarLayer {
  readonly object: Mesh
  /** New heights and colours; the old heights are where the growth starts. */
  raise(shares: ReadonlyMap<string, number>, steps: ReadonlyMap<string, number>): void
  /** Present height by country, in globe radii: where a label stands. */
  heightOf(id: string): number
  dispose(): void
}

/** Today's turnover of each country as a pillar: one instanced draw, four vertices each. */
export function createPillars(frame: FrameUniforms): PillarLayer {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([-1, 0, 0, 1, 0, 0, -1, 1, 0, 1, 1, 0]), 3))
  geometry.setIndex([0, 1, 2, 2, 1, 3])
  const ground = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3)
  const rise = new InstancedBufferAttribute(new Float32Array(capacity * 3), 3)
  for (const attribute of [ground, rise]) attribute.setUsage(DynamicDrawUsage)
  geometry.setAttribute('ground', ground)
  geometry.setAttribute('rise', rise)
  geometry.instanceCount = 0
  const uniforms = pick(frame, 'eye', 'ramp', 'head', 'additive', 'grown', 'size')
  const material = shaderMaterial(uniforms, vertex, fragment, DoubleSide)
  const object = new Mesh(geometry, material)
  object.frustumCulled = false
  object.renderOrder = 2
  const slots = new Map<string, number>()
  const point: Vec3 = [0, 0, 0]
  const slotOf = (id: string): number | undefined => {
    const known = slots.get(id)
    const spot = place(id)
    if (known !== undefined || !spot || slots.size >= capacity) return known
    const slot = slots.size
    slots.set(id, slot)
    ground.set(toVector(spot.lat, spot.lon, point), slot * 3)
    ground.needsUpdate = true
    return slot
  }
  return {
    object,
    raise(shares, steps) {
      for (const id of shares.keys()) slotOf(id)
      for (const [id, slot] of slots) {
        const share = shares.get(id)
        const step = steps.get(id) ?? 1
        const now = rise.getX(slot) + (rise.getY(slot) - rise.getX(slot)) * frame.grown.value
        rise.setXYZ(slot, now, share === undefined ? 0 : pillarHeight(share), step)
      }
      rise.needsUpdate = true
      geometry.instanceCount = slots.size
    },
    heightOf(id) {
      const slot = slots.get(id)
      if (slot === undefined) return 0
      return rise.getX(slot) + (rise.getY(slot) - rise.getX(slot)) * frame.grown.value
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
