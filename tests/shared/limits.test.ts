import { expect, test } from 'vitest'
import { callTimeoutMs } from '../../shared/api/limits.ts'
import { pageSizes, rowSizes } from '../../shared/api/list.ts'
import { avatarLimit } from '../../shared/forms/rules.ts'

test('[C39] [FO7] [LP19] the limits: 90 s for a call, 10 to 50 rows a page and of a list up to 500, 2 MB for an avatar', () => {
  expect(callTimeoutMs).toBe(90_000)
  expect(pageSizes).toEqual([10, 20, 30, 50])
  expect(rowSizes).toEqual([10, 20, 30, 50, 100, 200, 500])
  expect(avatarLimit).toBe(2_097_152)
})
