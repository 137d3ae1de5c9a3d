import type { Logger } from 'pino'
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
import { runAttempt } from './attempt.ts'
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
  let seen = { done: 0, total: 0 }
  const now = (): number => Math.floor(nowMs() / 1000)
  await runAttempt<CompanyError>(
    {
      attempts: change.attempts,
      most: MOST_ATTEMPTS,
      beat: () => beatChange(db, change, seen.done, seen.total),
      run: (signal) =>
        changeCompany(pool, change, {
          signal,
          onProgress: (progress) => {
            seen = progress
          },
          now,
        }),
      requeue: () => requeueChange(db, change),
      fail: (reason) => failChange(db, change, reason, now()),
      reasonOf: (error) => (error instanceof CompanyError ? error : null),
      broken,
    },
    { log, what: { change: change.id } },
    stopping,
  )
}

export interface Changes extends Worker {
  readonly pool: MovablePool
}

/** Changes companies, one at a time. */
export const startChanges = (options: ChangeOptions): Changes => {
  const worker = startWorker({
    what: 'changes of companies',
    log: options.log,
    claim: () => claimChange(options.db),
    run: (change, stopping) => runChange(change, options, stopping),
  })
  return { ...worker, pool: options.pool }
}
