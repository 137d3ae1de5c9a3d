import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pace } from '../../shared/time/pace.ts'

/** When each of those that ask at `asked` begins, one after the other. */
const begun = (asked: readonly number[], pace: Pace): readonly number[] => {
  let now = 0
  return asked.map((at) => {
    now = Math.max(now, at)
    now += pace.wait(now)
    pace.begin(now)
    return now
  })
}

test('[R32] four on end begin at once, the ones after them evenly, and after a rest it is four again', () => {
  expect(begun([1000, 1000, 1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000, 2000], new Pace(40, 4))).toEqual([
    ...[1000, 1000, 1000, 1000, 1040, 1080],
    ...[2000, 2000, 2000, 2000, 2040],
  ])
  expect(begun([1000, 1000, 1000], new Pace(40, 1))).toEqual([1000, 1040, 1080])
})

test('[R32] nobody waits without need, and no stretch of time has more than its even share and the few', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 1, maxLength: 60 }), (gaps) => {
      let at = 0
      const asked = gaps.map((gap) => (at += gap))
      const times = begun(asked, new Pace(40, 4))
      for (const [n, from] of times.entries()) {
        for (const [k, to] of times.entries())
          if (k >= n) expect(k - n + 1).toBeLessThanOrEqual(Math.floor((to - from) / 40 + 1e-9) + 4)
        const fourBefore = times[n - 4]
        if (fourBefore === undefined || from - fourBefore > 160)
          expect(from).toBe(Math.max(asked[n] ?? 0, times[n - 1] ?? 0))
      }
    }),
  )
})
