import {
  CanvasTexture,
  DataTexture,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  Mesh,
  NoColorSpace,
  PlaneGeometry,
  RedFormat,
  RepeatWrapping,
} from 'three'
import { type FrameUniforms, pick } from '../frame.ts'
import { toVector, type Vec3 } from '../geometry.ts'
import { lampsWidth, mapWidth, paintLamps, paintMap, type Steps } from '../paint-map.ts'
import type { Tier } from '../source.ts'
import { shaderMaterial } from './material.ts'
import { rampGlsl } from './shader-parts.ts'

const vertex = /* glsl */ `
varying vec2 place;
varying vec3 normalOut;
void main() {
  place = uv;
  normalOut = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`

const fragment = /* glsl */ `
uniform sampler2D map, lamps;
#ifdef CITIES
uniform sampler2D cities;
#endif
uniform vec3 eye, sun, oceanDay, oceanNight, landDay, landNight, border, air, lamp, dusk;
uniform float discPixels, additive;
varying vec2 place;
varying vec3 normalOut;
${rampGlsl}
void main() {
  vec3 n = normalize(normalOut);
  vec3 toEye = normalize(eye - n);
  float facing = max(dot(n, toEye), 0.0);
  float sunward = dot(n, sun);
  float day = smoothstep(-0.16, 0.34, sunward);

  vec3 here = texture2D(map, place, -0.7).rgb;
  float around = texture2D(lamps, place).g * 5.0;
  float land = here.r;
  float sold = here.g * 5.0 / max(land, 0.02);
  float selling = smoothstep(0.25, 0.75, sold);

  vec3 ocean = mix(oceanNight, oceanDay, day);
  float glint = max(dot(reflect(-sun, n), toEye), 0.0);
  glint *= glint * glint;
  ocean += air * glint * glint * glint * 0.16 * additive;
  vec3 ground = mix(landNight, landDay, day);
  // The blurred fills is bright inside a country and falls off at its edge: the glow of a lamp, not a flat tone
  float inner = smoothstep(0.25, 1.0, around / max(sold, 0.6));
  vec3 fill = rampColor(sold) * mix(mix(0.92, 0.84, additive), 1.0, day) * mix(1.0, mix(0.6, 0.93, inner), additive);
  vec3 color = mix(ocean, mix(ground, fill, selling), land);

  // On land a line is a border, at sea it is the coast and the faint grid of the chart
  vec3 stroke = mix(mix(border, mix(ocean, air, 0.7), additive), border, land);
  color = mix(color, stroke, here.b * mix(0.75, 0.6, additive));
  color += rampColor(around) * smoothstep(0.0, 3.0, around) * mix(0.26, 0.14, day) * additive * (1.0 - 0.6 * land);

#ifdef CITIES
  // Where people live, after dark: faint lamps everywhere, in the colour of the sale where it is bought
  float city = texture2D(cities, place, -0.6).r * (1.0 - smoothstep(-0.12, 0.1, sunward));
  color += mix(lamp * 0.7, mix(rampColor(max(sold, 1.0)), vec3(1.0), 0.45), selling) * city * additive;
  color = mix(color, mix(lamp, rampColor(5.0), selling), city * 0.8 * (1.0 - additive));
#endif
  // The line between day and night: a band of evening light, warmer to the night
  float low = (sunward - 0.02) / 0.075;
  color += dusk * exp(-low * low) * mix(0.1, 0.17, additive) * mix(0.4, 1.0, land);

  float shade = mix(0.5, 1.0, smoothstep(0.0, 0.75, facing));
  color *= mix(mix(0.86, 1.0, facing), shade, additive);
  float edge = 1.0 - facing;
  float rim = edge * edge * edge;
  color = mix(color, mix(air * (0.35 + 0.65 * day), air, 1.0 - additive), rim * mix(0.75, 0.85, additive));

  // Seen from the side a sphere falls off with the square of the facing: that is the distance to the limb in pixels
  float alpha = clamp(discPixels * facing * facing * 0.5, 0.0, 1.0);
  gl_FragColor = vec4(color * alpha, alpha);
}
`

export interface EarthLayer {
  readonly object: Mesh
  /** Repaints the map for new fill steps; to be called when they changed, not more than once a second. */
  fill(steps: Steps): void
  dispose(): void
}

/** Columns and rows of the sphere. Software drawing pays for each corner, and the limb is smoothed by the shader. */
const [columns, rows] = [64, 32]

function sphere(): PlaneGeometry {
  const geometry = new PlaneGeometry(1, 1, columns, rows)
  const { position, uv } = geometry.attributes
  const point: Vec3 = [0, 0, 0]
  for (let i = 0; position && uv && i < position.count; i++) {
    position.setXYZ(i, ...toVector((uv.getY(i) - 0.5) * 180, (uv.getX(i) - 0.5) * 360, point))
  }
  return geometry
}

interface Painted {
  readonly texture: CanvasTexture
  paint(steps: Steps): void
}

type Painter = (context: CanvasRenderingContext2D, steps: Steps, before?: Steps) => void

function painted(width: number, painter: Painter): Painted {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width / 2
  // Kept in main memory: each painting is read once, for its upload
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.wrapS = RepeatWrapping
  let before: Steps | undefined
  return {
    texture,
    paint(steps) {
      if (context) painter(context, steps, before)
      before = steps
      texture.needsUpdate = true
    },
  }
}

const citiesWidth = 1024
/** The lights of cities come after all that the wall shows at first. */
const citiesAfterMs = 8000

interface Cities {
  readonly texture: DataTexture
  dispose(): void
}

/** Dark until the table of cities is there; without it the earth stays dark. */
function cityTexture(): Cities {
  const light = new Uint8Array((citiesWidth * citiesWidth) / 2)
  const texture = new DataTexture(light, citiesWidth, citiesWidth / 2, RedFormat)
  texture.wrapS = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  const timer = setTimeout(() => {
    import('../city-lights.ts').then(
      ({ cityLights }) => {
        light.set(cityLights())
        texture.needsUpdate = true
      },
      () => undefined,
    )
  }, citiesAfterMs)
  return {
    texture,
    dispose() {
      clearTimeout(timer)
      texture.dispose()
    },
  }
}

/** The globe itself: one sphere of 2,145 vertices, coloured from the painted map, lit by the sun. */
export function createEarth(frame: FrameUniforms, tier: Tier): EarthLayer {
  const map = painted(mapWidth[tier], paintMap)
  const lamps = painted(lampsWidth, paintLamps)
  map.texture.minFilter = LinearMipmapNearestFilter
  lamps.texture.minFilter = LinearFilter
  lamps.texture.generateMipmaps = false
  const geometry = sphere()
  const shared = pick(
    frame,
    ...(['eye', 'sun', 'oceanDay', 'oceanNight', 'landDay', 'landNight', 'border', 'air', 'ramp'] as const),
    ...(['lamp', 'dusk', 'discPixels', 'additive'] as const),
  )
  const cities = tier === 'full' ? cityTexture() : undefined
  const textures = {
    map: { value: map.texture },
    lamps: { value: lamps.texture },
    cities: { value: cities?.texture ?? null },
  }
  const material = shaderMaterial({ ...shared, ...textures }, vertex, fragment, FrontSide)
  if (cities) material.defines = { CITIES: 1 }
  const object = new Mesh(geometry, material)
  object.frustumCulled = false
  object.renderOrder = 1
  return {
    object,
    fill(steps) {
      map.paint(steps)
      lamps.paint(steps)
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      map.texture.dispose()
      lamps.texture.dispose()
      cities?.dispose()
    },
  }
}
