import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/failures.ts'
import type { MovablePool } from '../db/pool.ts'
import type { Db } from '../db/tables.ts'
import { changeCompany } from '../jobs/change-company.ts'
import { CompanyError } from '../jobs/company-error.ts'
import {
  beatChange,
  type ClaimedChange,
  claimChange,
  failChange,
  requeueChange,
} from '../queries/company-change-work.ts'
import { repeatedly } from './ticks.ts'
import { startWorker, type Worker } from './worker.ts'

/** A change whose worker died so often is not tried again. */
const MOST_ATTEMPTS = 5

export interface ChangeOptions {
  readonly db: Db
  readonly pool: MovablePool
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly nowMs: () => number
}

const broken = new CompanyError(
  '更改出错，公司保持原样；请重新更改',
  'The change went wrong and the company stays as it was: please start it again',
)

/** Carries out a claimed change and says how it ended; `stopping` gives it back, to begin anew. */
const runChange = async (change: ClaimedChange, options: ChangeOptions, stopping: AbortSignal): Promise<void> => {
  const { db, pool, log, nowMs } = options
  const lost = new AbortController()
  let seen = { done: 0, total: 0 }
  const stopTicks = repeatedly(async () => {
    if (!(await beatChange(db, change, seen.done, seen.total))) lost.abort()
  })
  const now = (): number => Math.floor(nowMs() / 1000)
  try {
    if (change.attempts > MOST_ATTEMPTS) throw broken
    await changeCompany(pool, change, {
      signal: AbortSignal.any([stopping, lost.signal]),
      onProgress: (progress) => {
        seen = progress
      },
      now,
    })
  } catch (error) {
    if (stopping.aborted) return await requeueChange(db, change)
    if (lost.signal.aborted) return
    if (!(error instanceof CompanyError)) {
      log.warn({ err: error, change: change.id }, 'a company could not be changed')
      // Without a sign of life it is taken up again, by whoever sees the database first.
      if (isDatabaseAway(error)) return
    }
    await failChange(db, change, error instanceof CompanyError ? error : broken, now())
  } finally {
    stopTicks()
  }
}

export interface Changes extends Worker {
  readonly pool: MovablePool
}

/** Changes companies, one at a time. */
export const startChanges = (options: ChangeOptions): Changes => {
  const worker = startWorker({
    what: 'changes of companies',
    log: options.log,
    everyMs: Number.POSITIVE_INFINITY,
    sweep: async () => {},
    step: async (stopping) => {
      const change = await claimChange(options.db)
      if (change) await runChange(change, options, stopping)
      return change !== null
    },
  })
  return { ...worker, pool: options.pool }
}
