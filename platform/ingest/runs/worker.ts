import { claimRun, dropFiles, importFiles, type WorkKind } from '../../queries/imports/work.ts'
import { startWorker } from '../../work/worker.ts'
import type { ImportFolder } from './folder.ts'
import { type RunOptions, workRun } from './run.ts'

/** A file that was not imported, and the rejected lines of one that was, are kept for a week. */
const KEEP_S = 7 * 86_400

export interface Imports {
  readonly folder: ImportFolder
  readonly pool: RunOptions['pool']
  /** There is a new run. */
  readonly wake: () => void
  /** Gives the running import back, to go on where it is, and ends. */
  readonly stop: () => Promise<void>
}

const sweep = async ({ db, folder, nowMs }: RunOptions): Promise<void> => {
  await dropFiles(db, Math.floor(nowMs() / 1000) - KEEP_S)
  const files = await folder.files() // before asking who uses them: a run names its file before it is there
  const used = await importFiles(db)
  await Promise.all(files.filter((file) => !used.has(file)).map((file) => folder.remove(file)))
}

/**
 * Looks at files and imports them, each one after the other, with the engine of the command line; other processes may share
 * the work.
 */
export const startImports = (options: RunOptions): Imports => {
  const { db, gate, log, folder } = options
  const start = (kind: WorkKind) =>
    startWorker({
      what: `imports (${kind})`,
      log,
      claim: () => claimRun(db, kind),
      run: (run, stopping) => workRun(run, options, stopping),
      ...(kind === 'writes' ? { sweep: () => sweep(options) } : {}),
    })
  const workers = [start('writes'), start('checks')]
  return {
    folder,
    pool: options.pool,
    wake: () => {
      for (const worker of workers) worker.wake()
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await gate.stop()
      folder.close()
    },
  }
}
