import { expect, test } from 'vitest'
import { aimedOf, rankedOf } from '../../console/features/staff/compared.ts'

const page = Array.from({ length: 20 }, (_, n) => ({
  staff_id: String(n),
  gmv: n === 3 ? null : (n * 7) % 20,
  target: n % 2 === 0 ? 100 : null,
}))
const ids = (rows: ReturnType<typeof rankedOf>) => rows.map(({ staff_id }) => Number(staff_id))

test('[SM22] the ten who brought most stand in their order, who brought nothing never; the first ten with a target in the list’s', () => {
  const most = ids(rankedOf(page))
  expect(most).toHaveLength(10)
  expect(most.map((n) => (n * 7) % 20)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10])
  expect(ids(rankedOf(page.slice(0, 4)))).toEqual([2, 1])
  expect(ids(aimedOf(page))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(ids(aimedOf([...page, ...page]))).toHaveLength(10)
})
