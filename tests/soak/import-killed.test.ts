import { test } from 'vitest'
import { killedReport } from '../platform/killed-report.ts'

test(
  '[P77] [I32] 100,000 lines, killed three times and run again, then an older report of a part',
  {
    timeout: 900_000,
  },
  () => killedReport(100_000, 3),
)
