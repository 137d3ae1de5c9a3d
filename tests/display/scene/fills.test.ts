import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestCountries, quantileSteps, sameSteps, shares } from '../../../display/scene/fills.ts'

const rows = (...amounts: number[]) => amounts.map((amt, i) => ({ id: String.fromCharCode(65 + i), amt }))

test('[G5] countries fall into five steps by quantile', () => {
  const steps = quantileSteps(rows(10, 20, 30, 40, 50, 60, 70, 80, 90, 100))
  expect([...'ABCDEFGHIJ'].map((id) => steps.get(id))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})

test('[G5] the best country is always in the highest step, however few there are', () => {
  expect(quantileSteps(rows(7)).get('A')).toBe(5)
  expect([...quantileSteps(rows(7, 9)).values()].sort()).toEqual([3, 5])
})

test('[G5] equal turnover has equal fill, and no turnover has none', () => {
  const steps = quantileSteps(rows(5, 5, 5, 0, -3))
  expect([...steps.entries()].sort()).toEqual([
    ['A', 5],
    ['B', 5],
    ['C', 5],
  ])
})

test('[G5] more turnover never has a lower step', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 10_000 }), { maxLength: 60 }), (amounts) => {
      const data = amounts.map((amt, i) => ({ id: `c${i}`, amt }))
      const steps = quantileSteps(data)
      const sorted = data.filter((row) => row.amt > 0).sort((a, b) => a.amt - b.amt)
      const found = sorted.map((row) => steps.get(row.id) ?? 0)
      expect(found).toEqual([...found].sort((a, b) => a - b))
      expect(found.every((step) => step >= 1 && step <= 5)).toBe(true)
    }),
  )
})

test('[G5] only a changed step asks for a new painting', () => {
  const before = quantileSteps(rows(10, 20, 30))
  expect(sameSteps(before, quantileSteps(rows(11, 22, 33)))).toBe(true)
  expect(sameSteps(before, quantileSteps(rows(40, 20, 30)))).toBe(false)
  expect(sameSteps(before, quantileSteps(rows(10, 20)))).toBe(false)
})

test('[G11] shares are of the whole turnover', () => {
  const found = shares(rows(1, 3, 0))
  expect([...found]).toEqual([
    ['A', 0.25],
    ['B', 0.75],
  ])
})

test('[G18] labels go to the best countries, ties in a steady order', () => {
  expect(bestCountries(rows(5, 9, 9, 1, 0), 3).map(({ id }) => id)).toEqual(['B', 'C', 'A'])
})
