import { claimJob } from '../queries/exports/work.ts'
import { startWorker } from '../work/worker.ts'
import type { ExportFolder } from './folder.ts'
import { type RunOptions, runExport } from './run.ts'
import { sweepExports } from './sweep.ts'

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
    sweep: () => sweepExports(db, folder, Math.floor(nowMs() / 1000)),
    claim: () => claimJob(db),
    run: (job, stopping) => runExport(job, options, stopping),
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
