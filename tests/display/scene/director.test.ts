import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { createDirector, type Layers } from '../../../display/scene/director.ts'
import { createFrameUniforms } from '../../../display/scene/frame.ts'
import { createArcs } from '../../../display/scene/layers/arcs.ts'
import { createPillars } from '../../../display/scene/layers/pillars.ts'
import type { SceneSource } from '../../../display/scene/source.ts'

const source: SceneSource = {
  countries: () => [{ id: 'US', amt: 100 }],
  onCountries: () => () => undefined,
  onOrder: () => () => undefined,
}

test('[W64] in a moment the globe draws back by a twelfth at most, and stands as before after six seconds', () => {
  const uniforms = createFrameUniforms()
  const earth: Layers['earth'] = { ...createPillars(uniforms), fill: () => undefined }
  const director = createDirector(source, uniforms, {
    earth,
    pillars: createPillars(uniforms),
    arcs: createArcs(uniforms),
  })
  const camera = new PerspectiveCamera(26)
  const distanceAt = (now: number): number => {
    director.frame(now, camera, 900, 700, 1)
    return camera.position.length()
  }
  const usual = distanceAt(10)
  director.moment(20)
  const far = Array.from({ length: 7 }, (_, second) => distanceAt(20 + second) / usual)
  expect(far[0]).toBeCloseTo(1, 9)
  expect(far[3]).toBeCloseTo(1.08, 9)
  expect(Math.max(...far)).toBeLessThanOrEqual(1.0801)
  expect(far[6]).toBeCloseTo(1, 9)
  expect(distanceAt(60) / usual).toBeCloseTo(1, 9)
})
