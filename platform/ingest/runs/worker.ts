import { claimRun, dropFiles, importFiles } from '../../queries/orders/import-work.ts'
import { startWorker } from '../../work/worker.ts'
import type { ImportFolder } from './folder.ts'
import { importRun, type RunOptions } from './run.ts'

const SWEEP_MS = 60_000
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

/** Imports files one after the other, with the engine of the command line; other processes may share the work. */
export const startImports = (options: RunOptions): Imports => {
  const { db, gate, log, folder } = options
  const worker = startWorker({
    what: 'imports',
    log,
    everyMs: SWEEP_MS,
    sweep: () => sweep(options),
    step: async (stopping) => {
      const run = await claimRun(db)
      if (run) await importRun(run, options, stopping)
      return run !== null
    },
  })
  return {
    folder,
    pool: options.pool,
    wake: worker.wake,
    stop: async () => {
      await worker.stop()
      await gate.stop()
      folder.close()
    },
  }
}
