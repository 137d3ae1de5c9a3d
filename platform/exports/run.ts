import type { Logger } from 'pino'
import type { Db } from '../db/tables.ts'
import { beat, type ClaimedJob, failJob, finishJob, requeueJob } from '../queries/exports/work.ts'
import { runAttempt } from '../work/attempt.ts'
import { type FailureKey, reasonOf } from './failure.ts'
import type { ExportFolder } from './folder.ts'
import type { OpenedExport } from './open.ts'
import { writeFile } from './write.ts'

/** A file is kept for a week. */
const KEEP_S = 7 * 86_400
/** A job whose worker died so often is not tried again. */
const MOST_ATTEMPTS = 3

export interface RunOptions {
  readonly db: Db
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly folder: ExportFolder
  readonly nowMs: () => number
  readonly open: (job: ClaimedJob) => Promise<OpenedExport>
}

/** Makes the file of a claimed job and says how it ended; `stopping` gives the job back untouched. */
export const runExport = async (job: ClaimedJob, options: RunOptions, stopping: AbortSignal): Promise<void> => {
  const { db, log, folder, nowMs, open } = options
  const now = (): number => Math.floor(nowMs() / 1000)
  let written = 0
  let opened: OpenedExport | undefined
  const run = async (signal: AbortSignal): Promise<void> => {
    opened = await open(job)
    const { batches, ...content } = opened
    const counted = (async function* () {
      for await (const batch of batches) {
        yield batch
        written += batch.length
      }
    })()
    const size = await writeFile(folder, job.file, { ...content, format: job.format, batches: counted }, signal)
    const end = { written, size, expire_t: now() + KEEP_S, now: now() }
    if (!(await finishJob(db, job, end))) await folder.remove(job.file)
  }
  await runAttempt<FailureKey>(
    {
      attempts: job.attempts,
      most: MOST_ATTEMPTS,
      beat: () => beat(db, job, { written, total: opened?.total ?? null }),
      run,
      clean: async () => {
        void opened?.batches.return(undefined).catch(() => {}) // its connection, as soon as the statement under way ends
        await folder.remove(job.file)
      },
      requeue: () => requeueJob(db, job),
      fail: (reason) => failJob(db, job, reason, now()),
      reasonOf,
      broken: 'export.failed.broken',
    },
    { log, what: { export: job.id } },
    stopping,
  )
}
