import { test } from 'vitest'
import { killedReport } from './killed-report.ts'

test('[P77] a report that is killed and run again, then an older one of a part: the database of both in order, uncut', () =>
  killedReport(12_000, 1))
