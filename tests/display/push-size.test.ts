import { expect, test } from 'vitest'
import { diff, type Json } from '../../shared/live/diff.ts'
import { believableWall } from '../support/believable-wall.ts'
import { withOrder } from '../support/with-order.ts'

test('[V8] what travels for one more order is at most a tenth of a full wall', () => {
  const before = believableWall({ ts: 1_800_000_000 })
  const after = withOrder(before, 4321, 1_800_000_030, () => 0.4)
  const patch = diff(before as unknown as Json, after as unknown as Json)
  expect(patch).toBeDefined()
  expect(JSON.stringify(patch).length).toBeLessThanOrEqual(JSON.stringify(after).length / 10)
})
