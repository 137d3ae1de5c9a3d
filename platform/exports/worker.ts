import { claimJob } from '../queries/exports/work.ts'
import { startWorker } from '../work/worker.ts'
import type { ExportFolder } from './folder.ts'
import { type RunOptions, runExport } from './run.ts'
import { sweepExports } from './sweep.ts'

const SWEEP_MS = 60_000

export interface Exports {
  readonly folder: ExportFolder
  /** There is a new job. */
  readonly wake: () => void
  /** Gives the running job back and ends. */
  readonly stop: () => Promise<void>
}

/** Makes the files of exports, one at a time; other processes on the same database and folder share the work. */
export const startExports = (options: RunOptions): Exports => {
  const { db, log, folder, nowMs } = options
  const worker = startWorker({
    what: 'exports',
    log,
    everyMs: SWEEP_MS,
    sweep: () => sweepExports(db, folder, Math.floor(nowMs() / 1000)),
    step: async (stopping) => {
      const job = await claimJob(db)
      if (job) await runExport(job, options, stopping)
      return job !== null
    },
  })
  return {
    folder,
    wake: worker.wake,
    stop: async () => {
      await worker.stop()
      folder.close()
    },
  }
}
