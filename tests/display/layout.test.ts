import { expect, test } from 'vitest'
import { coveredShare } from '../../display/screens/covered.ts'
import { dataLayout, type Place } from '../../display/screens/layout.ts'
import { stageOf } from '../../display/stage/fit.ts'
import { keysOf } from '../../shared/keys.ts'

const over = (a: Place, b: Place): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

test.each([
  ['1920x1080', undefined],
  ['6656x1792', { w: 6656, h: 1792 }],
  ['1080x1920', { w: 1080, h: 1920 }],
])('[G21] at %s only the trend stands over another zone, the lower limb of the globe', (_, size) => {
  const at = dataLayout(stageOf(size).stage)
  const names = keysOf(at)
  const covering = names.flatMap((one, i) =>
    names.slice(i + 1).flatMap((other) => (over(at[one], at[other]) ? [[one, other].sort().join(' ')] : [])),
  )
  const lying = at.map.w === at.hero.w && at.trend.y < at.map.y + at.map.h
  expect(covering).toEqual(lying ? ['map trend'] : [])
  expect(lying).toBe(size?.w !== 1080)
  expect(at.map.x + at.map.w / 2).toBe(at.hero.x + at.hero.w / 2)
  expect(coveredShare(at)).toBeGreaterThanOrEqual(0)
  expect(coveredShare(at)).toBeLessThan(lying ? 0.36 : 0.001)
})
