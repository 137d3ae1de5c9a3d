import { flightSeconds, landedSeconds, timeWrap } from '../arc-ring.ts'
import { dropAngle } from '../geometry.ts'
import { leaveGlsl, seenGlsl } from './shader-parts.ts'

const number = (value: number): string => value.toFixed(4)

/**
 * One instance is one order: `from`, `to` unit vectors, `way` (central angle, lift), `start` in scene time.
 * `position` is (t, side, 0) of the ribbon, (x, y, 1) of the head, (x, y, 2) of the landing ring.
 */
export const arcVertex = /* glsl */ `
uniform float time;
uniform vec2 size;
attribute vec3 from, to;
attribute vec2 way;
attribute float start;
varying vec3 world;
varying vec2 spot;
varying float kind, behind, life;

vec3 along(float t) {
  if (way.x < ${number(dropAngle)}) return to * (1.0 + way.y * (1.0 - t));
  float raised = (1.0 + way.y * sin(3.141592654 * t)) / sin(way.x);
  return (from * sin((1.0 - t) * way.x) + to * sin(t * way.x)) * raised;
}

void main() {
  kind = position.z;
  float age = time - start;
  if (age < 0.0) age += ${number(timeWrap)};
  float flown = age / ${number(flightSeconds)};
  float landed = clamp((age - ${number(flightSeconds)}) / ${number(landedSeconds)}, 0.0, 1.0);
  float eased = mix(flown, flown * flown * (3.0 - 2.0 * flown), 0.6);
  float tip = flown < 1.0 ? eased : 1.0;
  life = 1.0 - landed;
  gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
  world = vec3(0.0);
  spot = position.xy;
  behind = 0.0;
  if (start < 0.0 || landed >= 1.0) return;
  float unit = min(size.x, size.y) / 452.0;

  if (kind < 0.5) {
    // The ribbon reaches from the origin to the tip, so its corners are always where something is to be seen
    float t = position.x * tip;
    behind = tip - t;
    world = along(t);
    vec4 here = projectionMatrix * viewMatrix * vec4(world, 1.0);
    vec4 next = projectionMatrix * viewMatrix * vec4(along(t + 0.01), 1.0);
    vec2 course = normalize((next.xy / next.w - here.xy / here.w) * size + vec2(1e-6, 0.0));
    float wide = mix(1.1, 2.6, smoothstep(0.45, 0.0, behind) * (1.0 - landed));
    here.xy += vec2(-course.y, course.x) * position.y * wide * unit / size * 2.0 * here.w;
    gl_Position = here;
  } else if (kind < 1.5) {
    if (flown >= 1.0) return;
    world = along(tip);
    vec4 here = projectionMatrix * viewMatrix * vec4(world, 1.0);
    here.xy += position.xy * 11.0 * unit / size * 2.0 * here.w;
    gl_Position = here;
  } else {
    if (flown < 1.0) return;
    vec3 east = normalize(cross(vec3(0.0, 1.0, 0.0), to) + vec3(1e-5, 0.0, 0.0));
    vec3 north = cross(to, east);
    world = to * 1.004 + (east * position.x + north * position.y) * (0.03 + 0.13 * sqrt(landed));
    gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
  }
}
`

export const arcFragment = /* glsl */ `
uniform vec3 arc, head;
varying vec3 world;
varying vec2 spot;
varying float kind, behind, life;
${seenGlsl}
${leaveGlsl}
void main() {
  vec3 color = arc;
  float alpha;
  if (kind < 0.5) {
    float soft = 1.0 - smoothstep(0.45, 1.0, abs(spot.y));
    float tail = smoothstep(0.5, 0.0, behind);
    color = mix(arc, head, smoothstep(0.16, 0.0, behind) * 0.8);
    alpha = soft * mix(mix(0.42, 0.22, additive), 1.0, tail * tail) * life;
  } else if (kind < 1.5) {
    float r = length(spot);
    float core = smoothstep(0.4, 0.22, r);
    color = mix(head, vec3(1.0), core * 0.55 * additive);
    alpha = max(core, exp(-r * r * 5.0) * 0.75 * (1.0 - smoothstep(0.7, 1.0, r)) * mix(0.5, 1.0, additive));
  } else {
    float r = length(spot);
    float edge = smoothstep(0.62, 0.86, r) * (1.0 - smoothstep(0.9, 1.0, r));
    color = head;
    alpha = (edge + 0.25 * exp(-r * r * 4.0) * (1.0 - smoothstep(0.7, 1.0, r))) * life * life;
  }
  gl_FragColor = leave(color, alpha * seen(world));
}
`
