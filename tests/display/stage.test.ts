import { expect, test } from 'vitest'
import { dataLayout, type Place } from '../../display/screens/layout.ts'
import { readOptions } from '../../display/settings/options.ts'
import type { WallScreen } from '../../display/settings/paths.ts'
import { driftOn } from '../../display/stage/drift.ts'
import { canvasRatio, fitStage, stageOf } from '../../display/stage/fit.ts'
import { lacksHan } from '../../display/stage/fonts.ts'
import { actionOf } from '../../display/stage/keys.ts'
import { shiftAt } from '../../display/stage/pixel-shift.ts'
import { isNightlyMinute } from '../../display/stage/upkeep.ts'
import { heroDrift, heroSize } from '../../display/zones/hero/hero-size.ts'
import { dayOfText, dayText } from '../../shared/time/zone.ts'

const size = (w: number, h: number) => ({ w, h })

test('[W17] the stage fits its window by the chosen mode', () => {
  expect(fitStage('fit', size(1366, 768))).toMatchObject({ unit: 768 / 1080, x: 0, y: 0, scrolls: false })
  expect(fitStage('fit', size(2000, 1080))).toMatchObject({ unit: 1, x: 40, y: 0 })
  expect(fitStage('width', size(960, 400))).toMatchObject({ unit: 0.5, scrolls: true })
  expect(fitStage('height', size(400, 540))).toMatchObject({ unit: 0.5, scrolls: true })
  expect(fitStage('none', size(1280, 720))).toMatchObject({ unit: 1, scrolls: true })
  const full = fitStage('full', size(3840, 1080))
  expect([full.unit * full.stretchX, full.unit * full.stretchY]).toEqual([2, 1])
})

test('[W17] a wall with its own size keeps the units of its text and gets more room', () => {
  expect(stageOf(size(3840, 2160))).toEqual({ stage: size(1920, 1080), unit: 2 })
  const wide = stageOf(size(6656, 1792))
  expect(wide.stage).toEqual(size(4011, 1080))
  expect(fitStage('fit', size(3328, 896), size(6656, 1792)).unit).toBeCloseTo(wide.unit / 2, 3)
  expect(fitStage('fit', size(1080, 1920)).stage.w).toBe(1400)
})

test('[W17] canvases get the pixels that the screen has, from one to three', () => {
  const plain = fitStage('fit', size(1920, 1080))
  expect([0.5, 1, 2, 4].map((ratio) => canvasRatio(ratio, plain))).toEqual([1, 1, 2, 3])
  expect(canvasRatio(1, fitStage('full', size(3840, 1080)))).toBe(2)
})

const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

test.each([size(1920, 1080), size(4011, 1080), size(1920, 1200), size(1400, 2489), size(2560, 1080)])(
  '[W18] on a stage of %o no place leaves the stage or overlaps another but the trend the lower limb of the globe',
  (stage) => {
    const places = Object.entries(dataLayout(stage))
    expect(places).toHaveLength(11)
    for (const [name, place] of places) {
      expect(place.x, name).toBeGreaterThanOrEqual(0)
      expect(place.x + place.w, name).toBeLessThanOrEqual(stage.w)
      expect(place.y + place.h, name).toBeLessThanOrEqual(stage.h)
      for (const [other, second] of places)
        if (other !== name && [name, other].sort().join(' ') !== 'map trend')
          expect(overlap(place, second), `${name} ${other}`).toBe(false)
    }
  },
)

