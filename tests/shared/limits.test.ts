import { expect, test } from 'vitest'
import { callTimeoutMs } from '../../shared/api/limits.ts'
import { pageSizes } from '../../shared/api/list.ts'
import { avatarLimit } from '../../shared/forms/rules.ts'

test('[C39] [FO7] the limits of the specification: 90 s for a call, 10 to 50 rows a page, 2 MB for an avatar', () => {
  expect(callTimeoutMs).toBe(90_000)
  expect(pageSizes).toEqual([10, 20, 30, 50])
  expect(avatarLimit).toBe(2_097_152)
})
