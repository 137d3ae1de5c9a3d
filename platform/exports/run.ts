import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/failures.ts'
import type { Db } from '../db/tables.ts'
import { beat, type ClaimedJob, failJob, finishJob, requeueJob } from '../queries/exports/work.ts'
import { repeatedly } from '../work/ticks.ts'
import { ExportFailure, reasonOf } from './failure.ts'
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
  const lost = new AbortController()
  const now = (): number => Math.floor(nowMs() / 1000)
  let written = 0
  let opened: OpenedExport | undefined
  const stopTicks = repeatedly(async () => {
    if (!(await beat(db, job, { written, total: opened?.total ?? null }))) lost.abort()
  })
  try {
    if (job.attempts > MOST_ATTEMPTS) throw new ExportFailure('export.failed.broken')
    opened = await open(job)
    const { batches, ...content } = opened
    const counted = (async function* () {
      for await (const batch of batches) {
        yield batch
        written += batch.length
      }
    })()
    const signal = AbortSignal.any([stopping, lost.signal])
    const size = await writeFile(folder, job.file, { ...content, format: job.format, batches: counted }, signal)
    const end = { written, size, expire_t: now() + KEEP_S, now: now() }
    if (!(await finishJob(db, job, end))) await folder.remove(job.file)
  } catch (error) {
    void opened?.batches.return(undefined).catch(() => {}) // its connection, as soon as the statement under way ends
    await folder.remove(job.file)
    if (stopping.aborted) return await requeueJob(db, job)
    if (lost.signal.aborted) return
    const reason = reasonOf(error)
    if (reason === 'export.failed.broken') log.warn({ err: error, job: job.id }, 'an export failed')
    // Without a sign of life it is taken up again, by whoever sees the database first.
    if (!isDatabaseAway(error) || reason === 'export.failed.full') await failJob(db, job, reason, now())
  } finally {
    stopTicks()
  }
}
