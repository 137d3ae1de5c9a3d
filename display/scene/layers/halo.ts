import { DoubleSide, Mesh, PlaneGeometry } from 'three'
import { type FrameUniforms, pick } from '../frame.ts'
import { shaderMaterial } from './material.ts'
import { leaveGlsl } from './shader-parts.ts'

/** Outer edge of the air's light, in globe radii. */
const outer = 1.22

const vertex = /* glsl */ `
uniform vec3 eye, sun;
varying float outward;
varying float lit;
void main() {
  // The outline of a sphere near the eye is a circle a little larger than the sphere
  float d2 = dot(eye, eye);
  float limb = sqrt(d2 / (d2 - 1.0));
  vec3 back = normalize(eye);
  vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), back));
  vec3 up = cross(back, right);
  float angle = uv.x * 6.283185307;
  vec3 direction = right * cos(angle) + up * sin(angle);
  outward = uv.y;
  lit = 0.5 + 0.5 * dot(direction, sun);
  gl_Position = projectionMatrix * viewMatrix * vec4(direction * limb * mix(0.985, ${outer.toFixed(2)}, uv.y), 1.0);
}
`

const fragment = /* glsl */ `
uniform vec3 air;
varying float outward;
varying float lit;
${leaveGlsl}
void main() {
  float fall = 1.0 - outward;
  float near = fall * fall;
  float close = near * near;
  float glow = close * close * 0.6 + near * fall * 0.22;
  float strength = mix(0.38, 1.0, smoothstep(0.1, 0.9, lit));
  gl_FragColor = leave(air, glow * mix(0.55, strength, additive));
}
`

/** The air's light around the disc: a ring of 194 vertices, brighter where the sun is. */
export function createHalo(frame: FrameUniforms): { object: Mesh; dispose(): void } {
  const geometry = new PlaneGeometry(1, 1, 96, 1)
  const material = shaderMaterial(pick(frame, 'eye', 'sun', 'air', 'additive'), vertex, fragment, DoubleSide)
  const object = new Mesh(geometry, material)
  object.frustumCulled = false
  object.renderOrder = 0
  return {
    object,
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
