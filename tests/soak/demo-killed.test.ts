import { test } from 'vitest'
import { killedHistory } from '../platform/demo-killed.ts'

test(
  '[D8] [D9] [D1] a history of twelve days, killed eighteen times, ends as in another database',
  {
    timeout: 600_000,
  },
  () => killedHistory({ days: 12, kills: 12, later: { days: 8, kills: 6 } }),
)
