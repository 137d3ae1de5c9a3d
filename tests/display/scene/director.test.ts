import { PerspectiveCamera } from 'three'
import { expect, test, vi } from 'vitest'
import { createDirector, type Layers } from '../../../display/scene/director.ts'
import { createFrameUniforms } from '../../../display/scene/frame.ts'
import { toVector } from '../../../display/scene/geometry.ts'
import { createArcs } from '../../../display/scene/layers/arcs.ts'
import { createPillars } from '../../../display/scene/layers/pillars.ts'
import { createSparks, sparkSeconds } from '../../../display/scene/layers/sparks.ts'
import type { SceneSource } from '../../../display/scene/source.ts'
import { place } from '../../../shared/geo/countries.ts'

const source: SceneSource = {
  countries: () => [{ id: 'US', amt: 100 }],
  onCountries: () => () => undefined,
  onOrder: () => () => undefined,
}

const directorOf = (shown: SceneSource) => {
  const uniforms = createFrameUniforms()
  const earth: Layers['earth'] = { ...createPillars(uniforms), fill: () => undefined }
  const sparks = createSparks(uniforms)
  const arcs = createArcs(uniforms)
  return {
    director: createDirector(shown, uniforms, { earth, pillars: createPillars(uniforms), arcs, sparks }),
    sparks,
  }
}

test('[W64] in a moment the globe draws back by a twelfth at most, and stands as before after six seconds', () => {
  const { director } = directorOf(source)
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

test('[W64] sparks rise over the country that bought last of those in sight, and are gone after three seconds', () => {
  const to = (id: string) => ({ id, from: 'CN', to: id, amt: 990 })
  const { director, sparks } = directorOf({
    ...source,
    focus: () => 'US',
    recent: () => [to('US'), to('MX'), to('TH')],
  })
  const over = vi.spyOn(sparks, 'burst')
  const camera = new PerspectiveCamera(26)
  director.frame(10, camera, 900, 700, 1)
  expect(sparks.object.visible, 'before').toBe(false)
  director.moment(20)
  const mexico = place('MX')
  expect(over.mock.lastCall?.[0], 'Thailand is behind the globe').toEqual(toVector(mexico?.lat ?? 0, mexico?.lon ?? 0))
  for (const [now, isSeen] of [
    [20, true],
    [20 + sparkSeconds - 0.1, true],
    [20 + sparkSeconds, false],
  ] as const) {
    director.frame(now, camera, 900, 700, 1)
    expect(sparks.object.visible, String(now)).toBe(isSeen)
  }
})
