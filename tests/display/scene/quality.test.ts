import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLadder } from '../../../display/scene/ladder.ts'
import { createQuality } from '../../../display/scene/quality.ts'
import { createRescuer, type SceneState } from '../../../display/scene/rescue.ts'
import { chooseForm } from '../../../display/scene/webgl.ts'

const feed = (quality: ReturnType<typeof createQuality>, ms: number, frames: number): number => {
  let steps = 0
  for (let i = 0; i < frames; i++) if (quality.frame(ms)) steps++
  return steps
}

describe('quality', () => {
  test('[G9] frames over 50 ms bring the pixel ratio down, then the lean tier, and end there', () => {
    const quality = createQuality('full')
    expect(quality.rung()).toEqual({ tier: 'full', dpr: 1.5, fps: 30 })
    expect(feed(quality, 70, 40)).toBe(1)
    expect(quality.rung()).toEqual({ tier: 'full', dpr: 1, fps: 30 })
    expect(feed(quality, 90, 40)).toBe(1)
    expect(quality.rung().tier).toBe('lean')
    expect(feed(quality, 120, 500)).toBe(1)
    expect(quality.rung()).toEqual({ tier: 'lean', dpr: 0.5, fps: 15 })
  })

  test('[G9] frames at their own pace, a slow start, single slow frames and a sleeping page change nothing', () => {
    expect(feed(createQuality('full'), 34, 2000)).toBe(0)
    expect(feed(createQuality('lean'), 52, 2000)).toBe(0)
    const quality = createQuality('full')
    expect(feed(quality, 300, 15)).toBe(0)
    for (let i = 0; i < 300; i++) expect(quality.frame(i % 5 === 0 ? 80 : 33)).toBe(false)
    expect(feed(quality, 60_000, 100)).toBe(0)
  })
})

describe('ladder', () => {
  test('[G10] a lost context is waited for, also the tenth time; a restore loop ends on the flat map', () => {
    const ladder = createLadder()
    for (let i = 0; i < 10; i++) expect(ladder.lost(i * 5000)).toBe('wait')
    const loop = createLadder()
    const answers = Array.from({ length: 14 }, (_, i) => loop.lost(i * 1000))
    expect(answers.at(-1)).toBe('flat')
    expect(loop.losses()).toBe(14)
  })

  test('[G10] a context that does not come back gets fresh canvases, then the flat map, then a later try', () => {
    const ladder = createLadder()
    expect([ladder.stuck(), ladder.stuck(), ladder.stuck()]).toEqual(['remount', 'remount', 'flat'])
    const first = ladder.retryIn()
    expect(ladder.retryIn()).toBeGreaterThan(first)
    for (let i = 0; i < 20; i++) expect(ladder.retryIn()).toBeLessThanOrEqual(3_600_000)
    expect(ladder.stuck()).toBe('remount')
  })
})

describe('rescue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const start = (forms: ('full' | '2d')[]) => {
    const seen: SceneState[] = []
    const choose = () => forms.shift() ?? 'full'
    return { seen, rescuer: createRescuer(choose, 'auto', (state) => seen.push(state)) }
  }

  test('[G10] the flat map covers a lost context until pixels are back', () => {
    const { rescuer } = start(['full'])
    rescuer.drawn()
    rescuer.lost()
    expect(rescuer.state()).toMatchObject({ form: '3d', covered: true, generation: 1, losses: 1 })
    vi.advanceTimersByTime(1000)
    rescuer.drawn()
    expect(rescuer.state()).toMatchObject({ form: '3d', covered: false, generation: 1 })
    vi.advanceTimersByTime(60_000)
    expect(rescuer.state().generation).toBe(1)
  })

  test('[G10] within 5 seconds a context that stays away is replaced by a fresh canvas', () => {
    const { rescuer } = start(['full'])
    rescuer.drawn()
    rescuer.lost()
    vi.advanceTimersByTime(5000)
    expect(rescuer.state()).toMatchObject({ form: '3d', covered: true, generation: 2 })
  })

  test('[G10] a blocked page says so and tries 3D again later', () => {
    const { rescuer } = start(['full'])
    for (let i = 0; i < 3; i++) rescuer.failed(new Error('no context'))
    expect(rescuer.state()).toMatchObject({ form: '2d', reason: 'blocked', fault: 'Error: no context' })
    vi.advanceTimersByTime(5 * 60_000)
    expect(rescuer.state()).toMatchObject({ form: '3d', reason: 'ok', covered: true })
  })

  test('[G15] without WebGL the flat map is the form, whatever tier was asked for', () => {
    expect(start(['2d']).rescuer.state()).toMatchObject({ form: '2d', reason: 'no-webgl' })
    expect(chooseForm('full', () => ({ gl: false }))).toBe('2d')
    expect(chooseForm('2d', () => ({ gl: true, tier: 'full' }))).toBe('2d')
    expect(chooseForm('auto', () => ({ gl: true, tier: 'lean' }))).toBe('lean')
    expect(chooseForm('full', () => ({ gl: true, tier: 'lean' }))).toBe('full')
  })
})
