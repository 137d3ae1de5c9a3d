import { isDatabaseAway } from '../../db/failures.ts'
import { makeBell } from '../../exports/worker.ts'
import { claimRun, dropFiles, importFiles } from '../../queries/orders/import-work.ts'
import type { ImportFolder } from './folder.ts'
import { importRun, type RunOptions } from './run.ts'

/** Runs of other processes are looked for so often; those of this one wake the worker. */
const POLL_MS = 5000
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
  const stopping = new AbortController()
  const bell = makeBell()
  let swept = Number.NEGATIVE_INFINITY
  const step = async (): Promise<boolean> => {
    if (performance.now() - swept > SWEEP_MS) {
      await sweep(options)
      swept = performance.now()
    }
    const run = await claimRun(db)
    if (run) await importRun(run, options, stopping.signal)
    return run !== null
  }
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const busy = await step().catch((error: unknown) => {
        if (!isDatabaseAway(error)) log.error({ err: error }, 'imports failed and are tried again')
        return false
      })
      if (!busy) await bell.wait(POLL_MS)
    }
  }
  const working = work()
  return {
    folder,
    pool: options.pool,
    wake: bell.ring,
    stop: async () => {
      stopping.abort()
      bell.ring()
      await working
      await gate.stop()
      folder.close()
    },
  }
}
