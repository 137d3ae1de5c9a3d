/** Shader text that several layers share. Every fragment leaves with its colour multiplied by its alpha. */

/** `seen(p)`: 1 where a point of space is in front of the globe's horizon, 0 behind it, with a soft edge of the limb. */
export const seenGlsl = /* glsl */ `
uniform vec3 eye;
float seen(vec3 p) {
  vec3 way = p - eye;
  float far = length(way);
  vec3 d = way / far;
  float nearest = -dot(eye, d);
  float miss = sqrt(max(dot(eye, eye) - nearest * nearest, 0.0));
  return far < nearest ? 1.0 : smoothstep(0.994, 1.0, miss);
}
`

/** `rampColor(step)`: fill colour of a step 1..5, mixed between steps. */
export const rampGlsl = /* glsl */ `
uniform vec3 ramp[5];
vec3 rampColor(float s) {
  vec3 c = ramp[0];
  c = mix(c, ramp[1], clamp(s - 1.0, 0.0, 1.0));
  c = mix(c, ramp[2], clamp(s - 2.0, 0.0, 1.0));
  c = mix(c, ramp[3], clamp(s - 3.0, 0.0, 1.0));
  return mix(c, ramp[4], clamp(s - 4.0, 0.0, 1.0));
}
`

/** `leave(color, alpha)`: light adds to what is behind it, ink covers it. */
export const leaveGlsl = /* glsl */ `
uniform float additive;
vec4 leave(vec3 color, float alpha) {
  return vec4(color * alpha, alpha * (1.0 - additive));
}
`
