import type { PartState } from '../../shared/api/health.ts'
import { isDiskFull } from '../db/failures.ts'
import { writeProbe } from '../db/write-probe.ts'

const LIMIT_MS = 2000

/** Whether the database at `url` takes a durable write now. */
export const lookAtDatabase = async (url: string): Promise<PartState> => {
  let connected = false
  try {
    await writeProbe(url, LIMIT_MS, () => {
      connected = true
    })
    return 'ok'
  } catch (error) {
    if (isDiskFull(error)) return 'full'
    return connected ? 'unwritable' : 'down'
  }
}