test('[W27] an address says what it wants, and nonsense counts as not said', () => {
  const said = readOptions('?w=6656&h=1792&scale=full&kiosk=1&theme=light&lang=en&still&tier=lean')
  expect(said).toEqual({
    size: size(6656, 1792),
    scale: 'full',
    kiosk: true,
    theme: 'light',
    language: 'en',
    still: true,
    tier: 'lean',
    dims: true,
    drifts: false,
    speed: 60,
  })
  const nothing = {
    size: undefined,
    scale: 'fit',
    kiosk: false,
    theme: undefined,
    language: undefined,
    still: false,
    tier: 'auto',
    dims: true,
    drifts: true,
    speed: 60,
  }
  expect(readOptions('')).toEqual(nothing)
  expect(readOptions('?w=1e9&h=-3&scale=x&kiosk=yes&theme=pink&lang=de&still=0&tier=9')).toEqual(nothing)
  expect(readOptions('?motion=0').still).toBe(true)
  expect(readOptions('?replay=2025-11-18T09&speed=10')).toMatchObject({ replay: '2025-11-18T09', speed: 10 })
  for (const wrong of ['0', '61', '1.5', 'fast']) expect(readOptions(`?speed=${wrong}`).speed).toBe(60)
  expect(readOptions('?dim=0').dims).toBe(false)
  expect(['?drift=0', '?still&drift=1', '?motion=0'].map((query) => readOptions(query).drifts)).toEqual([
    false,
    true,
    false,
  ])
})

test('[W28] keys act without a modifier only, each wall has its own', () => {
  const press = (key: string, ctrlKey = false, code = '', screen: WallScreen = 'dataScreen') =>
    actionOf(screen, { key, code, ctrlKey, altKey: false, metaKey: false })
  expect(['f', 'S', 't', 'R', '?', 'x'].map((key) => press(key))).toEqual([
    'full',
    'scale',
    'theme',
    'refresh',
    'help',
    undefined,
  ])
  expect(press('r', true)).toBeUndefined()
  // An input method keeps the letter to itself, but not the place on the keyboard.
  expect([press('Process', false, 'KeyT'), press('Process', false, 'KeyX')]).toEqual(['theme', undefined])
  const walls = ['dataScreen', 'clipScreen', 'smartScreen'] as const
  expect(walls.map((screen) => press('p', false, 'KeyP', screen))).toEqual(['replay', undefined, 'hold'])
  expect(walls.map((screen) => press('ArrowRight', false, 'ArrowRight', screen))).toEqual([
    undefined,
    undefined,
    'next',
  ])
  expect(press('Process', false, 'ArrowLeft', 'smartScreen')).toBe('before')
})

test('[W30] the fresh start of the night has its own minute of the ten after four, and is not missed by one that looks late', () => {
  // 04:07 in Shanghai, whatever the clock of the box says.
  const night = Date.UTC(2026, 2, 13, 20, 7) / 1000
  expect(isNightlyMinute(night, 'Asia/Shanghai', 7)).toBe(true)
  expect([-60, 540, 600].map((later) => isNightlyMinute(night + later, 'Asia/Shanghai', 7))).toEqual([
    false,
    true,
    false,
  ])
  expect(isNightlyMinute(night, 'UTC', 7)).toBe(false)
})

test('[W30] the picture moves by two pixels at most, and comes back', () => {
  expect([0, 1, 2, 3, 4].map((step) => shiftAt(step))).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
    { x: 0, y: 0 },
  ])
})

test('[W55] day by day the header swaps its sides, and the leading number stands a stroke from where it stood', () => {
  const days = Array.from({ length: 15 }, (_, n) => driftOn(dayText(dayOfText('2026-12-25') + n)))
  for (const [n, day] of days.entries()) {
    const before = days[n - 1]
    expect(Math.abs(day.x)).toBeLessThanOrEqual(24)
    if (!before) continue
    expect(day.swapped).toBe(!before.swapped)
    expect(Math.abs(day.x - before.x)).toBeGreaterThan(14)
  }
  expect(new Set(days.map(({ x }) => x)).size).toBe(7)
})

test('[W55] a number that fills its place stays in it', () => {
  const size = (text: string) => heroSize('$', text, 912)
  expect(heroDrift('$', '1,287,643', size('1,287,643'), 912, -24)).toBe(-24)
  const long = '9,234,567,890,123.45'
  const x = heroDrift('$', long, size(long), 912, 24)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x).toBeLessThan(24)
})

test('[W31] equal pictures of different characters are the box of a missing font', () => {
  expect(lacksHan(() => 'box')).toBe(true)
  expect(lacksHan((letter) => letter)).toBe(false)
})
